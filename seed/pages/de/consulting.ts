import {
  answers,
  beside,
  button,
  column,
  component,
  cover,
  ghostButton,
  type PageText,
  paragraph,
  sky,
  split,
  steps,
  ticks,
  wide,
} from '../blocks.ts'

export const germanConsulting: PageText = {
  title: 'Consulting',
  blocks: [
    cover(
      'Consulting mit Ablaufdatum',
      'Wir begleiten Organisationen, die merken, dass es nicht an den Teams liegt. Ohne Masterplan, ohne Heerscharen, mit Menschen, die zuhören und zeichnen können – und mit einem Ende, das von Anfang an feststeht.',
      button('Erzähl uns euren Fall', '/de/kontakt'),
      ghostButton('Oder selbst lernen', '/de/workshops'),
    ),
    wide(
      'wann',
      'Wann wir helfen können',
      paragraph(
        'Manche rufen uns an, bevor sie etwas umbauen, andere danach. Beides ist in Ordnung. Meistens klingt es ungefähr so:',
      ),
      beside(
        {
          drawing: 'map',
          side: 'right',
          share: 40,
          alt: 'Eine Karte mit Höhenlinien. Ein gestrichelter Weg führt über zwei Erhebungen; zwischen ihnen wartet ein oranger Punkt.',
        },
        ticks(
          '„Unsere Teams sind agil, aber ein Release dauert noch immer neun Monate.“',
          '„Wir haben vierzig strategische Initiativen und keine davon wird fertig.“',
          '„Alle arbeiten viel. Trotzdem warten alle aufeinander.“',
          '„Wir sind in drei Jahren von 60 auf 300 Leute gewachsen, und niemand hat mehr den Überblick.“',
          '„Die letzte Transformation hat neue Wörter gebracht. Sonst wenig.“',
        ),
        paragraph(
          'Wenn dir einer dieser Sätze bekannt vorkommt, reicht für den Anfang ein Gespräch von 45 Minuten. Es kostet nichts, und danach weißt du, ob wir die Richtigen sind. Wenn nicht, sagen wir dir, wer es sein könnte.',
        ),
      ),
    ),
    wide(
      'wie-wir-arbeiten',
      'Wie wir arbeiten',
      paragraph('Vier Schritte, von denen jeder für sich etwas bringt. Ihr könnt nach jedem aufhören.'),
      steps(
        column(
          'Hinschauen',
          paragraph(
            'Zwei bis drei Wochen. Wir gehen mit einem Auftrag durch euer Haus, sprechen mit den Menschen, die ihn in die Hand nehmen, und zeichnen auf, wo er wartet. Am Ende steht eine Karte auf drei Höhen, in der sich alle wiederfinden.',
          ),
        ),
        column(
          'Entwerfen',
          paragraph(
            'Zwei bis vier Werkstatttage mit denen, die es betrifft. Welche Systeme fehlen, welche sind doppelt, welche eine Verbindung bringt am meisten? Wir entwerfen nichts für euch, was ihr nicht selbst gezeichnet habt.',
          ),
        ),
        column(
          'In Betrieb gehen',
          paragraph(
            'Sechs bis zwölf Wochen. Wir sind bei den ersten Treffen dabei, leiten sie, dann leitet ihr, dann sitzen wir hinten. Was nicht funktioniert, ändern wir, solange es noch klein ist.',
          ),
        ),
        column(
          'Loslassen',
          paragraph(
            'Wir bilden zwei bis vier Menschen bei euch aus, die weitermachen können. Nach drei Monaten kommen wir noch einmal vorbei und schauen, was geblieben ist. Darauf sind wir dann wirklich neugierig.',
          ),
        ),
      ),
    ),
    split(
      'beispiele',
      'Drei Beispiele',
      ...answers(
        [
          'Ein Energieversorger, 180 Menschen in der IT',
          'Jede Tarifänderung brauchte sieben Teams und ein halbes Jahr. Die Karte zeigte: Fünf Teams warteten auf dieselbe Freigabe. Sie wurde vom Ende an den Anfang verlegt, dazu kam ein Koordinationsboard mit einem Treffen von 20 Minuten. Neue Teams brauchte es keine.',
        ],
        [
          'Ein Maschinenbauer, 45 Menschen in der Entwicklung',
          'Elf Projekte, alle mit oberster Priorität. Die Geschäftsführung begrenzte sie auf vier und hielt die Begrenzung drei Monate lang durch, was schwerer war als jede Technik. Danach wurde alle fünf Wochen etwas fertig statt zweimal im Jahr.',
        ],
        [
          'Ein Krankenhausverbund, 12 Führungskräfte',
          'Hier ging es nur um Flight Level 3: Welche Vorhaben tragen wirklich zur Versorgung bei, welche laufen aus Gewohnheit? Ein halber Tag im Monat vor einem Board ersetzte drei Ausschüsse.',
        ],
      ),
    ),
    sky(
      'was-es-kostet',
      'Was es kostet',
      paragraph(
        'Das erste Gespräch ist frei. Für das Hinschauen machen wir einen Fixpreis, der davon abhängt, mit wie vielen Menschen wir reden. Alles Weitere bieten wir Schritt für Schritt an, damit niemand ein Jahr unterschreibt, ohne zu wissen wofür.',
      ),
      paragraph(
        'Ihr seid höchstens fünf und wisst schon, was ihr bauen wollt? Dann sind die <a href="/de/flight-levels/umsetzen">Umsetzungspakete</a> zwischen {price:realise-3} und {price:realise-5} meist der bessere Weg, alles exklusive USt.',
      ),
    ),
    wide(
      'haltung',
      'Was uns wichtig ist',
      paragraph(
        'Wir arbeiten zu zweit, nie als Kolonne. Wir reden mit allen, nicht nur mit denen, die uns bezahlen. Was uns im Vertrauen gesagt wird, bleibt dort. Und wir empfehlen nichts, was wir verkaufen, wenn ihr es nicht braucht.',
      ),
    ),
    wide(
      'stimmen',
      'Was andere sagen',
      component('testimonials', { className: 'says-petra-holzinger says-sigrid-aas' }),
    ),
  ],
}
