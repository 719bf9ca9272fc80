import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const englishStrategy: PostText = {
  title: 'A strategy is not a document',
  excerpt:
    'Eighty slides, valid for a year, read by no one. What happens when a leadership team hangs its strategy on the wall and stands in front of it every other week.',
  pictureAlt: 'One single wide arc across the sky, with an orange dot at its highest point.',
  blocks: [
    paragraph(
      'For eleven years I wrote strategy papers. Good ones, if I may say so. The best had eighty slides, three pillars and a house with a roof. Half a year later I asked in the canteen what it actually said. One colleague remembered the roof.',
    ),
    paragraph(
      'You can blame people for that. For a while I did. Today I think the form was the mistake. A document is finished the day it’s approved. A strategy only begins on that day.',
    ),
    chapter('what-gets-decided', 'What really gets decided'),
    paragraph(
      'Take your latest strategy and look for a sentence that rules something out. A sentence that makes you say no to somebody with a good idea. If you can’t find one, you’re holding a wish list. There’s nothing wrong with that, but it won’t help anyone decide what comes first on Monday.',
    ),
    paragraph(
      'That’s why Flight Level 3 has no paper on the wall but a board with a handful of cards. Each card is a bet: we believe that something particular will happen if we do something particular, and this is the sign that will tell us whether we’re right. Nobody wins more than six bets at a time. Most don’t even win six.',
    ),
    pull('If it has no card, it’s not strategy. If it has no limit, it isn’t either.'),
    chapter('three-questions', 'Three questions, half an hour'),
    paragraph(
      'A board by itself is nothing. The meeting in front of it is what brings it to life. An insurer in Graz that I worked with meets every other Friday for half an hour. The chief executive asks three questions, always the same ones:',
    ),
    list(
      [
        '<strong>What have we learned since last time?</strong> Plenty gets done, and that’s on other boards. What counts here is what we know now and didn’t know before.',
        '<strong>Which bet would we no longer make today?</strong> An awkward question, which is why it sits in the middle. The first answer came at the fourth meeting.',
        '<strong>What do people need from us to keep going?</strong> Usually a decision. It gets made on the spot, provided everyone who has to stand by it is in the room.',
      ],
      { ordered: true },
    ),
    paragraph(
      'It doesn’t sound like much. In the first six months this board ended three of nine initiatives, among them one that half the company considered untouchable. The people who had been working on it were hurt at first and then relieved. They had known for a long time.',
    ),
    chapter('the-link-downwards', 'The link downwards'),
    paragraph(
      'A bet on Level 3 moves nothing until it reaches Level 2, the people who coordinate work between teams. So in Graz every bet carries a small note: which initiatives on the board below contribute to it? At the start, three bets had no note at all. They had been decided, and then everyone forgot to tell anybody.',
    ),
    paragraph(
      'The other way round, eleven initiatives down there pointed to no bet. Some were necessary, because a law demands them. The others had simply always been there. The team took five of them down that same afternoon without asking anyone. That is strategy too, perhaps the best part of it: people knowing what they’re allowed to leave alone.',
    ),
    chapter('where-to-begin', 'Where to begin'),
    paragraph(
      'Put the initiatives that your leadership team has talked about lately on cards. All of them, the small ones too. Lay them on a table and ask everyone to mark the three that matter most with a dot. Then count the cards without a single dot. That number is worth your first conversation.',
    ),
    paragraph(
      'And if you do have a paper, don’t throw it away. Read it once more and look for the one sentence that rules something out. Perhaps it’s there. Then it’s your first card.',
    ),
    paragraph(
      'How to build such a board, and how to talk in front of it, is what we practise for two days in <a href="/en/workshops/flight-level-3-design">Flight Level 3 Design</a>.',
    ),
  ],
}
