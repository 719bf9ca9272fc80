import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const englishFlcoProduct: PageText = {
  title: 'Flight Levels Coach Program at your own pace',
  blocks: [
    cover(
      'Flight Levels Coach Program at your own pace',
      'The same four modules, the same case work and the same graduation, but without a fixed group and without travelling. For people who guide organisations and run their own diary.',
      partnerButton('Order now', academyCheckout('flco')),
      ghostButton('The program with a group', '/en/workshops/flight-levels-coach-program'),
    ),
    split(
      'contents',
      'What’s in it',
      paragraph(
        'You learn the content from videos and exercises. Whatever takes another person happens one to one: after each module you meet a trainer by video and talk about your case. You choose the time.',
      ),
      ticks(
        '<strong>Module 1: Understand.</strong> Clarifying the assignment, taking a close look, drawing the first map.',
        '<strong>Module 2: Guide coordination.</strong> Preparing and running design workshops on Flight Level 2.',
        '<strong>Module 3: Guide strategy.</strong> Working with leadership teams, talking one to one.',
        '<strong>Module 4: Connect.</strong> Getting the altitudes to talk and keeping change going.',
        '<strong>Four conversations of 60 minutes,</strong> one after each module, just you and your case.',
        '<strong>Graduation.</strong> You present your case to a trainer and two other coaches.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Experienced agile coaches and organisational developers who already work with clients on their own. You need an organisation in which you may try things between the modules, and about half a day a week.',
      ),
      paragraph(
        'The <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a> is required, and we recommend attending at least one of the two-day workshops. If you learn best in a group that stays together, choose the program with dates instead.',
      ),
    ),
    howItWorks(
      'You graduate by presenting your case, and receive the “Flight Levels Coach” certificate. Watching the videos alone is not enough.',
    ),
    academyOffer(
      'What it costs',
      academyCheckout('flco'),
      'The program costs €8,990, excluding VAT, including the four conversations and the graduation. Three tickets in one order cost as much as two.',
      'Regional prices exist only for the <a href="/en/workshops/flight-levels-coach-program">program with dates</a>. If your country might qualify, look there first.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'How long does the program take?',
          'Most people need five to seven months. You have access for one year; the conversations and the graduation fall within that time.',
        ],
        [
          'Is it the same certificate?',
          'It is. The graduation is the same, and your case is discussed using the same questions.',
        ],
        [
          'Will I meet other coaches?',
          'At the graduation and, if you like, at <a href="/en/twig">TWiG</a>, our monthly conversation on a Thursday.',
        ],
      ),
    ),
  ],
}
