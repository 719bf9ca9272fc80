import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, film, type PostText, pull } from '../post-blocks.ts'

export const englishFinishFirst: PostText = {
  title: 'Finished is the new fast',
  excerpt:
    'A shipyard stops 31 of its 40 projects and then delivers twice as much. Why limits on work in progress do more above the teams than inside them.',
  pictureAlt: 'Many small waves run towards one calm line; an orange dot lies on it.',
  blocks: [
    paragraph(
      'Back when I worked at the shipyard we had a rule: a ship in the dock gets finished before the next one comes in. Nobody had been clever about it. There was only one dock.',
    ),
    paragraph(
      'In the office upstairs the rule didn’t apply. Forty projects lay on the desks at the same time, because desks are patient. Each of them had a manager, a plan and a good reason. Seven got finished in a year.',
    ),
    chapter('why-we-love-to-start', 'Why everyone loves to start'),
    paragraph(
      'Starting feels good. The client is pleased, the team is busy, and at the next meeting you can say it’s under way. The price comes later, and it comes in instalments. A week’s wait for the structural engineers here, three days there because a colleague is stuck in something else. Nobody ever gets to see the whole bill.',
    ),
    paragraph(
      'At team level this is well known. Many teams limit what they tackle at once, and they’re right to. It just doesn’t help much if nobody limits anything above them. The team with a limit of three is then told every week which three are the most important right now.',
    ),
    pull('The limit belongs where the work comes in. Everything below that is damage control.'),
    chapter('what-we-did', 'What we did'),
    paragraph(
      'We hung the forty projects on a wall, a card for each, and asked only one question: who is actually working on this one this week? For nineteen cards there was no answer. They had been started and then left. We turned those over. Nobody complained, because nothing had changed, except that you could now see it.',
    ),
    paragraph(
      'The remaining twenty-one were harder. We agreed that nine would stay open. The number wasn’t calculated, it was negotiated: small enough to hurt, large enough for management to say yes. A place becomes free when something is finished. Finished means the customer has it and it no longer needs us.',
    ),
    list([
      '<strong>In week two</strong> came the first attempt to open a tenth project. It was the boss’s favourite. He took the card down himself, in front of everybody. That moment was worth more than any training.',
      '<strong>In week five</strong> two teams had room to breathe for the first time in years. They didn’t quite know what to do with it, so they helped the others. Which is what it was for.',
      '<strong>After a year</strong> fourteen projects were finished, as many as in two years before. With the same people and no overtime.',
    ]),
    chapter('what-went-wrong', 'What went wrong'),
    paragraph(
      'In case this sounds too neat: we forgot to talk to sales. They went on making promises as before, and in month three six customers stood in front of a wall with nine places. That was embarrassing. Since then, sales hangs its commitments on the wall itself, in a column of its own on the far left, and can see what comes first. We should have begun with that.',
    ),
    paragraph(
      'Nor had every card we turned over been forgotten. Behind two of them were people who had quietly carried on in the evenings because they cared. Before you stop something, ask whose it is. That’s what I learned.',
    ),
    film(
      'https://vimeo.example/flightlevels/finished-is-the-new-fast',
      'The whole story, as told at Thursday with Guests: twenty minutes, no slides.',
    ),
    chapter('your-next-step', 'Your next step'),
    paragraph(
      'Count what you have started and not finished. Not in one team, but across the whole area you can see. Divide that by what you finish in a month. The result is the number of months a new initiative will take on average if nothing changes. Show it to somebody who is about to start one.',
    ),
  ],
}
