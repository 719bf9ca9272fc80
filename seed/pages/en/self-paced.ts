import {
  answers,
  button,
  buttons,
  column,
  columns,
  cover,
  ghostButton,
  list,
  type PageText,
  paragraph,
  sky,
  split,
  wide,
} from '../blocks.ts'

export const englishSelfPaced: PageText = {
  title: 'What is self-paced?',
  blocks: [
    cover(
      'What is self-paced?',
      'A workshop that waits until you have time. You learn with videos, exercises and templates, in sections that fit into a train journey, and you finish with a certificate.',
      button('The Introduction at your own pace', '/en/workshops/flight-levels-introduction/self-paced-booking'),
      ghostButton('Which workshops there are', '#workshops'),
    ),
    wide(
      'three-steps',
      'Three steps',
      columns(
        column(
          '1. Book a ticket',
          paragraph(
            'When you book, you choose how many tickets you need: one, two or three. Once you have paid, we send you a voucher for each ticket.',
          ),
        ),
        column(
          '2. Redeem the voucher',
          paragraph(
            'The videos are on our partner academy’s platform. You create an account there, redeem your voucher and begin. Tickets for colleagues you simply pass on.',
          ),
        ),
        column(
          '3. Finish with the certificate',
          paragraph(
            'When you have watched every section and done the exercises, the platform issues your certificate. It is all the proof you need for our advanced workshops.',
          ),
        ),
      ),
    ),
    split(
      'what-it-is-like',
      'What it’s like',
      paragraph(
        'Allow 3 to 6 hours for the Introduction. It depends on how long you stay with the exercises; if you do them with your team, it takes longer and gives you more. A section takes 20 to 40 minutes.',
      ),
      list([
        '<strong>Videos in English and German.</strong> You can switch at any time, even halfway through.',
        '<strong>A year’s access,</strong> from the day you redeem the voucher. For that year you can watch each section as often as you like.',
        '<strong>Exercises on your own work.</strong> Every section ends with a task for your case, with a template to print.',
        '<strong>No pressure from a group.</strong> You start when you like and pause when life gets in the way.',
      ]),
    ),
    split(
      'workshops',
      'Which workshops there are',
      paragraph('Directly from us:'),
      list([
        '<a href="/en/workshops/flight-levels-introduction/self-paced-booking">Flight Levels Introduction</a>, {price:ticket-flin}, or {price:introduction} when added to an advanced workshop.',
        '<a href="/en/workshops/flight-level-2-design/self-paced-booking">Flight Level 2 Design</a>, {price:ticket-fl2d}.',
      ]),
      paragraph('From our partner academy, which sells and invoices there:'),
      list([
        '<a href="/en/trainings/flight-level-2-design/fl2d-product">Flight Level 2 Design</a>, €1,990, if you would rather pay right on the platform.',
        '<a href="/en/trainings/flight-levels-systems-architecture/flsa-product">Flight Levels Systems Architecture</a>, €1,990.',
        '<a href="/en/trainings/flight-levels-change-leadership/flcl-product">Flight Levels Change Leadership</a>, €1,990.',
        '<a href="/en/trainings/flight-levels-coach-program/flco-product">Flight Levels Coach Program</a>, €8,990.',
      ]),
      paragraph('All prices are per person and exclude VAT.'),
    ),
    sky(
      'prices',
      '3 for 2 applies here as well',
      paragraph(
        'You can book up to three tickets at a time. Take three and you pay for two, which brings a ticket of {price:ticket-fl2d} down to {price:ticket-fl2d*2/3}. The discount applies itself.',
      ),
      paragraph(
        'And if it isn’t for you after all: you can return your ticket for 60 days, directly through the payment provider. The link is in your payment confirmation, and you needn’t give a reason.',
      ),
      buttons(button('Choose a workshop', '/en/workshops')),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Is the content the same as live?',
          'At its core, yes. What is missing are the conversations with the others and your trainer’s eyes on your draft. What you gain is time to think. Either counts the same when you go on.',
        ],
        [
          'There are more than three of us. Is that possible?',
          'Three tickets per booking is the limit. For larger groups there is <a href="/en/flight-levels-now">Flight Levels NOW</a>, which comes with guidance, or you can <a href="/en/contact">write to us</a>.',
        ],
        [
          'When do I have to be finished?',
          'Within a year of redeeming the voucher. After that your access ends; the certificate stays yours.',
        ],
        [
          'Do I need any special equipment?',
          'A browser and sound. All videos have subtitles, and you can print the templates or fill them in on the screen.',
        ],
        [
          'Who helps if something doesn’t work?',
          'The partner academy helps with your account, and <a href="/en/contact">we</a> help with everything else. If you don’t know whose job it is, ask us.',
        ],
      ),
    ),
  ],
}
