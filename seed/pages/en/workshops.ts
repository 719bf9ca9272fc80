import {
  button,
  buttons,
  column,
  columns,
  cover,
  group,
  heading,
  list,
  type PageText,
  paragraph,
  sky,
  split,
} from '../blocks.ts'

export const englishWorkshops: PageText = {
  title: 'Workshops and dates',
  blocks: [
    cover(
      'Workshops and dates',
      'Six workshops for people who want to move more than their own team. On site, live online or at your own pace – and always with your own work on the table.',
    ),
    split(
      'which-one',
      'Which workshop suits you?',
      list([
        '<strong>You want to know what this is about.</strong> Start with the <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a>: one day, all three altitudes, no previous knowledge.',
        '<strong>Work gets stuck between your teams.</strong> In <a href="/en/workshops/flight-level-2-design">Flight Level 2 Design</a> you design the board and the conversations that connect them.',
        '<strong>Your strategy never reaches daily life.</strong> <a href="/en/workshops/flight-level-3-design">Flight Level 3 Design</a> gets it out of the slide deck and makes it steerable.',
        '<strong>You don’t know where to begin.</strong> In <a href="/en/workshops/flight-levels-systems-architecture">Flight Levels Systems Architecture</a> you draw the map of your organisation and find the best place to act.',
        '<strong>The idea is good, but nobody is coming along.</strong> <a href="/en/workshops/flight-levels-change-leadership">Flight Levels Change Leadership</a> shows you how change works with people rather than against them.',
        '<strong>Guiding organisations is your profession.</strong> The <a href="/en/workshops/flight-levels-coach-program">Flight Levels Coach Program</a> makes you confident at all three altitudes, in four modules.',
        '<strong>You want to learn together and put it to work at once.</strong> <a href="/en/flight-levels-now">Flight Levels NOW</a> combines self-paced workshops with coaching of your own, for 3 to 10 people.',
      ]),
    ),
    group(
      { anchor: 'formats' },
      heading(2, 'Three ways to take part'),
      columns(
        column(
          'On site',
          paragraph(
            'Two days in one room, with paper, pens and twelve people at most. Coffee is ready from 08:45, we start at 09:00 and finish at 17:00. The Introduction takes one day.',
          ),
          paragraph(
            'We teach in Vienna, Graz and Salzburg, and in Berlin, Munich and Hamburg. A new date is added every few weeks.',
          ),
        ),
        column(
          'Live online',
          paragraph(
            'The same content with the same trainers, by video and on a shared whiteboard: in four half-days or two full days. You work in small groups; this is not a webinar.',
          ),
          paragraph('You need a computer with a camera and a microphone. We send you everything else in good time.'),
        ),
        column(
          'At your own pace',
          paragraph(
            'Videos, exercises and templates, whenever you have time. Allow 3 to 6 hours for the Introduction, in sections of 20 to 40 minutes. You have access for one year, and the videos come in English and German.',
          ),
          paragraph(
            'Three steps: book a ticket, redeem it on our partner academy’s platform, and finish with the certificate. Up to three tickets per booking, refundable for 60 days directly through the payment provider. <a href="/en/what-is-self-paced">How self-paced works</a>',
          ),
        ),
      ),
    ),
    sky(
      'prices',
      'What a seat costs',
      paragraph(
        'The Introduction is {price:flin}, each two-day workshop {price:fl2d} and the Coach Program {price:flcp} – per person, excluding VAT. You see the final amount including tax before you place your booking. For businesses with a VAT ID in another EU country, online workshops fall under the reverse charge.',
      ),
      paragraph(
        'Since 1 July 2020 we have had <a href="/en/regional-prices">regional prices</a>: outside the EU, the EEA and Switzerland, a two-day workshop costs {price:fl2d}, {price:fl2d@2} or {price:fl2d@3} depending on the country, and the Coach Program {price:flcp}, {price:flcp@2} or {price:flcp@3}. Such registrations go on the waiting list first. If you decline the discount, the seat is yours at once.',
      ),
    ),
    group(
      { anchor: 'three-for-two', className: 'is-style-three-for-two' },
      heading(2, '3 for 2'),
      paragraph(
        'Register three people and pay for two. As three, you have a majority for the first step on the Monday after – and somebody to take the notes.',
      ),
      buttons(button('Begin with the Introduction', '/en/workshops/flight-levels-introduction')),
      list([
        '<strong>For every date</strong> The discount applies on site and live online, to every three people in a booking. There is nothing to enter.',
        '<strong>For self-paced workshops</strong> Three tickets, two paid for. That brings Flight Level 2 Design down to {price:ticket-fl2d*2/3} per person.',
        '<strong>With the Introduction added</strong> If you book an advanced workshop, you can add the self-paced Introduction for {price:introduction} instead of {price:ticket-flin}.',
      ]),
    ),
  ],
}
