import type { ExportTable } from '#domain/export/cell.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import { momentOfProof } from './consent-table.ts'

/** One row for each subscription, with what proves that it was wanted: what stood there, when, and where the click came from. */
export function subscriptionTable(subscriptions: readonly Subscription[]): ExportTable {
  return {
    columns: [
      'list',
      'email',
      'language',
      'state',
      'requestedAt',
      'requestAddress',
      'requestWording',
      'confirmedAt',
      'confirmAddress',
      'confirmWording',
      'endedAt',
    ],
    rows: subscriptions.map((subscription) => {
      const { list, email, language, state, requested } = subscription
      const confirmed = subscription.state === 'requested' ? null : subscription.confirmed
      return [
        list,
        email,
        language,
        state,
        momentOfProof(requested.at),
        requested.address,
        requested.wording,
        confirmed && momentOfProof(confirmed.at),
        confirmed?.address ?? null,
        confirmed?.wording ?? null,
        subscription.state === 'unsubscribed' ? momentOfProof(subscription.unsubscribedAt) : null,
      ]
    }),
  }
}
