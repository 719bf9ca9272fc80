import {
  answers,
  button,
  buttons,
  cover,
  ghostButton,
  list,
  type PageText,
  paragraph,
  sky,
  split,
  table,
  wide,
} from '../blocks.ts'

export const germanRegionalPrices: PageText = {
  title: 'Regionale Preise',
  blocks: [
    cover(
      'Regionale Preise',
      'Ein Workshop, der in Wien ein halbes Monatsgehalt kostet, kann anderswo ein halbes Jahresgehalt kosten. Seit 1. Juli 2020 richten sich unsere Preise deshalb nach der Kaufkraft des Landes, aus dem du kommst.',
      button('Termine ansehen', '/de/workshops'),
      ghostButton('Zu welcher Region gehöre ich?', '#regionen'),
    ),
    wide(
      'preise',
      'Die Preise',
      paragraph('Pro Person, in Euro, exklusive USt. Für Termine vor Ort und live online.'),
      table(
        ['Workshop', 'Region 1', 'Region 2', 'Region 3'],
        [
          ['Flight Level 2 Design', '{price:fl2d}', '{price:fl2d@2}', '{price:fl2d@3}'],
          ['Flight Level 3 Design', '{price:fl3d}', '{price:fl3d@2}', '{price:fl3d@3}'],
          ['Flight Levels Systems Architecture', '{price:flsa}', '{price:flsa@2}', '{price:flsa@3}'],
          ['Flight Levels Change Leadership', '{price:flcl}', '{price:flcl@2}', '{price:flcl@3}'],
          ['Flight Levels Coach Program', '{price:flcp}', '{price:flcp@2}', '{price:flcp@3}'],
        ],
      ),
    ),
    split(
      'regionen',
      'Welches Land gehört zu welcher Region?',
      paragraph(
        'Entscheidend ist das Land deiner Rechnungsadresse. Wir halten uns an die Einkommensgruppen der Weltbank und übernehmen sie, wenn sie sich ändern.',
      ),
      list([
        '<strong>Region 1:</strong> alle Länder der EU und des EWR, die Schweiz und alle anderen Länder mit hohem Einkommen, zum Beispiel das Vereinigte Königreich, die USA, Kanada, Australien oder Japan.',
        '<strong>Region 2:</strong> Länder mit höherem mittlerem Einkommen, zum Beispiel Serbien, Bosnien und Herzegowina, die Türkei, Brasilien, Mexiko oder Südafrika.',
        '<strong>Region 3:</strong> Länder mit niedrigerem mittlerem oder niedrigem Einkommen, zum Beispiel Indien, Vietnam, die Philippinen, Ägypten, Kenia oder Nigeria.',
      ]),
      paragraph('In der Buchung wählst du nur dein Land, die Region erkennen wir daran von selbst.'),
    ),
    split(
      'europa',
      'Warum die EU immer Region 1 ist',
      paragraph(
        'Auch innerhalb Europas sind die Einkommen verschieden. Trotzdem dürfen wir hier nicht unterscheiden: Im Binnenmarkt ist es verboten, Kundinnen und Kunden nach Wohnsitz oder Niederlassung verschiedene Preise für dieselbe Leistung zu verrechnen, und der Europäische Wirtschaftsraum hat das übernommen. In der Schweiz gilt eine ähnliche Regel.',
      ),
      paragraph(
        'Darum zahlen alle in EU, EWR und Schweiz denselben Nettopreis. Wem er schwerfällt, der nimmt am besten zwei Kolleginnen oder Kollegen mit: Bei <a href="/de/workshops#drei-fuer-zwei">3 für 2</a> kommt ein Platz auf {price:fl2d*2/3}.',
      ),
    ),
    sky(
      'anmeldung',
      'So meldest du dich an',
      paragraph(
        'Plätze zum regionalen Preis vergeben wir über die Warteliste. Du füllst die Buchung aus wie alle anderen, wir prüfen, wie viele solcher Plätze der Termin trägt, und schicken dir ein Angebot. Du hast dann {term:offer-hours} Stunden, um es anzunehmen. Vorher zahlst du nichts und bist zu nichts verpflichtet.',
      ),
      paragraph(
        'Du willst nicht warten? Dann kreuze an, dass du auf den regionalen Preis verzichtest. Du buchst sofort, zum Preis der Region 1.',
      ),
      buttons(button('Workshop aussuchen', '/de/workshops')),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Gilt 3 für 2 zusätzlich?',
          'Nein. Ein regionaler Preis lässt sich mit 3 für 2 nicht verbinden. Wenn ihr zu dritt auf den regionalen Preis verzichtet, gilt 3 für 2 wieder.',
        ],
        [
          'Gilt es auch für Self-paced-Tickets, die Introduction und Pakete?',
          'Nein. Sie kosten überall gleich viel. Die Introduction kostet {price:ticket-flin} und ist so gerechnet, dass sie für möglichst viele leistbar ist.',
        ],
        [
          'Ich wohne in Region 3, meine Firma sitzt in Wien. Was gilt?',
          'Die Rechnungsadresse. Zahlt die Firma, gilt Region 1; zahlst du selbst, gilt deine Region.',
        ],
        [
          'Müsst ihr das nachprüfen?',
          'Nur bei Zweifeln, dann fragen wir nach. Das ist in all den Jahren selten vorgekommen.',
        ],
      ),
    ),
  ],
}
