import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const englishFlclProduct: PageText = {
  title: 'Flight Levels Change Leadership at your own pace',
  blocks: [
    cover(
      'Flight Levels Change Leadership at your own pace',
      'Change doesn’t keep to a timetable. With this workshop you learn on the days when you need it: before the difficult conversation, after the refusal, halfway through the experiment.',
      partnerButton('Order now', academyCheckout('flcl')),
      ghostButton('I’d rather come live', '/en/workshops/flight-levels-change-leadership'),
    ),
    split(
      'contents',
      'What’s in it',
      paragraph(
        'You work on an endeavour that is close to your heart. Every section asks you a question about it, shows a conversation that ends well or badly, and sends you back to daily life with a small task.',
      ),
      ticks(
        '<strong>Resistance as information.</strong> What is being protected here, and why that may be reasonable.',
        '<strong>The map of those involved.</strong> Influence, interest, and the people whom nobody has asked.',
        '<strong>Listening.</strong> Six re-enacted conversations to watch, pause and try for yourself.',
        '<strong>Small experiments.</strong> How to break change into pieces that can be called off.',
        '<strong>A board for the change.</strong> So that it isn’t done on the side, which means not at all.',
        '<strong>Your own effect.</strong> When to pull, when to push and when to make room.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Managers, transformation leads, coaches and anyone who wants to change something they cannot simply order. You need an endeavour in which people are the difficult part, and somebody you can talk to about it.',
      ),
      paragraph(
        'You should know the <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a>, live or self-paced.',
      ),
    ),
    howItWorks(
      'At the end you describe an experiment and what became of it. The platform then issues your “Flight Levels Change Leadership” certificate.',
    ),
    academyOffer(
      'What it costs',
      academyCheckout('flcl'),
      'A ticket costs €1,990, excluding VAT. Three tickets in one order cost as much as two, which is €1,327 each.',
      'Change needs allies. If you learn as two or three, you can rehearse the conversations with each other before they matter.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Can you learn this alone in front of a screen?',
          'Understand it, yes; to practise it, you need others. That is why every section suggests a conversation that you actually have. If you would rather rehearse in a safe setting, join us <a href="/en/workshops/flight-levels-change-leadership">live</a>.',
        ],
        [
          'Does anybody see what I write?',
          'Your notes are yours. Only the description at the end is read by someone at the partner academy, and you are welcome to leave out names.',
        ],
      ),
    ),
  ],
}
