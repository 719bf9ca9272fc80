import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import { removeComments } from '#features/blog/store/comments.ts'
import { removeSubscriptions } from '#features/newsletter/store/remove-subscriptions.ts'
import type { Database } from '#platform/db/database.ts'
import {
  bookingNote,
  comment,
  contactMessage,
  mailbox,
  mailLog,
  newsletterSubscription,
  personalLink,
  rateLimit,
  sentMail,
  webhookDelivery,
  withdrawal,
} from '#platform/db/tables.ts'
import type { RetentionStores } from '../ports.ts'
import { deleteOldBookings, portion } from './delete-old-bookings.ts'

type Delete = (tx: Database, upTo: Temporal.Instant) => Promise<number>

/** How each kind is deleted; what is due says docs/rules/retention.md. */
const deletions: Readonly<Record<Deletable, Delete>> = {
  'newsletter-requests': (tx, upTo) => {
    const { state, requestedAt } = newsletterSubscription
    return removeSubscriptions(tx, and(eq(state, 'requested'), lte(requestedAt, upTo)))
  },
  'newsletter-proofs': (tx, upTo) => removeSubscriptions(tx, lte(newsletterSubscription.unsubscribedAt, upTo)),
  'contact-messages': (tx, upTo) => deletePortion(tx, contactMessage.id, lte(contactMessage.sentAt, upTo)),
  'local-mail': (tx, upTo) => deletePortion(tx, mailbox.id, lte(mailbox.keptAt, upTo)),
  withdrawals: async (tx, upTo) => {
    const { id, receivedAt } = withdrawal
    const gone = await tx.delete(withdrawal).where(lte(receivedAt, upTo)).returning({ id })
    const ids = gone.map((row) => row.id)
    if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
    return ids.length
  },
  'rejected-comments': (tx, upTo) =>
    removeComments(tx, and(eq(comment.state, 'rejected'), lte(comment.decidedAt, upTo))),
  ...deleteOldBookings,
  'spam-comments': (tx, upTo) => removeComments(tx, and(eq(comment.state, 'spam'), lte(comment.decidedAt, upTo))),
  'mail-log': (tx, upTo) => deletePortion(tx, mailLog.key, lte(mailLog.at, upTo)),
  'sent-mail': (tx, upTo) => deletePortion(tx, sentMail.key, lte(sentMail.sentAt, upTo)),
  'personal-links': (tx, upTo) => {
    const { tokenHash, purpose, createdAt } = personalLink
    const end = and(inArray(purpose, ['comment', 'payment', 'offer', 'address']), lte(createdAt, upTo))
    return deletePortion(tx, tokenHash, end)
  },
  'booking-notes': (tx, upTo) => deletePortion(tx, bookingNote.id, lte(bookingNote.writtenAt, upTo)),
  'webhook-deliveries': (tx, upTo) => {
    const { id, at, state } = webhookDelivery
    // One that someone sends again is on its way, however old it is.
    return deletePortion(tx, id, and(lte(at, upTo), ne(state, 'due')))
  },
  'rate-limits': (tx, upTo) => deletePortion(tx, rateLimit.key, lte(rateLimit.endsAt, upTo)),
}

/** Deletes as many of these rows as one transaction takes along, by a column that tells them apart. */
async function deletePortion(tx: Database, id: PgColumn, which: SQL | undefined): Promise<number> {
  const found = tx.select({ id }).from(id.table).where(which).limit(portion)
  return (
    await tx
      .delete(id.table)
      .where(and(which, inArray(id, found)))
      .returning({ id })
  ).length
}

/** Deleting inside a transaction that is under way. */
export function retentionStoresOn(tx: Database): RetentionStores {
  return { deleteUpTo: (what, upTo) => deletions[what](tx, upTo) }
}
