import {
  button,
  buttons,
  component,
  cover,
  ghostButton,
  group,
  heading,
  level,
  list,
  type PageText,
  paragraph,
  split,
} from '../blocks.ts'

export const germanStart: PageText = {
  title: 'Flight Levels: Strategie, Koordination und Arbeit verbinden',
  blocks: [
    cover(
      'Wer höher fliegt, sieht den Engpass.',
      'Gute Teams allein machen noch kein bewegliches Unternehmen. Mit Flight Levels verbindest du Strategie, Koordination und tägliche Arbeit – in Workshops, aus denen du mit einem Entwurf für eure eigene Organisation heimkommst.',
      button('Workshop finden', '/de/workshops'),
      ghostButton('Was sind Flight Levels?', '#flughoehen'),
    ),
    group(
      { anchor: 'flughoehen', className: 'is-style-night' },
      heading(2, 'Drei Höhen, eine Organisation.'),
      paragraph(
        'Flight Levels sind keine Hierarchie und kein Reifegrad. Sie sind drei Blickwinkel auf dieselbe Arbeit: Je höher du fliegst, desto weiter reicht die Sicht und desto weniger Einzelheiten zählen. Besser wird eine Organisation dort, wo alle drei Höhen miteinander im Gespräch sind.',
      ),
      level(3, {
        name: 'Strategie',
        question: 'Worauf setzen wir – und was lassen wir dafür bleiben?',
        about:
          'Auf Flight Level 3 wird Strategie zu Arbeit, die man sehen kann: wenige Vorhaben, klare Wetten und ein fixer Rhythmus, in dem ihr prüft, ob sie aufgehen. Hier fällt auch die Entscheidung, was warten darf.',
        link: ghostButton('Workshop: Flight Level 3 Design', '/de/workshops/flight-level-3-design'),
      }),
      level(2, {
        name: 'Koordination',
        question: 'Wer muss wann woran arbeiten, damit etwas ankommt?',
        about:
          'Ein Produkt oder ein großes Vorhaben braucht fast immer mehrere Teams. Flight Level 2 folgt dieser Linie der Arbeit quer durch die Organisation, macht Abhängigkeiten sichtbar und sorgt dafür, dass nicht bloß alle beschäftigt sind, sondern etwas fertig wird.',
        link: ghostButton('Workshop: Flight Level 2 Design', '/de/workshops/flight-level-2-design'),
      }),
      level(1, {
        name: 'Operation',
        question: 'Was machen wir als Nächstes fertig?',
        about:
          'Hier entsteht, was Kundinnen und Kunden in der Hand haben. Jedes Team organisiert sich so, wie es zu seiner Arbeit passt: mit Kanban, mit Scrum oder mit einem Board, das keinen Namen braucht. Flight Levels schreiben das nicht vor, sie knüpfen daran an.',
        link: ghostButton('Workshop: Flight Levels Introduction', '/de/workshops/flight-levels-introduction'),
      }),
    ),
    split(
      'termine',
      'Nächste Termine',
      paragraph(
        'Vor Ort in Österreich und Deutschland oder live online, auf Deutsch und auf Englisch. Kleine Gruppen, viel eigene Arbeit. Alle Preise gelten pro Person und verstehen sich exklusive USt.',
      ),
      component('upcoming-dates'),
      buttons(ghostButton('Alle Termine ansehen', '/de/workshops')),
    ),
    split(
      'warum',
      'Fang dort an, wo ihr gerade steht.',
      paragraph(
        'Vielleicht kennst du das: Die Teams liefern, die Boards sind gepflegt, und trotzdem braucht jede größere Änderung ein Dreivierteljahr. Dann liegt es selten am Tempo der Einzelnen. Die Arbeit wartet – auf eine Freigabe, auf ein anderes Team, auf eine Entscheidung, von der niemand weiß, wer sie trifft.',
      ),
      paragraph(
        'Flight Levels sind kein Framework, das ihr einführen müsst. Ihr braucht dafür keine neuen Rollen und kein neues Organigramm. Ihr schaut euch an, wie die Arbeit heute fließt, und verbessert sie an der Stelle, an der es am meisten bringt. Fünf Tätigkeiten kehren dabei auf jeder Höhe wieder:',
      ),
      list(
        [
          '<strong>Die Lage sichtbar machen.</strong> Was läuft wirklich, was wartet, worauf?',
          '<strong>Fokus schaffen.</strong> Weniger gleichzeitig beginnen, damit mehr fertig wird.',
          '<strong>Gespräche einrichten, die etwas bewegen.</strong> Kurz, regelmäßig und mit den Menschen, die entscheiden können.',
          '<strong>Fortschritt messen.</strong> Mit wenigen Zahlen, die den Fluss zeigen und niemanden an den Pranger stellen.',
          '<strong>Betreiben und verbessern.</strong> Ein Board ist nie fertig. Eure Organisation ja auch nicht.',
        ],
        { ordered: true },
      ),
    ),
    group(
      { anchor: 'workshops' },
      heading(2, 'Sechs Workshops, ein roter Faden.'),
      paragraph(
        'Die Introduction ist der Einstieg und setzt nichts voraus. Danach gehst du dort in die Tiefe, wo es bei euch am meisten klemmt.',
      ),
      component('workshop-grid'),
    ),
    group(
      { anchor: 'drei-fuer-zwei', className: 'is-style-three-for-two' },
      heading(2, '3 für 2'),
      paragraph(
        'Kommt zu dritt und zahlt für zwei. Eine Veränderung, die an einer einzigen Person hängt, geht mit ihr in den Urlaub – darum ist der dritte Platz frei. Der Nachlass zieht sich in der Buchung von selbst ab, ganz ohne Code.',
      ),
      buttons(button('Zu dritt buchen', '/de/workshops')),
      list([
        '<strong>Im eigenen Tempo</strong> Introduction und Flight Level 2 Design gibt es auch <a href="/de/was-ist-self-paced">als Self-paced-Workshop</a>: Zugang für ein Jahr, Videos auf Deutsch und Englisch. Auch hier zahlen drei für zwei.',
        '<strong>Flight Levels NOW</strong> <a href="/de/flight-levels-now">Selbst lernen und dabei begleitet umsetzen</a>: ab {price:now} pro Person, für 3 bis 10 Personen, mit fünf Coachings nur für euch.',
        '<strong>Regionale Preise</strong> Außerhalb von EU, EWR und Schweiz richtet sich der Preis <a href="/de/regionale-preise">nach der Wirtschaftskraft deines Landes</a>. Ein zweitägiger Workshop kostet dort oft nur {price:fl2d@2} oder {price:fl2d@3}.',
      ]),
    ),
  ],
}
