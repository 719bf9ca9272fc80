import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const englishChangeLeadership: PageText = {
  title: 'Flight Levels Change Leadership',
  blocks: [
    cover(
      'Flight Levels Change Leadership',
      'Even the best idea fails if nobody wants to come along. In two days you learn to lead change so that people take part instead of taking cover.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'Drawing a board is quick. Whether it is still alive six months later depends on how the people in front of it treat each other. Change Leadership is about that side: objections worth more than approval, steps small enough to dare, and your own part in it.',
      ),
      ticks(
        'You read resistance as information: what is being protected here, and what does this person know that you don’t?',
        'You plan change as a series of small experiments that may be stopped, not as one grand design with a deadline.',
        'You find out whom you need: who decides, who joins in, who watches, and who has not been asked yet.',
        'You have the conversations that tend to be put off, and you practise them before they count.',
        'You make the work of change visible like any other work, with a board, limits and a rhythm.',
        'You know the effect you have, and when to pull, when to push and when to step aside.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Anyone who sets change in motion or carries it: managers, transformation leads, agile coaches and organisational developers – with or without formal authority.',
      ),
      paragraph(
        'Bring an endeavour that you care about and that is stuck because of people, not technology. You will work on it for two days.',
      ),
      introductionFirst,
      paragraph(
        'The workshop is not for you if you only want to sell a decision that has already been made. There is no persuasion on the programme.',
      ),
    ),
    split(
      'agenda',
      'Agenda',
      onSiteOrOnline,
      schedule(
        day(
          'Day 1: Understand why it’s stuck',
          ['08:45', 'Welcome coffee'],
          ['09:00', 'Arriving: changes you have survived'],
          ['10:00', 'What people hold on to – and why that makes sense'],
          ['11:30', 'A map of those involved: influence, interest, blind spots'],
          ['12:30', 'Lunch'],
          ['13:30', 'Listening practice: objections as raw material'],
          ['15:15', 'Your role: where do you help, where are you in the way?'],
          ['17:00', 'Close'],
        ),
        day(
          'Day 2: Get moving',
          ['08:45', 'Coffee'],
          ['09:00', 'From grand design to small experiment'],
          ['10:45', 'A board for the change itself'],
          ['12:30', 'Lunch'],
          ['13:30', 'Difficult conversations, rehearsed in threes'],
          ['15:15', 'Showing successes, talking about setbacks'],
          ['16:00', 'Your next step and who takes it with you'],
          ['17:00', 'Close'],
        ),
      ),
    ),
    prices(
      'Come as three, and nobody stands alone.',
      'A seat costs {price:flcl}, excluding VAT. Materials, conversation guides and, if you like, your certificate are included, as are lunch and refreshments on site. Change needs allies: the three of you pay for two.',
    ),
    certificate(
      'At the end you receive the “Flight Levels Change Leadership” certificate. It confirms that you can plan a change together with the people it concerns and see it through step by step.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Will it get very personal?',
          'As personal as you like. We practise with real situations, but nobody has to share anything. What is said in the room stays in the room.',
        ],
        [
          'I’m not a manager. Am I in the right place?',
          'You are. Many of the most effective changes we have seen began with people who had no title. You learn to work with the influence you have.',
        ],
        [
          'How much has this got to do with Flight Levels?',
          'A lot. Change looks different at each altitude: a team can try something tomorrow, a leadership team has to let go of something first. That is why we ask for the Introduction.',
        ],
      ),
    ),
  ],
}
