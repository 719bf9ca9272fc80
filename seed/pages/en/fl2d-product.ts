import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const englishFl2dProduct: PageText = {
  title: 'Flight Level 2 Design at your own pace',
  blocks: [
    cover(
      'Flight Level 2 Design at your own pace',
      'The workshop about the work between teams, taken apart into pieces that fit between two meetings. By the end, the board on your wall shows more than tasks.',
      partnerButton('Order now', academyCheckout('fl2d')),
      ghostButton('I’d rather come live', '/en/workshops/flight-level-2-design'),
    ),
    split(
      'contents',
      'What’s in it',
      paragraph(
        'You follow a line of work from the first request to the people who use the result. Each section includes a step on your own case, so that your draft grows as you go along.',
      ),
      ticks(
        '<strong>Why good teams are slow together.</strong> A simulation to play through, alone or with colleagues.',
        '<strong>The line of work.</strong> Where it begins, where it ends, and who is part of it.',
        '<strong>The coordination board.</strong> What goes on it, what doesn’t, and how to sketch it in an hour.',
        '<strong>Conversations at the board.</strong> Who comes, how long it takes, and what you can drop in return.',
        '<strong>Less at once.</strong> Setting limits without anyone feeling held back.',
        '<strong>Measuring without surveillance.</strong> Four figures and how to talk about them.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'People who are responsible for work across team boundaries and prefer to learn in peace rather than in a group: product owners, project leads, agile coaches. It makes the biggest difference in organisations of 30 to 300 people.',
      ),
      paragraph(
        'You should know the <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a>, live or self-paced.',
      ),
    ),
    howItWorks(
      'When all sections and exercises are done, the platform issues your “Flight Level 2 Design” certificate.',
    ),
    academyOffer(
      'What it costs',
      academyCheckout('fl2d'),
      'A ticket costs €1,990, excluding VAT. Three tickets in one order cost as much as two, which is €1,327 each.',
      'Would you rather be invoiced by us? You can book the same workshop <a href="/en/workshops/flight-level-2-design">directly from us</a>, for {price:ticket-fl2d}. We send you the voucher once you have paid.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'How long does it take?',
          'The videos alone take about a working day. With the exercises, most people spread it over four to six weeks.',
        ],
        [
          'Does anybody look at my draft?',
          'Not with this ticket. If you would like guidance, <a href="/en/flight-levels-now">Flight Levels NOW</a> is for you: the same workshop with five private coaching sessions.',
        ],
      ),
    ),
  ],
}
