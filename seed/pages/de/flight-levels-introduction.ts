import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, prices } from './recurring.ts'

export const germanIntroduction: PageText = {
  title: 'Flight Levels Introduction',
  blocks: [
    cover(
      'Flight Levels Introduction',
      'Ein Tag, drei Flughöhen: Du lernst, wie Strategie, Koordination und tägliche Arbeit zusammenhängen, und findest heraus, auf welcher Höhe ihr ansetzen solltet.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'Die Introduction ist der Anfang von allem, was wir anbieten. Sie gibt dir eine Sprache, in der du über die Arbeit einer ganzen Organisation reden kannst, ohne in Einzelheiten zu versinken – und einen ersten Blick auf die Stelle, an der es bei euch hakt.',
      ),
      ticks(
        'Du kennst die drei Flight Levels und kannst sie jemandem in fünf Minuten erklären.',
        'Du verstehst, warum schnellere Teams eine Organisation nicht unbedingt schneller machen.',
        'Du ordnest eure Boards, Besprechungen und Vorhaben den drei Höhen zu und siehst, was fehlt.',
        'Du kennst die fünf Tätigkeiten, mit denen sich jede Höhe verbessern lässt.',
        'Du weißt, welcher nächste Schritt sich bei euch lohnt und welcher noch warten kann.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für alle, die wissen wollen, ob Flight Levels zu ihnen passen: Führungskräfte, Produktverantwortliche, Projektleitungen, agile Coaches, Teammitglieder. Du brauchst kein Vorwissen und keine besondere Rolle.',
      ),
      paragraph(
        'Die Introduction ist zugleich die Voraussetzung für unsere vertiefenden Workshops. Wenn du einen davon buchst, nimmst du sie im eigenen Tempo für {price:introduction} statt {price:ticket-flin} dazu.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      paragraph(
        'Live dauert die Introduction einen Tag, von 09:00 bis 17:00 Uhr, vor Ort mit Willkommenskaffee ab 08:45 Uhr. Im eigenen Tempo rechnest du mit 3 bis 6 Stunden, aufgeteilt in Abschnitte von 20 bis 40 Minuten. Der Zugang gilt ein Jahr, die Videos gibt es auf Deutsch und Englisch.',
      ),
      schedule(
        day(
          'Vormittag: Drei Blickwinkel',
          ['08:45', 'Willkommenskaffee'],
          ['09:00', 'Ankommen: Was dauert bei euch zu lange?'],
          ['09:45', 'Simulation: Alle sind schnell, nichts wird fertig'],
          ['11:15', 'Die drei Höhen und was auf jeder zählt'],
          ['12:30', 'Mittagspause'],
        ),
        day(
          'Nachmittag: Eure Organisation',
          ['13:30', 'Eure Boards und Besprechungen auf drei Höhen'],
          ['14:45', 'Fünf Tätigkeiten, die überall wirken'],
          ['15:45', 'Wo ansetzen? Den lohnendsten nächsten Schritt wählen'],
          ['16:40', 'Rückblick und Fragen'],
          ['17:00', 'Ende'],
        ),
      ),
    ),
    prices(
      'Klein anfangen.',
      'Die Introduction kostet {price:flin}, exklusive USt, live ebenso wie im eigenen Tempo. Für je drei Personen einer Buchung zahlt ihr zwei Plätze, das gilt auch für Self-paced-Tickets. Pro Buchung sind bis zu drei Self-paced-Tickets möglich.',
    ),
    certificate(
      'Am Ende bekommst du das Zertifikat „Flight Levels Introduction“. Es genügt als Nachweis, wenn du später einen vertiefenden Workshop besuchst.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Live oder im eigenen Tempo – was ist besser?',
          'Live lernst du auch von den anderen und kannst deine Situation besprechen. Im eigenen Tempo bestimmst du, wann und wie schnell. Der Inhalt ist derselbe, beides zählt als Voraussetzung.',
        ],
        [
          'Wie komme ich zum Self-paced-Workshop?',
          'In drei Schritten: Du <a href="/de/workshops/flight-levels-introduction/self-paced-booking">buchst ein Ticket</a>, löst es auf der Plattform unserer Partnerakademie ein und schließt mit dem Zertifikat ab. Anfangen kannst du, sobald dein Gutschein da ist, Zeit hast du ein Jahr.',
        ],
        [
          'Kann ich mein Team mitbringen?',
          'Gern. Live nehmen wir bis zu zehn Personen in einer Buchung auf. Ein ganzes Team, das dieselben Worte verwendet, kommt am Tag danach schneller ins Tun.',
        ],
      ),
    ),
  ],
}
