import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const germanFlclProduct: PageText = {
  title: 'Flight Levels Change Leadership im eigenen Tempo',
  blocks: [
    cover(
      'Flight Levels Change Leadership im eigenen Tempo',
      'Veränderung hält sich an keinen Stundenplan. Mit diesem Workshop lernst du an den Tagen, an denen du es brauchst: vor dem schwierigen Gespräch, nach der Absage, mitten im Versuch.',
      partnerButton('Jetzt bestellen', academyCheckout('flcl')),
      ghostButton('Lieber live', '/de/workshops/flight-levels-change-leadership'),
    ),
    split(
      'inhalte',
      'Was drin ist',
      paragraph(
        'Du arbeitest an einem Vorhaben, das dir am Herzen liegt. Jeder Abschnitt stellt dir eine Frage dazu, zeigt ein Gespräch, das gut oder schlecht ausgeht, und schickt dich mit einer kleinen Aufgabe zurück in den Alltag.',
      ),
      ticks(
        '<strong>Widerstand als Auskunft.</strong> Was hier geschützt wird und warum das vernünftig sein kann.',
        '<strong>Die Landkarte der Beteiligten.</strong> Einfluss, Interesse und die Menschen, die niemand gefragt hat.',
        '<strong>Zuhören.</strong> Sechs nachgestellte Gespräche zum Anschauen, Anhalten und Selbstversuchen.',
        '<strong>Kleine Versuche.</strong> Wie man Veränderung so zerlegt, dass man sie auch abbrechen darf.',
        '<strong>Ein Board für die Veränderung.</strong> Damit sie nicht nebenher läuft und deshalb gar nicht.',
        '<strong>Deine eigene Wirkung.</strong> Wann du ziehst, wann du schiebst und wann du Platz machst.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für Führungskräfte, Transformationsleitungen, Coaches und alle, die etwas verändern möchten, ohne es anordnen zu können. Du brauchst ein Vorhaben, bei dem es mit den Menschen hakt, und eine Person, mit der du darüber reden kannst.',
      ),
      paragraph(
        'Du solltest die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a> kennen, live oder im eigenen Tempo.',
      ),
    ),
    howItWorks(
      'Zum Schluss beschreibst du einen Versuch und was daraus geworden ist. Danach stellt dir die Plattform das Zertifikat „Flight Levels Change Leadership“ aus.',
    ),
    academyOffer(
      'Was es kostet',
      academyCheckout('flcl'),
      'Ein Ticket kostet € 1.990, exklusive USt. Drei Tickets in einer Bestellung kosten so viel wie zwei, das sind € 1.327 pro Person.',
      'Veränderung braucht Verbündete. Wer zu zweit oder zu dritt lernt, übt die Gespräche miteinander, bevor es darauf ankommt.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Kann man so etwas allein am Bildschirm lernen?',
          'Das Verstehen ja, das Üben nur mit anderen. Darum schlägt jeder Abschnitt ein Gespräch vor, das du wirklich führst. Wenn du lieber im geschützten Rahmen probst, komm <a href="/de/workshops/flight-levels-change-leadership">live</a> dazu.',
        ],
        [
          'Sieht jemand, was ich schreibe?',
          'Deine Notizen gehören dir. Nur die Beschreibung am Ende liest jemand von der Partnerakademie, und dort genügt es, wenn du Namen weglässt.',
        ],
      ),
    ),
  ],
}
