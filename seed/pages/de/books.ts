import {
  beside,
  button,
  buttons,
  cover,
  ghostButton,
  heading,
  list,
  type PageText,
  paragraph,
  split,
} from '../blocks.ts'

export const germanBooks: PageText = {
  title: 'Bücher',
  blocks: [
    cover(
      'Zum Anstreichen, Weitergeben, Wiederfinden',
      'Was wir in Workshops immer wieder gefragt werden, haben wir aufgeschrieben. Zwei Bücher und ein Heft aus unserem Haus, geschrieben von denen, die auch unterrichten.',
      button('Bücher bestellen', '/de/kontakt'),
      ghostButton('Lieber live lernen', '/de/workshops'),
    ),
    split(
      'die-arbeit-dazwischen',
      'Die Arbeit dazwischen',
      beside(
        {
          drawing: 'book-between',
          share: 33,
          alt: 'Umschlag: eine Welle mit drei Stationen, zwischen der zweiten und der dritten ein oranger Punkt.',
        },
        paragraph('<strong>Koordination auf Flight Level 2.</strong> 208 Seiten, auf Deutsch und Englisch.'),
        paragraph(
          'Dieses Buch folgt einem einzigen Auftrag durch ein erfundenes Unternehmen, von der ersten Anfrage bis zur letzten Rückfrage. Jedes Kapitel ist eine Station, an der er wartet, und zeigt, was man dort sehen, besprechen und ändern kann.',
        ),
        list([
          'Die Linie der Arbeit finden und abgrenzen',
          'Was auf ein Koordinationsboard gehört, mit 14 gezeichneten Beispielen',
          'Treffen von 20 Minuten, die drei andere ersetzen',
          'Fluss messen: vier Kurven, die man mit Papier und Bleistift zeichnen kann',
          'Was in den ersten sechs Wochen schiefgeht, und warum das nicht schlimm ist',
        ]),
        paragraph(
          'Für alle, die Arbeit über Teamgrenzen hinweg verantworten. Es passt gut zu <a href="/de/workshops/flight-level-2-design">Flight Level 2 Design</a>, davor wie danach.',
        ),
      ),
    ),
    split(
      'zwoelf-wetten',
      'Zwölf Wetten zu viel',
      beside(
        { drawing: 'book-bets', share: 33, alt: 'Umschlag: sechzehn Kreise, vier davon gefüllt, einer orange.' },
        paragraph('<strong>Strategie, die man sehen kann.</strong> 176 Seiten, auf Deutsch und Englisch.'),
        paragraph(
          'Ein Führungsteam hat sechzehn strategische Vorhaben und Kraft für vier. Wir begleiten es durch ein Jahr: durch die Inventur, den ersten ehrlichen Streit, die Wetten, die aufgehen, und die eine, die man im März hätte aufgeben sollen.',
        ),
        list([
          'Aus Zielen Wetten machen, die man auch verlieren darf',
          'Nein sagen, ohne jemanden zu verlieren',
          'Das Strategietreffen: Ablauf, Rollen, Sitzordnung',
          'Der Weg zu den Teams und wieder zurück',
          'Fragen, die ein Aufsichtsrat stellen sollte',
        ]),
        paragraph(
          'Für Geschäftsführungen, Bereichsleitungen und alle, die mit ihnen arbeiten. Wer danach Lust auf ein eigenes Board hat: <a href="/de/workshops/flight-level-3-design">Flight Level 3 Design</a>.',
        ),
      ),
    ),
    split(
      'fuenf-taetigkeiten',
      'Fünf Tätigkeiten',
      beside(
        { drawing: 'book-five', share: 33, alt: 'Umschlag: fünf Linien, unten gezackt und nach oben immer ruhiger.' },
        paragraph('<strong>Ein Heft für die Jackentasche.</strong> 48 Seiten, auf Deutsch und Englisch.'),
        paragraph(
          'Die fünf Tätigkeiten, mit denen sich jede Höhe verbessern lässt, auf je acht Seiten: eine Geschichte, eine Zeichnung, drei Fragen für das nächste Treffen und viel Platz für eigene Notizen. Es liegt bei unseren Workshops vor Ort auf dem Tisch und darf mitgenommen werden.',
        ),
        paragraph(
          'Wenn du wissen willst, wovon die Rede ist, lies zuerst <a href="/de/flight-levels#fuenf-taetigkeiten">den kurzen Überblick</a>.',
        ),
      ),
    ),
    split(
      'bestellen',
      'So bestellst du',
      paragraph(
        'Wir sind kein Versandhaus. Schreib uns, was du haben möchtest, in welcher Sprache, wie viele Exemplare und wohin. Du bekommst den Preis samt Porto und die Rechnung per E-Mail; das Paket geht am nächsten Arbeitstag zur Post.',
      ),
      heading(3, 'Für ganze Teams'),
      paragraph(
        'Ab zehn Exemplaren legen wir auf Wunsch eine Stunde Leserunde per Video dazu: Ihr habt gelesen, wir beantworten, was offen ist.',
      ),
      heading(3, 'Für Bibliotheken und Hochschulen'),
      paragraph(
        'Bibliotheken, Schulen und Hochschulen bekommen auf Anfrage je ein Exemplar der beiden Bücher geschenkt. Schreib uns von der Adresse der Einrichtung.',
      ),
      buttons(button('Bestellung schreiben', '/de/kontakt')),
    ),
  ],
}
