import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const englishOneMeeting: PostText = {
  title: 'One meeting instead of three',
  excerpt:
    'Seven hours of coordination a week, and still nobody knows what’s going on. How fifteen minutes in front of the right board replace three meetings.',
  pictureAlt: 'Three lines run together from the left and meet in an orange dot.',
  blocks: [
    paragraph(
      'Add up the hours you spent last week in meetings where people told each other what they were doing. In Dublin, where I used to be responsible for a product with six teams, it was seven. We had one meeting for the team leads, one for dependencies, and one in which the results of the other two were reported.',
    ),
    paragraph('I introduced the third one myself. I mention it so that nobody thinks I’m laughing at others.'),
    chapter('why-going-round-falls-short', 'Why going round the table falls short'),
    paragraph(
      'When eight people take turns to report, each of them spends seven eighths of the time hearing things that mostly don’t concern them. You could live with that. What’s worse is what goes unsaid: nobody reports on the work that belongs to no one right now. It lies between teams, so it appears in nobody’s report.',
    ),
    paragraph(
      'That’s why, on Flight Level 2, we don’t ask about people. We ask about work. We walk the board from right to left, from what’s finished to what’s new, card by card. There is only one question for each card: what does it need to move on? Anyone with nothing to say to that keeps quiet. Which is allowed, even welcome.',
    ),
    pull('Don’t ask what people are doing. Ask what the work needs.'),
    chapter('how-it-runs', 'How it runs'),
    list(
      [
        '<strong>Who comes.</strong> One person from each team who may commit to something. It needn’t be the team lead. People who can’t decide become messengers, and messengers make every meeting longer.',
        '<strong>How long.</strong> Fifteen minutes, twice a week, always at the same time. If that’s not enough, there’s usually too much in progress.',
        '<strong>What you talk about.</strong> First the cards that are stuck. Then those that will cross a team boundary next. The rest moves by itself and needs no words.',
        '<strong>What remains afterwards.</strong> The two or three people with something to sort out stay. Everybody else leaves. This is the part that replaces the other meetings.',
      ],
      { ordered: true },
    ),
    chapter('the-first-weeks', 'The first weeks are slow'),
    paragraph(
      'The first time, it took us forty minutes to get through six cards. The second time, one team lead didn’t turn up because he “had nothing anyway”. Four cards were waiting for his team. I didn’t tell him off. I took a photo of the board, circled the four cards and sent it to him. He never missed another one.',
    ),
    paragraph(
      'In week three we cancelled the dependency meeting, just once, as a trial. Nobody missed anything. In week five the team leads’ meeting went. The reporting meeting, mine, held out longest. It died when our boss asked whether, instead of getting the report, she could simply drop by the board on Tuesday. She could. She stood at the back and didn’t say a word, which clearly wasn’t easy for her.',
    ),
    chapter('it-works-online-too', 'It works online too'),
    paragraph(
      'Three of our teams were in Bangalore, so we kept the board on screen from the start. Two things helped. One person moves the cards, and never the most senior one. And whoever commits to something writes it on the card themselves, during the meeting. It takes ten seconds and saves a week of chasing.',
    ),
    paragraph(
      'One more piece of advice, about the time of day: find one that is equally inconvenient for everybody. If it’s always the same people sitting in the dark, at some point they’ll stop speaking up.',
    ),
    chapter('try-it', 'Try it for four weeks'),
    paragraph(
      'Don’t cancel a meeting before you have something better. Just add the fifteen minutes, for four weeks, and after each one write down which question it settled. After a month, lay that list next to the agendas of the other meetings. The group will decide the rest, and gladly.',
    ),
    paragraph(
      'Of the seven hours in Dublin, fifty minutes were left in the end. People didn’t spend the rest celebrating, by the way. They worked, which after such a long break took some getting used to.',
    ),
  ],
}
