import { createHash } from 'node:crypto'
import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ConsentProof, ListId, Subscription } from '#domain/newsletter/subscription.ts'
import type { Database } from '#platform/db/database.ts'
import { holds, nextPlace, olderThan, perPage } from '#platform/db/list-pages.ts'
import {
  personalLink,
  newsletterSubscription as subscription,
  newsletterWording as wording,
} from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'

interface SubscriptionSearch {
  list?: ListId | undefined
  state?: Subscription['state'] | undefined
  /** A part of the address. */
  text?: string | undefined
}

const requestWording = alias(wording, 'request_wording')
const confirmWording = alias(wording, 'confirm_wording')

export function newsletterStoresOn(tx: Database) {
  return {
    /** The requested or confirmed one of an address, locked until the transaction ends; null when there is none. */
    async lockLive(list: ListId, email: string): Promise<Subscription | null> {
      const live = and(
        eq(subscription.list, list),
        eq(subscription.email, email),
        ne(subscription.state, 'unsubscribed'),
      )
      const [row] = await foundSubscriptions(tx).where(live).for('update', { of: subscription })
      return row ? subscriptionOf(row) : null
    },
    /** By id, locked. Null when there is none. */
    async lock(id: string): Promise<Subscription | null> {
      const [row] = await foundSubscriptions(tx).where(eq(subscription.id, id)).for('update', { of: subscription })
      return row ? subscriptionOf(row) : null
    },
    /** False when the list has the address already, by a request of the same moment; then nothing is written. */
    async add(added: Subscription): Promise<boolean> {
      const row = await rowOf(tx, added)
      const rows = await tx.insert(subscription).values(row).onConflictDoNothing().returning({ id: subscription.id })
      return rows.length > 0
    },
    async save(saved: Subscription): Promise<void> {
      const { id, ...row } = await rowOf(tx, saved)
      await tx.update(subscription).set(row).where(eq(subscription.id, id))
    },
    /** With its personal links. */
    async remove(id: string): Promise<void> {
      await removeSubscriptions(tx, eq(subscription.id, id))
    },
  }
}

export function newsletterReadsOn(db: Database) {
  return {
    async subscription(id: string): Promise<Subscription | null> {
      const [row] = await foundSubscriptions(db).where(eq(subscription.id, id))
      return row ? subscriptionOf(row) : null
    },
    /** Newest request first, a page at a time; `after` is the last one of the page before. */
    async search(
      { list, state, text }: SubscriptionSearch,
      after: ListPlace | null,
    ): Promise<{ subscriptions: Subscription[]; next: ListPlace | null }> {
      const wanted = [
        list && eq(subscription.list, list),
        state && eq(subscription.state, state),
        text === undefined ? undefined : holds(subscription.email, text),
        olderThan(subscription.requestedAt, subscription.id, after),
      ]
      const rows = await foundSubscriptions(db)
        .where(and(...wanted))
        .orderBy(desc(subscription.requestedAt), desc(subscription.id))
        .limit(perPage + 1)
      const subscriptions = rows.map(subscriptionOf)
      return {
        subscriptions: subscriptions.slice(0, perPage),
        next: nextPlace(subscriptions, (one) => one.requested.at),
      }
    },
    /** How many there are of each list and state; what there is none of is left out. */
    async counts() {
      const { list, state } = subscription
      return db.select({ list, state, count: count() }).from(subscription).groupBy(list, state).orderBy(list, state)
    },
  }
}

export function foundSubscriptions(db: Database) {
  return db
    .select({ row: subscription, requested: requestWording.wording, confirmed: confirmWording.wording })
    .from(subscription)
    .innerJoin(requestWording, eq(requestWording.hash, subscription.requestWording))
    .leftJoin(confirmWording, eq(confirmWording.hash, subscription.confirmWording))
}

interface FoundRow {
  row: typeof subscription.$inferSelect
  requested: string
  confirmed: string | null
}

export function subscriptionOf({ row, requested, confirmed }: FoundRow): Subscription {
  const facts = {
    id: row.id,
    list: row.list,
    email: row.email,
    language: row.language,
    requested: { at: row.requestedAt, address: row.requestAddress, wording: requested },
    emails: row.emails,
    lastEmailAt: row.lastEmailAt,
  }
  if (row.state === 'requested') return { ...facts, state: 'requested' }
  // the check constraint of the table ensures it
  if (row.confirmedAt === null || confirmed === null) throw new Error(`subscription ${row.id} has no proof`)
  const proof = { at: row.confirmedAt, address: row.confirmAddress ?? '', wording: confirmed }
  if (row.unsubscribedAt === null) return { ...facts, state: 'confirmed', confirmed: proof }
  return { ...facts, state: 'unsubscribed', confirmed: proof, unsubscribedAt: row.unsubscribedAt }
}

async function rowOf(tx: Database, given: Subscription): Promise<typeof subscription.$inferInsert> {
  const { id, list, email, language, state, requested, emails } = given
  const confirmed = given.state === 'requested' ? null : given.confirmed
  return {
    id,
    list,
    email,
    language,
    state,
    emails,
    lastEmailAt: given.lastEmailAt,
    requestedAt: requested.at,
    requestAddress: requested.address,
    requestWording: await keptWording(tx, requested),
    confirmedAt: confirmed?.at ?? null,
    confirmAddress: confirmed?.address ?? null,
    confirmWording: confirmed && (await keptWording(tx, confirmed)),
    unsubscribedAt: given.state === 'unsubscribed' ? given.unsubscribedAt : null,
  }
}

async function keptWording(tx: Database, proof: ConsentProof): Promise<string> {
  const hash = createHash('sha256').update(proof.wording).digest('hex')
  await tx.insert(wording).values({ hash, wording: proof.wording }).onConflictDoNothing()
  return hash
}

export async function removeSubscriptions(tx: Database, which: SQL | undefined): Promise<number> {
  const removed = await tx.delete(subscription).where(which).returning({ id: subscription.id })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
  return ids.length
}
