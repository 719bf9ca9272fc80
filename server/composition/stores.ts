import { logReadsOn, recordAll } from '#features/audit/store/action-log.ts'
import { commentReadsOn, commentStoresOn } from '#features/blog/store/comments.ts'
import { bookingListReadsOn, bookingListStoresOn } from '#features/booking/store/booking-list.ts'
import { orderReadsOn, orderStoresOn } from '#features/booking/store/orders.ts'
import { registrationReadsOn, registrationStoresOn } from '#features/booking/store/registrations.ts'
import { withdrawalReadsOn, withdrawalStoresOn } from '#features/booking/store/withdrawals.ts'
import { certificateReadsOn, certificateStoresOn } from '#features/certificates/store/certificates.ts'
import { contactReadsOn, contactStoresOn } from '#features/contact/store/contact-messages.ts'
import { exportReadsOn } from '#features/exports/store/exports.ts'
import { numberStoresOn } from '#features/invoicing/store/document-numbers.ts'
import {
  invoiceListReadsOn,
  invoiceReadsOn,
  invoiceStoresOn,
  vatCheckReadsOn,
  vatCheckStoresOn,
} from '#features/invoicing/store/invoices.ts'
import { mailLogReadsOn } from '#features/mail-log/store/mail-log.ts'
import { memberStoresOn } from '#features/members/store/members.ts'
import { signInFailureStoresOn } from '#features/members/store/sign-in-failures.ts'
import { newsletterReadsOn, newsletterStoresOn } from '#features/newsletter/store/newsletter.ts'
import { participantReadsOn, participantStoresOn } from '#features/participants/store/participant-stores.ts'
import { moneyReadsOn, moneyStoresOn, paymentReadsOn, paymentStoresOn } from '#features/payment/store/money.ts'
import { personalLinkReadsOn } from '#features/personal-links/store/personal-links.ts'
import { dataProtectionStoresOn } from '#features/privacy/store/data-protection.ts'
import { retentionStoresOn } from '#features/privacy/store/retention.ts'
import { redirectReadsOn, redirectStoresOn } from '#features/redirects/store/redirects.ts'
import { settingsReadsOn, settingsStoresOn } from '#features/settings/store/settings.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import { voucherReadsOn, voucherStoresOn } from '#features/tickets/store/vouchers.ts'
import { failedJobStoresOn } from '#features/today/store/failed-work.ts'
import { apiKeyStoresOn } from '#features/webhooks/store/api-keys.ts'
import { webhookStoresOn } from '#features/webhooks/store/webhooks.ts'
import { dateReadsOn, workshopDateReadsOn } from '#features/workshops/store/date-reads.ts'
import { dateStoresOn, workshopDateStoresOn } from '#features/workshops/store/dates.ts'
import type { Database } from '#platform/db/database.ts'
import { type AddEffects, type Outbox, outboxOn } from '#platform/db/outbox.ts'
import type { Stores, Transactions } from '#platform/ports.ts'

/** Database transactions. Side effects become jobs in the same transaction. `limitSecret` is that of `rateLimitStoresOn`. */
export function transactionsOn(db: Database, addEffects: AddEffects, limitSecret: string): Transactions {
  return { run: (work) => db.transaction((tx) => workIn(tx, addEffects, limitSecret, work)) }
}

export async function workIn<T>(
  tx: Database,
  addEffects: AddEffects,
  limitSecret: string,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const outbox = outboxOn(tx, addEffects, recordAll)
  const result = await work(storesOn(tx, outbox, limitSecret))
  await outbox.flush()
  return result
}

function storesOn(tx: Database, outbox: Outbox, limitSecret: string): Stores {
  return {
    ...featureStoresOn(tx, outbox.flush, limitSecret),
    record: async (entry) => void outbox.log.push(entry),
    addPersonalLink: async (link) => void outbox.links.push(link),
    addEffect: async (effect, at) => void outbox.effects.push({ effect, at }),
    async announce(tags) {
      for (const tag of tags) outbox.tags.add(tag)
    },
  }
}

/** `flush` writes what the transaction has collected so far: before a number is drawn, everything else is written. */
function featureStoresOn(tx: Database, flush: Outbox['flush'], limitSecret: string) {
  return {
    ...workshopDateStoresOn(tx),
    ...registrationStoresOn(tx),
    ...orderStoresOn(tx),
    ...withdrawalStoresOn(tx),
    ...numberStoresOn(tx, flush),
    ...invoiceStoresOn(tx),
    ...vatCheckStoresOn(tx),
    ...paymentStoresOn(tx),
    ...voucherStoresOn(tx),
    apiKeys: apiKeyStoresOn(tx),
    bookings: bookingListStoresOn(tx),
    certificates: certificateStoresOn(tx),
    comments: commentStoresOn(tx),
    contact: contactStoresOn(tx),
    dataProtection: dataProtectionStoresOn(tx),
    dates: dateStoresOn(tx),
    failedJobs: failedJobStoresOn(tx),
    members: memberStoresOn(tx),
    money: moneyStoresOn(tx),
    newsletter: newsletterStoresOn(tx),
    participants: participantStoresOn(tx),
    rateLimits: rateLimitStoresOn(tx, limitSecret),
    redirects: redirectStoresOn(tx),
    retention: retentionStoresOn(tx),
    settings: settingsStoresOn(tx),
    signInFailures: signInFailureStoresOn(tx),
    webhooks: webhookStoresOn(tx),
  }
}

type FeatureStores = ReturnType<typeof featureStoresOn>

declare module '#platform/ports.ts' {
  interface Stores extends FeatureStores {}
}

export function readsOn(db: Database) {
  return {
    ...workshopDateReadsOn(db),
    ...orderReadsOn(db),
    ...withdrawalReadsOn(db),
    ...registrationReadsOn(db),
    ...invoiceReadsOn(db),
    ...vatCheckReadsOn(db),
    ...paymentReadsOn(db),
    ...voucherReadsOn(db),
    ...personalLinkReadsOn(db),
    ...logReadsOn(db),
    bookings: bookingListReadsOn(db),
    certificates: certificateReadsOn(db),
    comments: commentReadsOn(db),
    contact: contactReadsOn(db),
    dates: dateReadsOn(db),
    exports: exportReadsOn(db),
    invoiceList: invoiceListReadsOn(db),
    mailLog: mailLogReadsOn(db),
    money: moneyReadsOn(db),
    newsletter: newsletterReadsOn(db),
    participants: participantReadsOn(db),
    redirects: redirectReadsOn(db),
    settings: settingsReadsOn(db),
  }
}

type AllReads = ReturnType<typeof readsOn>

declare module '#platform/ports.ts' {
  interface Reads extends AllReads {}
}
