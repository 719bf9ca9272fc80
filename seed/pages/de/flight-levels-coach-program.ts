import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, prices } from './recurring.ts'

export const germanCoachProgram: PageText = {
  title: 'Flight Levels Coach Program',
  blocks: [
    cover(
      'Flight Levels Coach Program',
      'Vier Module, ein eigener Praxisfall und eine Gruppe, die bis zum Schluss zusammenbleibt. Danach begleitest du Organisationen über alle drei Höhen, ohne dich in einer zu verlieren.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'In den einzelnen Workshops lernst du, ein Board, eine Strategie oder eine Landkarte zu entwerfen. Im Coach Program lernst du, andere dabei zu begleiten – auch dann, wenn sie anfangs etwas ganz anderes wollten. Du arbeitest von Beginn an mit einer echten Organisation und bringst ihre Fragen in jedes Modul mit.',
      ),
      ticks(
        'Du klärst einen Auftrag so, dass du weißt, auf welcher Höhe du gebraucht wirst und wann du ablehnst.',
        'Du erkennst in wenigen Gesprächen, wo Arbeit wartet, und machst daraus ein Bild, dem alle zustimmen.',
        'Du leitest Entwurfswerkstätten auf Flight Level 2 und Flight Level 3, mit Gruppen von fünf bis fünfzig Personen.',
        'Du verbindest die Höhen miteinander, statt drei getrennte Initiativen zu betreuen.',
        'Du begleitest Führungskräfte im Einzelgespräch durch Entscheidungen, die niemand gern trifft.',
        'Du misst, ob deine Begleitung etwas bewirkt, und sagst es auch, wenn sie es nicht tut.',
        'Du hast einen abgeschlossenen Praxisfall und Kolleginnen und Kollegen, die du anrufen kannst.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für erfahrene agile Coaches, Organisationsentwicklerinnen und Organisationsentwickler, Beraterinnen und Berater sowie Führungskräfte, die in ihrer Organisation die Begleitung selbst übernehmen.',
      ),
      paragraph(
        'Du brauchst eine Organisation, in der du zwischen den Modulen etwas ausprobieren darfst: deine eigene oder eine, die du begleitest. Rechne mit einem halben Tag pro Woche für Praxis, Gruppe und Lektüre.',
      ),
      introductionFirst,
      paragraph(
        'Wir empfehlen, vor dem Start mindestens einen der zweitägigen Workshops besucht zu haben: <a href="/de/workshops/flight-level-2-design">Flight Level 2 Design</a>, <a href="/de/workshops/flight-level-3-design">Flight Level 3 Design</a>, <a href="/de/workshops/flight-levels-systems-architecture">Systems Architecture</a> oder <a href="/de/workshops/flight-levels-change-leadership">Change Leadership</a>.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      paragraph(
        'Vier Module zu je zwei Tagen, im Abstand von etwa einem Monat, vor Ort oder live online, jeweils von 09:00 bis 17:00 Uhr. Vor Ort gibt es ab 08:45 Uhr Kaffee. Dazwischen arbeitest du an deinem Praxisfall, triffst dich mit deiner Lerngruppe und hast Zeit mit deinen Trainerinnen und Trainern.',
      ),
      schedule(
        day(
          'Modul 1: Verstehen',
          ['Tag 1', 'Auftragsklärung: Welche Höhe, welche Rolle, welches Ende?'],
          ['Tag 2', 'Hinschauen, bevor du handelst: Interviews, Spaziergänge, Landkarte'],
          ['Danach', 'Du zeichnest mit deiner Organisation die erste Karte.'],
        ),
        day(
          'Modul 2: Koordination begleiten',
          ['Tag 1', 'Eine Entwurfswerkstatt auf Flight Level 2 vorbereiten und leiten'],
          ['Tag 2', 'Gespräche in Gang bringen – und dich daraus zurückziehen'],
          ['Danach', 'Ein Koordinationsboard geht in Betrieb, du schaust zu und lernst.'],
        ),
        day(
          'Modul 3: Strategie begleiten',
          ['Tag 1', 'Mit Führungsteams arbeiten: Wetten, Weglassen, Rhythmus'],
          ['Tag 2', 'Einzelgespräche: zuhören, zumuten, Zeit lassen'],
          ['Danach', 'Du begleitest ein Strategietreffen und lässt dich dabei beobachten.'],
        ),
        day(
          'Modul 4: Verbinden',
          ['Tag 1', 'Die Höhen miteinander ins Gespräch bringen, Veränderung in Gang halten'],
          ['Tag 2', 'Dein Praxisfall vor der Gruppe, Rückmeldung und Abschluss'],
          ['Danach', 'Du gehst deinen Weg, mit der Gruppe im Rücken.'],
        ),
      ),
    ),
    prices(
      'Was das Programm kostet',
      'Die Teilnahme kostet {price:flcp}, exklusive USt. Enthalten sind alle vier Module, die Begleitung dazwischen, Unterlagen und Werkstattleitfäden, vor Ort auch Mittagessen und Pausen. Kommen drei Personen in einer Buchung, zahlt ihr für zwei.',
      'Die Gruppen sind klein, darum nehmen wir pro Buchung höchstens drei Personen auf. Außerhalb von EU, EWR und Schweiz gelten regionale Preise von {price:flcp}, {price:flcp@2} oder {price:flcp@3}.',
    ),
    certificate(
      'Wer alle vier Module besucht und seinen Praxisfall vorgestellt hat, schließt mit dem Zertifikat „Flight Levels Coach“ ab. Reine Anwesenheit genügt dafür nicht.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Was, wenn ich ein Modul versäume?',
          'Sag uns so früh wie möglich Bescheid. Meist lässt sich das Modul in einer anderen Gruppe nachholen, das Zertifikat bekommst du dann danach.',
        ],
        [
          'Muss mein Praxisfall groß sein?',
          'Nein. Drei Teams, die einander brauchen, sind genug. Wichtiger ist, dass jemand dort Veränderung will und du regelmäßig dabei sein kannst.',
        ],
        [
          'In welcher Sprache läuft das Programm?',
          'Es gibt eine deutschsprachige Gruppe in Wien und eine englischsprachige, die sich online trifft. Inhalt und Abschluss sind gleich.',
        ],
      ),
    ),
  ],
}
