import {
  answers,
  beside,
  button,
  buttons,
  column,
  columns,
  cover,
  ghostButton,
  list,
  offer,
  type PageText,
  packages,
  paragraph,
  sky,
  split,
  ticks,
  wide,
} from '../blocks.ts'

export const englishRealise: PageText = {
  title: 'Realise Flight Levels',
  blocks: [
    cover(
      'Realise Flight Levels',
      'A draft only proves its worth if it is still on the wall on Monday. In twelve weeks your core team gets a Flight Levels system up and running, and we stay until you no longer need us.',
      button('Arrange a call', '/en/contact'),
      ghostButton('See the packages', '#packages'),
    ),
    wide(
      'what-it-is-about',
      'What it’s about',
      beside(
        { drawing: 'realise', side: 'right', alt: 'A path of twelve small steps that climbs over ridge and wave.' },
        paragraph(
          'Between a good workshop and a changed organisation lies the week after. That is when the e-mails arrive, the holidays begin, and a colleague asks what all this is for. Realise is made for exactly that time.',
        ),
        paragraph(
          'You are three, four or five people from one organisation who can get something moving together. You bring a line of work or a strategic question that hurts right now. We bring experience, templates and an outsider’s eyes. And what gets built is built where you work.',
        ),
      ),
      ticks(
        'A board that is in use, with the right people in front of it.',
        'A rhythm of short conversations that carries on without us.',
        'Three or four figures that tell you whether the flow is improving.',
        'A core team that knows how to change such a system when the work changes.',
      ),
    ),
    wide(
      'packages',
      'Three packages',
      paragraph('All prices exclude VAT. The content is the same; the size of the group makes the difference.'),
      packages(
        offer(
          'Up to 3 people',
          '<strong>{price:realise-3}</strong> which is {price:realise-3/3} each',
          paragraph(
            'For a small core team that is responsible for one endeavour or one line of work and can decide quickly.',
          ),
          buttons(ghostButton('Order this package', '/en/packages/realise')),
        ),
        offer(
          'Up to 4 people',
          '<strong>{price:realise-4}</strong> which is {price:realise-4/4} each',
          paragraph(
            'For groups in which those who ask and those who deliver should learn together: two of one, two of the other.',
          ),
          buttons(ghostButton('Order this package', '/en/packages/realise')),
        ),
        offer(
          'Up to 5 people',
          '<strong>{price:realise-5}</strong> which is {price:realise-5/5} each',
          paragraph(
            'For lines of work that run through several departments. Five points of view are nearly always enough to find the bottleneck.',
          ),
          buttons(ghostButton('Order this package', '/en/packages/realise')),
        ),
      ),
    ),
    split(
      'agenda',
      'Twelve weeks',
      paragraph(
        'The design days take place at your offices, in our rooms in Vienna, or online in four half-days. On site, coffee is ready from 08:45, we start at 09:00 and finish at 17:00. In between we meet by video.',
      ),
      columns(
        column(
          'Design',
          list([
            '<strong>Week 1:</strong> A conversation about your case: which altitude, which line, who is missing?',
            '<strong>Week 2:</strong> Everyone in the core team catches up on the Introduction at their own pace. It is included.',
            '<strong>Week 3:</strong> Two design days: see what is waiting, and draft the system',
          ]),
        ),
        column(
          'Operate',
          list([
            '<strong>Week 4:</strong> The board goes live, and we are there for its first meeting.',
            '<strong>Week 6:</strong> Two hours: what is stuck, what is missing, what can go?',
            '<strong>Week 8:</strong> Two hours: figures that help',
            '<strong>Week 12:</strong> Two hours: looking back, and the next step without us',
          ]),
        ),
      ),
    ),
    sky(
      'included',
      'What is included',
      paragraph(
        'An initial conversation, two design days, three meetings of two hours, the Introduction for everyone in the core team, all templates, and answers to short questions by e-mail for twelve weeks.',
      ),
      paragraph(
        'Travel and accommodation outside Vienna are extra; we charge them at cost and tell you beforehand. 3 for 2 and regional prices don’t apply to packages, since the price per person already depends on the size of the group.',
      ),
      buttons(button('Order a package', '/en/packages/realise')),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'There are more than five of us. What now?',
          'The core team is for the people who build the system and are allowed to change it. Those who work with it join from week 4, and there may be many of them. If you are still thinking bigger, <a href="/en/consulting">consulting</a> is the better setting.',
        ],
        [
          'Does someone from senior management have to take part?',
          'On Flight Level 3, yes. On Flight Level 2 it is enough to have somebody who can make decisions about the line of work and has the time to do so.',
        ],
        [
          'What if it doesn’t work?',
          'Then we will see it by week 6 at the latest, because the figures are there for everyone to see. We change the draft with you, or tell you honestly that the obstacle is somewhere else.',
        ],
        [
          'Is there a lighter way?',
          'There is. With <a href="/en/flight-levels-now">Flight Levels NOW</a> you learn at your own pace and add just the guidance you need.',
        ],
      ),
    ),
  ],
}
