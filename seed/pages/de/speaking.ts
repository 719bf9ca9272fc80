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

export const germanSpeaking: PageText = {
  title: 'Vorträge und Bühnen',
  blocks: [
    cover(
      'Wir reden gern. Am liebsten mit euch.',
      'Vorträge, Keynotes und Werkstätten über Strategie, die ankommt, Koordination, die niemanden aufhält, und Veränderung, die Menschen aushalten. Auf Deutsch und auf Englisch, mit Papier und ohne Folienschlacht.',
      button('Vortrag anfragen', '/de/kontakt'),
      ghostButton('Kommende Auftritte', '#kommt-noch'),
    ),
    split(
      'kommt-noch',
      'Kommt noch',
      talk(
        {
          title: 'Acht Wochen warten, fünf Tage arbeiten',
          stage: '<strong>Werkstatt der Arbeit, Linz</strong> · Hauptbühne · Theresa Moosbrugger · auf Deutsch',
          done: false,
          drawing: 'stage-1',
        },
        paragraph(
          'Ein Auftrag erzählt, was ihm auf dem Weg durch ein Unternehmen zugestoßen ist. Danach sieht man das eigene Haus mit anderen Augen.',
        ),
      ),
      talk(
        {
          title: '<span lang="en">The map nobody has</span>',
          stage: '<strong>Northern Flow Days, Kopenhagen</strong> · Werkstatt · Priya Raman · auf Englisch',
          done: false,
          drawing: 'stage-2',
        },
        paragraph(
          'Neunzig Minuten, ein Tisch, viele Stifte: Wie zeichnet man eine Organisation, die zu schnell gewachsen ist, um sich selbst noch zu kennen?',
        ),
      ),
      talk(
        {
          title: 'Zwölf Wetten zu viel',
          stage:
            '<strong>Forum Führung im Salzkammergut, Bad Ischl</strong> · Keynote · Valentin Achleitner · auf Deutsch',
          done: false,
          drawing: 'stage-3',
        },
        paragraph(
          'Warum Führungsteams so schwer Nein sagen und was ein Board dazu beitragen kann, das nur vier Plätze hat.',
        ),
      ),
    ),
    split(
      'gehalten',
      'Schon gehalten',
      talk(
        {
          title: 'Widerstand ist Auskunft',
          stage: '<strong>Tage der Organisation, Graz</strong> · Keynote · Aoife Brennan · auf Deutsch',
          done: true,
          drawing: 'stage-4',
        },
        paragraph(
          'Was Menschen festhalten, wenn sich alles ändern soll, und warum es sich lohnt, vor dem nächsten Plakat danach zu fragen.',
        ),
      ),
      talk(
        {
          title: '<span lang="en">Ships, delays and other dependencies</span>',
          stage: '<strong>Harbour Talks, Rotterdam</strong> · Vortrag · Henning Callsen · auf Englisch',
          done: true,
          drawing: 'stage-5',
        },
        paragraph(
          'Hundert Gewerke, ein Stapellauf: was der Schiffbau über Abhängigkeiten weiß, das die Softwareentwicklung gerade wiederentdeckt.',
        ),
      ),
      talk(
        {
          title: 'Ein Board für den Vorstand',
          stage:
            '<strong>Wiener Koordinationstag</strong> · Gespräch · Valentin Achleitner und Theresa Moosbrugger · auf Deutsch',
          done: true,
          drawing: 'stage-6',
        },
        paragraph('Ein Streitgespräch darüber, ob Strategie auf zwei Quadratmeter passt. Spoiler: Sie sollte.'),
      ),
      talk(
        {
          title: '<span lang="en">Five teams, one approval</span>',
          stage: '<strong>Slow Product Conference, online</strong> · Vortrag · Priya Raman · auf Englisch',
          done: true,
          drawing: 'stage-7',
        },
        paragraph(
          'Die Geschichte einer Freigabe, die vom Ende an den Anfang gewandert ist, und was sich dadurch alles erübrigt hat.',
        ),
      ),
    ),
    wide(
      'themen',
      'Worüber wir reden',
      paragraph('Das sind unsere Lieblingsthemen. Wenn ihr ein anderes habt, das dazu passt: nur zu.'),
      points(
        '<strong>Flight Levels in 45 Minuten.</strong> Drei Höhen, fünf Tätigkeiten und die Frage, wo euer Publikum am Montag anfängt.',
        '<strong>Zwischen den Teams.</strong> Warum gute Teams zusammen langsam sein können, mit einer Simulation, bei der alle aufstehen.',
        '<strong>Strategie ist Arbeit.</strong> Für Führungskreise und Aufsichtsräte, gern im kleinen Rahmen und ohne Bühne.',
        '<strong>Veränderung mit den Menschen.</strong> Für alle, die schon drei Transformationen hinter sich haben.',
      ),
    ),
    split(
      'einladen',
      'So lädst du uns ein',
      paragraph(
        'Schreib uns, wann und wo ihr euch trefft, wie viele Menschen kommen und was sie danach tun sollen. Wir antworten innerhalb von zwei Arbeitstagen, meist mit einer Rückfrage und einem Vorschlag, wer von uns am besten passt.',
      ),
      paragraph(
        'Für den Vortrag brauchen wir eine Wand oder Leinwand, ein Mikrofon ab fünfzig Personen und zehn Minuten für Fragen. Für gemeinnützige Veranstaltungen reden wir über den Preis, bevor wir über irgendetwas anderes reden.',
      ),
      buttons(button('Zur Anfrage', '/de/kontakt')),
      paragraph(
        'Du möchtest uns ohne Anreise hören? Einmal im Monat gibt es <a href="/de/twig">TWiG</a>, unser kostenloses Gespräch am Donnerstag. Wer eingeladen ist, steht im Newsletter.',
      ),
    ),
    wide(
      'newsletter',
      'Termine im Newsletter',
      paragraph('Einmal im Monat: neue Workshops, Auftritte und ein Gedanke aus der Praxis.'),
      newsletter(),
    ),
  ],
}
