import {
  answers,
  button,
  cover,
  ghostButton,
  list,
  newsletter,
  type PageText,
  paragraph,
  split,
  wide,
} from '../blocks.ts'

export const germanTwig: PageText = {
  title: 'TWiG: Thursday with Guests',
  blocks: [
    cover(
      'TWiG: Thursday with Guests',
      'Einmal im Monat, an einem Donnerstag, laden wir jemanden ein, der etwas ausprobiert hat. Eine Stunde, online, kostenlos. Keine Folien, keine Werbung, dafür eine Geschichte, die auch Schrammen hat.',
      button('Einladung bekommen', '#einladung'),
      ghostButton('Wie es abläuft', '#ablauf'),
    ),
    split(
      'was-es-ist',
      'Was TWiG ist',
      paragraph(
        'TWiG heißt Thursday with Guests und klingt nach einem Zweig, was uns gefällt: Er ist klein, er biegt sich, und manchmal wächst etwas daraus. Angefangen hat es als Mittagessen mit einem Kunden, bei dem am Nebentisch alle mithörten. Seither stellen wir mehr Sessel dazu.',
      ),
      paragraph(
        'Unsere Gäste leiten Abteilungen, pflegen Boards, führen Betriebsräte oder ein Weingut. Was sie verbindet: Sie haben etwas an der Arbeit zwischen den Menschen verändert und erzählen, was daraus geworden ist. Auch dann, wenn es nicht geklappt hat. Gerade dann.',
      ),
    ),
    split(
      'ablauf',
      'Wie es abläuft',
      list(
        [
          '<strong>Am zweiten Donnerstag im Monat,</strong> von 17:00 bis 18:00 Uhr Wiener Zeit. Im Juli und im August ist Pause.',
          '<strong>Zwanzig Minuten Geschichte.</strong> Unser Gast erzählt, eine oder einer von uns fragt nach.',
          '<strong>Dreißig Minuten Gespräch.</strong> In Gruppen zu viert, dann gemeinsam. Deine Fragen sind der eigentliche Inhalt.',
          '<strong>Zehn Minuten für einen Versuch.</strong> Alle nehmen sich etwas vor, das klein genug für die kommende Woche ist.',
        ],
        { ordered: true },
      ),
      paragraph(
        'Die Sprache wechselt: in einem Monat Deutsch, im nächsten Englisch. Sie steht in der Einladung. Aufgezeichnet wird nicht, damit alle offen reden können.',
      ),
    ),
    split(
      'themen',
      'Worüber wir schon geredet haben',
      list([
        'Ein Spital, das seine Visite vor ein Board verlegt hat, und die Oberärztin, die zuerst dagegen war',
        'Wie ein Gemeindeamt aus 31 Projekten fünf machte und wer darüber zwei Monate lang nicht grüßte',
        'Ein Weingut zur Lese: Koordination, wenn die Frist vom Wetter kommt',
        'Nach dem Aus: eine Transformationsleiterin über das Programm, das sie selbst beendet hat',
        'Viertagewoche, drei Höhen: was sich im Kalender eines Softwarehauses verschoben hat',
      ]),
    ),
    wide(
      'einladung',
      'Einladung bekommen',
      paragraph(
        'Gast, Thema und Link stehen im Newsletter, etwa zehn Tage vorher. Er kommt einmal im Monat, und du kannst ihn mit einem Klick wieder abbestellen.',
      ),
      newsletter(),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Muss ich Flight Levels kennen?',
          'Nein. Wenn ein Wort fällt, das nicht alle kennen, erklären wir es. Für mehr gibt es den <a href="/de/flight-levels">Überblick</a>.',
        ],
        ['Muss ich die Kamera einschalten?', 'In den kleinen Gruppen freuen sich die anderen. Verlangt wird es nicht.'],
        [
          'Darf ich selbst Gast sein?',
          'Ja, bitte. <a href="/de/kontakt">Schreib uns</a> drei Sätze über das, was du verändert hast, und einen darüber, was schiefgegangen ist. Der vierte entscheidet.',
        ],
        [
          'Kostet es wirklich nichts?',
          'Wirklich nicht. Wer danach mehr will, findet zu unseren <a href="/de/workshops">Workshops</a> auch allein.',
        ],
      ),
    ),
  ],
}
