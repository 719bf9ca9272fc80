import { answers, cover, ghostButton, type PageText, paragraph, partnerButton, split, ticks } from '../blocks.ts'
import { academyCheckout } from '../partner-links.ts'
import { academyOffer, howItWorks } from './recurring-product.ts'

export const englishFlsaProduct: PageText = {
  title: 'Flight Levels Systems Architecture at your own pace',
  blocks: [
    cover(
      'Flight Levels Systems Architecture at your own pace',
      'Maps are rarely drawn in a day. Here you have a year: video by video and talk by talk, a picture emerges of how work really flows through your organisation.',
      partnerButton('Order now', academyCheckout('flsa')),
      ghostButton('I’d rather come live', '/en/workshops/flight-levels-systems-architecture'),
    ),
    split(
      'contents',
      'What’s in it',
      paragraph(
        'Between the sections you go out and look. You talk to the people who do the work, and note what you have seen on your map. That is exactly why this workshop lends itself to your own pace.',
      ),
      ticks(
        '<strong>Which question should your map answer?</strong> Without one, all you get is clutter.',
        '<strong>Spotting work systems.</strong> Board, conversation and decision, even where none of them goes by that name.',
        '<strong>A piece of work on its journey.</strong> How to follow it, whom to ask, and what to write down.',
        '<strong>The map at three altitudes.</strong> Draw it, have it checked, draw it again.',
        '<strong>Reading patterns.</strong> Systems that exist twice, are missing or belong to nobody, and what they cost.',
        '<strong>Finding the lever.</strong> The one connection to begin with, and the steps after that.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Anyone who shapes change across several departments: transformation leads, organisational developers, heads of technology, enterprise coaches. You need an organisation in which you may ask questions.',
      ),
      paragraph(
        'You should know the <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a>, live or self-paced. Knowing Flight Level 2 Design helps but isn’t required.',
      ),
    ),
    howItWorks(
      'When your map is done and all sections are finished, the platform issues your “Flight Levels Systems Architecture” certificate.',
    ),
    academyOffer(
      'What it costs',
      academyCheckout('flsa'),
      'A ticket costs €1,990, excluding VAT. Three tickets in one order cost as much as two, which is €1,327 each.',
      'Learning as three pays off particularly well here: three people who draw the same organisation independently learn more from comparing than any of them would alone.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'How long does it take?',
          'About a working day for the videos; the map takes longer the larger your organisation is. Most people are happy with theirs after six to eight weeks.',
        ],
        [
          'What do I draw with?',
          'With paper, or with whatever whiteboard program you already have. There are templates for both.',
        ],
      ),
    ),
  ],
}
