import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Delivery, Webhook, WebhookEventName } from '#domain/webhook/webhook.ts'
import type { Database } from '#platform/db/database.ts'
import { type Given, prepared } from '#platform/db/prepared.ts'
import { webhook, webhookDelivery } from '#platform/db/tables.ts'
import type { ListPlace } from '#platform/ports.ts'
import type { KeptWebhook } from '../records.ts'

const perPage = 25

const activeFor = prepared((db, { events }: Given<{ events: WebhookEventName[] }>) =>
  db
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(isNull(webhook.disabledAt), arrayContains(webhook.events, sql.param(events, webhook.events))))
    .orderBy(asc(webhook.createdAt)),
)

/** Webhooks inside a transaction. Anyone who locks both locks the webhook first. */
export function webhookStoresOn(tx: Database) {
  return {
    /** Ids of the active ones that are subscribed to the event. */
    async wanting(event: WebhookEventName): Promise<string[]> {
      const rows = await activeFor(tx, { events: [event] })
      return rows.map(({ id }) => id)
    },
    async lock(id: string): Promise<KeptWebhook | null> {
      const [row] = await tx.select().from(webhook).where(eq(webhook.id, id)).for('no key update')
      return row ? webhookOf(row) : null
    },
    /** False when there is one with this id. */
    async add(kept: KeptWebhook): Promise<boolean> {
      const added = await tx.insert(webhook).values(rowOf(kept)).onConflictDoNothing().returning({ id: webhook.id })
      return added.length > 0
    },
    async change(kept: KeptWebhook): Promise<void> {
      await tx.update(webhook).set(rowOf(kept)).where(eq(webhook.id, kept.id))
    },
    /** With its deliveries. */
    async remove(id: string): Promise<void> {
      await tx.delete(webhook).where(eq(webhook.id, id))
    },
    /** Gives its id. */
    async addDelivery(delivery: Omit<Delivery, 'id'>): Promise<string> {
      const id = randomUUID()
      await tx.insert(webhookDelivery).values(deliveryRow({ ...delivery, id }))
      return id
    },
    async lockDelivery(id: string): Promise<Delivery | null> {
      const [row] = await tx.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('no key update')
      return row ? deliveryOf(row) : null
    },
    async changeDelivery(delivery: Delivery): Promise<void> {
      await tx.update(webhookDelivery).set(deliveryRow(delivery)).where(eq(webhookDelivery.id, delivery.id))
    },
  }
}

export type WebhookReads = ReturnType<typeof webhookReadsOn>

export function webhookReadsOn(db: Database) {
  return {
    /** In the order of coming. */
    async all(): Promise<Webhook[]> {
      const rows = await db.select().from(webhook).orderBy(asc(webhook.createdAt))
      return rows.map(webhookOf)
    },
    async find(id: string): Promise<KeptWebhook | null> {
      const [row] = await db.select().from(webhook).where(eq(webhook.id, id))
      return row ? webhookOf(row) : null
    },
    /** Of the active ones, those whose last three attempts or more have all failed (docs/rules/webhooks.md), with the first of these. */
    async failing() {
      const attemptedAt = sql`(attempt ->> 'at')::timestamptz`
      const since = sql<Date>`min(${attemptedAt})`.mapWith(webhook.createdAt)
      return db
        .select({ id: webhook.id, url: webhook.url, since })
        .from(webhook)
        .innerJoin(webhookDelivery, eq(webhookDelivery.webhookId, webhook.id))
        .innerJoin(sql`jsonb_array_elements(${webhookDelivery.attempts}) attempt`, sql`true`)
        .where(
          and(
            isNull(webhook.disabledAt),
            ne(webhookDelivery.state, 'delivered'),
            ne(webhookDelivery.event, 'test'),
            sql`(${webhook.deliveredAt} is null or ${attemptedAt} > ${webhook.deliveredAt})`,
          ),
        )
        .groupBy(webhook.id)
        .having(sql`count(*) >= 3`)
        .orderBy(asc(webhook.createdAt))
    },
    async delivery(id: string): Promise<Delivery | null> {
      const [row] = await db.select().from(webhookDelivery).where(eq(webhookDelivery.id, id))
      return row ? deliveryOf(row) : null
    },
    /** Newest first, a page at a time. */
    async deliveries(
      webhookId: string,
      after: ListPlace | null,
    ): Promise<{ deliveries: Delivery[]; next: ListPlace | null }> {
      const { at, id } = webhookDelivery
      const isBehind = after ? sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined
      const rows = await db
        .select()
        .from(webhookDelivery)
        .where(and(eq(webhookDelivery.webhookId, webhookId), isBehind))
        .orderBy(desc(at), desc(id))
        .limit(perPage + 1)
      const deliveries = rows.slice(0, perPage).map(deliveryOf)
      const last = deliveries.at(-1)
      return { deliveries, next: rows.length > perPage && last ? { at: `${last.at}`, id: last.id } : null }
    },
  }
}

function rowOf({ former, ...kept }: KeptWebhook): typeof webhook.$inferInsert {
  return { ...kept, formerSecret: former?.secret ?? null, formerUntil: former?.until ?? null }
}

function webhookOf({ formerSecret, formerUntil, ...row }: typeof webhook.$inferSelect): KeptWebhook {
  return { ...row, former: formerSecret && formerUntil ? { secret: formerSecret, until: formerUntil } : null }
}

function deliveryRow({ attempts, ...delivery }: Delivery): typeof webhookDelivery.$inferInsert {
  return {
    ...delivery,
    attempts: attempts.map(({ detail: said, at, ...attempt }) => ({ ...attempt, said, at: at.toString() })),
  }
}

function deliveryOf({ attempts, ...row }: typeof webhookDelivery.$inferSelect): Delivery {
  return {
    ...row,
    attempts: attempts.map(({ said: detail, at, ...attempt }) => ({
      ...attempt,
      detail,
      at: Temporal.Instant.from(at),
    })),
  }
}
