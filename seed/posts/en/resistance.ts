import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const englishResistance: PostText = {
  title: 'Resistance is information',
  excerpt:
    'People who put the brakes on often know something that’s in no plan. Four sentences you hear in every change, and what you can learn from them.',
  pictureAlt: 'A jagged ridge with a calm line rising behind it; an orange dot lies in front of the ridge.',
  blocks: [
    paragraph(
      'In my first job as an occupational psychologist I was handed a list. There were twelve names on it under the heading Resistance. I was to talk to these people so that they would stop. I was 26, and I tried.',
    ),
    paragraph(
      'After the third conversation I turned the list over and began taking notes on the back. When I’d finished, it held four reasons why the new shift model wouldn’t work on the night from Saturday to Sunday. All four were right. Not one of them was mentioned in any of the plans.',
    ),
    paragraph(
      'Ever since, I’ve assumed that resistance is information. Not always pleasant, not always correct. But it rarely comes out of nowhere.',
    ),
    chapter('four-sentences', 'Four sentences and what’s behind them'),
    list([
      '<strong>“We’ve tried that before.”</strong> Ask what was different then and what made it fail. You’ll nearly always get a precise answer, because people who say this were there. Often it cost somebody something, and nobody said thank you.',
      '<strong>“We don’t have time for this.”</strong> Usually this means nobody has told us what we may stop doing. A change that takes nothing away is extra work, and that’s how it gets treated.',
      '<strong>“Let the others go first.”</strong> This one is about fairness. Somebody has the impression that it’s always the same people who have to begin. Show what others contribute, at the very top too, or make sure there’s something to show.',
      '<strong>Silence.</strong> The most expensive sentence of all. People who are silent either don’t mind or have given up. From outside the two look the same. Ask in private, and ask twice.',
    ]),
    pull('People rarely resist change. They resist being changed.'),
    chapter('listening-without-giving-in', 'Listening without giving in'),
    paragraph(
      'Listening doesn’t mean that everything stays the way it is. It means telling things apart. Some objections are about the goal: we don’t want to go there. Some are about the route: we do want to, but we won’t arrive this way. And some are about loss: I’ll arrive, only I’ll be nobody there. Each of these needs a different answer, and the third is the one most often missing.',
    ),
    paragraph(
      'In a hospital in Styria, a senior physician fought the shared board for a year. Over coffee she told me what she saw: until now, everybody came to her when they wanted to know how things stood. With the board, nobody would. So we didn’t change the board. We asked her to spend ten minutes every week explaining what she looks out for when she stands in front of it. These days she sends her people there.',
    ),
    chapter('at-which-altitude', 'At which altitude does the objection sit?'),
    paragraph(
      'The three altitudes help here too. An objection on Level 1 sounds like tools and daily routine: the cards are too small, the system is slow. Take it seriously and fix it, ideally within the week. Nothing builds as much trust as one small thing put right.',
    ),
    paragraph(
      'An objection on Level 2 sounds like responsibility: who decides this now? Who asks whom? That can’t be settled next to the coffee machine, only together in front of the board. And an objection on Level 3 sounds like meaning: what is all this for? If you can’t answer that in two sentences, the objection is right. Go back and get the answer.',
    ),
    chapter('an-exercise', 'An exercise for tomorrow'),
    paragraph(
      'Think of the person who costs you the most energy in your initiative. Write down the last thing they said, word for word. Then write three reasons underneath why they might be right. The first comes easily, the second reluctantly. The third is usually the one you should talk about.',
    ),
    paragraph(
      'How to have such conversations without losing yourself is at the heart of <a href="/en/workshops/flight-levels-change-leadership">Flight Levels Change Leadership</a>. I still have the list with the twelve names, by the way. The back is better.',
    ),
  ],
}
