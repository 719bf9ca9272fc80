import {
  answers,
  beside,
  button,
  column,
  component,
  cover,
  ghostButton,
  type PageText,
  paragraph,
  sky,
  split,
  steps,
  ticks,
  wide,
} from '../blocks.ts'

export const englishConsulting: PageText = {
  title: 'Consulting',
  blocks: [
    cover(
      'Consulting that comes to an end',
      'We work with organisations that have noticed it isn’t the teams. No master plan and no army of consultants, just people who can listen and draw – and an end that is fixed from the beginning.',
      button('Tell us about your case', '/en/contact'),
      ghostButton('Or learn it yourself', '/en/workshops'),
    ),
    wide(
      'when',
      'When we can help',
      paragraph(
        'Some people call us before they rebuild something, others afterwards. Both are fine. It usually sounds something like this:',
      ),
      beside(
        {
          drawing: 'map',
          side: 'right',
          share: 40,
          alt: 'A map with contour lines. A dashed path crosses two hills; between them an orange dot is waiting.',
        },
        ticks(
          '“Our teams are agile, but a release still takes nine months.”',
          '“We have forty strategic initiatives, and none of them gets finished.”',
          '“Everybody works hard. And everybody is waiting for everybody else.”',
          '“We have grown from 60 to 300 people in three years, and nobody has the overview any more.”',
          '“The last transformation brought us new words. Not much else.”',
        ),
        paragraph(
          'If one of these rings a bell, a 45-minute conversation is enough to begin with. It costs nothing, and afterwards you will know whether we are the right people. If we aren’t, we will tell you who might be.',
        ),
      ),
    ),
    wide(
      'how-we-work',
      'How we work',
      paragraph('Four steps, each of them worth something by itself. You can stop after any of them.'),
      steps(
        column(
          'Look',
          paragraph(
            'Two to three weeks. We follow one piece of work through your organisation, talk to the people who handle it, and note down where it waits. The result is a map at three altitudes in which everybody recognises their own work.',
          ),
        ),
        column(
          'Design',
          paragraph(
            'Two to four design days with those concerned. Which systems are missing, which exist twice, which single connection would help the most? We design nothing for you that you haven’t drawn yourselves.',
          ),
        ),
        column(
          'Go live',
          paragraph(
            'Six to twelve weeks. We are there for the first meetings: we lead them, then you lead them, then we sit at the back. Whatever doesn’t work gets changed while it is still small.',
          ),
        ),
        column(
          'Let go',
          paragraph(
            'We train two to four of your people to carry on. Three months later we drop in once more to see what has lasted. By then we are genuinely curious.',
          ),
        ),
      ),
    ),
    split(
      'examples',
      'Three examples',
      ...answers(
        [
          'A utility, 180 people in IT',
          'Every change of tariff took seven teams and half a year. The map showed that five of the teams were waiting for the same approval. It was moved from the end to the beginning, and a coordination board with a 20-minute meeting was added. No new teams were needed.',
        ],
        [
          'An engineering company, 45 people in development',
          'Eleven projects, all of them top priority. The directors limited them to four and kept to that for three months, which was harder than any method. After that, something got finished every five weeks rather than twice a year.',
        ],
        [
          'A group of hospitals, 12 managers',
          'This was about Flight Level 3 alone: which endeavours really contribute to patient care, and which go on out of habit? Half a day a month in front of a board took the place of three committees.',
        ],
      ),
    ),
    sky(
      'what-it-costs',
      'What it costs',
      paragraph(
        'The first conversation is free. For the look we quote a fixed price, which depends on how many people we talk to. Everything after that is offered step by step, so that nobody signs for a year without knowing what for.',
      ),
      paragraph(
        'There are five of you at most, and you know what you want to build? Then the <a href="/en/flight-levels/realise">Realise packages</a> between {price:realise-3} and {price:realise-5} are usually the better way, excluding VAT throughout.',
      ),
    ),
    wide(
      'values',
      'What matters to us',
      paragraph(
        'We work in pairs, never in columns. We talk to everybody, not just to those who pay us. What we are told in confidence stays there. And we recommend nothing that we sell if you don’t need it.',
      ),
    ),
    wide('voices', 'What others say', component('testimonials', { className: 'says-petra-holzinger says-sigrid-aas' })),
  ],
}
