import {
  button,
  buttons,
  cover,
  ghostButton,
  newsletter,
  type PageText,
  paragraph,
  points,
  split,
  talk,
  wide,
} from '../blocks.ts'

export const englishSpeaking: PageText = {
  title: 'Talks and stages',
  blocks: [
    cover(
      'We love to talk. Best of all with you.',
      'Talks, keynotes and hands-on sessions about strategy that arrives, coordination that holds nobody up, and change that people can live with. In English and German, with paper, and without a battle of slides.',
      button('Invite a speaker', '/en/contact'),
      ghostButton('Upcoming talks', '#upcoming'),
    ),
    split(
      'upcoming',
      'Upcoming',
      talk(
        {
          title: '<span lang="de">Acht Wochen warten, fünf Tage arbeiten</span>',
          stage: '<strong>Werkstatt der Arbeit, Linz</strong> · main stage · Theresa Moosbrugger · in German',
          done: false,
          drawing: 'stage-1',
        },
        paragraph(
          'A piece of work tells us what happened to it on its way through a company. Afterwards you look at your own workplace with different eyes.',
        ),
      ),
      talk(
        {
          title: 'The map nobody has',
          stage: '<strong>Northern Flow Days, Copenhagen</strong> · workshop · Priya Raman · in English',
          done: false,
          drawing: 'stage-2',
        },
        paragraph(
          'Ninety minutes, one table and plenty of pens: how do you draw an organisation that has grown too fast to know itself?',
        ),
      ),
      talk(
        {
          title: '<span lang="de">Zwölf Wetten zu viel</span>',
          stage:
            '<strong>Forum Führung im Salzkammergut, Bad Ischl</strong> · keynote · Valentin Achleitner · in German',
          done: false,
          drawing: 'stage-3',
        },
        paragraph('Why leadership teams find it so hard to say no, and how a board with just four places can help.'),
      ),
    ),
    split(
      'past',
      'Past talks',
      talk(
        {
          title: '<span lang="de">Widerstand ist Auskunft</span>',
          stage: '<strong>Tage der Organisation, Graz</strong> · keynote · Aoife Brennan · in German',
          done: true,
          drawing: 'stage-4',
        },
        paragraph(
          'What people hold on to when everything is supposed to change, and why it pays to ask them before you print the next poster.',
        ),
      ),
      talk(
        {
          title: 'Ships, delays and other dependencies',
          stage: '<strong>Harbour Talks, Rotterdam</strong> · talk · Henning Callsen · in English',
          done: true,
          drawing: 'stage-5',
        },
        paragraph(
          'A hundred trades, one launch: what shipbuilding knows about dependencies that software development is just finding out again.',
        ),
      ),
      talk(
        {
          title: '<span lang="de">Ein Board für den Vorstand</span>',
          stage:
            '<strong>Wiener Koordinationstag, Vienna</strong> · debate · Valentin Achleitner and Theresa Moosbrugger · in German',
          done: true,
          drawing: 'stage-6',
        },
        paragraph('A debate about whether strategy fits on two square metres. Spoiler: it should.'),
      ),
      talk(
        {
          title: 'Five teams, one approval',
          stage: '<strong>Slow Product Conference, online</strong> · talk · Priya Raman · in English',
          done: true,
          drawing: 'stage-7',
        },
        paragraph(
          'The story of an approval that moved from the end to the beginning, and of everything that became unnecessary as a result.',
        ),
      ),
    ),
    wide(
      'topics',
      'What we talk about',
      paragraph('These are our favourite topics. If you have another one that goes with them, try us.'),
      points(
        '<strong>Flight Levels in 45 minutes.</strong> Three altitudes, five activities, and the question of where your audience will begin on Monday.',
        '<strong>Between the teams.</strong> Why good teams can be slow together, with a simulation that gets everybody on their feet.',
        '<strong>Strategy is work.</strong> For executive and supervisory boards, happily in a small circle and without a stage.',
        '<strong>Change with people.</strong> For anyone who has already been through three transformations.',
      ),
    ),
    split(
      'invite',
      'How to invite us',
      paragraph(
        'Tell us when and where you meet, how many people are coming and what they should do afterwards. We answer within two working days, usually with a question and a suggestion as to which of us would fit best.',
      ),
      paragraph(
        'For a talk we need a wall or a screen, a microphone from fifty people upwards, and ten minutes for questions. For charitable events we talk about the price before we talk about anything else.',
      ),
      buttons(button('Send your invitation', '/en/contact')),
      paragraph(
        'Would you like to hear us without travelling? Once a month there is <a href="/en/twig">TWiG</a>, our free conversation on a Thursday. The newsletter says who has been invited.',
      ),
    ),
    wide(
      'newsletter',
      'Dates in the newsletter',
      paragraph('Once a month: new workshops, talks and a thought from practice.'),
      newsletter(),
    ),
  ],
}
