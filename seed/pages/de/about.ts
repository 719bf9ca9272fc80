import { trainers } from '../../trainers.ts'
import {
  beside,
  button,
  buttons,
  component,
  cover,
  ghostButton,
  heading,
  type PageText,
  paragraph,
  points,
  split,
  wide,
} from '../blocks.ts'

export const germanAbout: PageText = {
  title: 'Über uns',
  blocks: [
    cover(
      'Fünf Menschen, drei Höhen, ein Büro in Wien',
      'Wir bringen Menschen bei, wie ganze Organisationen beweglich werden. Nicht, weil Beweglichkeit ein Wert an sich wäre, sondern weil wir alle schon einmal gewartet haben und wissen, wie sich das anfühlt.',
      button('Lern uns im Workshop kennen', '/de/workshops'),
      ghostButton('Schreib uns', '/de/kontakt'),
    ),
    split(
      'geschichte',
      'Woher wir kommen',
      paragraph(
        'Keiner von uns wollte Beraterin oder Trainer werden. Wir haben Software gebaut, Schiffe, Strategien und Teams, und irgendwann hat uns die Arbeit dazwischen mehr beschäftigt als die Arbeit selbst. Warum dauert es so lange, obwohl alle gut sind?',
      ),
      paragraph(
        'Aus dieser Frage ist die Flight Levels Training GmbH entstanden. Heute unterrichten wir in Wien, Graz und Salzburg, in Berlin, München und Hamburg und live online, auf Deutsch und auf Englisch. Manche Teilnehmende sehen wir einmal. Andere rufen nach Jahren an und erzählen, welches Board noch hängt.',
      ),
    ),
    split(
      'trainer',
      'Wer dich erwartet',
      ...trainers.map(({ name, bio, portrait }) =>
        beside({ drawing: portrait, share: 20, alt: '' }, heading(3, name), paragraph(bio.de)),
      ),
    ),
    wide(
      'haltung',
      'Wie wir arbeiten',
      paragraph(
        'Ein paar Dinge, auf die du dich bei uns verlassen kannst, ob im Workshop, im Coaching oder am Telefon.',
      ),
      points(
        '<strong>Dein Fall, kein Musterbeispiel.</strong> Du gehst mit einem Entwurf für eure Organisation heim oder mit der Einsicht, dass ihr gerade keinen braucht.',
        '<strong>Kleine Gruppen.</strong> Vor Ort höchstens zwölf Menschen. Jede Frage bekommt Platz, auch die, die man sich sonst nicht zu stellen traut.',
        '<strong>Keine Feindbilder.</strong> Wir machen niemanden schlecht, weder andere Methoden noch das mittlere Management.',
        '<strong>Papier vor Folien.</strong> Was man mit der Hand zeichnet, merkt man sich, und man traut sich, es wieder zu ändern.',
        '<strong>Ehrlich, auch wenn es uns etwas kostet.</strong> Wenn dir ein anderes Angebot besser hilft, sagen wir es.',
      ),
    ),
    split(
      'preise',
      'Was wir beim Preis denken',
      paragraph(
        'Wer lernen will, soll nicht am Wohnort scheitern. Darum gibt es seit 1. Juli 2020 <a href="/de/regionale-preise">regionale Preise</a>. Und weil Veränderung zu dritt leichter ist als allein, zahlen drei für zwei.',
      ),
    ),
    wide('stimmen', 'Was andere sagen', component('testimonials')),
    wide(
      'kontakt',
      'Bleib in Verbindung',
      paragraph(
        'Hör einmal bei <a href="/de/twig">TWiG</a> zu, blättere in unseren <a href="/de/buecher">Büchern</a> oder lade uns zu einem <a href="/de/speaking">Vortrag</a> ein. Und wenn du in Wien bist: Der Kaffee in der Mariahilfer Straße ist besser als sein Ruf.',
      ),
      buttons(ghostButton('Zum Kontakt', '/de/kontakt')),
    ),
  ],
}
