import {
  answers,
  button,
  cover,
  ghostButton,
  list,
  newsletter,
  type PageText,
  paragraph,
  split,
  wide,
} from '../blocks.ts'

export const englishTwig: PageText = {
  title: 'TWiG: Thursday with Guests',
  blocks: [
    cover(
      'TWiG: Thursday with Guests',
      'Once a month, on a Thursday, we invite somebody who has tried something out. One hour, online, free. No slides and no advertising, but a story that has a few scratches.',
      button('Get the invitation', '#invitation'),
      ghostButton('How it goes', '#how-it-goes'),
    ),
    split(
      'what-it-is',
      'What TWiG is',
      paragraph(
        'TWiG stands for Thursday with Guests. We like the sound of it: a twig is small, it bends, and sometimes something grows from it. It began as a lunch with a client at which everyone at the next table was listening in. We have been adding chairs ever since.',
      ),
      paragraph(
        'Our guests run departments, look after boards, lead works councils or a vineyard. What they share is that they have changed something about the work between people, and tell us what became of it. Even if it failed. Especially then.',
      ),
    ),
    split(
      'how-it-goes',
      'How it goes',
      list(
        [
          '<strong>On the second Thursday of the month,</strong> from 17:00 to 18:00 Vienna time. We take a break in July and August.',
          '<strong>Twenty minutes of story.</strong> Our guest talks, and one of us asks the questions.',
          '<strong>Thirty minutes of conversation.</strong> In groups of four, then all together. Your questions are what it’s really about.',
          '<strong>Ten minutes for an experiment.</strong> Everyone picks something small enough for the week ahead.',
        ],
        { ordered: true },
      ),
      paragraph(
        'The language alternates: German one month, English the next. The invitation says which. We don’t record anything, so that everybody can speak freely.',
      ),
    ),
    split(
      'topics',
      'What we have talked about',
      list([
        'A hospital that moved its ward round to a board, and the senior physician who was against it at first',
        'How a town hall turned 31 projects into five, and who stopped saying hello for two months',
        'A vineyard at harvest time: coordination when the deadline comes from the weather',
        'After the end: a transformation lead on the programme she closed down herself',
        'Four-day week, three altitudes: what shifted in a software company’s calendar',
      ]),
    ),
    wide(
      'invitation',
      'Get the invitation',
      paragraph(
        'Guest, topic and link are in the newsletter, about ten days ahead. It comes once a month, and you can unsubscribe with one click.',
      ),
      newsletter(),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Do I have to know Flight Levels?',
          'No. If somebody uses a word that not everyone knows, we explain it. For more, there is the <a href="/en/flight-levels">overview</a>.',
        ],
        ['Do I have to turn my camera on?', 'In the small groups the others will be glad. Nobody insists.'],
        [
          'May I be a guest myself?',
          'Please do. <a href="/en/contact">Send us</a> three sentences about what you changed and one about what went wrong. The fourth one decides.',
        ],
        [
          'Is it really free?',
          'It really is. If you want more afterwards, you will find the way to our <a href="/en/workshops">workshops</a> without our help.',
        ],
      ),
    ),
  ],
}
