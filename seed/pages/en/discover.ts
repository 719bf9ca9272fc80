import {
  answers,
  beside,
  button,
  buttons,
  cover,
  ghostButton,
  list,
  offer,
  type PageText,
  packages,
  paragraph,
  sky,
  split,
  ticks,
  wide,
} from '../blocks.ts'

export const englishDiscover: PageText = {
  title: 'Discover Flight Levels',
  blocks: [
    cover(
      'Discover Flight Levels',
      'You don’t just want to know about Flight Levels, you want to be able to use them. Discover is for individuals and small groups: an advanced workshop in whichever form fits your life.',
      button('Start at your own pace', '/en/workshops/flight-level-2-design/self-paced-booking'),
      ghostButton('What is self-paced?', '/en/what-is-self-paced'),
    ),
    wide(
      'what-it-is',
      'What you discover',
      beside(
        {
          drawing: 'discover',
          side: 'right',
          alt: 'An orange dot on the ridge, with the wave and the arc above it still to come.',
        },
        paragraph(
          'After the Introduction you know that there are three altitudes. To discover them is to actually set foot on one: with your own case, with exercises tied to your work, and with a draft that you can show around.',
        ),
        paragraph(
          'Most people begin with Flight Level 2 Design, because most of the waiting happens between teams. Live and online you can just as well choose Flight Level 3 Design, Systems Architecture or Change Leadership.',
        ),
      ),
      ticks(
        'You see at which altitude your bottleneck is, and can show it to others.',
        'You have a first draft: a board, a map or a handful of bets.',
        'You know the first three conversations to have, and with whom.',
        'You have a certificate, if you would like one.',
      ),
    ),
    wide(
      'three-forms',
      'Three forms, one content',
      paragraph('All prices are per person and exclude VAT.'),
      packages(
        offer(
          'At your own pace',
          '<strong>€1,990</strong> €1,327 each if there are three of you',
          paragraph(
            'The form most people start with. Videos in English and German, exercises and templates, and access for one year. You begin when you like and pause when the doorbell rings.',
          ),
          buttons(ghostButton('Book self-paced', '/en/workshops/flight-level-2-design/self-paced-booking')),
        ),
        offer(
          'Live online',
          '<strong>€2,190</strong> €1,460 each if there are three of you',
          paragraph(
            'A workshop of your choice in four half-days or two full days, in small groups and on a shared whiteboard. The self-paced Introduction is included, and so is an hour’s follow-up call four to six weeks later.',
          ),
          buttons(ghostButton('See the online dates', '/en/workshops')),
        ),
        offer(
          'On site',
          '<strong>€2,290</strong> €1,527 each if there are three of you',
          paragraph(
            'Two days in one room, from 09:00 to 17:00, with welcome coffee from 08:45, lunch, and paper you can touch. The Introduction and an hour’s follow-up call are included here too.',
          ),
          buttons(ghostButton('See the on-site dates', '/en/workshops')),
        ),
      ),
    ),
    sky(
      'prices',
      'Why a seat alone costs less',
      paragraph(
        'Next to our dates you will find €1,990 for a two-day workshop. That is the seat alone. Live and online, Discover brings the Introduction and the follow-up call with it; if you need neither, simply book the seat.',
      ),
      paragraph(
        'The lower prices come from 3 for 2: you register three people and pay for two. It is worked out per booking, and the discount applies itself.',
      ),
      buttons(button('See the dates', '/en/workshops')),
    ),
    split(
      'how-it-works',
      'How it works',
      list(
        [
          '<strong>Choose the form.</strong> To learn at your own pace, book <a href="/en/workshops/flight-level-2-design/self-paced-booking">Flight Level 2 Design</a> right here. Your voucher arrives once you have paid.',
          '<strong>Choose a date.</strong> For live and online, pick one of our <a href="/en/workshops">dates</a> and <a href="/en/contact">write to us</a>, mentioning “Discover”. We hold the seat and send you the offer.',
          '<strong>Arrive.</strong> About a week before the start your trainer gets in touch with everything you still need to know.',
          '<strong>Keep going.</strong> In the follow-up call the two of us look at what has become of your draft and what stands in its way.',
        ],
        { ordered: true },
      ),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'How does this differ from Realise?',
          'Discover is for you: you learn and take a draft home. <a href="/en/flight-levels/realise">Realise</a> is for a group from one organisation that puts the system into operation straight away and is guided while doing so.',
        ],
        [
          'I have already done the Introduction. Does it get cheaper?',
          'Then book a seat without the package, for €1,990. If you would like the follow-up call all the same, tell us and we will find a way.',
        ],
        [
          'Can I move from self-paced to live later?',
          'Yes. If you have finished the self-paced workshop and want to go deeper live, get in touch. We will agree on a price together.',
        ],
      ),
    ),
  ],
}
