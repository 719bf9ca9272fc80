import {
  beside,
  button,
  buttons,
  cover,
  ghostButton,
  heading,
  list,
  type PageText,
  paragraph,
  split,
} from '../blocks.ts'

export const englishBooks: PageText = {
  title: 'Books',
  blocks: [
    cover(
      'To scribble in, pass on and find again',
      'We have written down what we are asked again and again in our workshops. Two books and a booklet of our own, by the people who also teach.',
      button('Order books', '/en/contact'),
      ghostButton('I’d rather learn live', '/en/workshops'),
    ),
    split(
      'the-work-in-between',
      'The Work in Between',
      beside(
        {
          drawing: 'book-between',
          share: 33,
          alt: 'Cover: a wave with three stops, and an orange dot between the second and the third.',
        },
        paragraph('<strong>Coordination on Flight Level 2.</strong> 208 pages, in English and German.'),
        paragraph(
          'This book follows a single piece of work through an invented company, from the first request to the last query. Each chapter is a stop where it waits, and shows what you can see, discuss and change there.',
        ),
        list([
          'Finding the line of work and its boundary',
          'What belongs on a coordination board, with 14 drawn examples',
          'Meetings of 20 minutes that replace three others',
          'Measuring flow: four curves you can draw with pencil and paper',
          'What goes wrong in the first six weeks, and why that is all right',
        ]),
        paragraph(
          'For everyone responsible for work across team boundaries. It goes well with <a href="/en/workshops/flight-level-2-design">Flight Level 2 Design</a>, before or after.',
        ),
      ),
    ),
    split(
      'twelve-bets',
      'Twelve Bets Too Many',
      beside(
        { drawing: 'book-bets', share: 33, alt: 'Cover: sixteen circles, four of them filled, one of those orange.' },
        paragraph('<strong>Strategy you can see.</strong> 176 pages, in English and German.'),
        paragraph(
          'A leadership team has sixteen strategic endeavours and strength for four. We accompany it through a year: the stocktaking, the first honest argument, the bets that pay off, and the one that should have been dropped in March.',
        ),
        list([
          'Turning goals into bets that you are allowed to lose',
          'Saying no without losing anybody',
          'The strategy meeting: agenda, roles, who sits where',
          'The path to the teams and back again',
          'Questions that a supervisory board ought to ask',
        ]),
        paragraph(
          'For executives, heads of division and everyone who works with them. If you feel like a board of your own afterwards: <a href="/en/workshops/flight-level-3-design">Flight Level 3 Design</a>.',
        ),
      ),
    ),
    split(
      'five-activities',
      'Five Activities',
      beside(
        { drawing: 'book-five', share: 33, alt: 'Cover: five lines, jagged at the bottom and calmer towards the top.' },
        paragraph('<strong>A booklet for your pocket.</strong> 48 pages, in English and German.'),
        paragraph(
          'The five activities that improve any altitude, on eight pages each: one story, one drawing, three questions for your next meeting, and plenty of room for notes. It lies on the table at our on-site workshops and is there to be taken home.',
        ),
        paragraph(
          'If you would like to know what this is about, read <a href="/en/flight-levels#five-activities">the short overview</a> first.',
        ),
      ),
    ),
    split(
      'order',
      'How to order',
      paragraph(
        'We are not a mail-order business. Tell us what you would like, in which language, how many copies, and where to send them. You get the price including postage and the invoice by e-mail; the parcel leaves on the next working day.',
      ),
      heading(3, 'For whole teams'),
      paragraph(
        'With ten copies or more, we can add an hour’s reading circle by video: you have read it, we answer what is still open.',
      ),
      heading(3, 'For libraries and universities'),
      paragraph(
        'Libraries, schools and universities can have one copy of each book for free. Write to us from the institution’s address.',
      ),
      buttons(button('Write your order', '/en/contact')),
    ),
  ],
}
