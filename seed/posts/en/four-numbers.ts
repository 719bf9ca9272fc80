import { paragraph, table } from '../../pages/blocks.ts'
import { chapter, type PostText, picture, pull } from '../post-blocks.ts'

export const englishFourNumbers: PostText = {
  title: 'Four numbers for the altitude in between',
  excerpt:
    'Utilisation tells you whether everyone is busy. Four other numbers tell you whether anything arrives. You can collect them with dates on cards.',
  pictureAlt: 'A landscape with four measuring points; the last one glows orange.',
  blocks: [
    paragraph(
      'There is one number that nearly every company collects: utilisation. It’s on slides, it’s in people’s objectives, and it usually stands at 94 per cent. It answers the question of whether everyone is busy. The answer is always yes.',
    ),
    paragraph(
      'What it doesn’t say is whether any of it arrives. A road at 94 per cent utilisation is a traffic jam. Nobody would call it a success merely because so many cars fit on it.',
    ),
    chapter('date-on-the-card', 'Write a date on the card'),
    paragraph(
      'You need no software for the four numbers that follow. You need two dates on every card that crosses your Flight Level 2 board: when you accepted it, and when the customer had it. A third date helps, the one on which it crossed a team boundary. That’s all the data you need.',
    ),
    table(
      ['Number', 'The question behind it', 'Where it comes from'],
      [
        ['Lead time', 'How long does a customer wait?', 'Second date minus first'],
        ['Throughput', 'How much do we finish in a month?', 'Count the cards on the right'],
        ['Work in progress', 'How much have we started?', 'Count the cards in the middle'],
        ['Age', 'What has been lying around too long?', 'Today minus first date'],
      ],
    ),
    paragraph(
      'The first three belong together, and that’s the beauty of them: work in progress divided by throughput is roughly the lead time. If you have 30 initiatives open and finish 5 a month, a new one takes half a year on average. No amount of pushing will help. What helps is having fewer open or finishing more, and the former is easier.',
    ),
    pull('Age is the kindest of all numbers: it speaks up while you can still do something.'),
    chapter('why-age', 'Why I begin with age'),
    paragraph(
      'Lead time and throughput talk about yesterday. Age talks about today. A card that has been open for 60 days when most were done after 40 is telling you now that something is wrong. You can go and ask. In two months’ time you could only be sorry.',
    ),
    paragraph(
      'So a software company in Vienna hung a strip of paper on every card and made it a notch longer each week. Nothing more was needed. After three weeks people went to the long strips first, without being told. Within a quarter the lead time fell by a third, and nobody had worked any faster.',
    ),
    picture(
      'map',
      'Contour lines as on a map, with a dashed path running between them and an orange dot on it.',
      'A map doesn’t tell you how fast you’re walking. It tells you where you are.',
    ),
    chapter('what-to-leave-alone', 'What to leave alone'),
    paragraph(
      '<strong>Don’t compare teams.</strong> Two teams with different work have different numbers, and from the moment they appear in a ranking those numbers become prettier and less true. On Level 2 you measure the flow through the whole, never the performance of individuals.',
    ),
    paragraph(
      '<strong>Don’t take the average.</strong> If nine initiatives take ten days and one takes a year, the average is a month and a half, and not one of them took that long. Say instead: 85 out of 100 are done within so many days. People who dislike statistics understand that too, and it’s something you can promise.',
    ),
    paragraph(
      '<strong>Don’t set a target on a number.</strong> Numbers are for asking questions. As soon as a bonus hangs on them, the only question they answer is how to get the bonus.',
    ),
    chapter('tomorrow', 'What you can do tomorrow'),
    paragraph(
      'Take a pen to your board and write on every open card how long it has been open. For some you’ll have to look it up, and one will make you uncomfortable. Start with that one.',
    ),
    paragraph(
      'If you’d like to go further: our partner’s workshop on data-driven improvement builds on exactly this. You’ll find it among the <a href="/en/add-on-workshops">add-on workshops</a>.',
    ),
  ],
}
