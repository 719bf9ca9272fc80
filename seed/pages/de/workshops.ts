import {
  button,
  buttons,
  column,
  columns,
  cover,
  group,
  heading,
  list,
  type PageText,
  paragraph,
  sky,
  split,
} from '../blocks.ts'

export const germanWorkshops: PageText = {
  title: 'Workshops und Termine',
  blocks: [
    cover(
      'Workshops und Termine',
      'Sechs Workshops für Menschen, die mehr bewegen wollen als ihr eigenes Team. Vor Ort, live online oder im eigenen Tempo – und immer mit eurer Arbeit als Material.',
    ),
    split(
      'welcher-passt',
      'Welcher Workshop passt zu dir?',
      list([
        '<strong>Du willst verstehen, worum es geht.</strong> Dann ist die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a> dein Einstieg: ein Tag, alle drei Höhen, kein Vorwissen nötig.',
        '<strong>Zwischen euren Teams bleibt Arbeit liegen.</strong> In <a href="/de/workshops/flight-level-2-design">Flight Level 2 Design</a> entwirfst du das Board und die Gespräche, die Teams verbinden.',
        '<strong>Eure Strategie kommt im Alltag nicht an.</strong> <a href="/de/workshops/flight-level-3-design">Flight Level 3 Design</a> holt sie aus der Präsentation und macht sie steuerbar.',
        '<strong>Du weißt nicht, wo du anfangen sollst.</strong> In <a href="/de/workshops/flight-levels-systems-architecture">Flight Levels Systems Architecture</a> zeichnest du die Landkarte eurer Organisation und findest den besten Hebel.',
        '<strong>Die Idee ist gut, aber niemand geht mit.</strong> <a href="/de/workshops/flight-levels-change-leadership">Flight Levels Change Leadership</a> zeigt dir, wie Veränderung mit den Menschen gelingt statt gegen sie.',
        '<strong>Du begleitest Organisationen beruflich.</strong> Das <a href="/de/workshops/flight-levels-coach-program">Flight Levels Coach Program</a> macht dich in vier Modulen sicher auf allen drei Höhen.',
        '<strong>Ihr wollt gemeinsam lernen und es gleich umsetzen.</strong> <a href="/de/flight-levels-now">Flight Levels NOW</a> verbindet Self-paced-Workshops mit Coachings nur für euch, für 3 bis 10 Personen.',
      ]),
    ),
    group(
      { anchor: 'formate' },
      heading(2, 'Drei Arten teilzunehmen'),
      columns(
        column(
          'Vor Ort',
          paragraph(
            'Zwei Tage in einem Raum, mit Papier, Stiften und höchstens zwölf Personen. Ab 08:45 Uhr gibt es Kaffee, um 09:00 Uhr geht es los, um 17:00 Uhr ist Schluss. Die Introduction dauert einen Tag.',
          ),
          paragraph(
            'Wir unterrichten in Wien, Graz und Salzburg, in Berlin, München und Hamburg. Alle paar Wochen kommt ein neuer Termin dazu.',
          ),
        ),
        column(
          'Live online',
          paragraph(
            'Derselbe Inhalt mit denselben Trainerinnen und Trainern, per Video und auf einem gemeinsamen Whiteboard: an vier Halbtagen oder an zwei ganzen Tagen. Du arbeitest in kleinen Gruppen, nicht vor einem Webinar.',
          ),
          paragraph('Du brauchst einen Rechner mit Kamera und Mikrofon. Alles Weitere schicken wir dir rechtzeitig.'),
        ),
        column(
          'Im eigenen Tempo',
          paragraph(
            'Videos, Übungen und Vorlagen, wann immer du Zeit hast. Für die Introduction rechnest du mit 3 bis 6 Stunden, in Abschnitten von 20 bis 40 Minuten. Der Zugang gilt ein Jahr, die Videos gibt es auf Deutsch und Englisch.',
          ),
          paragraph(
            'Drei Schritte: Ticket buchen, auf der Plattform unserer Partnerakademie einlösen, mit dem Zertifikat abschließen. Bis zu drei Tickets pro Buchung, Rückgabe 60 Tage lang direkt beim Zahlungsanbieter. <a href="/de/was-ist-self-paced">Wie Self-paced funktioniert</a>',
          ),
        ),
      ),
    ),
    sky(
      'preise',
      'Was ein Platz kostet',
      paragraph(
        'Die Introduction kostet {price:flin}, jeder zweitägige Workshop {price:fl2d}, das Coach Program {price:flcp} – pro Person, exklusive USt. Vor dem Absenden der Buchung siehst du den Endpreis samt Steuer. Für Unternehmen mit UID-Nummer in einem anderen EU-Land gilt bei Online-Workshops Reverse Charge.',
      ),
      paragraph(
        'Seit 1. Juli 2020 gibt es <a href="/de/regionale-preise">regionale Preise</a>: Außerhalb von EU, EWR und Schweiz kostet ein zweitägiger Workshop je nach Land {price:fl2d}, {price:fl2d@2} oder {price:fl2d@3}, das Coach Program {price:flcp}, {price:flcp@2} oder {price:flcp@3}. Solche Anmeldungen kommen zuerst auf die Warteliste. Wer auf den Nachlass verzichtet, hat den Platz sofort.',
      ),
    ),
    group(
      { anchor: 'drei-fuer-zwei', className: 'is-style-three-for-two' },
      heading(2, '3 für 2'),
      paragraph(
        'Meldet drei Personen an und zahlt für zwei. Zu dritt habt ihr am Montag danach eine Mehrheit für den ersten Schritt – und eine Person, die das Protokoll schreibt.',
      ),
      buttons(button('Mit der Introduction beginnen', '/de/workshops/flight-levels-introduction')),
      list([
        '<strong>Für jeden Termin</strong> Der Nachlass gilt vor Ort und live online, für je drei Personen einer Buchung. Ihr müsst nichts eingeben.',
        '<strong>Für Self-paced-Workshops</strong> Drei Tickets, zwei bezahlt. Damit kostet Flight Level 2 Design rechnerisch {price:ticket-fl2d*2/3} pro Person.',
        '<strong>Mit der Introduction dazu</strong> Wer einen vertiefenden Workshop bucht, nimmt die Introduction im eigenen Tempo für {price:introduction} statt {price:ticket-flin} mit.',
      ]),
    ),
  ],
}
