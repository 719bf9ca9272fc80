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
  wide,
} from '../blocks.ts'

export const englishFlightLevelsNow: PageText = {
  title: 'Flight Levels NOW',
  blocks: [
    cover(
      'Flight Levels NOW',
      'Learn when you have the time. Use it while it’s fresh. With Flight Levels NOW you work at your own pace, and in five private coaching sessions you get the answers that no video can give.',
      button('Order a package', '/en/packages/now'),
      ghostButton('Compare the packages', '#packages'),
    ),
    wide(
      'how-it-works',
      'Learn by yourselves, begin together',
      beside(
        {
          drawing: 'now',
          side: 'right',
          alt: 'Two waves that cross five times: learning alone, and the five coaching sessions.',
        },
        paragraph(
          'Videos are good for understanding something. It gets difficult once you stand in front of your own people: what do we leave out? Who needs to be there? Why is nobody coming? So Flight Levels NOW combines the calm of learning alone with a person who knows your case.',
        ),
        paragraph(
          'You are a group of 3 to 10 people from one company. Each of you gets a licence for the same self-paced workshop and watches the same videos, so before long you use the same words. Between the sections you meet your trainer: just you, with nobody else’s group in the room.',
        ),
        paragraph(
          'You can choose between Flight Level 2 Design, Flight Levels Systems Architecture and Flight Levels Change Leadership. Which one suits you is something we sort out in a short conversation before you decide.',
        ),
      ),
    ),
    wide(
      'packages',
      'Three packages',
      paragraph(
        'From {price:now} per person, excluding VAT. Every package holds five private coaching sessions; how long they are depends on the group.',
      ),
      packages(
        offer(
          'Package of 3',
          '<strong>3 licences</strong> and 2 hours of coaching',
          list(['for 3 people from one company', 'five sessions of 24 minutes', 'a year’s access for everyone']),
          paragraph('For a small trio that wants to begin soon and needs little aligning.'),
          buttons(ghostButton('Order this package', '/en/packages/now')),
        ),
        offer(
          'Package of 4',
          '<strong>4 licences</strong> and 3 hours of coaching',
          list(['for 4 people from one company', 'five sessions of 36 minutes', 'a year’s access for everyone']),
          paragraph('For two teams that send two people each. Half of the coordination is done already.'),
          buttons(ghostButton('Order this package', '/en/packages/now')),
        ),
        offer(
          'Package of 5',
          '<strong>5 licences</strong> and 4 hours of coaching',
          list(['for 5 people from one company', 'five sessions of 48 minutes', 'a year’s access for everyone']),
          paragraph('For a line of work with several stops, each of which should have a say.'),
          buttons(ghostButton('Order this package', '/en/packages/now')),
        ),
      ),
    ),
    split(
      'five-sessions',
      'The five sessions',
      paragraph('You set the dates yourselves, ideally one or two weeks apart. For most groups it goes like this:'),
      list(
        [
          '<strong>Arrive.</strong> Your case, your question, and what should be different in ten weeks.',
          '<strong>Look.</strong> What is waiting between your teams. Together we read what you have gathered.',
          '<strong>Design.</strong> Your board or map, a first attempt, with the questions an outsider asks.',
          '<strong>Get going.</strong> The first meeting at the board: who leads it, how long does it take, what isn’t discussed?',
          '<strong>Check.</strong> What has changed, what hasn’t, and what you carry on with by yourselves.',
        ],
        { ordered: true },
      ),
    ),
    sky(
      'price',
      'What it costs',
      paragraph(
        'Flight Levels NOW starts at {price:now} per person, excluding VAT. That is the price you see when you order. It only becomes more if we agree on meetings at your place, and you get that in writing first.',
      ),
      paragraph(
        'There are six to ten of you? Then it becomes two packages: six people take two packages of 3, seven one of 4 and one of 3, ten two packages of 5. Each group has five sessions of its own, so that everybody gets a word in. 3 for 2 doesn’t apply to packages.',
      ),
      buttons(button('Tell us how many you are', '/en/contact')),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'How much time do we need each week?',
          'Allow about an hour for videos and exercises, in sections of 20 to 40 minutes, plus the coaching. How fast you go is up to you. You have access for one year.',
        ],
        [
          'In which language?',
          'The videos come in English and German, and everyone chooses for themselves. The coaching is held in one language, which you agree on as a group.',
        ],
        [
          'Do we need to know the Introduction?',
          'It helps. Anyone who hasn’t done it yet can add it at their own pace for {price:introduction} instead of {price:ticket-flin}.',
        ],
        [
          'Do we get a certificate?',
          'Yes, everyone who finishes the workshop on our partner academy’s platform. How that works is explained under <a href="/en/what-is-self-paced">What is self-paced?</a>',
        ],
        [
          'What if we would rather work for two days in a row?',
          'Then have a look at <a href="/en/flight-levels/realise">Realise</a>, or bring your people to one of our <a href="/en/workshops">dates</a>.',
        ],
      ),
    ),
  ],
}
