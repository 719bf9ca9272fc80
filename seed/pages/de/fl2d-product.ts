import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const germanFl2dProduct: PageText = {
  title: 'Flight Level 2 Design im eigenen Tempo',
  blocks: [
    cover(
      'Flight Level 2 Design im eigenen Tempo',
      'Der Workshop über die Arbeit zwischen den Teams, zerlegt in Stücke, die zwischen zwei Besprechungen passen. Am Ende hängt bei euch ein Board, an dem mehr zu sehen ist als Aufgaben.',
      partnerButton('Jetzt bestellen', academyCheckout('fl2d')),
      ghostButton('Lieber live', '/de/workshops/flight-level-2-design'),
    ),
    split(
      'inhalte',
      'Was drin ist',
      paragraph(
        'Du folgst einer Linie der Arbeit vom ersten Auftrag bis zu den Menschen, die das Ergebnis nutzen. Zu jedem Abschnitt gehört ein Schritt an eurem eigenen Fall, sodass der Entwurf nebenher wächst.',
      ),
      ticks(
        '<strong>Warum gute Teams gemeinsam langsam sind.</strong> Eine Simulation zum Mitspielen, allein oder mit Kolleginnen und Kollegen.',
        '<strong>Die Linie der Arbeit.</strong> Wo sie anfängt, wo sie endet und wer dazugehört.',
        '<strong>Das Koordinationsboard.</strong> Was darauf gehört, was nicht und wie man es in einer Stunde skizziert.',
        '<strong>Gespräche vor dem Board.</strong> Wer kommt, wie lange es dauert und was ihr dafür streichen könnt.',
        '<strong>Weniger gleichzeitig.</strong> Begrenzen, ohne dass sich jemand ausgebremst fühlt.',
        '<strong>Messen, ohne zu überwachen.</strong> Vier Zahlen und wie man über sie redet.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für Menschen, die Arbeit über Teamgrenzen hinweg verantworten und lieber in Ruhe lernen als in einer Gruppe: Produktverantwortliche, Projektleitungen, agile Coaches. Am meisten bringt der Workshop in Organisationen mit 30 bis 300 Menschen.',
      ),
      paragraph(
        'Du solltest die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a> kennen, live oder im eigenen Tempo.',
      ),
    ),
    howItWorks(
      'Wenn alle Abschnitte und Übungen erledigt sind, stellt dir die Plattform das Zertifikat „Flight Level 2 Design“ aus.',
    ),
    academyOffer(
      'Was es kostet',
      academyCheckout('fl2d'),
      'Ein Ticket kostet € 1.990, exklusive USt. Drei Tickets in einer Bestellung kosten so viel wie zwei, das sind € 1.327 pro Person.',
      'Du möchtest lieber mit uns abrechnen? Denselben Workshop buchst du auch <a href="/de/workshops/flight-level-2-design">direkt bei uns</a>, für {price:ticket-fl2d}. Den Gutschein schicken wir dir nach der Zahlung.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wie lange brauche ich?',
          'Die Videos allein dauern etwa einen Arbeitstag. Mit den Übungen verteilen es die meisten auf vier bis sechs Wochen.',
        ],
        [
          'Schaut sich jemand meinen Entwurf an?',
          'In diesem Ticket nicht. Wenn ihr Begleitung möchtet, ist <a href="/de/flight-levels-now">Flight Levels NOW</a> das Richtige: derselbe Workshop mit fünf privaten Coachings.',
        ],
      ),
    ),
  ],
}
