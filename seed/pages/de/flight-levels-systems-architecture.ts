import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const germanSystemsArchitecture: PageText = {
  title: 'Flight Levels Systems Architecture',
  blocks: [
    cover(
      'Flight Levels Systems Architecture',
      'Bevor du etwas umbaust, lohnt sich ein Blick auf die Karte. In zwei Tagen zeichnest du, wie Arbeit wirklich durch eure Organisation fließt, und findest die Stelle, an der wenig Veränderung viel bewirkt.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'Das Organigramm zeigt, wer an wen berichtet. Es zeigt nicht, wie aus einem Auftrag ein Ergebnis wird. Systems Architecture schließt diese Lücke: Du lernst, die Boards, Gespräche und Teams einer Organisation als zusammenhängende Arbeitssysteme zu sehen – auf allen drei Höhen und mit den Verbindungen dazwischen.',
      ),
      ticks(
        'Du zeichnest die Landkarte eurer Arbeitssysteme: Was gibt es schon, wo hängt es zusammen, wo klafft eine Lücke?',
        'Du unterscheidest Linien der Arbeit von Linien im Organigramm und weißt, warum das Verwechseln so teuer ist.',
        'Du erkennst, welche Systeme auf welcher Höhe fehlen, doppelt sind oder niemandem gehören.',
        'Du findest den Hebel: die eine Verbindung, mit der ihr anfangt, statt alles auf einmal umzubauen.',
        'Du entwirfst eine Zielarchitektur in Schritten, von denen jeder für sich einen Nutzen hat.',
        'Du kannst die Karte mit anderen zeichnen und so aus einer Meinung ein gemeinsames Bild machen.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für Menschen, die eine Veränderung über mehrere Bereiche hinweg gestalten: Transformationsleitungen, Organisationsentwicklung, Enterprise-Coaches, technische Leitungen und Führungskräfte, die vor dem nächsten Umbau stehen.',
      ),
      paragraph(
        'Besonders hilfreich ist der Workshop, wenn schon einiges da ist: agile Teams, ein Portfolioboard, mehrere Initiativen mit ähnlichen Namen. Dann geht es nicht um noch ein Stück, sondern darum, wie die Stücke zusammenpassen.',
      ),
      introductionFirst,
      paragraph(
        'Flight Level 2 Design oder Flight Level 3 Design vorher besucht zu haben, ist hilfreich, aber keine Bedingung.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      onSiteOrOnline,
      schedule(
        day(
          'Tag 1: Die Karte zeichnen',
          ['08:45', 'Willkommenskaffee'],
          ['09:00', 'Ankommen: Welche Frage soll deine Karte beantworten?'],
          ['10:00', 'Arbeitssysteme erkennen: Board, Gespräch, Entscheidung'],
          ['11:15', 'Ein Auftrag auf Reisen: dem Fluss durch die Organisation folgen'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Deine Ist-Karte auf drei Höhen'],
          ['15:30', 'Kartenlesen zu zweit: Was fällt jemandem auf, der euch nicht kennt?'],
          ['17:00', 'Ende'],
        ),
        day(
          'Tag 2: Den Hebel finden',
          ['08:45', 'Kaffee'],
          ['09:00', 'Muster, die immer wiederkehren – und was sie kosten'],
          ['10:45', 'Verbindungen entwerfen: nach oben, nach unten, quer'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Zielarchitektur in Schritten, die einzeln etwas bringen'],
          ['15:00', 'Der erste Schritt: klein genug für nächsten Monat'],
          ['16:00', 'Wie du die Karte mit deinen Leuten zeichnest'],
          ['17:00', 'Ende'],
        ),
      ),
    ),
    prices(
      'Drei Augenpaare, zwei Plätze bezahlt.',
      'Ein Platz kostet {price:flsa}, exklusive USt. Darin enthalten sind Unterlagen, die Vorlagen für deine Karte und auf Wunsch dein Zertifikat, vor Ort auch Mittagessen und Pausen. Eine Landkarte wird genauer, wenn mehrere daran zeichnen: Zu dritt zahlt ihr für zwei.',
    ),
    certificate(
      'Am Ende bekommst du das Zertifikat „Flight Levels Systems Architecture“. Es bestätigt, dass du die Arbeitssysteme einer Organisation lesen, zeichnen und in Schritten weiterentwickeln kannst.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Ist das etwas für Softwarearchitektur?',
          'Nur am Rande. Gemeint ist die Architektur der Arbeit: welche Systeme aus Board, Gespräch und Entscheidung es gibt und wie sie einander versorgen. Wer in Softwarearchitektur zu Hause ist, findet sich allerdings schnell zurecht.',
        ],
        [
          'Wir stecken mitten in einer Reorganisation. Zu früh oder zu spät?',
          'Weder noch, gerade richtig. Die Karte zeigt euch, welche Verbindungen die neue Struktur durchschneidet, und hilft, sie vorher zu sichern.',
        ],
        [
          'In welcher Sprache finden die Termine statt?',
          'Auf Deutsch und auf Englisch. Die Sprache steht bei jedem Termin dabei, und die Unterlagen bekommst du in der Sprache deines Termins.',
        ],
      ),
    ),
  ],
}
