import { button, buttons, cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { mailLink, phoneLink } from '../company.ts'

export const germanAccessibility: PageText = {
  title: 'Barrierefreiheit',
  blocks: [
    cover(
      'Barrierefreiheit',
      'Wer einen Workshop buchen will, soll es können: mit Maus, Tastatur oder Stimme, mit großer Schrift, mit Screenreader und auch ohne JavaScript. Hier steht, wie weit wir sind. Stand: 1. November 2026.',
      button('Hindernis melden', '#melden'),
    ),
    split(
      'anspruch',
      'Unser Anspruch',
      paragraph(
        'Für Websites, auf denen man als Verbraucherin oder Verbraucher etwas bestellen kann, gilt in Österreich seit 28. Juni 2025 das Barrierefreiheitsgesetz. Es verweist auf die europäische Norm EN 301 549 und damit auf die Richtlinien WCAG 2.1, Stufe AA. Wir richten uns nach der neueren Fassung, WCAG 2.2, ebenfalls Stufe AA.',
      ),
      paragraph(
        'Nach unserer eigenen Prüfung erfüllt diese Website die Anforderungen, mit den Ausnahmen weiter unten.',
      ),
    ),
    split(
      'angebot',
      'Was du hier tun kannst und wie',
      paragraph(
        'Auf dieser Website findest du Workshops und Termine, buchst Plätze, liest im Blog, schreibst uns und bestellst den Newsletter. Dabei kannst du dich auf Folgendes verlassen:',
      ),
      list([
        '<strong>Tastatur:</strong> Alles lässt sich ohne Maus bedienen, der Fokus ist immer zu sehen, und der erste Druck auf Tab bietet dir an, gleich zum Inhalt zu springen.',
        '<strong>Aufbau:</strong> Überschriften, Listen und Bereiche sind als solche ausgezeichnet, jede Seite nennt ihre Sprache, und fremdsprachige Titel nennen ihre.',
        '<strong>Formulare:</strong> Jedes Feld hat eine sichtbare Beschriftung. Fehler stehen oben gesammelt und beim Feld, in ganzen Sätzen, und deine Eingaben bleiben erhalten.',
        '<strong>Darstellung:</strong> hell oder dunkel, genügend Kontrast, vergrößerbar auf 400 Prozent, ohne dass du seitlich scrollen musst. Farbe sagt nie allein etwas aus.',
        '<strong>Bewegung:</strong> wenig, kurz, und gar keine, wenn dein System das so eingestellt hat.',
        '<strong>Zeit:</strong> Eine Frist hat nur, wer einen angebotenen Platz oder die eigene E-Mail-Adresse bestätigt oder mit Karte zahlt. Sie steht dabei, und wir verlängern sie gern, wenn du dich meldest.',
      ]),
    ),
    split(
      'pruefung',
      'Wie wir prüfen',
      paragraph(
        'Jede Änderung an dieser Website durchläuft automatische Prüfungen mit axe, in hell und dunkel, auf schmalen und breiten Bildschirmen. Die Wege durch die Buchung werden dabei auch nur mit der Tastatur und ohne JavaScript gegangen. Das ist eine Selbstbewertung; ein Gutachten von außen gibt es noch nicht.',
      ),
      paragraph('Automatische Prüfungen finden nicht alles. Darum sind uns Rückmeldungen so wichtig.'),
    ),
    split(
      'grenzen',
      'Was noch nicht so ist, wie es sein soll',
      list([
        '<strong>PDF-Dateien:</strong> Rechnungen und Zertifikate sind noch nicht durchgehend für Screenreader ausgezeichnet. Was auf der Rechnung steht, findest du auch auf der Seite deiner Bestellung; ein Zertifikat schicken wir dir auf Wunsch als Text.',
        '<strong>Fremde Seiten:</strong> Auf die Zahlungsseite, die Plattform der Partnerakademie und die Seiten unserer Partner haben wir keinen Einfluss. Wenn du dort nicht weiterkommst, buchen wir mit dir am Telefon und suchen gemeinsam einen Weg.',
        '<strong>Whiteboards:</strong> Die gemeinsamen Zeichenflächen in Online-Workshops sind mit Screenreadern schwer zu bedienen. Sag uns vorher Bescheid, dann arbeitet eine Trainerin oder ein Trainer mit dir in einer Form, die für dich passt.',
      ]),
    ),
    split(
      'workshops',
      'In den Workshops',
      paragraph(
        'Unsere Räume wählen wir mit Lift und ohne Stufen aus. Ob das an einem Ort einmal nicht geht, sagen wir dir, wenn du fragst. Brauchst du Gebärdensprachdolmetschung, Schriftdolmetschung, größere Unterlagen, eine Begleitperson oder Pausen zu bestimmten Zeiten, schreib es bei der Buchung in die Anmerkungen. Die Begleitperson zahlt nichts.',
      ),
    ),
    split(
      'melden',
      'Ein Hindernis melden',
      paragraph(
        `Schreib an ${mailLink} oder ruf an: ${phoneLink}. Hilfreich ist, welche Seite es war, was du tun wolltest und womit du surfst. Wir antworten innerhalb von zwei Arbeitstagen und sagen dir, bis wann wir es beheben oder wie du inzwischen ans Ziel kommst.`,
      ),
      buttons(button('Zum Kontaktformular', '/de/kontakt')),
    ),
    split(
      'behoerde',
      'Wenn wir nicht helfen',
      paragraph(
        'Bist du mit unserer Antwort nicht zufrieden, kannst du dich an das Sozialministeriumservice wenden. Es überwacht in Österreich, ob das Barrierefreiheitsgesetz eingehalten wird: www.sozialministeriumservice.gv.at.',
      ),
    ),
  ],
}
