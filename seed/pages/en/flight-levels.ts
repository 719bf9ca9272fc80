import {
  answers,
  beside,
  button,
  buttons,
  card,
  cards,
  cover,
  ghostButton,
  group,
  heading,
  level,
  list,
  type PageText,
  paragraph,
  split,
  wide,
} from '../blocks.ts'

export const englishFlightLevels: PageText = {
  title: 'What are Flight Levels?',
  blocks: [
    cover(
      'What are Flight Levels?',
      'A way of thinking with three altitudes from which you can look at your organisation and improve it: strategy, coordination and operation. It doesn’t tell you how to work. It shows you where a change is worth making.',
      button('Discover Flight Levels', '/en/flight-levels/discover'),
      ghostButton('To the Introduction', '/en/workshops/flight-levels-introduction'),
    ),
    wide(
      'what-it-is-about',
      'What it’s about',
      beside(
        {
          drawing: 'three-levels',
          side: 'right',
          alt: 'A landscape at three altitudes: a calm arc above, waves below it, a jagged ridge at the bottom. A plumb line joins the same place on all three.',
        },
        paragraph(
          'Most change starts in a team, because that is where you can get something moving quickly. The team gets better, so does the mood – and customers notice surprisingly little of it. What they asked for passes through many hands, and it is between those hands that it sits.',
        ),
        paragraph(
          'Do the sum: a result takes eight weeks, and people work on it for five days. So it waits for seven weeks. A team that is twice as fast saves two and a half days. Halve the waiting, and you save three and a half weeks.',
        ),
        paragraph(
          'Flight Levels draw your attention to that space in between. The picture comes from aviation: low down you see every house, high up you see the coastline. No altitude beats another. Each question has one that suits it.',
        ),
      ),
    ),
    group(
      { anchor: 'three-altitudes', className: 'is-style-night' },
      heading(2, 'The same work, seen three times.'),
      paragraph(
        'At each altitude you ask a different question, talk to different people and need a different board. What hangs on it is the same work all the same.',
      ),
      level(3, {
        name: 'Strategy',
        question: 'Are we doing the right things?',
        about:
          'This is where you find the bets a company is making for the months ahead, and the decision about what has to wait. The board doesn’t hold tasks; it holds outcomes that somebody is meant to notice. A handful will do. If there are thirty, that tells you something too.',
        link: ghostButton('Workshop: Flight Level 3 Design', '/en/workshops/flight-level-3-design'),
      }),
      level(2, {
        name: 'Coordination',
        question: 'Are the right people on it at the right time?',
        about:
          'This is where the lines of work run that take several teams. A coordination board shows what is on its way, where it changes hands and what is holding it up. The people in front of it are those who can decide, not those who happen to be free.',
        link: ghostButton('Workshop: Flight Level 2 Design', '/en/workshops/flight-level-2-design'),
      }),
      level(1, {
        name: 'Operation',
        question: 'What gets us further today?',
        about:
          'This is where people develop, advise, build and deliver. Teams and specialists arrange their work in whatever way suits it. If that goes well, leave it alone. The next gain is one floor up.',
        link: ghostButton('Workshop: Flight Levels Introduction', '/en/workshops/flight-levels-introduction'),
      }),
    ),
    wide(
      'line-of-work',
      'The line of work',
      beside(
        {
          drawing: 'line-of-work',
          alt: 'A wave with six stops. The piece of work, an orange dot, lies between the third and the fourth.',
        },
        paragraph(
          'An org chart shows who reports to whom. A line of work shows how a wish becomes a result: from the first conversation to the moment when somebody is better off. It cuts across departments, and often nobody looks after the whole of it.',
        ),
        paragraph(
          'Somebody who leads a line of work doesn’t ask, “How busy are my people?” They ask, “What gets finished next, and what is holding it up?” That question changes more than the next reorganisation.',
        ),
      ),
      list([
        '<strong>In a software company:</strong> the new customer portal, from an idea in sales through five development teams to the training of the first users.',
        '<strong>In insurance:</strong> a claim, from the phone call to the payment.',
        '<strong>In engineering:</strong> a custom machine, from the quotation through design and purchasing to the day it is switched on.',
      ]),
    ),
    split(
      'five-activities',
      'Five activities, the same at every altitude',
      paragraph(
        'Board of directors or team: to improve an altitude you do five things. The order helps at the beginning; after that, all five go on side by side.',
      ),
      list(
        [
          '<strong>Make the situation visible.</strong> What is in progress, what is waiting, and for what? As long as everyone has their own picture, you argue about pictures rather than work.',
          '<strong>Create focus.</strong> Start less and you finish more. That goes for five tasks as much as for five strategic endeavours.',
          '<strong>Set up conversations that move things.</strong> A board without a conversation is wall decoration. Keep it short and regular, in front of the work in question.',
          '<strong>Measure progress.</strong> Lead time, open work, effect. A few figures are plenty, and none of them judges people.',
          '<strong>Operate and improve.</strong> Six weeks in, the first draft no longer quite fits. That isn’t a mistake, it’s normal operation.',
        ],
        { ordered: true },
      ),
    ),
    split(
      'misunderstandings',
      'What people get wrong',
      ...answers(
        [
          '“Flight Level 3 is the executive floor.”',
          'The altitude depends on the question, not on the salary. A specialist works on Flight Level 3 when she helps to check a strategic bet. A managing director works on Flight Level 1 when he writes a quotation.',
        ],
        [
          '“The higher, the more mature.”',
          'Flight Levels are not a maturity model, and nobody gets promoted. Some organisations have a clear strategy and no path to the teams; others have capable teams and no common goal.',
        ],
        [
          '“All teams have to be agile first.”',
          'They don’t. If the work is stuck between teams, start there. The teams will often see for themselves what they would like to change.',
        ],
        [
          '“It’s another framework.”',
          'There are no new roles, no compulsory meetings and no roll-out date. Whatever works for you stays, be it Scrum, Kanban or the way you have always done it.',
        ],
        [
          '“We need exactly three boards.”',
          'You need as many as you have conversations that call for one. A small business gets by on two; a corporate division may have a dozen on Flight Level 2 alone.',
        ],
      ),
    ),
    split(
      'next',
      'Where to go from here',
      paragraph(
        'The shortest way is the Introduction: one day with us, or 3 to 6 hours at your own pace, for {price:flin}. If you already know that you want more, there are three ways.',
      ),
      cards(
        card(
          'Discover',
          'Learn for yourself, on site, live online or at your own pace.',
          '/en/flight-levels/discover',
          'discover',
        ),
        card(
          'Flight Levels NOW',
          'Learn at your own pace and be guided while you begin.',
          '/en/flight-levels-now',
          'now',
        ),
        card(
          'Realise',
          'Design a system with a core team and bring it to life.',
          '/en/flight-levels/realise',
          'realise',
        ),
      ),
      buttons(button('Find a workshop', '/en/workshops')),
    ),
  ],
}
