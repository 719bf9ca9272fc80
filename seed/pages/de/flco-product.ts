import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const germanFlcoProduct: PageText = {
  title: 'Flight Levels Coach Program im eigenen Tempo',
  blocks: [
    cover(
      'Flight Levels Coach Program im eigenen Tempo',
      'Dieselben vier Module, derselbe Praxisfall, derselbe Abschluss, aber ohne feste Gruppe und ohne Reisetage. Für Menschen, die Organisationen begleiten und ihren Kalender selbst führen.',
      partnerButton('Jetzt bestellen', academyCheckout('flco')),
      ghostButton('Das Programm mit Gruppe', '/de/workshops/flight-levels-coach-program'),
    ),
    split(
      'inhalte',
      'Was drin ist',
      paragraph(
        'Die Inhalte lernst du aus Videos und an Übungen. Alles, wozu man ein Gegenüber braucht, findet zu zweit statt: Nach jedem Modul triffst du eine Trainerin oder einen Trainer per Video und besprichst deinen Praxisfall. Den Termin wählst du.',
      ),
      ticks(
        '<strong>Modul 1: Verstehen.</strong> Aufträge klären, hinschauen, die erste Landkarte.',
        '<strong>Modul 2: Koordination begleiten.</strong> Entwurfswerkstätten auf Flight Level 2 vorbereiten und leiten.',
        '<strong>Modul 3: Strategie begleiten.</strong> Mit Führungsteams arbeiten, Einzelgespräche führen.',
        '<strong>Modul 4: Verbinden.</strong> Die Höhen ins Gespräch bringen, Veränderung in Gang halten.',
        '<strong>Vier Gespräche zu je 60 Minuten,</strong> eines nach jedem Modul, nur du und dein Fall.',
        '<strong>Abschluss.</strong> Du stellst deinen Praxisfall einer Trainerin oder einem Trainer und zwei anderen Coaches vor.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für erfahrene agile Coaches, Organisationsentwicklerinnen und Organisationsentwickler, die schon selbständig begleiten. Du brauchst eine Organisation, in der du zwischen den Modulen etwas ausprobieren darfst, und etwa einen halben Tag pro Woche.',
      ),
      paragraph(
        'Voraussetzung ist die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a>. Wir empfehlen, mindestens einen der zweitägigen Workshops besucht zu haben. Wenn du am liebsten in einer Gruppe lernst, die zusammenbleibt, nimm lieber das Programm mit Terminen.',
      ),
    ),
    howItWorks(
      'Mit dem vorgestellten Praxisfall schließt du ab und bekommst das Zertifikat „Flight Levels Coach“. Die Videos allein genügen dafür nicht.',
    ),
    academyOffer(
      'Was es kostet',
      academyCheckout('flco'),
      'Das Programm kostet € 8.990, exklusive USt, samt den vier Gesprächen und dem Abschluss. Drei Tickets in einer Bestellung kosten so viel wie zwei.',
      'Regionale Preise gibt es nur für das <a href="/de/workshops/flight-levels-coach-program">Programm mit Terminen</a>. Wenn sie für dein Land in Frage kommen, schau zuerst dort.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wie lange dauert das Programm?',
          'Die meisten brauchen fünf bis sieben Monate. Zugang hast du ein Jahr, die Gespräche und der Abschluss gehören in diese Zeit.',
        ],
        [
          'Ist das Zertifikat dasselbe?',
          'Ja. Der Abschluss ist derselbe, und der Praxisfall wird nach denselben Fragen besprochen.',
        ],
        [
          'Treffe ich andere Coaches?',
          'Beim Abschluss und, wenn du magst, bei <a href="/de/twig">TWiG</a>, unserem monatlichen Gespräch am Donnerstag.',
        ],
      ),
    ),
  ],
}
