import {
  answers,
  button,
  buttons,
  cover,
  ghostButton,
  list,
  type PageText,
  paragraph,
  sky,
  split,
  table,
  wide,
} from '../blocks.ts'

export const englishRegionalPrices: PageText = {
  title: 'Regional prices',
  blocks: [
    cover(
      'Regional prices',
      'A workshop that costs half a month’s pay in Vienna may cost half a year’s pay elsewhere. That is why, since 1 July 2020, our prices have followed the purchasing power of the country you come from.',
      button('See the dates', '/en/workshops'),
      ghostButton('Which region am I in?', '#regions'),
    ),
    wide(
      'prices',
      'The prices',
      paragraph('Per person, in euros, excluding VAT. For dates on site and live online.'),
      table(
        ['Workshop', 'Region 1', 'Region 2', 'Region 3'],
        [
          ['Flight Level 2 Design', '{price:fl2d}', '{price:fl2d@2}', '{price:fl2d@3}'],
          ['Flight Level 3 Design', '{price:fl3d}', '{price:fl3d@2}', '{price:fl3d@3}'],
          ['Flight Levels Systems Architecture', '{price:flsa}', '{price:flsa@2}', '{price:flsa@3}'],
          ['Flight Levels Change Leadership', '{price:flcl}', '{price:flcl@2}', '{price:flcl@3}'],
          ['Flight Levels Coach Program', '{price:flcp}', '{price:flcp@2}', '{price:flcp@3}'],
        ],
      ),
    ),
    split(
      'regions',
      'Which country is in which region?',
      paragraph(
        'What counts is the country of your billing address. We go by the World Bank’s income groups and follow them when they change.',
      ),
      list([
        '<strong>Region 1:</strong> all countries of the EU and the EEA, Switzerland, and every other high-income country, such as the United Kingdom, the United States, Canada, Australia or Japan.',
        '<strong>Region 2:</strong> upper-middle-income countries, such as Serbia, Bosnia and Herzegovina, Türkiye, Brazil, Mexico or South Africa.',
        '<strong>Region 3:</strong> lower-middle-income and low-income countries, such as India, Vietnam, the Philippines, Egypt, Kenya or Nigeria.',
      ]),
      paragraph('When you book, you just choose your country; the region follows from it.'),
    ),
    split(
      'europe',
      'Why the EU is always region 1',
      paragraph(
        'Incomes differ within Europe, too. Even so, we may not tell customers apart here: in the single market it is unlawful to charge different prices for the same service according to where a customer lives or is established, and the European Economic Area has adopted that rule. A similar one applies in Switzerland.',
      ),
      paragraph(
        'So everyone in the EU, the EEA and Switzerland pays the same net price. If it is a stretch for you, bring two colleagues: with <a href="/en/workshops#three-for-two">3 for 2</a>, a seat comes to {price:fl2d*2/3}.',
      ),
    ),
    sky(
      'how-to-register',
      'How to register',
      paragraph(
        'Seats at a regional price are given out through the waiting list. You fill in the booking like everyone else, we check how many such seats the date can carry, and we send you an offer. You then have {term:offer-hours} hours to accept it. Until you do, you pay nothing and are not bound to anything.',
      ),
      paragraph(
        'You would rather not wait? Then tick the box to decline the regional price. You book at once, at the price of region 1.',
      ),
      buttons(button('Choose a workshop', '/en/workshops')),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Does 3 for 2 apply on top?',
          'No. A regional price can’t be combined with 3 for 2. If three of you decline the regional price, 3 for 2 applies again.',
        ],
        [
          'Does it cover self-paced tickets, the Introduction and packages?',
          'No. They cost the same everywhere. The Introduction is {price:ticket-flin}, a price meant to be affordable for as many people as possible.',
        ],
        [
          'I live in region 3 and my company is in Vienna. What applies?',
          'The billing address. If the company pays, it is region 1; if you pay, it is yours.',
        ],
        ['Do you check?', 'Only if in doubt; then we ask. In all these years that has rarely happened.'],
      ),
    ),
  ],
}
