import { and, eq, inArray, lte, ne } from 'drizzle-orm'
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
  webhookDelivery,
  withdrawal,
} from '#platform/db/tables.ts'
import type { RetentionStores } from '../ports.ts'
import { deleteOldBookings } from './delete-old-bookings.ts'

type Delete = (tx: Database, upTo: Temporal.Instant) => Promise<number>

/** How each kind is deleted; what is due says docs/rules/retention.md. */
const deletions: Readonly<Record<Deletable, Delete>> = {
  'newsletter-requests': (tx, upTo) => {
    const { state, requestedAt } = newsletterSubscription
    return removeSubscriptions(tx, and(eq(state, 'requested'), lte(requestedAt, upTo)))
  },
  'newsletter-proofs': (tx, upTo) => removeSubscriptions(tx, lte(newsletterSubscription.unsubscribedAt, upTo)),
  'contact-messages': async (tx, upTo) => {
    const { id, sentAt } = contactMessage
    return (await tx.delete(contactMessage).where(lte(sentAt, upTo)).returning({ id })).length
  },
  'local-mail': async (tx, upTo) => {
    const { id, keptAt } = mailbox
    return (await tx.delete(mailbox).where(lte(keptAt, upTo)).returning({ id })).length
  },
  withdrawals: async (tx, upTo) => {
    const { id, receivedAt } = withdrawal
    const gone = await tx.delete(withdrawal).where(lte(receivedAt, upTo)).returning({ id })
    const ids = gone.map((row) => row.id)
    if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
    return ids.length
  },
  'rejected-comments': async (tx, upTo) => {
    const { id, state, decidedAt } = comment
    const rejected = and(eq(state, 'rejected'), lte(decidedAt, upTo))
    return (await tx.delete(comment).where(rejected).returning({ id })).length
  },
  ...deleteOldBookings,
  'spam-comments': (tx, upTo) => removeComments(tx, and(eq(comment.state, 'spam'), lte(comment.decidedAt, upTo))),
  'mail-log': async (tx, upTo) => {
    const { key, at } = mailLog
    return (await tx.delete(mailLog).where(lte(at, upTo)).returning({ key })).length
  },
  'booking-notes': async (tx, upTo) => {
    const { id, writtenAt } = bookingNote
    return (await tx.delete(bookingNote).where(lte(writtenAt, upTo)).returning({ id })).length
  },
  'webhook-deliveries': async (tx, upTo) => {
    const { id, at, state } = webhookDelivery
    // One that somebody sends again is on its way, however old it is.
    const isOver = and(lte(at, upTo), ne(state, 'due'))
    return (await tx.delete(webhookDelivery).where(isOver).returning({ id })).length
  },
  'rate-limits': async (tx, upTo) => {
    const { key, endsAt } = rateLimit
    return (await tx.delete(rateLimit).where(lte(endsAt, upTo)).returning({ key })).length
  },
}

/** Deleting inside a transaction that is under way. */
export function retentionStoresOn(tx: Database): RetentionStores {
  return { deleteUpTo: (what, upTo) => deletions[what](tx, upTo) }
}
