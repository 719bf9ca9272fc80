import {
  answers,
  beside,
  button,
  buttons,
  column,
  columns,
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

export const germanRealise: PageText = {
  title: 'Flight Levels umsetzen',
  blocks: [
    cover(
      'Flight Levels umsetzen',
      'Ein Entwurf wird erst wertvoll, wenn er am Montag noch hängt. In zwölf Wochen bringt dein Kernteam ein Flight-Levels-System in Betrieb, und wir sind dabei, bis ihr uns nicht mehr braucht.',
      button('Gespräch vereinbaren', '/de/kontakt'),
      ghostButton('Zu den Paketen', '#pakete'),
    ),
    wide(
      'worum-es-geht',
      'Worum es geht',
      beside(
        {
          drawing: 'realise',
          side: 'right',
          alt: 'Ein Weg aus zwölf kleinen Stufen, der über Grat und Welle hinaufführt.',
        },
        paragraph(
          'Zwischen einem guten Workshop und einer veränderten Organisation liegt die Woche danach. Da kommen die E-Mails, die Urlaube und die Kollegin, die fragt, wozu das gut sein soll. Umsetzen ist für genau diese Zeit gemacht.',
        ),
        paragraph(
          'Ihr seid drei, vier oder fünf Menschen aus einem Haus, die gemeinsam etwas bewegen können. Ihr bringt eine Linie der Arbeit oder eine strategische Frage mit, die euch gerade wehtut. Wir bringen Erfahrung, Vorlagen und den Blick von außen mit. Gebaut wird bei euch.',
        ),
      ),
      ticks(
        'Ein Board, das in Betrieb ist und vor dem die richtigen Menschen stehen.',
        'Ein Rhythmus aus kurzen Gesprächen, der ohne uns weiterläuft.',
        'Drei, vier Zahlen, an denen ihr seht, ob sich der Fluss bessert.',
        'Ein Kernteam, das weiß, wie man so ein System verändert, wenn sich die Arbeit ändert.',
      ),
    ),
    wide(
      'pakete',
      'Drei Pakete',
      paragraph('Alle Preise exklusive USt. Der Inhalt ist derselbe, die Gruppe macht den Unterschied.'),
      packages(
        offer(
          'Bis zu 3 Personen',
          '<strong>{price:realise-3}</strong> das sind {price:realise-3/3} pro Person',
          paragraph(
            'Für ein kleines Kernteam, das ein Vorhaben oder eine einzelne Linie der Arbeit verantwortet und schnell entscheiden kann.',
          ),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/realise')),
        ),
        offer(
          'Bis zu 4 Personen',
          '<strong>{price:realise-4}</strong> das sind {price:realise-4/4} pro Person',
          paragraph(
            'Für Gruppen, in denen Auftraggeber und Ausführende gemeinsam lernen sollen: zwei, die verlangen, und zwei, die liefern.',
          ),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/realise')),
        ),
        offer(
          'Bis zu 5 Personen',
          '<strong>{price:realise-5}</strong> das sind {price:realise-5/5} pro Person',
          paragraph(
            'Für Linien der Arbeit, die durch mehrere Bereiche laufen. Fünf Blickwinkel reichen fast immer, um den Engpass zu finden.',
          ),
          buttons(ghostButton('Dieses Paket bestellen', '/de/packages/realise')),
        ),
      ),
    ),
    split(
      'ablauf',
      'Zwölf Wochen',
      paragraph(
        'Die Werkstatttage finden bei euch statt, in unseren Räumen in Wien oder online an vier Halbtagen. Vor Ort gibt es ab 08:45 Uhr Kaffee, wir beginnen um 09:00 Uhr und enden um 17:00 Uhr. Dazwischen treffen wir uns per Video.',
      ),
      columns(
        column(
          'Entwerfen',
          list([
            '<strong>Woche 1:</strong> Gespräch über euren Fall: Welche Höhe, welche Linie, wer fehlt noch?',
            '<strong>Woche 2:</strong> Alle im Kernteam holen die Introduction im eigenen Tempo nach. Sie ist inbegriffen.',
            '<strong>Woche 3:</strong> Zwei Werkstatttage: sehen, was wartet, und das System entwerfen',
          ]),
        ),
        column(
          'Betreiben',
          list([
            '<strong>Woche 4:</strong> Das Board geht in Betrieb, beim ersten Treffen sind wir dabei.',
            '<strong>Woche 6:</strong> Zwei Stunden: Was stockt, was fehlt, was kann weg?',
            '<strong>Woche 8:</strong> Zwei Stunden: Zahlen, die helfen',
            '<strong>Woche 12:</strong> Zwei Stunden: Rückblick und der nächste Schritt ohne uns',
          ]),
        ),
      ),
    ),
    sky(
      'inbegriffen',
      'Was dabei ist',
      paragraph(
        'Vorgespräch, zwei Werkstatttage, drei Treffen zu je zwei Stunden, die Introduction für alle im Kernteam, sämtliche Vorlagen und zwölf Wochen lang Antworten auf kurze Fragen per E-Mail.',
      ),
      paragraph(
        'Nicht dabei sind Reise und Übernachtung außerhalb Wiens; die verrechnen wir nach Aufwand und nennen sie dir vorher. 3 für 2 und regionale Preise gelten für Pakete nicht, denn der Preis pro Person ist schon nach Gruppengröße gestaffelt.',
      ),
      buttons(button('Paket bestellen', '/de/packages/realise')),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wir sind mehr als fünf. Was nun?',
          'Ins Kernteam gehören die Menschen, die das System bauen und verändern dürfen. Wer damit arbeitet, kommt ab Woche 4 dazu, und das dürfen viele sein. Wenn ihr trotzdem größer denkt, ist <a href="/de/consulting">Consulting</a> der bessere Rahmen.',
        ],
        [
          'Muss jemand aus der Geschäftsführung dabei sein?',
          'Auf Flight Level 3 ja. Auf Flight Level 2 genügt jemand, der über die Linie der Arbeit entscheiden darf und Zeit dafür hat.',
        ],
        [
          'Was, wenn es nicht funktioniert?',
          'Dann sehen wir das spätestens in Woche 6, weil die Zahlen offen daliegen. Wir ändern den Entwurf mit euch oder sagen euch ehrlich, dass das Hindernis woanders liegt.',
        ],
        [
          'Geht es auch leichter?',
          'Ja. Mit <a href="/de/flight-levels-now">Flight Levels NOW</a> lernt ihr im eigenen Tempo und holt euch nur die Begleitung dazu, die ihr braucht.',
        ],
      ),
    ),
  ],
}
