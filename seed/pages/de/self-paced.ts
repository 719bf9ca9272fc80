import {
  answers,
  button,
  buttons,
  column,
  columns,
  cover,
  ghostButton,
  list,
  type PageText,
  paragraph,
  sky,
  split,
  wide,
} from '../blocks.ts'

export const germanSelfPaced: PageText = {
  title: 'Was ist self-paced?',
  blocks: [
    cover(
      'Was ist self-paced?',
      'Ein Workshop, der wartet, bis du Zeit hast. Du lernst mit Videos, Übungen und Vorlagen, in Abschnitten, die in eine Zugfahrt passen, und schließt mit einem Zertifikat ab.',
      button('Introduction im eigenen Tempo', '/de/workshops/flight-levels-introduction/self-paced-booking'),
      ghostButton('Welche Workshops es gibt', '#workshops'),
    ),
    wide(
      'drei-schritte',
      'Drei Schritte',
      columns(
        column(
          '1. Ticket buchen',
          paragraph(
            'Beim Buchen wählst du, wie viele Tickets du brauchst: eines, zwei oder drei. Nach der Zahlung schicken wir dir für jedes Ticket einen Gutschein.',
          ),
        ),
        column(
          '2. Gutschein einlösen',
          paragraph(
            'Die Videos liegen auf der Plattform unserer Partnerakademie. Dort legst du ein Konto an, löst deinen Gutschein ein und fängst an. Tickets für Kolleginnen und Kollegen gibst du einfach weiter.',
          ),
        ),
        column(
          '3. Mit Zertifikat abschließen',
          paragraph(
            'Wenn du alle Abschnitte gesehen und die Übungen gemacht hast, stellt dir die Plattform dein Zertifikat aus. Für unsere vertiefenden Workshops genügt es als Nachweis.',
          ),
        ),
      ),
    ),
    split(
      'wie-es-sich-anfuehlt',
      'Wie es sich anfühlt',
      paragraph(
        'Für die Introduction rechnest du mit 3 bis 6 Stunden. Das hängt davon ab, wie lange du bei den Übungen bleibst; wer sie mit dem eigenen Team macht, braucht länger und hat mehr davon. Ein Abschnitt dauert 20 bis 40 Minuten.',
      ),
      list([
        '<strong>Videos auf Deutsch und Englisch.</strong> Du kannst jederzeit wechseln, auch mitten im Workshop.',
        '<strong>Ein Jahr Zugang,</strong> ab dem Tag, an dem du den Gutschein einlöst. So lange kannst du jeden Abschnitt so oft ansehen, wie du magst.',
        '<strong>Übungen an deiner Arbeit.</strong> Jeder Abschnitt endet mit einer Aufgabe für euren Fall, samt Vorlage zum Ausdrucken.',
        '<strong>Kein Gruppenzwang.</strong> Du fängst an, wann du willst, und machst Pause, wenn das Leben dazwischenkommt.',
      ]),
    ),
    split(
      'workshops',
      'Welche Workshops es gibt',
      paragraph('Direkt bei uns buchst du:'),
      list([
        '<a href="/de/workshops/flight-levels-introduction/self-paced-booking">Flight Levels Introduction</a>, {price:ticket-flin}. Zu einem vertiefenden Workshop dazugebucht {price:introduction}.',
        '<a href="/de/workshops/flight-level-2-design/self-paced-booking">Flight Level 2 Design</a>, {price:ticket-fl2d}.',
      ]),
      paragraph('Bei unserer Partnerakademie, die dort verkauft und die Rechnung stellt:'),
      list([
        '<a href="/de/trainings/flight-level-2-design/fl2d-product">Flight Level 2 Design</a>, € 1.990, wenn du lieber gleich auf der Plattform bezahlst.',
        '<a href="/de/trainings/flight-levels-systems-architecture/flsa-product">Flight Levels Systems Architecture</a>, € 1.990.',
        '<a href="/de/trainings/flight-levels-change-leadership/flcl-product">Flight Levels Change Leadership</a>, € 1.990.',
        '<a href="/de/trainings/flight-levels-coach-program/flco-product">Flight Levels Coach Program</a>, € 8.990.',
      ]),
      paragraph('Alle Preise pro Person, exklusive USt.'),
    ),
    sky(
      'preise',
      '3 für 2 gilt auch hier',
      paragraph(
        'Du kannst bis zu drei Tickets auf einmal buchen. Nimmst du drei, zahlst du zwei: Ein Ticket um {price:ticket-fl2d} kostet dann rechnerisch {price:ticket-fl2d*2/3}. Der Nachlass zieht sich von selbst ab.',
      ),
      paragraph(
        'Und wenn es doch nichts für dich ist: Du kannst dein Ticket 60 Tage lang zurückgeben, direkt beim Zahlungsanbieter. Der Link dazu steht in der Bestätigung deiner Zahlung. Eine Begründung brauchst du nicht.',
      ),
      buttons(button('Workshop aussuchen', '/de/workshops')),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Ist der Inhalt derselbe wie live?',
          'Im Kern ja. Was fehlt, sind die Gespräche mit den anderen und der Blick deiner Trainerin auf deinen Entwurf. Was du dafür gewinnst, ist Zeit zum Nachdenken. Beides zählt gleich viel, wenn du weitermachst.',
        ],
        [
          'Wir sind mehr als drei. Geht das?',
          'Pro Buchung sind höchstens drei Tickets möglich. Für größere Gruppen gibt es <a href="/de/flight-levels-now">Flight Levels NOW</a>, mit Begleitung, oder du <a href="/de/kontakt">schreibst uns</a>.',
        ],
        [
          'Bis wann muss ich fertig sein?',
          'Innerhalb eines Jahres nach dem Einlösen. Danach schließt sich der Zugang; dein Zertifikat bleibt dir.',
        ],
        [
          'Brauche ich besondere Technik?',
          'Einen Browser und Ton. Alle Videos haben Untertitel, die Vorlagen kannst du ausdrucken oder am Bildschirm ausfüllen.',
        ],
        [
          'Wer hilft, wenn etwas nicht geht?',
          'Bei Fragen zum Konto hilft die Partnerakademie, bei allem anderen <a href="/de/kontakt">wir</a>. Wenn du nicht weißt, wer zuständig ist, frag uns.',
        ],
      ),
    ),
  ],
}
