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
  ticks,
  wide,
} from '../blocks.ts'

export const germanDiscover: PageText = {
  title: 'Flight Levels entdecken',
  blocks: [
    cover(
      'Flight Levels entdecken',
      'Du möchtest Flight Levels nicht nur kennen, sondern anwenden können. Entdecken ist der Weg für einzelne Menschen und kleine Gruppen: ein vertiefender Workshop in der Form, die in dein Leben passt.',
      button('Im eigenen Tempo starten', '/de/workshops/flight-level-2-design/self-paced-booking'),
      ghostButton('Was ist self-paced?', '/de/was-ist-self-paced'),
    ),
    wide(
      'was-es-ist',
      'Was du entdeckst',
      beside(
        {
          drawing: 'discover',
          side: 'right',
          alt: 'Ein oranger Punkt auf dem Grat, darüber die Welle und der Bogen, die er noch vor sich hat.',
        },
        paragraph(
          'Nach der Introduction weißt du, dass es drei Höhen gibt. Entdecken heißt, eine davon wirklich zu betreten: mit eurem Fall, mit Übungen, die an eurer Arbeit hängen, und mit einem Entwurf, den du herzeigen kannst.',
        ),
        paragraph(
          'Die meisten beginnen mit Flight Level 2 Design, weil zwischen den Teams am meisten liegen bleibt. Live und online kannst du ebenso gut Flight Level 3 Design, Systems Architecture oder Change Leadership wählen.',
        ),
      ),
      ticks(
        'Du siehst, auf welcher Höhe euer Engpass liegt, und kannst es anderen zeigen.',
        'Du hast einen ersten Entwurf: ein Board, eine Landkarte oder eine Handvoll Wetten.',
        'Du weißt, welche drei Gespräche du als Erstes führst und mit wem.',
        'Du hast ein Zertifikat, wenn du eines möchtest.',
      ),
    ),
    wide(
      'drei-formen',
      'Drei Formen, ein Inhalt',
      paragraph('Alle Preise gelten pro Person und verstehen sich exklusive USt.'),
      packages(
        offer(
          'Im eigenen Tempo',
          '<strong>€ 1.990</strong> zu dritt € 1.327 pro Person',
          paragraph(
            'Die Form, mit der die meisten anfangen. Videos auf Deutsch und Englisch, Übungen und Vorlagen, ein Jahr lang Zugang. Du beginnst, wann du willst, und hörst auf, wenn es an der Tür läutet.',
          ),
          buttons(ghostButton('Self-paced buchen', '/de/workshops/flight-level-2-design/self-paced-booking')),
        ),
        offer(
          'Live online',
          '<strong>€ 2.190</strong> zu dritt € 1.460 pro Person',
          paragraph(
            'Ein Workshop deiner Wahl an vier Halbtagen oder zwei ganzen Tagen, in kleinen Gruppen und auf einem gemeinsamen Whiteboard. Die Introduction im eigenen Tempo ist dabei, ebenso eine Stunde Nachgespräch, vier bis sechs Wochen später.',
          ),
          buttons(ghostButton('Online-Termine ansehen', '/de/workshops')),
        ),
        offer(
          'Vor Ort',
          '<strong>€ 2.290</strong> zu dritt € 1.527 pro Person',
          paragraph(
            'Zwei Tage in einem Raum, von 09:00 bis 17:00 Uhr, mit Willkommenskaffee ab 08:45 Uhr, Mittagessen und Papier, das man anfassen kann. Auch hier sind die Introduction und eine Stunde Nachgespräch inbegriffen.',
          ),
          buttons(ghostButton('Termine vor Ort ansehen', '/de/workshops')),
        ),
      ),
    ),
    sky(
      'preise',
      'Warum der Platz allein weniger kostet',
      paragraph(
        'Bei den Terminen siehst du € 1.990 für einen zweitägigen Workshop. Das ist der Platz allein. Entdecken bringt live und online die Introduction und das Nachgespräch mit; wer beides nicht braucht, bucht einfach den Platz.',
      ),
      paragraph(
        'Die niedrigeren Preise ergeben sich aus 3 für 2: Ihr meldet drei Personen an und zahlt für zwei. Gerechnet wird pro Buchung, der Nachlass zieht sich von selbst ab.',
      ),
      buttons(button('Termine ansehen', '/de/workshops')),
    ),
    split(
      'so-geht-es',
      'So geht es',
      list(
        [
          '<strong>Form wählen.</strong> Im eigenen Tempo buchst du <a href="/de/workshops/flight-level-2-design/self-paced-booking">Flight Level 2 Design</a> direkt bei uns und bekommst deinen Gutschein nach der Zahlung.',
          '<strong>Termin wählen.</strong> Für live und online suchst du dir einen <a href="/de/workshops">Termin</a> aus und <a href="/de/kontakt">schreibst uns</a> dazu „Entdecken“. Wir reservieren den Platz und schicken dir das Angebot.',
          '<strong>Ankommen.</strong> Etwa eine Woche vor dem Start meldet sich deine Trainerin oder dein Trainer mit allem, was du noch wissen musst.',
          '<strong>Dranbleiben.</strong> Im Nachgespräch schauen wir zu zweit an, was aus deinem Entwurf geworden ist und was ihm im Weg steht.',
        ],
        { ordered: true },
      ),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Was ist der Unterschied zu Umsetzen?',
          'Entdecken ist für dich. Du lernst und nimmst einen Entwurf mit. <a href="/de/flight-levels/umsetzen">Umsetzen</a> ist für eine Gruppe aus einem Haus, die das System auch gleich in Betrieb nimmt und dabei begleitet wird.',
        ],
        [
          'Ich habe die Introduction schon gemacht. Wird es billiger?',
          'Dann buch einen Platz ohne das Paket, für € 1.990. Möchtest du das Nachgespräch trotzdem, sag es uns, wir finden eine Lösung.',
        ],
        [
          'Kann ich später vom eigenen Tempo zu einem Live-Termin wechseln?',
          'Ja. Wer den Self-paced-Workshop abgeschlossen hat und ihn live vertiefen will, meldet sich bei uns. Den Preis vereinbaren wir dann miteinander.',
        ],
      ),
    ),
  ],
}
