import { and, eq, lte, ne } from 'drizzle-orm'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import type { RetentionStores } from '#usecases/ports/retention.ts'
import type { Database } from './database.ts'
import { removeSubscriptions } from './remove-subscriptions.ts'
import { contactMessage, mailbox, newsletterSubscription, webhookDelivery } from './tables.ts'

type Delete = (tx: Database, upTo: string) => Promise<number>

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
  'webhook-deliveries': async (tx, upTo) => {
    const { id, at, state } = webhookDelivery
    // One that somebody sends again is on its way, however old it is.
    const isOver = and(lte(at, upTo), ne(state, 'due'))
    return (await tx.delete(webhookDelivery).where(isOver).returning({ id })).length
  },
}

/** Deleting inside a transaction that is under way. */
export function retentionStoresOn(tx: Database): RetentionStores {
  return { deleteUpTo: (what, upTo) => deletions[what](tx, upTo.toString()) }
}
