import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const englishFlightLevel3Design: PageText = {
  title: 'Flight Level 3 Design',
  blocks: [
    cover(
      'Flight Level 3 Design',
      'Strategy is not a document. It is work. In two days you build the system that lets your leadership team see it, choose it and steer it, week by week.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'Most companies have more strategic initiatives than people to carry them out. All of them matter, all of them are running, and by the end of the year few have landed. Flight Level 3 turns the question round: not “What do we want?” but “What are we going to make happen next – and how will we know?”',
      ),
      ticks(
        'You make visible which initiatives are actually running, not just the ones on the slide.',
        'You phrase goals as bets: what do we expect, by when, and what would convince us otherwise?',
        'You design a strategy board that a leadership team can walk through in half an hour.',
        'You can explain what you are not starting, and say that no in a way that lasts.',
        'You connect strategy to coordination: every bet has a path to the teams, and a way back.',
        'You judge progress by the effect it has, not by the boxes it ticks.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'People who are responsible for strategy or help to put it into practice: managing directors, heads of division, strategy and portfolio managers, transformation leads, and coaches who work with leadership teams.',
      ),
      paragraph(
        'Size matters less than you might think. A business of forty people faces the same question as a corporate division: how many bets can we sustain at the same time? It helps to bring somebody who is allowed to decide that.',
      ),
      introductionFirst,
      paragraph(
        'This workshop is not about inventing a strategy. We assume that you have a direction, and work on getting it to move.',
      ),
    ),
    split(
      'agenda',
      'Agenda',
      onSiteOrOnline,
      schedule(
        day(
          'Day 1: From intention to bet',
          ['08:45', 'Welcome coffee'],
          ['09:00', 'Arriving: how can people tell that you have a strategy?'],
          ['10:00', 'Stocktaking: every initiative on one table'],
          ['11:30', 'Simulation: too many priorities'],
          ['12:30', 'Lunch'],
          ['13:30', 'Phrasing goals as bets'],
          ['15:15', 'Your strategy board, first draft'],
          ['17:00', 'Close'],
        ),
        day(
          'Day 2: From board to rhythm',
          ['08:45', 'Coffee'],
          ['09:00', 'Choosing and leaving out: decisions that last'],
          ['10:45', 'The way down: connecting to Flight Level 2'],
          ['12:30', 'Lunch'],
          ['13:30', 'The strategy meeting, rehearsed with assigned roles'],
          ['15:00', 'Measuring effect without fooling yourselves'],
          ['16:00', 'The first six weeks with your leadership team'],
          ['17:00', 'Close'],
        ),
      ),
    ),
    prices(
      'Leadership teams learn better together.',
      'A seat costs {price:fl3d}, excluding VAT. Materials, templates and, if you like, your certificate are included, as are lunch and refreshments on site. Come as three and pay for two – the discount is taken off automatically as you book.',
    ),
    certificate(
      'At the end you receive the “Flight Level 3 Design” certificate. It shows that you have designed a strategy system that can be run in daily life. If you work with leadership teams for a living, the <a href="/en/workshops/flight-levels-coach-program">Coach Program</a> is a good next step.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'We use OKRs. Isn’t that the same thing?',
          'OKRs help you to phrase goals well. Flight Level 3 looks after the work behind them: how many goals fit at once, who decides when, and how you notice that a goal no longer holds. Many organisations use both.',
        ],
        [
          'Do I have to bring confidential figures?',
          'No. You work on your own case, but you decide what to show. It is enough to be able to name your initiatives; nobody needs to see your revenue.',
        ],
        [
          'Should I attend Flight Level 2 Design first?',
          'There is no need to. If you plan to attend both, begin where you have more influence. For most people that is Flight Level 2.',
        ],
      ),
    ),
  ],
}
