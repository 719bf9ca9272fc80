import type { StoredBlock } from '#content/documents/stored-block.ts'
import { buttons, list, paragraph, partnerButton, sky, split } from '../blocks.ts'

/** What every self-paced product at the partner academy says alike. */

export function howItWorks(afterwards: string): StoredBlock {
  return split(
    'how-it-works',
    'How it works',
    list(
      [
        '<strong>Order.</strong> The button on this page takes you to our partner academy’s checkout. You pay there and get your access at once.',
        '<strong>Learn.</strong> Sections of 20 to 40 minutes, videos in English and German, with exercises and templates for your own case. You have access for one year.',
        `<strong>Finish.</strong> ${afterwards}`,
      ],
      { ordered: true },
    ),
    paragraph(
      'Everything that applies to all workshops of this kind is explained under <a href="/en/what-is-self-paced">What is self-paced?</a>',
    ),
  )
}

export function academyOffer(title: string, checkout: string, ...texts: string[]): StoredBlock {
  return sky(
    'price',
    title,
    ...texts.map(paragraph),
    buttons(partnerButton('Order from the partner academy', checkout)),
    paragraph(
      'You buy from the partner academy, and it sends the invoice. You can return your order within 60 days, directly through the payment provider. The link tells the academy that you came from us: if you order, we receive our share as the authors of the content.',
    ),
  )
}
