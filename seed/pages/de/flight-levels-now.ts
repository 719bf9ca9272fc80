import {
  answers,
  button,
  buttons,
  column,
  columns,
  cover,
  ghostButton,
  list,
  type PageText,
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
      button('Paket anfragen', '/de/kontakt'),
      ghostButton('Pakete vergleichen', '#pakete'),
    ),
    split(
      'wie-es-geht',
      'Selbst lernen, gemeinsam anfangen',
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
    wide(
      'pakete',
      'Drei Pakete',
      paragraph(
        'Ab € 1.490 pro Person, exklusive USt. In jedem Paket stecken fünf private Coachings; wie lang sie sind, hängt von der Gruppe ab.',
      ),
      columns(
        column(
          '3er-Paket',
          list(['3 Lizenzen', '2 Stunden Coaching', 'fünf Treffen zu je 24 Minuten']),
          paragraph('Für ein kleines Trio, das rasch anfangen will und wenig Abstimmung braucht.'),
        ),
        column(
          '4er-Paket',
          list(['4 Lizenzen', '3 Stunden Coaching', 'fünf Treffen zu je 36 Minuten']),
          paragraph('Für zwei Teams, die je zwei Menschen schicken. Die halbe Koordination ist damit schon erledigt.'),
        ),
        column(
          '5er-Paket',
          list(['5 Lizenzen', '4 Stunden Coaching', 'fünf Treffen zu je 48 Minuten']),
          paragraph('Für eine Linie der Arbeit mit mehreren Stationen, von der jede eine Stimme haben soll.'),
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
        'Flight Levels NOW beginnt bei € 1.490 pro Person, exklusive USt. Der genaue Preis richtet sich nach Paket und Workshop. Du bekommst ihn schriftlich und als Fixpreis, bevor ihr bestellt.',
      ),
      paragraph(
        'Ihr seid sechs bis zehn? Dann kombinieren wir zwei Pakete: sechs Personen nehmen zwei 3er, zehn zwei 5er. Jede Gruppe hat ihre eigenen fünf Coachings, damit alle zu Wort kommen. 3 für 2 gilt für Pakete nicht.',
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
          'Sie hilft. Wer sie noch nicht gemacht hat, bekommt sie im eigenen Tempo für € 79 statt € 99 dazu.',
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
