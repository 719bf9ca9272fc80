import { button, buttons, cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink } from '../company.ts'

const address = `${company.name}, ${company.street}, ${company.city}`

export const germanTerms: PageText = {
  title: 'Geschäftsbedingungen',
  blocks: [
    cover(
      'Geschäfts\u00adbedingungen',
      'Was gilt, wenn du bei uns buchst. Wir haben uns bemüht, so zu schreiben, dass man es ohne Anwältin versteht. Fassung vom 1. November 2026.',
      button('Zum Widerruf', '#widerruf'),
    ),
    split(
      'geltung',
      '1. Wer mit wem',
      paragraph(
        `Diese Bedingungen gelten für Verträge zwischen dir und uns, der ${address}, über Workshops vor Ort und live online, Workshops im eigenen Tempo, Pakete und Bücher. Maßgeblich ist die Fassung, der du bei der Bestellung zugestimmt hast. Du bekommst sie mit der Bestätigung und kannst sie speichern und drucken.`,
      ),
      paragraph(
        'Verbraucherin oder Verbraucher bist du, wenn du nicht für ein Unternehmen bestellst. Wo wir unterscheiden, steht es dabei. Bedingungen deines Unternehmens gelten nur, wenn wir ihnen schriftlich zugestimmt haben. Verträge schließen wir auf Deutsch oder Englisch, in der Sprache, in der du bestellst.',
      ),
    ),
    split(
      'vertrag',
      '2. Wie ein Vertrag zustande kommt',
      paragraph(
        'Die Termine auf dieser Website sind eine Einladung, zu bestellen. Vor dem Absenden siehst du alle Plätze, den Preis, die Steuer und die Summe und kannst deine Angaben ändern. Mit dem Knopf „Zahlungspflichtig buchen“ bestellst du verbindlich. Der Vertrag kommt zustande, wenn wir dir die Buchung bestätigen, was gleich darauf per E-Mail geschieht.',
      ),
      paragraph(
        'Meldest du andere Menschen an, sorgst du dafür, dass sie davon wissen und einverstanden sind. Sie bekommen ihre Einladung direkt von uns. Vertrag und Rechnung bleiben bei dir.',
      ),
    ),
    split(
      'warteliste',
      '3. Warteliste und regionale Preise',
      paragraph(
        'Ein Eintrag auf der Warteliste kostet nichts und verpflichtet zu nichts. Wird etwas frei, bieten wir die Plätze in der Reihenfolge der Anmeldungen an und halten sie {term:offer-hours} Stunden, sofern im Angebot nichts anderes steht. Erst wenn du in dieser Zeit zahlungspflichtig bestätigst, kommt ein Vertrag zustande. Danach geht das Angebot an die Nächsten.',
      ),
      paragraph(
        'Auch <a href="/de/regionale-preise">regionale Preise</a> laufen über die Warteliste, es sei denn, du verzichtest auf den Nachlass. Es zählt das Land der Rechnungsadresse.',
      ),
    ),
    split(
      'preise',
      '4. Preise und Steuer',
      paragraph(
        'Unsere Preise verstehen sich in Euro und exklusive Umsatzsteuer. Welche Steuer anfällt, hängt vom Ort des Workshops, vom Land deiner Rechnungsadresse und davon ab, ob du eine gültige UID-Nummer angibst. Bevor du bestellst, siehst du den Endpreis samt Steuer. Stellt sich eine UID-Nummer als ungültig heraus, dürfen wir die Steuer nachverrechnen, wenn wir sie schulden.',
      ),
      paragraph(
        '3 für 2: Von je drei Personen einer Buchung zahlen zwei, ebenso von je drei Self-paced-Tickets. Der Nachlass lässt sich nicht mit regionalen Preisen oder Paketen verbinden. Werden aus drei Personen später zwei, entfällt er für die dritte; nachzahlen musst du nichts.',
      ),
    ),
    split(
      'zahlung',
      '5. Zahlung',
      list([
        '<strong>Per Rechnung:</strong> zahlbar ohne Abzug innerhalb von {term:invoice-days} Tagen ab Erhalt, spätestens vor dem Beginn des Workshops.',
        '<strong>Mit Karte,</strong> wo wir das bei der Bestellung anbieten: Wir leiten dich zur Zahlungsseite unseres Zahlungsdienstleisters weiter und halten die Plätze {term:payment-minutes} Minuten. Kommt die Zahlung zu spät und ist nichts mehr frei, bekommst du dein Geld zurück.',
      ]),
      paragraph(
        'Bist du im Verzug, erinnern wir dich zuerst. Danach gelten die gesetzlichen Verzugszinsen. Bleibt die Rechnung trotz Mahnung mit einer Frist von mindestens einer Woche offen, dürfen wir die Plätze anderen geben.',
      ),
    ),
    split(
      'storno',
      '6. Wenn du nicht kommen kannst',
      list([
        '<strong>Bis {term:free-days} Tage vor dem ersten Tag</strong> kannst du kostenlos absagen, ganz oder für einzelne Personen. Bezahltes erstatten wir innerhalb von 14 Tagen.',
        '<strong>Danach</strong> {term:later}. Was wir uns durch deine Absage ersparen, rechnen wir an; geben wir den Platz an jemanden von der Warteliste weiter, zahlst du dafür nichts.',
        '<strong>Jederzeit und kostenlos</strong> darf jemand anderer deinen Platz nehmen. Sag uns vor Beginn Name und E-Mail-Adresse.',
      ]),
      paragraph(
        'Zum Absagen genügt eine Nachricht von der Adresse, mit der du gebucht hast, oder der Link in deiner Bestätigung. Dein gesetzliches Widerrufsrecht bleibt davon unberührt.',
      ),
    ),
    split(
      'absage',
      '7. Wenn wir absagen oder verschieben',
      paragraph(
        'Ein Workshop findet statt, wenn sich mindestens vier Personen angemeldet haben, außer beim Termin steht eine andere Zahl. Sind es weniger, können wir bis 14 Tage vor Beginn absagen. Später sagen wir nur ab, wenn etwas dazwischenkommt, das wir nicht abwenden können, etwa eine plötzliche Erkrankung, für die es keine Vertretung gibt.',
      ),
      paragraph(
        'Du hast dann die Wahl: ein anderer Termin oder dein Geld zurück, vollständig und innerhalb von 14 Tagen. Dasselbe gilt, wenn wir Tag oder Ort ändern und es dir nicht passt. Für Reise und Unterkunft haften wir, wenn uns ein Verschulden trifft (Punkt 14). Trainerinnen und Trainer dürfen wir aus wichtigem Grund durch gleich erfahrene ersetzen.',
      ),
    ),
    split(
      'widerruf',
      '8. Widerrufsrecht für Verbraucher\u00adinnen und Verbraucher',
      paragraph(
        'Als Verbraucherin oder Verbraucher kannst du binnen 14 Tagen ab dem Vertragsabschluss ohne Angabe von Gründen widerrufen, bei Büchern binnen 14 Tagen ab Erhalt der letzten Lieferung. Teil uns das eindeutig mit: über die Funktion „Vertrag widerrufen“ auf dieser Website, per E-Mail oder per Post. Es reicht, wenn du die Nachricht vor Ablauf der Frist abschickst. Wir bestätigen den Eingang mit Inhalt, Datum und Uhrzeit.',
      ),
      paragraph(
        'Nach dem Widerruf erstatten wir alle Zahlungen ohne Verzögerung, spätestens binnen 14 Tagen, auf demselben Weg, auf dem du gezahlt hast, und ohne Kosten für dich. Bücher schickst du binnen 14 Tagen zurück; die Rücksendung zahlst du, und wir dürfen mit der Erstattung warten, bis sie da sind oder du die Absendung nachweist.',
      ),
      paragraph(
        'Beginnt ein Workshop vor Ablauf der Frist, brauchen wir dafür dein ausdrückliches Verlangen. Widerrufst du danach, zahlst du nur den Anteil, der bis dahin stattgefunden hat. Hat der Workshop auf dein Verlangen vollständig stattgefunden und hast du bestätigt, dass du das Recht dadurch verlierst, endet es.',
      ),
    ),
    split(
      'formular',
      '9. Muster für deinen Widerruf',
      paragraph('Du musst dieses Muster nicht verwenden. Wenn du möchtest, füll es aus und schick es uns:'),
      paragraph(
        `An: ${address}, ${mailLink}<br />Hiermit widerrufe ich meinen Vertrag über:<br />Bestellt am oder erhalten am:<br />Bestellnummer, falls zur Hand:<br />Name:<br />Anschrift:<br />Datum:<br />Unterschrift (nur auf Papier):`,
      ),
    ),
    split(
      'self-paced',
      '10. Workshops im eigenen Tempo',
      paragraph(
        'Pro Buchung sind bis zu drei Tickets möglich. Nach der Zahlung schicken wir dir für jedes einen Gutschein, den du ein Jahr lang einlösen kannst. Er wird auf der Plattform unserer Partnerakademie eingelöst, bei der jede Person ein eigenes Konto anlegt. Der Zugang gilt ein Jahr ab dem Einlösen und ist für eine Person bestimmt.',
      ),
      paragraph(
        'Unabhängig vom Widerrufsrecht kannst du jedes Ticket 60 Tage lang zurückgeben, direkt beim Zahlungsanbieter. Mit der Erstattung endet der Zugang. Wie es im Einzelnen geht, steht unter <a href="/de/was-ist-self-paced">Was ist self-paced?</a>',
      ),
    ),
    split(
      'partner',
      '11. Pakete und Angebote unserer Partner',
      paragraph(
        'Für <a href="/de/flight-levels-now">Flight Levels NOW</a> und <a href="/de/flight-levels/umsetzen">Umsetzen</a> gilt, was du bei der Bestellung siehst. Haben wir dir ein eigenes Angebot gemacht, geht es diesen Bedingungen vor. Pakete gibt es für Unternehmen, bezahlt wird per Rechnung. Coachings und Treffen können bis 24 Stunden vorher kostenlos verlegt werden.',
      ),
      paragraph(
        'Manche Knöpfe führen zur Kassa unserer Partnerakademie oder zu den <a href="/de/zusatz-workshops">Zusatz-Workshops</a> unseres Partners. Dort verkauft der Partner in eigenem Namen, es gelten seine Bedingungen und seine Belehrung über den Widerruf.',
      ),
    ),
    split(
      'im-workshop',
      '12. Im Workshop',
      paragraph(
        'Unterlagen und Vorlagen darfst du in deiner Organisation verwenden und ändern, nicht aber verkaufen oder damit eigene Trainings anbieten. Aufnahmen von Bild oder Ton brauchen das Einverständnis aller im Raum. Was andere über ihre Organisation erzählen, bleibt in der Gruppe.',
      ),
      paragraph(
        'Für vertiefende Workshops setzen wir die Flight Levels Introduction voraus. Online sorgst du für Rechner, Kamera, Mikrofon und Verbindung.',
      ),
    ),
    split(
      'zertifikate',
      '13. Zertifikate',
      paragraph(
        'Ein Zertifikat bekommst du, wenn du den ganzen Workshop mitgemacht und in die Verarbeitung deines Namens und deiner E-Mail-Adresse eingewilligt hast. Wer das ablehnt, kann es später nicht mehr bekommen; wir sagen dir das, bevor du entscheidest. Für das Coach Program gehört ein vorgestellter Praxisfall dazu.',
      ),
    ),
    split(
      'haftung',
      '14. Gewähr\u00adleistung und Haftung',
      paragraph(
        'Es gelten die gesetzlichen Rechte bei Mängeln. Einen bestimmten wirtschaftlichen Erfolg versprechen wir nicht; was du mit dem Gelernten tust, entscheidest du.',
      ),
      paragraph(
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, für Schäden an Leib und Leben und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir gegenüber Verbraucherinnen und Verbrauchern nur für die Verletzung wesentlicher Pflichten, gegenüber Unternehmen darüber hinaus begrenzt auf den typischen, vorhersehbaren Schaden und nicht für entgangenen Gewinn.',
      ),
    ),
    split(
      'schluss',
      '15. Recht, Gericht und der Rest',
      paragraph(
        'Es gilt österreichisches Recht ohne seine Verweisungsnormen und ohne das UN-Kaufrecht. Als Verbraucherin oder Verbraucher behältst du den Schutz der zwingenden Vorschriften des Landes, in dem du lebst. Für Unternehmen ist das sachlich zuständige Gericht in Wien zuständig, für alle anderen gilt der gesetzliche Gerichtsstand.',
      ),
      paragraph(
        'Ist eine Bestimmung unwirksam, bleibt der Rest gültig; an ihre Stelle tritt das Gesetz. Fragen beantworten wir gern, bevor du bestellst.',
      ),
      buttons(button('Frage stellen', '/de/kontakt')),
    ),
  ],
}
