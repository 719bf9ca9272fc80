import {
  answers,
  buttons,
  cover,
  ghostButton,
  type PageText,
  paragraph,
  partnerButton,
  sky,
  split,
  ticks,
} from '../blocks.ts'
import { addOnWorkshop } from '../partner-links.ts'

export const germanAddOnWorkshops: PageText = {
  title: 'Zusatz-Workshops unseres Partners',
  blocks: [
    cover(
      'Zusatz-Workshops unseres Partners',
      'Zwei Themen tauchen in fast jedem Workshop auf, und beide verdienen mehr als einen Nachmittag: Daten, die wirklich helfen, und Abhängigkeiten, die niemand bestellt hat. Unser Partner unterrichtet sie seit Jahren.',
      ghostButton('Daten, die helfen', '#verbessern-mit-daten'),
      ghostButton('Abhängigkeiten', '#abhaengigkeiten'),
    ),
    split(
      'verbessern-mit-daten',
      'Verbessern mit Daten',
      paragraph(
        'Irgendwann fragt jemand: „Und, ist es besser geworden?“ Wer dann nur ein Gefühl hat, verliert das Gespräch. In diesem Workshop lernst du, aus dem, was eure Boards ohnehin wissen, Antworten zu gewinnen, und zwar solche, die zu einer Entscheidung führen.',
      ),
      ticks(
        'Du liest Durchlaufzeiten, Streuung und Alterung offener Arbeit und weißt, welche Frage jede davon beantwortet.',
        'Du machst Vorhersagen mit Wahrscheinlichkeiten statt mit Hoffnung.',
        'Du erkennst, ob eine Änderung gewirkt hat oder ob es Zufall war.',
        'Du baust eine Ansicht, die ein Team in fünf Minuten versteht und die niemanden überwacht.',
      ),
      paragraph(
        'Er passt nach Flight Level 2 Design und für alle, die schon ein Board betreiben. Rechnen musst du nicht können, ein wenig Neugier auf Zahlen hilft.',
      ),
      buttons(partnerButton('Zum Workshop beim Partner', addOnWorkshop('data-driven-improvement'))),
    ),
    split(
      'abhaengigkeiten',
      'Umgang mit Abhängigkeiten',
      paragraph(
        'Abhängigkeiten kann man verwalten, entkoppeln oder loswerden. Die meisten Organisationen können nur das Erste und wundern sich, dass es immer mehr werden. Hier geht es um die beiden anderen Möglichkeiten und darum, wann sich welche lohnt.',
      ),
      ticks(
        'Du zeichnest die Abhängigkeiten eines Vorhabens auf und findest die drei, die wirklich bremsen.',
        'Du unterscheidest, was fachlich zusammengehört und was nur so gewachsen ist.',
        'Du kennst Muster, mit denen Teams einander Arbeit abnehmen können, ohne sich abzustimmen.',
        'Du führst das Gespräch mit dem Team, von dem ihr abhängt, so, dass danach beide etwas davon haben.',
      ),
      paragraph(
        'Er passt zu Systems Architecture und zu Flight Level 2 Design, davor wie danach. Bring ein Vorhaben mit, an dem mindestens vier Teams beteiligt sind.',
      ),
      buttons(partnerButton('Zum Workshop beim Partner', addOnWorkshop('dependency-management'))),
    ),
    sky(
      'wer-verkauft',
      'Wer verkauft und wer die Rechnung stellt',
      paragraph(
        'Beide Workshops verkauft unser Partner in eigenem Namen. Er bestimmt Termine, Preise und Bedingungen, von ihm kommt die Rechnung, und an ihn wendest du dich, wenn du absagen oder widerrufen möchtest. Unsere <a href="/de/agb#partner">Geschäftsbedingungen</a>, 3 für 2 und unsere regionalen Preise gelten dort nicht.',
      ),
      paragraph(
        'Die Links auf dieser Seite enthalten eine Kennung, an der unser Partner sieht, dass du von uns kommst. Bestellst du, bekommen wir eine Vermittlungsprovision. Für dich ändert das am Preis nichts, und wir empfehlen nur, was wir selbst besucht haben.',
      ),
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Brauche ich dafür die Introduction?',
          'Nein, aber sie macht vieles leichter. Beide Workshops verwenden dieselben Wörter wie wir: Linie der Arbeit, Fluss, Koordination. Im <a href="/de/flight-levels">Überblick</a> stehen die wichtigsten.',
        ],
        [
          'Gibt es ein Zertifikat?',
          'Ja, vom Partner. Für unser <a href="/de/workshops/flight-levels-coach-program">Coach Program</a> ist es keine Voraussetzung, aber eine gute Vorbereitung.',
        ],
        [
          'Können wir die Workshops bei uns im Haus machen?',
          'Meistens ja. Sag uns, worum es geht, und wir bringen dich mit den richtigen Menschen zusammen: <a href="/de/kontakt">Kontakt</a>.',
        ],
      ),
    ),
  ],
}
