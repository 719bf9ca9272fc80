import type { StoredBlock } from '#content/documents/stored-block.ts'
import { component, paragraph, sky, split } from '../blocks.ts'

/** What every two-day workshop says alike. */

export const onSiteOrOnline = paragraph(
  'Vor Ort dauert der Workshop zwei Tage: Ab 08:45 Uhr steht der Kaffee bereit, wir beginnen um 09:00 Uhr und enden um 17:00 Uhr. Online verteilen wir denselben Inhalt auf vier Halbtage oder zwei ganze Tage. Etwa eine Woche vor dem Start meldet sich deine Trainerin oder dein Trainer mit allem, was du noch wissen musst.',
)

export const introductionFirst = paragraph(
  'Wir setzen voraus, dass du die <a href="/de/workshops/flight-levels-introduction">Flight Levels Introduction</a> kennst, live oder im eigenen Tempo. Noch nicht dazu gekommen? Nimm sie bei der Buchung einfach mit: im eigenen Tempo, für {price:introduction} statt {price:ticket-flin}.',
)

export function prices(title: string, ...texts: string[]): StoredBlock {
  return sky('preise', title, ...texts.map(paragraph), component('pricing'))
}

export function certificate(text: string): StoredBlock {
  return split(
    'zertifikat',
    'Dein Zertifikat',
    paragraph(text),
    paragraph(
      'Damit wir es ausstellen dürfen, brauchen wir deine Einwilligung zur Verarbeitung deines Namens und deiner E-Mail-Adresse. Wir fragen dich danach, du bestätigst sie mit einem Klick in einer E-Mail. Überleg es dir in Ruhe: Nachträglich lässt sich ein Zertifikat nicht mehr ausstellen.',
    ),
  )
}
