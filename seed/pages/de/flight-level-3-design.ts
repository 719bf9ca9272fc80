import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const germanFlightLevel3Design: PageText = {
  title: 'Flight Level 3 Design',
  blocks: [
    cover(
      'Flight Level 3 Design',
      'Strategie ist kein Dokument, sondern Arbeit. In zwei Tagen baust du das System, mit dem euer Führungsteam sie sieht, auswählt und Woche für Woche steuert.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'In den meisten Unternehmen gibt es mehr strategische Vorhaben als Menschen, die sie umsetzen könnten. Alle sind wichtig, alle laufen, und am Jahresende ist wenig davon angekommen. Flight Level 3 dreht die Frage um: Nicht „Was wollen wir alles?“, sondern „Was machen wir als Nächstes wahr – und woran merken wir es?“',
      ),
      ticks(
        'Du machst sichtbar, welche Vorhaben tatsächlich laufen, nicht nur, welche auf der Folie stehen.',
        'Du formulierst Ziele als Wetten: Was erwarten wir, bis wann, und was würde uns vom Gegenteil überzeugen?',
        'Du entwirfst ein Strategieboard, das ein Führungsteam in einer halben Stunde durchsprechen kann.',
        'Du kannst begründen, was ihr nicht beginnt, und dieses Nein so vertreten, dass es hält.',
        'Du verbindest Strategie mit Koordination: Jede Wette hat einen Weg zu den Teams und wieder zurück.',
        'Du prüfst Fortschritt an Wirkung statt an abgehakten Maßnahmen.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für Menschen, die Strategie verantworten oder ihr in den Alltag helfen: Geschäftsführungen, Bereichsleitungen, Strategie- und Portfolioverantwortliche, Transformationsleitungen und Coaches, die Führungsteams begleiten.',
      ),
      paragraph(
        'Die Größe spielt eine kleinere Rolle, als man denkt. Ein Betrieb mit 40 Leuten hat dieselbe Frage wie ein Konzernbereich: Wie viele Wetten halten wir gleichzeitig aus? Gut ist, wenn jemand mitkommt, der diese Frage entscheiden darf.',
      ),
      introductionFirst,
      paragraph(
        'Nicht gedacht ist dieser Workshop dafür, eine Strategie zu erfinden. Wir setzen voraus, dass ihr eine Richtung habt, und arbeiten daran, dass sie sich bewegt.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      onSiteOrOnline,
      schedule(
        day(
          'Tag 1: Von der Absicht zur Wette',
          ['08:45', 'Willkommenskaffee'],
          ['09:00', 'Ankommen: Woran erkennt man bei euch, dass es eine Strategie gibt?'],
          ['10:00', 'Inventur: alle Vorhaben auf einen Tisch'],
          ['11:30', 'Simulation: zu viele Prioritäten'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Ziele als Wetten formulieren'],
          ['15:15', 'Dein Strategieboard, erster Entwurf'],
          ['17:00', 'Ende'],
        ),
        day(
          'Tag 2: Vom Board zum Rhythmus',
          ['08:45', 'Kaffee'],
          ['09:00', 'Auswählen und weglassen: Entscheidungen, die halten'],
          ['10:45', 'Der Weg nach unten: Verbindung zu Flight Level 2'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Das Strategietreffen, geprobt mit verteilten Rollen'],
          ['15:00', 'Wirkung messen, ohne sich etwas vorzumachen'],
          ['16:00', 'Die ersten sechs Wochen mit deinem Führungsteam'],
          ['17:00', 'Ende'],
        ),
      ),
    ),
    prices(
      'Ein Führungsteam lernt besser gemeinsam.',
      'Ein Platz kostet {price:fl3d}, exklusive USt. Unterlagen, Vorlagen und auf Wunsch dein Zertifikat sind dabei, vor Ort auch Mittagessen und Pausen. Kommt ihr zu dritt, zahlt ihr für zwei – der Nachlass wird in der Buchung automatisch abgezogen.',
    ),
    certificate(
      'Am Ende bekommst du das Zertifikat „Flight Level 3 Design“. Es zeigt, dass du ein Strategiesystem entworfen hast, das sich im Alltag betreiben lässt. Wenn du Führungsteams beruflich begleitest, ist das <a href="/de/workshops/flight-levels-coach-program">Coach Program</a> ein guter nächster Schritt.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wir arbeiten mit OKR. Ist das nicht dasselbe?',
          'OKR helfen, Ziele gut zu formulieren. Flight Level 3 kümmert sich um die Arbeit dahinter: wie viele Ziele gleichzeitig Platz haben, wer wann entscheidet und wie ihr merkt, dass ein Ziel nicht mehr gilt. Viele verwenden beides zusammen.',
        ],
        [
          'Muss ich vertrauliche Zahlen mitbringen?',
          'Nein. Du arbeitest an eurem Fall, aber du bestimmst, was du zeigst. Es reicht, wenn du Vorhaben benennen kannst; Umsätze braucht niemand zu sehen.',
        ],
        [
          'Sollte ich vorher Flight Level 2 Design besuchen?',
          'Das ist nicht nötig. Wer beide Workshops plant, beginnt am besten dort, wo der eigene Einfluss größer ist. Für die meisten ist das Flight Level 2.',
        ],
      ),
    ),
  ],
}
