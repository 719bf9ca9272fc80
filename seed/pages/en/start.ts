import {
  button,
  buttons,
  component,
  cover,
  ghostButton,
  group,
  heading,
  level,
  list,
  type PageText,
  paragraph,
  split,
} from '../blocks.ts'

export const englishStart: PageText = {
  title: 'Flight Levels: connect strategy, coordination and work',
  blocks: [
    cover(
      'Fly higher. Spot the bottleneck.',
      'Good teams alone don’t make an agile company. Flight Levels connect strategy, coordination and daily work – in workshops you leave with a design for your own organisation, not a folder of slides.',
      button('Find a workshop', '/en/workshops'),
      ghostButton('What are Flight Levels?', '#levels'),
    ),
    group(
      { anchor: 'levels', className: 'is-style-night' },
      heading(2, 'Three altitudes, one organisation.'),
      paragraph(
        'Flight Levels are neither a hierarchy nor a maturity model. They are three ways of looking at the same work: the higher you fly, the further you see and the fewer details matter. Organisations improve where all three altitudes keep talking to each other.',
      ),
      level(3, {
        name: 'Strategy',
        question: 'What are we betting on – and what are we leaving out to do it?',
        about:
          'On Flight Level 3, strategy becomes work you can see: a handful of endeavours, clear bets, and a steady rhythm for checking whether they pay off. It is also where you decide what has to wait.',
        link: ghostButton('Workshop: Flight Level 3 Design', '/en/workshops/flight-level-3-design'),
      }),
      level(2, {
        name: 'Coordination',
        question: 'Who needs to work on what, and when, for this to arrive?',
        about:
          'A product or a large endeavour almost always takes several teams. Flight Level 2 follows that line of work across the organisation, brings dependencies to light, and makes sure that things get finished rather than everyone simply being busy.',
        link: ghostButton('Workshop: Flight Level 2 Design', '/en/workshops/flight-level-2-design'),
      }),
      level(1, {
        name: 'Operation',
        question: 'What do we finish next?',
        about:
          'This is where the things your customers hold in their hands are made. Each team organises itself in the way that suits its work: with Kanban, with Scrum, or with a board that needs no name. Flight Levels don’t dictate any of that; they build on it.',
        link: ghostButton('Workshop: Flight Levels Introduction', '/en/workshops/flight-levels-introduction'),
      }),
    ),
    split(
      'dates',
      'Upcoming dates',
      paragraph(
        'On site in Austria and Germany or live online, in English and in German. Small groups and plenty of work on your own case. All prices are per person and exclude VAT.',
      ),
      component('upcoming-dates'),
      buttons(ghostButton('See all dates', '/en/workshops')),
    ),
    split(
      'why',
      'Start from where you are.',
      paragraph(
        'This may sound familiar: the teams deliver, the boards are tidy, and still every substantial change takes the better part of a year. People’s speed is rarely the problem. The work is waiting – for an approval, for another team, for a decision that nobody knows whose it is.',
      ),
      paragraph(
        'Flight Levels are not a framework to roll out. You need no new roles and no new org chart. You look at how work flows today and improve it where it makes the biggest difference. Five activities come back at every altitude:',
      ),
      list(
        [
          '<strong>Make the situation visible.</strong> What is really in progress, what is waiting, and for what?',
          '<strong>Create focus.</strong> Start fewer things at once, so that more of them get done.',
          '<strong>Set up conversations that move things.</strong> Short, regular, and with the people who can decide.',
          '<strong>Measure progress.</strong> With a few figures that show the flow and put nobody in the dock.',
          '<strong>Operate and improve.</strong> A board is never finished. Neither is your organisation.',
        ],
        { ordered: true },
      ),
    ),
    group(
      { anchor: 'workshops' },
      heading(2, 'Six workshops, one thread.'),
      paragraph(
        'The Introduction is the way in and expects nothing of you. After that, go deeper wherever things are stuck most.',
      ),
      component('workshop-grid'),
    ),
    group(
      { anchor: 'three-for-two', className: 'is-style-three-for-two' },
      heading(2, '3 for 2'),
      paragraph(
        'Come as three and pay for two. A change that depends on one person goes on holiday when they do, so the third seat is on us. The discount applies itself as you book; there is no code to enter.',
      ),
      buttons(button('Book for three', '/en/workshops')),
      list([
        '<strong>At your own pace</strong> The Introduction and Flight Level 2 Design are also available <a href="/en/what-is-self-paced">as self-paced workshops</a>: one year of access, with videos in English and German. Three for two applies here as well.',
        '<strong>Flight Levels NOW</strong> <a href="/en/flight-levels-now">Learn by yourselves and be guided while you put it into practice</a>: from {price:now} per person, for 3 to 10 people, with five private coaching sessions.',
        '<strong>Regional prices</strong> Outside the EU, the EEA and Switzerland, prices follow <a href="/en/regional-prices">the economic strength of your country</a>. A two-day workshop may cost as little as {price:fl2d@2} or {price:fl2d@3}.',
      ]),
    ),
  ],
}
