import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, prices } from './recurring.ts'

export const englishIntroduction: PageText = {
  title: 'Flight Levels Introduction',
  blocks: [
    cover(
      'Flight Levels Introduction',
      'One day, three altitudes: learn how strategy, coordination and daily work hang together, and find out at which altitude your organisation should begin.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'The Introduction is where everything we offer begins. It gives you a language for talking about the work of a whole organisation without drowning in detail – and a first look at the place where yours is stuck.',
      ),
      ticks(
        'You know the three Flight Levels and can explain them to somebody in five minutes.',
        'You understand why faster teams do not necessarily make a faster organisation.',
        'You place your boards, meetings and initiatives at the three altitudes and see what is missing.',
        'You know the five activities that improve any of them.',
        'You know which next step is worth taking and which one can wait.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Anyone who wants to find out whether Flight Levels suit them: managers, product owners, project leads, agile coaches, team members. You need no previous knowledge and no particular role.',
      ),
      paragraph(
        'The Introduction is also what our advanced workshops ask for. When you book one of those, you can add the self-paced Introduction for {price:introduction} instead of {price:ticket-flin}.',
      ),
    ),
    split(
      'agenda',
      'Agenda',
      paragraph(
        'Live, the Introduction takes one day, from 09:00 to 17:00; on site there is welcome coffee from 08:45. At your own pace, allow 3 to 6 hours, in sections of 20 to 40 minutes. You have access for one year, and the videos come in English and German.',
      ),
      schedule(
        day(
          'Morning: Three points of view',
          ['08:45', 'Welcome coffee'],
          ['09:00', 'Arriving: what takes too long where you work?'],
          ['09:45', 'Simulation: everyone is fast, nothing gets finished'],
          ['11:15', 'The three altitudes and what counts at each'],
          ['12:30', 'Lunch break'],
        ),
        day(
          'Afternoon: Your organisation',
          ['13:30', 'Your boards and meetings at three altitudes'],
          ['14:45', 'Five activities that work everywhere'],
          ['15:45', 'Where to begin? Choosing the next step that pays off most'],
          ['16:40', 'Review and questions'],
          ['17:00', 'Close'],
        ),
      ),
    ),
    prices(
      'Start small.',
      'The Introduction costs {price:flin}, excluding VAT, both live and at your own pace. For every three people in a booking you pay for two, and the same goes for self-paced tickets. You can book up to three self-paced tickets at a time.',
    ),
    certificate(
      'At the end you receive the “Flight Levels Introduction” certificate. It is all the proof you need if you attend an advanced workshop later.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Live or at my own pace – which is better?',
          'Live, you also learn from the others and can talk about your situation. At your own pace, you decide when and how fast. The content is the same, and either counts for the advanced workshops.',
        ],
        [
          'How do I get to the self-paced workshop?',
          'In three steps: you <a href="/en/workshops/flight-levels-introduction/self-paced-booking">book a ticket</a>, redeem it on our partner academy’s platform, and finish with the certificate. You can begin as soon as your voucher arrives, and you have a year to finish.',
        ],
        [
          'Can I bring my team?',
          'Please do. We take up to ten people in one booking for live dates. A whole team that uses the same words gets going faster the day after.',
        ],
      ),
    ),
  ],
}
