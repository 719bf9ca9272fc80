import type { StoredBlock } from '#content/documents/stored-block.ts'
import { buttons, list, paragraph, partnerButton, sky, split } from '../blocks.ts'

/** What every self-paced product at the partner academy says alike. */

export function howItWorks(afterwards: string): StoredBlock {
  return split(
    'so-geht-es',
    'So geht es',
    list(
      [
        '<strong>Bestellen.</strong> Der Knopf auf dieser Seite führt zur Kassa unserer Partnerakademie. Dort bezahlst du und bekommst sofort deinen Zugang.',
        '<strong>Lernen.</strong> Abschnitte von 20 bis 40 Minuten, Videos auf Deutsch und Englisch, dazu Übungen und Vorlagen für euren eigenen Fall. Du hast ein Jahr lang Zugang.',
        `<strong>Abschließen.</strong> ${afterwards}`,
      ],
      { ordered: true },
    ),
    paragraph(
      'Alles, was für jeden Workshop dieser Art gilt, steht unter <a href="/de/was-ist-self-paced">Was ist self-paced?</a>',
    ),
  )
}

export function academyOffer(title: string, checkout: string, ...texts: string[]): StoredBlock {
  return sky(
    'preis',
    title,
    ...texts.map(paragraph),
    buttons(partnerButton('Bei der Partnerakademie bestellen', checkout)),
    paragraph(
      'Du kaufst bei der Partnerakademie, von ihr kommt auch die Rechnung. Zurückgeben kannst du deine Bestellung 60 Tage lang, direkt beim Zahlungsanbieter. Am Link erkennt die Akademie, dass du von uns kommst: Bestellst du, bekommen wir unseren Anteil als Urheberinnen und Urheber des Inhalts.',
    ),
  )
}
