import {
  answers,
  beside,
  button,
  buttons,
  card,
  cards,
  cover,
  ghostButton,
  group,
  heading,
  level,
  list,
  type PageText,
  paragraph,
  split,
  wide,
} from '../blocks.ts'

export const germanFlightLevels: PageText = {
  title: 'Was sind Flight Levels?',
  blocks: [
    cover(
      'Was sind Flight Levels?',
      'Ein Denkmodell mit drei Höhen, aus denen ihr eure Organisation betrachten und verbessern könnt: Strategie, Koordination und Operation. Es schreibt euch nicht vor, wie ihr arbeitet. Es zeigt euch, wo sich eine Änderung lohnt.',
      button('Flight Levels entdecken', '/de/flight-levels/entdecken'),
      ghostButton('Zur Introduction', '/de/workshops/flight-levels-introduction'),
    ),
    wide(
      'worum-es-geht',
      'Worum es geht',
      beside(
        {
          drawing: 'three-levels',
          side: 'right',
          alt: 'Eine Landschaft auf drei Höhen: oben ein ruhiger Bogen, darunter Wellen, unten ein gezackter Grat. Ein Lot verbindet dieselbe Stelle auf allen dreien.',
        },
        paragraph(
          'Die meisten Veränderungen beginnen im Team, weil man dort am schnellsten etwas bewegen kann. Das Team wird besser, die Stimmung auch – und die Kundinnen und Kunden merken erstaunlich wenig davon. Ihr Auftrag wandert durch viele Hände, und zwischen diesen Händen liegt er.',
        ),
        paragraph(
          'Rechne einmal mit: Ein Ergebnis braucht acht Wochen, gearbeitet wird daran fünf Tage. Dann wartet es sieben Wochen lang. Ein doppelt so schnelles Team spart zweieinhalb Tage. Wer das Warten halbiert, spart dreieinhalb Wochen.',
        ),
        paragraph(
          'Flight Levels lenken den Blick auf dieses Dazwischen. Das Bild stammt aus der Luftfahrt: Unten siehst du jedes Haus, oben die Küstenlinie. Keine Höhe ist besser als die andere. Du brauchst für jede Frage die passende.',
        ),
      ),
    ),
    group(
      { anchor: 'drei-hoehen', className: 'is-style-night' },
      heading(2, 'Dieselbe Arbeit, dreimal gesehen.'),
      paragraph(
        'Auf jeder Höhe stellst du eine andere Frage, sprichst mit anderen Menschen und brauchst ein anderes Board. Was dort hängt, ist trotzdem dieselbe Arbeit.',
      ),
      level(3, {
        name: 'Strategie',
        question: 'Tun wir das Richtige?',
        about:
          'Hier stehen die Wetten, auf die sich ein Unternehmen für die nächsten Monate einlässt, und die Entscheidung, was dafür liegen bleibt. Auf dem Board hängen keine Aufgaben, sondern Ergebnisse, die jemand bemerken soll. Eine Handvoll reicht; hängen dort dreißig, ist das auch eine Auskunft.',
        link: ghostButton('Workshop: Flight Level 3 Design', '/de/workshops/flight-level-3-design'),
      }),
      level(2, {
        name: 'Koordination',
        question: 'Arbeiten die Richtigen zur richtigen Zeit daran?',
        about:
          'Hier laufen die Linien der Arbeit, die mehrere Teams brauchen. Ein Koordinationsboard zeigt, was unterwegs ist, wo es übergeben wird und was es aufhält. Davor treffen sich die Menschen, die etwas entscheiden können, nicht die, die gerade Zeit haben.',
        link: ghostButton('Workshop: Flight Level 2 Design', '/de/workshops/flight-level-2-design'),
      }),
      level(1, {
        name: 'Operation',
        question: 'Was bringt uns heute weiter?',
        about:
          'Hier wird entwickelt, beraten, gebaut und geliefert. Teams und Fachleute ordnen ihre Arbeit so, wie es zu ihr passt. Wenn das gut läuft, lasst es in Ruhe. Der nächste Gewinn liegt dann ein Stockwerk höher.',
        link: ghostButton('Workshop: Flight Levels Introduction', '/de/workshops/flight-levels-introduction'),
      }),
    ),
    wide(
      'linie-der-arbeit',
      'Die Linie der Arbeit',
      beside(
        {
          drawing: 'line-of-work',
          alt: 'Eine Welle mit sechs Stationen. Der Auftrag, ein oranger Punkt, liegt zwischen der dritten und der vierten.',
        },
        paragraph(
          'Das Organigramm zeigt, wer an wen berichtet. Eine Linie der Arbeit zeigt, wie aus einem Wunsch ein Ergebnis wird: vom ersten Gespräch bis zu dem Moment, in dem jemand etwas davon hat. Sie läuft quer durch Abteilungen, und oft ist niemand für sie als Ganzes zuständig.',
        ),
        paragraph(
          'Wer eine Linie der Arbeit führt, fragt nicht: „Wie ausgelastet sind meine Leute?“ Sondern: „Was wird als Nächstes fertig, und was hält es auf?“ Diese Frage verändert mehr als die nächste Reorganisation.',
        ),
      ),
      list([
        '<strong>Im Softwarehaus:</strong> das neue Kundenportal, von der Idee im Vertrieb über fünf Entwicklungsteams bis zur Schulung der ersten Nutzerinnen und Nutzer.',
        '<strong>In der Versicherung:</strong> ein Schadensfall, vom Anruf bis zur Überweisung.',
        '<strong>Im Maschinenbau:</strong> eine Sonderanfertigung, vom Angebot über Konstruktion und Einkauf bis zur Inbetriebnahme.',
      ]),
    ),
    split(
      'fuenf-taetigkeiten',
      'Fünf Tätigkeiten, auf jeder Höhe dieselben',
      paragraph(
        'Ob Vorstand oder Team: Wer eine Höhe verbessern will, tut fünf Dinge. Die Reihenfolge hilft am Anfang, danach laufen alle fünf nebeneinander.',
      ),
      list(
        [
          '<strong>Die Lage sichtbar machen.</strong> Was läuft, was wartet, worauf? Solange jede Person ein anderes Bild im Kopf hat, streitet ihr über Bilder statt über Arbeit.',
          '<strong>Fokus schaffen.</strong> Wer weniger beginnt, macht mehr fertig. Das gilt für fünf Aufgaben ebenso wie für fünf strategische Vorhaben.',
          '<strong>Gespräche einrichten, die etwas bewegen.</strong> Ein Board ohne Gespräch ist Wandschmuck. Kurz, regelmäßig und vor der Arbeit, um die es geht.',
          '<strong>Fortschritt messen.</strong> Durchlaufzeit, offene Arbeit, Wirkung. Wenige Zahlen genügen, und keine davon beurteilt Menschen.',
          '<strong>Betreiben und verbessern.</strong> Nach sechs Wochen passt der erste Entwurf nicht mehr ganz. Das ist kein Fehler, sondern Betrieb.',
        ],
        { ordered: true },
      ),
    ),
    split(
      'missverstaendnisse',
      'Was oft falsch ankommt',
      ...answers(
        [
          '„Flight Level 3 ist die Chefetage.“',
          'Die Höhe hängt an der Frage, nicht am Gehalt. Auch eine Fachkraft arbeitet auf Flight Level 3, wenn sie hilft, eine strategische Wette zu prüfen. Und eine Geschäftsführerin arbeitet auf Flight Level 1, wenn sie ein Angebot schreibt.',
        ],
        [
          '„Je höher, desto reifer.“',
          'Flight Levels sind kein Reifegradmodell. Niemand steigt auf. Manche Organisationen haben eine klare Strategie und keinen Weg zu den Teams, andere tüchtige Teams und kein gemeinsames Ziel.',
        ],
        [
          '„Zuerst müssen alle Teams agil sein.“',
          'Nein. Wenn die Arbeit zwischen den Teams liegt, fangt dort an. Oft sehen die Teams dann selbst, was sie bei sich ändern möchten.',
        ],
        [
          '„Das ist noch ein Framework.“',
          'Es gibt keine neuen Rollen, keine Pflichttermine und keine Einführung am Stichtag. Was bei euch funktioniert, bleibt, ob es Scrum heißt, Kanban oder „wie wir es immer machen“.',
        ],
        [
          '„Wir brauchen genau drei Boards.“',
          'Ihr braucht so viele, wie ihr Gespräche habt, die eines brauchen. Ein kleiner Betrieb kommt mit zwei aus, ein Konzernbereich hat auf Flight Level 2 vielleicht ein Dutzend.',
        ],
      ),
    ),
    split(
      'weiter',
      'Wie du weitermachst',
      paragraph(
        'Der kürzeste Weg ist die Introduction: ein Tag mit uns oder 3 bis 6 Stunden in deinem Tempo, für {price:flin}. Wenn du schon weißt, dass du mehr willst, gibt es drei Wege.',
      ),
      cards(
        card(
          'Entdecken',
          'Selbst lernen, vor Ort, live online oder im eigenen Tempo.',
          '/de/flight-levels/entdecken',
          'discover',
        ),
        card(
          'Flight Levels NOW',
          'Im eigenen Tempo lernen und dabei begleitet anfangen.',
          '/de/flight-levels-now',
          'now',
        ),
        card(
          'Umsetzen',
          'Mit einem Kernteam ein System entwerfen und in Betrieb nehmen.',
          '/de/flight-levels/umsetzen',
          'realise',
        ),
      ),
      buttons(button('Workshop finden', '/de/workshops')),
    ),
  ],
}
