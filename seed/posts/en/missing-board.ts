import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, picture, pull } from '../post-blocks.ts'

export const englishMissingBoard: PostText = {
  title: 'The board you don’t have yet',
  excerpt:
    'Fourteen well-kept boards, and changing a tariff still takes nine months. Why the work that matters most often sits where nobody has a board.',
  pictureAlt: 'A hollow between two rises, with an orange dot resting in it.',
  blocks: [
    paragraph(
      'Last autumn I stood in a long corridor at an energy supplier in Linz. Offices left and right, a board in every office. I counted fourteen. All of them were looked after, all of them limited the work in progress, and three even had a note explaining them to visitors. You rarely see that.',
    ),
    paragraph(
      'At the end of the corridor sat the head of the department. “It takes us nine months to change a tariff,” she said. “Can you tell me why?” I couldn’t. Neither could the fourteen boards.',
    ),
    chapter('where-the-time-goes', 'Where the time goes'),
    paragraph(
      'So we did something simple. We took the most recent tariff change and followed it from door to door with a notepad. When did it reach you? When did you start on it? When was it done? Where did it go next?',
    ),
    paragraph(
      'By lunchtime we had six stations and twelve dates. At the stations themselves, the change had spent 31 days in total. For the other eight months it had been on its way. Or rather, it had been lying around. Between the third team and the fourth it lay for eleven weeks, because one side thought it had been handed over and the other didn’t know it existed.',
    ),
    picture(
      'line-of-work',
      'A rolling line with six circles on it. Between the third and the fourth lies an orange dot.',
      'Six stations, one change. It spends most of its time in between.',
    ),
    paragraph(
      'The treacherous part is that none of this looked bad on any board. The third team had the card under “Done”, and rightly so. The fourth team had no card at all. Waiting work has no home on a team board, and what has no home goes unseen.',
    ),
    pull('A team can halve the time it needs, and the whole won’t get a single day faster.'),
    chapter('the-altitude-in-between', 'The altitude in between'),
    paragraph(
      'In the language of Flight Levels, this department lacked a board on Level 2. Level 1 is the altitude of teams, where the result is made. Level 3 is the altitude of strategy, where people decide where to go. Level 2 lies in between and asks just one question: are the right teams working on the right thing at the right time?',
    ),
    paragraph(
      'Every company has this altitude, whether anyone has built it or not. Usually it consists of phone calls, a spreadsheet with a lot of colours and one person who knows everybody. In Linz that person was called Ernst. Ernst went on holiday in July. Guess which month the eleven weeks began.',
    ),
    chapter('three-conversations', 'Three conversations to start with'),
    paragraph(
      'For the first step you need neither a tool nor a budget. You need an afternoon and three conversations. Write the answers on cards, one answer to a card:',
    ),
    list([
      '<strong>With the people who make promises:</strong> What did you last commit to, and how did you know it would work out?',
      '<strong>With two teams that depend on each other:</strong> What are you waiting for right now? And who is waiting for you?',
      '<strong>With the people who decide:</strong> Which three initiatives would you stop tomorrow if you had to?',
    ]),
    paragraph(
      'Hang the cards side by side, in the order in which work travels through the organisation. Nearly always, within an hour, you’ll see the same bottleneck from three directions. That is the moment when people start talking without being asked. Let them.',
    ),
    chapter('what-became-of-linz', 'What became of Linz'),
    paragraph(
      'The department began with five columns and a Tuesday meeting: fifteen minutes, standing up, one person from each team. In week six came the first uncomfortable decision. Two initiatives were paused so that one could be finished. There was an argument, and it was the right argument to have.',
    ),
    paragraph(
      'The next tariff change took fourteen weeks. That still isn’t fast. But anyone who wants to know where it is today walks into the corridor and looks. Ernst takes holidays again, even in July.',
    ),
    paragraph(
      'If you’d rather build such a board with your own people than read about it: that is exactly what happens in two days of <a href="/en/workshops/flight-level-2-design">Flight Level 2 Design</a>.',
    ),
  ],
}
