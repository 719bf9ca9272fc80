import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const englishSystemsArchitecture: PageText = {
  title: 'Flight Levels Systems Architecture',
  blocks: [
    cover(
      'Flight Levels Systems Architecture',
      'Before you rebuild anything, look at the map. In two days you draw how work really flows through your organisation and find the spot where a small change goes a long way.',
    ),
    split(
      'contents',
      'What you take home',
      paragraph(
        'The org chart shows who reports to whom. It does not show how a request becomes a result. Systems Architecture closes that gap: you learn to see an organisation’s boards, conversations and teams as connected work systems – at all three altitudes, with the links between them.',
      ),
      ticks(
        'You draw the map of your work systems: what is already there, what is connected, where is the gap?',
        'You tell lines of work from lines on the org chart and know why confusing them is so expensive.',
        'You see which systems are missing, duplicated or owned by nobody, and at which altitude.',
        'You find the lever: the one connection to begin with, instead of rebuilding everything at once.',
        'You sketch a target architecture in steps, each of which is useful by itself.',
        'You can draw the map with others and so turn an opinion into a shared picture.',
      ),
    ),
    split(
      'who-for',
      'Who it’s for',
      paragraph(
        'People who shape change across several departments: transformation leads, organisational developers, enterprise coaches, heads of technology, and managers who are facing their next reorganisation.',
      ),
      paragraph(
        'The workshop is most useful when quite a lot is there already: agile teams, a portfolio board, several initiatives with similar names. Then the task is not to add another piece but to see how the pieces fit.',
      ),
      introductionFirst,
      paragraph('It helps to have attended Flight Level 2 Design or Flight Level 3 Design, but you don’t have to.'),
    ),
    split(
      'agenda',
      'Agenda',
      onSiteOrOnline,
      schedule(
        day(
          'Day 1: Draw the map',
          ['08:45', 'Welcome coffee'],
          ['09:00', 'Arriving: which question should your map answer?'],
          ['10:00', 'Recognising work systems: board, conversation, decision'],
          ['11:15', 'A request on its travels: following the flow through the organisation'],
          ['12:30', 'Lunch'],
          ['13:30', 'Your map of today, at three altitudes'],
          ['15:30', 'Reading maps in pairs: what stands out to somebody who doesn’t know you?'],
          ['17:00', 'Close'],
        ),
        day(
          'Day 2: Find the lever',
          ['08:45', 'Coffee'],
          ['09:00', 'Patterns that keep coming back – and what they cost'],
          ['10:45', 'Designing links: up, down and across'],
          ['12:30', 'Lunch'],
          ['13:30', 'A target architecture in steps that pay off one by one'],
          ['15:00', 'The first step: small enough for next month'],
          ['16:00', 'How to draw the map with your own people'],
          ['17:00', 'Close'],
        ),
      ),
    ),
    prices(
      'Three pairs of eyes, two seats paid for.',
      'A seat costs {price:flsa}, excluding VAT. Materials, the templates for your map and, if you like, your certificate are included, as are lunch and refreshments on site. A map becomes more accurate when several people draw it: come as three and pay for two.',
    ),
    certificate(
      'At the end you receive the “Flight Levels Systems Architecture” certificate. It confirms that you can read and draw an organisation’s work systems and develop them step by step.',
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Is this about software architecture?',
          'Only marginally. It is about the architecture of work: which systems of board, conversation and decision there are, and how they feed one another. If software architecture is your home, you will find your way quickly.',
        ],
        [
          'We are in the middle of a reorganisation. Is it too early or too late?',
          'Neither: it is just the right time. The map shows you which links the new structure would cut, and helps you to secure them first.',
        ],
        [
          'Which language are the workshops in?',
          'In English and in German. The language is stated with each date, and you receive the materials in the language of yours.',
        ],
      ),
    ),
  ],
}
