import type { StoredBlock } from '#content/documents/stored-block.ts'
import { component, paragraph, sky, split } from '../blocks.ts'

/** What every two-day workshop says alike. */

export const onSiteOrOnline = paragraph(
  'On site, the workshop takes two days: coffee is ready from 08:45, we start at 09:00 and finish at 17:00. Online, the same content is spread over four half-days or two full days. About a week before the start your trainer gets in touch with everything you still need to know.',
)

export const introductionFirst = paragraph(
  'We expect you to know the <a href="/en/workshops/flight-levels-introduction">Flight Levels Introduction</a>, live or self-paced. Haven’t got round to it? Just add it when you book: at your own pace, for {price:introduction} instead of {price:ticket-flin}.',
)

export function prices(title: string, ...texts: string[]): StoredBlock {
  return sky('prices', title, ...texts.map(paragraph), component('pricing'))
}

export function certificate(text: string): StoredBlock {
  return split(
    'certificate',
    'Your certificate',
    paragraph(text),
    paragraph(
      'To issue it we need your consent to process your name and e-mail address. We will ask you, and you confirm with one click in an e-mail. Take a moment to decide: a certificate cannot be issued later on.',
    ),
  )
}
