import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const germanFlsaProduct: PageText = {
  title: 'Flight Levels Systems Architecture im eigenen Tempo',
  blocks: [
    cover(
      'Flight Levels Systems Architecture im eigenen Tempo',
      'Eine Landkarte zeichnet man selten an einem Tag. Hier hast du ein Jahr: Video für Video, Gespräch für Gespräch entsteht ein Bild davon, wie Arbeit wirklich durch eure Organisation fließt.',
      partnerButton('Jetzt bestellen', academyCheckout('flsa')),
      ghostButton('Lieber live', '/de/workshops/flight-levels-systems-architecture'),
    ),
    split(
      'inhalte',
      'Was drin ist',
      paragraph(
        'Zwischen den Abschnitten gehst du hinaus und schaust nach. Du redest mit den Menschen, die die Arbeit in die Hand nehmen, und trägst ein, was du gesehen hast. Gerade deshalb eignet sich dieser Workshop gut für das eigene Tempo.',
      ),
      ticks(
        '<strong>Welche Frage soll deine Karte beantworten?</strong> Ohne Frage wird sie ein Wimmelbild.',
        '<strong>Arbeitssysteme erkennen.</strong> Board, Gespräch und Entscheidung, auch wo keines davon so heißt.',
        '<strong>Ein Auftrag auf Reisen.</strong> Wie du ihm folgst, wen du fragst und was du notierst.',
        '<strong>Die Karte auf drei Höhen.</strong> Zeichnen, prüfen lassen, noch einmal zeichnen.',
        '<strong>Muster lesen.</strong> Doppelte, fehlende und verwaiste Systeme und was sie kosten.',
        '<strong>Den Hebel finden.</strong> Die eine Verbindung, mit der ihr beginnt, und die Schritte danach.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für alle, die eine Veränderung über mehrere Bereiche hinweg gestalten: Transformationsleitungen, Organisationsentwicklung, technische Leitungen, Enterprise-Coaches. Du brauchst eine Organisation, in der du Fragen stellen darfst.',
      ),
      paragraph(
        'Du solltest die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a> kennen, live oder im eigenen Tempo. Flight Level 2 Design vorher zu kennen, hilft, ist aber keine Bedingung.',
      ),
    ),
    howItWorks(
      'Wenn deine Karte fertig ist und alle Abschnitte erledigt sind, stellt dir die Plattform das Zertifikat „Flight Levels Systems Architecture“ aus.',
    ),
    academyOffer(
      'Was es kostet',
      academyCheckout('flsa'),
      'Ein Ticket kostet € 1.990, exklusive USt. Drei Tickets in einer Bestellung kosten so viel wie zwei, das sind € 1.327 pro Person.',
      'Zu dritt lohnt es sich hier besonders: Drei Menschen, die unabhängig voneinander dieselbe Organisation zeichnen, erfahren beim Vergleichen mehr als jede einzelne Person.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wie lange brauche ich?',
          'Für die Videos etwa einen Arbeitstag, für die Karte umso länger, je größer eure Organisation ist. Die meisten sind nach sechs bis acht Wochen zufrieden.',
        ],
        [
          'Womit zeichne ich?',
          'Mit Papier oder mit dem Whiteboard-Programm, das ihr schon habt. Vorlagen liegen für beides bei.',
        ],
      ),
    ),
  ],
}
