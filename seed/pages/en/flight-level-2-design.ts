import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const englishFlightLevel2Design: PageText = {
  title: 'Flight Level 2 Design',
  blocks: [
    cover(
      'Flight Level 2 Design',
      'Two days that turn many good teams into one movement. You design the board and the conversations that hold your work together across team boundaries – using your own case, not a textbook example.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'However good a team is: if a result takes eight of them, the gaps in between set the pace. Those gaps are what Flight Level 2 is about. You learn to follow a line of work from the first request to the people who use the result, and to lead it as a whole.',
      ),
      ticks(
        'You see which work is waiting between your teams, what it is waiting for, and what that costs you.',
        'You draw the boundary of the line of work in question and know who is part of it and who isn’t.',
        'You design a coordination board on which dependencies show up before they hurt.',
        'You know which meetings keep that board alive and which existing ones you can drop in return.',
        'You limit what is in progress at the same time and can explain why starting less means finishing more.',
        'You measure flow instead of utilisation: lead time, open work, due-date performance – without singling anyone out.',
        'You have a plan for the first six weeks and know whom you need to win over.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Anyone who is responsible for work across team boundaries or supports it: product owners and product managers, heads of department, project and release managers, agile coaches and Scrum Masters.',
      ),
      paragraph(
        'The right setting is an organisation or a department of 30 to 300 people who work on one product, one service or one large endeavour together. Software, engineering or insurance makes little difference: waiting looks the same everywhere.',
      ),
      introductionFirst,
      paragraph(
        'This workshop is less of a fit if your main aim is to improve a single team. Flight Level 1 is enough for that, and the Introduction shows you where to start.',
      ),
    ),
    split(
      'agenda',
      'Agenda',
      onSiteOrOnline,
      schedule(
        day(
          'Day 1: See what lies between teams',
          ['08:45', 'Welcome coffee'],
          ['09:00', 'Arriving: your cases, your expectations'],
          ['10:00', 'Simulation: many teams, one product, no flow'],
          ['11:30', 'Finding the line of work and its boundary'],
          ['12:30', 'Lunch'],
          ['13:30', 'What belongs on a Flight Level 2 board – and what doesn’t?'],
          ['15:15', 'Your first draft, discussed in pairs'],
          ['17:00', 'Close'],
        ),
        day(
          'Day 2: Design what connects them',
          ['08:45', 'Coffee'],
          ['09:00', 'Stress-testing the drafts: what happens on a bad day?'],
          ['10:45', 'Conversations that keep the board alive'],
          ['12:30', 'Lunch'],
          ['13:30', 'Measuring without surveillance'],
          ['14:45', 'Your six-week plan'],
          ['16:15', 'Feedback from the group and next steps'],
          ['17:00', 'Close'],
        ),
      ),
    ),
    prices(
      'Three of you pay for two.',
      'A seat costs {price:fl2d}, excluding VAT. That includes all materials and board templates, lunch and refreshments on site and, if you like, your certificate. When three people register in one booking, the third seat is free. The discount applies itself.',
    ),
    certificate(
      'Everyone who takes part in the whole workshop receives the “Flight Level 2 Design” certificate. It confirms that you have designed a coordination system and made the case for it in front of others, and it is a sound basis for the <a href="/en/workshops/flight-levels-coach-program">Coach Program</a>.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'We already use Scrum, SAFe or Kanban. Is there room for both?',
          'There is. Flight Level 2 doesn’t replace the way your teams work, it connects them. You keep what you have and add what is missing in between.',
        ],
        [
          'Should I come alone or with colleagues?',
          'Either works. You will get the most done as two or three: you spend two days on a case you share, and nobody back at work needs to be told what you meant.',
        ],
        [
          'What should I prepare?',
          'Think of an endeavour that involves several teams and moves more slowly than it should. Figures help but are not required. Everything stays within the group.',
        ],
        [
          'Is there a self-paced version?',
          'Yes, as a <a href="/en/workshops/flight-level-2-design/self-paced-booking">self-paced workshop</a> on our partner academy’s platform. You have access for one year, the videos come in English and German, and it ends with a certificate too.',
        ],
      ),
    ),
  ],
}
