import {
  answers,
  beside,
  button,
  buttons,
  cover,
  ghostButton,
  list,
  offer,
  type PageText,
  packages,
  paragraph,
  sky,
  split,
  wide,
} from '../blocks.ts'

export const germanFlightLevelsNow: PageText = {
  title: 'Flight Levels NOW',
  blocks: [
    cover(
      'Flight Levels NOW',
      'Lernen, wann ihr Zeit habt. Anwenden, solange es frisch ist. Mit Flight Levels NOW arbeitet ihr im eigenen Tempo und holt euch in fünf privaten Coachings die Antworten, die kein Video geben kann.',
      button('Paket bestellen', '/de/packages/now'),
      ghostButton('Pakete vergleichen', '#pakete'),
    ),
    wide(
      'wie-es-geht',
      'Selbst lernen, gemeinsam anfangen',
      beside(
        {
          drawing: 'now',
          side: 'right',
          alt: 'Zwei Wellen, die sich fünfmal kreuzen: das Lernen allein und die fünf Coachings.',
        },
        paragraph(
          'Videos sind gut, um etwas zu verstehen. Schwierig wird es, sobald man vor den eigenen Leuten steht: Was lassen wir weg? Wer muss dabei sein? Warum kommt niemand? Darum verbindet Flight Levels NOW beides: die Ruhe des Selbstlernens und eine Person, die euren Fall kennt.',
        ),
        paragraph(
          'Ihr seid eine Gruppe von 3 bis 10 Menschen aus einem Unternehmen. Alle bekommen eine Lizenz für denselben Self-paced-Workshop, sehen dieselben Videos und reden deshalb bald mit denselben Worten. Zwischen den Abschnitten trefft ihr eure Trainerin oder euren Trainer, nur ihr, ohne fremde Gruppe.',
        ),
        paragraph(
          'Zur Wahl stehen Flight Level 2 Design, Flight Levels Systems Architecture und Flight Levels Change Leadership. Welcher zu euch passt, klären wir in einem kurzen Gespräch, bevor ihr euch entscheidet.',
        ),
      ),
    ),
    wide(
      'pakete',
      'Drei Pakete',
      paragraph(
        'Ab {price:now} pro Person, exklusive USt. In jedem Paket stecken fünf private Coachings; wie lang sie sind, hängt von der Gruppe ab.',
      ),
      packages(
        offer(
          '3er-Paket',
          '<strong>3 Lizenzen</strong> und 2 Stunden Coaching',
          list(['für 3 Menschen aus einem Unternehmen', 'fünf Treffen zu je 24 Minuten', 'ein Jahr Zugang für alle']),
          paragraph('Für ein kleines Trio, das rasch anfangen will und wenig Abstimmung braucht.'),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/now')),
        ),
        offer(
          '4er-Paket',
          '<strong>4 Lizenzen</strong> und 3 Stunden Coaching',
          list(['für 4 Menschen aus einem Unternehmen', 'fünf Treffen zu je 36 Minuten', 'ein Jahr Zugang für alle']),
          paragraph('Für zwei Teams, die je zwei Menschen schicken. Die halbe Koordination ist damit schon erledigt.'),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/now')),
        ),
        offer(
          '5er-Paket',
          '<strong>5 Lizenzen</strong> und 4 Stunden Coaching',
          list(['für 5 Menschen aus einem Unternehmen', 'fünf Treffen zu je 48 Minuten', 'ein Jahr Zugang für alle']),
          paragraph('Für eine Linie der Arbeit mit mehreren Stationen, von der jede eine Stimme haben soll.'),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/now')),
        ),
      ),
    ),
    split(
      'fuenf-coachings',
      'Die fünf Coachings',
      paragraph(
        'Ihr legt die Termine selbst, am besten im Abstand von ein bis zwei Wochen. So sieht es bei den meisten Gruppen aus:',
      ),
      list(
        [
          '<strong>Ankommen.</strong> Euer Fall, eure Frage und was in zehn Wochen anders sein soll.',
          '<strong>Hinschauen.</strong> Was zwischen euren Teams wartet. Wir lesen gemeinsam, was ihr gesammelt habt.',
          '<strong>Entwerfen.</strong> Euer Board oder eure Karte, erster Wurf, mit den Fragen einer Außenstehenden.',
          '<strong>In Gang kommen.</strong> Das erste Treffen vor dem Board: Wer leitet es, wie lange dauert es, was wird nicht besprochen?',
          '<strong>Nachsehen.</strong> Was sich verändert hat, was nicht, und woran ihr allein weiterarbeitet.',
        ],
        { ordered: true },
      ),
    ),
    sky(
      'preis',
      'Was es kostet',
      paragraph(
        'Flight Levels NOW beginnt bei {price:now} pro Person, exklusive USt. Das ist der Preis, den du bei der Bestellung siehst. Teurer wird es nur, wenn wir Treffen bei euch vor Ort ausmachen; das bekommst du vorher schriftlich.',
      ),
      paragraph(
        'Ihr seid sechs bis zehn? Dann werden daraus zwei Pakete: sechs Personen nehmen zwei 3er, sieben ein 4er und ein 3er, zehn zwei 5er. Jede Gruppe hat ihre eigenen fünf Coachings, damit alle zu Wort kommen. 3 für 2 gilt für Pakete nicht.',
      ),
      buttons(button('Sag uns, wie viele ihr seid', '/de/kontakt')),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wie viel Zeit brauchen wir pro Woche?',
          'Rechnet mit etwa einer Stunde für Videos und Übungen, in Abschnitten von 20 bis 40 Minuten, dazu das Coaching. Wie schnell ihr vorgeht, bestimmt ihr. Der Zugang gilt ein Jahr.',
        ],
        [
          'In welcher Sprache?',
          'Die Videos gibt es auf Deutsch und Englisch, jede Person wählt für sich. Das Coaching findet in einer Sprache statt, die ihr gemeinsam festlegt.',
        ],
        [
          'Müssen wir die Introduction kennen?',
          'Sie hilft. Wer sie noch nicht gemacht hat, bekommt sie im eigenen Tempo für {price:introduction} statt {price:ticket-flin} dazu.',
        ],
        [
          'Bekommen wir ein Zertifikat?',
          'Ja, alle, die den Workshop auf der Plattform unserer Partnerakademie abschließen. Wie das geht, steht unter <a href="/de/was-ist-self-paced">Was ist self-paced?</a>',
        ],
        [
          'Was, wenn wir lieber zwei Tage am Stück arbeiten?',
          'Dann schau dir <a href="/de/flight-levels/umsetzen">Umsetzen</a> an oder komm mit deinen Leuten zu einem <a href="/de/workshops">Termin</a>.',
        ],
      ),
    ),
  ],
}
