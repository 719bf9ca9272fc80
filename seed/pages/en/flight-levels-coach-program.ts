import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, prices } from './recurring.ts'

export const englishCoachProgram: PageText = {
  title: 'Flight Levels Coach Program',
  blocks: [
    cover(
      'Flight Levels Coach Program',
      'Four modules, a case of your own, and a group that stays together to the end. Afterwards you guide organisations across all three altitudes without getting lost in any of them.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'In our workshops you learn to design a board, a strategy system or a map. In the Coach Program you learn to guide others as they do it – even if they set out wanting something quite different. From the very beginning you work with a real organisation and bring its questions to every module.',
      ),
      ticks(
        'You clarify an assignment until you know at which altitude you are needed, and when to say no.',
        'You find out in a few conversations where work is waiting, and turn that into a picture everyone agrees with.',
        'You run design workshops on Flight Level 2 and Flight Level 3 for groups of five to fifty.',
        'You connect the altitudes instead of looking after three separate initiatives.',
        'You support leaders one to one through decisions that nobody likes to make.',
        'You measure whether your guidance makes a difference, and say so when it doesn’t.',
        'You have a completed case, and colleagues you can call.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'Experienced agile coaches, organisational developers and consultants, and leaders who want to take on the guiding in their own organisation.',
      ),
      paragraph(
        'You need an organisation in which you may try things between the modules: your own, or one you work with. Allow half a day a week for practice, your group and reading.',
      ),
      introductionFirst,
      paragraph(
        'Before you start, we recommend attending at least one of the two-day workshops: <a href="/en/workshops/flight-level-2-design">Flight Level 2 Design</a>, <a href="/en/workshops/flight-level-3-design">Flight Level 3 Design</a>, <a href="/en/workshops/flight-levels-systems-architecture">Systems Architecture</a> or <a href="/en/workshops/flight-levels-change-leadership">Change Leadership</a>.',
      ),
    ),
    split(
      'agenda',
      'Agenda',
      paragraph(
        'Four modules of two days each, about a month apart, on site or live online, from 09:00 to 17:00. On site, coffee is ready from 08:45. In between you work on your case, meet your learning group and have time with your trainers.',
      ),
      schedule(
        day(
          'Module 1: Understand',
          ['Day 1', 'Clarifying the assignment: which altitude, which role, which end?'],
          ['Day 2', 'Looking before acting: interviews, walks, a map'],
          ['Then', 'You draw the first map with your organisation.'],
        ),
        day(
          'Module 2: Guide coordination',
          ['Day 1', 'Preparing and running a design workshop on Flight Level 2'],
          ['Day 2', 'Getting conversations going – and withdrawing from them'],
          ['Then', 'A coordination board goes live; you watch and learn.'],
        ),
        day(
          'Module 3: Guide strategy',
          ['Day 1', 'Working with leadership teams: bets, leaving out, rhythm'],
          ['Day 2', 'One to one: listening, challenging, giving time'],
          ['Then', 'You support a strategy meeting and are observed doing so.'],
        ),
        day(
          'Module 4: Connect',
          ['Day 1', 'Getting the altitudes to talk and keeping change going'],
          ['Day 2', 'Your case in front of the group, feedback and graduation'],
          ['Then', 'You go your own way, with the group behind you.'],
        ),
      ),
    ),
    prices(
      'What the program costs',
      'The program costs {price:flcp}, excluding VAT. That includes all four modules, the support in between, materials and workshop guides, and lunch and refreshments on site. When three people come in one booking, you pay for two.',
      'Groups are small, so we take three people per booking at most. Outside the EU, the EEA and Switzerland, regional prices of {price:flcp}, {price:flcp@2} or {price:flcp@3} apply.',
    ),
    certificate(
      'If you attend all four modules and present your case, you graduate with the “Flight Levels Coach” certificate. Attendance alone is not enough.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'What if I miss a module?',
          'Tell us as early as you can. You can usually make up for it in another group, and receive the certificate after that.',
        ],
        [
          'Does my case have to be big?',
          'No. Three teams that need one another are enough. What matters is that somebody there wants change and that you can be around regularly.',
        ],
        [
          'In which language is the program held?',
          'There is a German-speaking group in Vienna and an English-speaking one that meets online. Content and graduation are the same.',
        ],
      ),
    ),
  ],
}
