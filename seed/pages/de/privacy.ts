import { cover, ghostButton, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink, phoneLink } from '../company.ts'

export const germanPrivacy: PageText = {
  title: 'Datenschutzerklärung',
  blocks: [
    cover(
      'Datenschutz\u00aderklärung',
      'Welche Daten wir von dir haben, wozu, wie lange, und was du dagegen tun kannst. Kurz gesagt: so wenige wie möglich, für niemanden sonst, und auf Wunsch weg. Fassung vom 1. November 2026.',
      ghostButton('Deine Rechte', '#rechte'),
    ),
    split(
      'verantwortlich',
      'Wer verantwortlich ist',
      paragraph(
        `${company.name}, ${company.street}, ${company.city}, Österreich.<br />E-Mail: ${mailLink}, Telefon: ${phoneLink}`,
      ),
      paragraph(
        'Wenn du etwas über deine Daten wissen willst, schreib einfach an diese Adresse. Eine Datenschutzbeauftragte haben wir nicht, weil wir keine brauchen; zuständig ist die Geschäftsführung.',
      ),
    ),
    split(
      'besuch',
      'Wenn du nur schaust',
      paragraph(
        'Diese Website verwendet keine Statistik, keine Werbung und keine Schriften oder Skripte von anderswo. Unsere Protokolle halten fest, welche Seite wann abgerufen wurde und ob es geklappt hat, aber keine Namen, keine E-Mail-Adressen, keine persönlichen Links und keine IP-Adressen.',
      ),
      paragraph(
        'Um Missbrauch abzuwehren, zählen wir Anfragen je IP-Adresse für kurze Zeit im Arbeitsspeicher. Danach ist die Zahl weg. Grundlage ist unser berechtigtes Interesse an einer Website, die funktioniert (Art. 6 Abs. 1 lit. f DSGVO).',
      ),
      paragraph(
        'Videos und andere Inhalte fremder Anbieter laden wir erst, wenn du darauf klickst. Vorher erfährt niemand, dass du hier bist.',
      ),
    ),
    split(
      'cookies',
      'Cookies und Speicher',
      list([
        '<strong>Sprache:</strong> ein Cookie, das sich merkt, ob du Deutsch oder Englisch liest. 365 Tage.',
        '<strong>Einwilligung:</strong> zwei Cookies, die sich deine Antwort auf die Cookie-Frage merken. Ein Jahr, wenn du zugestimmt hast; sieben Tage, wenn du abgelehnt hast.',
        '<strong>Redaktion:</strong> zwei Cookies für Menschen, die diese Website bearbeiten und sich dafür anmelden. Eines für die Anmeldung, sieben Tage; eines, an dem wir ihr Gerät wiedererkennen, 180 Tage.',
        '<strong>Im Browser selbst:</strong> ob du die helle oder die dunkle Darstellung gewählt hast, und während einer Buchung deine Eingaben, damit sie nicht verloren gehen, wenn du den Termin wechselst oder die Verbindung abbricht. Sie bleiben in deinem Browser und verschwinden mit der Buchung, spätestens aber einen Tag nach der letzten Änderung beim nächsten Besuch.',
      ]),
      paragraph('Nichts davon dient der Werbung, und nichts davon lesen andere.'),
    ),
    split(
      'buchung',
      'Wenn du buchst',
      paragraph(
        'Von der Person, die bucht, brauchen wir Namen, E-Mail-Adresse und Rechnungsadresse; Telefon, Titel und Anmerkungen sind freiwillig. Von allen, die teilnehmen, brauchen wir Namen und E-Mail-Adresse. Wer angemeldet wurde, bekommt seine Daten von uns mit der Einladung und kann sie ändern.',
      ),
      paragraph(
        'Wir brauchen das, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO) und die Rechnung so zu stellen, wie das Steuerrecht es verlangt (lit. c). Gibst du eine UID-Nummer an, prüfen wir sie bei der Europäischen Kommission. Deine Trainerin oder dein Trainer bekommt die Liste der Teilnehmenden.',
      ),
      paragraph(
        'Auf der Warteliste speichern wir dieselben Angaben. Wird daraus keine Buchung, löschen wir sie 30 Tage nach dem Workshop.',
      ),
    ),
    split(
      'essen',
      'Wenn du etwas nicht isst',
      paragraph(
        'Vor Workshops vor Ort kannst du uns sagen, was du nicht isst oder verträgst. Daraus lässt sich manchmal auf Gesundheit oder Religion schließen, darum fragen wir dich um deine ausdrückliche Einwilligung (Art. 9 Abs. 2 lit. a DSGVO). Die Küche erfährt, was sie wissen muss, aber nicht, von wem. Nach dem Workshop löschen wir die Angaben.',
      ),
    ),
    split(
      'zertifikat',
      'Wenn du ein Zertifikat möchtest',
      paragraph(
        'Für das Zertifikat verarbeiten wir deinen Namen, deine E-Mail-Adresse und den Workshop, mit deiner Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Du bestätigst sie mit einem Klick in einer E-Mail; wir bewahren den Wortlaut und die Zeitpunkte auf, auch wenn du ablehnst. Auf einer Prüfseite können andere nachsehen, ob ein Zertifikat echt ist, wenn du ihnen den Link gibst. Ziehst du die Einwilligung zurück, nehmen wir die Prüfseite vom Netz.',
      ),
    ),
    split(
      'newsletter',
      'Newsletter',
      paragraph(
        'Er kommt einmal im Monat und nur, wenn du es wirklich willst: Nach der Anmeldung schicken wir dir eine E-Mail, und erst dein Klick darin schaltet ihn ein. Als Nachweis speichern wir deine Adresse, den Wortlaut deiner Einwilligung sowie Zeit und IP-Adresse von Anmeldung und Bestätigung. Ob du ihn öffnest oder worauf du klickst, messen wir nicht.',
      ),
      paragraph(
        'Abbestellen geht mit einem Klick am Ende jeder Ausgabe. Den Nachweis behalten wir danach noch drei Jahre, falls jemand danach fragt. Wer nach der Anmeldung nicht bestätigt, wird nach 30 Tagen gelöscht.',
      ),
    ),
    split(
      'kontakt',
      'Kontakt und Kommentare',
      paragraph(
        'Was du uns im Kontaktformular, per E-Mail oder am Telefon mitteilst, verwenden wir, um dir zu antworten, und löschen es zwölf Monate nach der letzten Nachricht, wenn kein Vertrag daraus wird.',
      ),
      paragraph(
        'Bei Kommentaren im Blog erscheinen Name und Text, nachdem wir sie freigegeben haben. Deine E-Mail-Adresse veröffentlichen wir nie; wir brauchen sie nur für Rückfragen. Einen Kommentar löschen wir, wenn du es möchtest. Gegen Spam verwenden wir keinen fremden Dienst.',
      ),
    ),
    split(
      'empfaenger',
      'Wer sonst etwas bekommt',
      paragraph('Wir verkaufen keine Daten. Weitergegeben wird nur, was für diese Aufgaben nötig ist:'),
      list([
        '<strong>Hosting und E-Mail:</strong> Dienstleister in der EU, die nach unserer Weisung und mit einem Vertrag nach Art. 28 DSGVO arbeiten.',
        '<strong>Kartenzahlung:</strong> unser Zahlungsdienstleister Stripe, wenn wir Kartenzahlung anbieten und du mit Karte zahlst. Die Kartendaten gibst du dort ein, wir sehen sie nicht. Stripe kann Daten in die USA übermitteln und stützt sich dabei auf das EU-US Data Privacy Framework und Standardvertragsklauseln.',
        '<strong>Partnerakademie:</strong> Für Workshops im eigenen Tempo legst du dort selbst ein Konto an. Wir geben ihr nur den Gutscheincode.',
        '<strong>Steuerberatung und Behörden:</strong> Rechnungen, soweit das Gesetz es verlangt.',
      ]),
    ),
    split(
      'dauer',
      'Wie lange wir was behalten',
      list([
        '<strong>Rechnungen und was dazugehört:</strong> sieben Jahre ab Ende des Kalenderjahres (§\u00a0132 BAO); Verkäufe an Privatpersonen in anderen EU-Ländern zehn Jahre (One-Stop-Shop).',
        '<strong>Übrige Angaben zur Buchung:</strong> drei Jahre nach dem Workshop, solange Ansprüche möglich sind.',
        '<strong>Warteliste ohne Buchung:</strong> 30 Tage nach dem Workshop.',
        '<strong>Angaben zum Essen:</strong> bis nach dem Workshop.',
        '<strong>Zertifikate und Einwilligungen:</strong> bis du sie widerrufst, der Nachweis noch drei Jahre länger.',
        '<strong>Newsletter:</strong> bis zur Abmeldung, der Nachweis noch drei Jahre länger.',
        '<strong>Nachrichten:</strong> zwölf Monate nach der letzten.',
        '<strong>Dass und wann wir dir eine E-Mail geschickt haben:</strong> zwölf Monate.',
        '<strong>Kommentare:</strong> solange der Beitrag steht oder bis du sie löschen lässt; was wir nicht freigeben, zwölf Monate.',
      ]),
    ),
    split(
      'rechte',
      'Deine Rechte',
      paragraph(
        'Du kannst jederzeit erfahren, was wir über dich gespeichert haben, und eine Kopie bekommen. Du kannst Daten berichtigen, löschen, einschränken oder in einem gängigen Format mitnehmen, und du kannst einer Verarbeitung widersprechen, die wir auf ein berechtigtes Interesse stützen (Art. 15 bis 21 DSGVO). Eine Einwilligung kannst du jederzeit zurückziehen; was bis dahin geschehen ist, bleibt rechtmäßig.',
      ),
      paragraph(
        'Rechnungen dürfen wir vor Ablauf der Frist nicht löschen, auch wenn du es möchtest. Alles andere geht dann trotzdem.',
      ),
      paragraph(
        'Automatisierte Entscheidungen, die dich erheblich betreffen, gibt es bei uns nicht, und Profile legen wir keine an. Wenn du meinst, dass wir etwas falsch machen, sag es uns bitte. Du kannst dich auch gleich bei der Österreichischen Datenschutzbehörde beschweren: Barichgasse 40–42, 1030 Wien, www.dsb.gv.at, oder bei der Behörde an deinem Wohnort.',
      ),
    ),
    split(
      'sicherheit',
      'Sicherheit und Änderungen',
      paragraph(
        'Alle Verbindungen sind verschlüsselt. Persönliche Links, etwa zu deiner Bestellung, sind lang, zufällig und nur für einen Zweck; wir speichern sie so, dass auch wir sie nicht mehr lesen können. Gib sie nicht weiter.',
      ),
      paragraph(
        'Wenn sich an dieser Erklärung etwas Wesentliches ändert, steht hier ein neues Datum, und wer davon betroffen ist, hört von uns.',
      ),
    ),
  ],
}
