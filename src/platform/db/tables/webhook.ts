import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/api/api-key.ts'
import type { WebhookEventName } from '#domain/webhook/webhook.ts'
import { instant } from './columns.ts'

/** Webhook subscriptions. */
export const webhook = pgTable('webhook', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEventName[]>().notNull(),
  /** Encrypted with a key derived from SECRET. */
  secret: text().notNull(),
  /** The previous one, until receivers have switched. */
  formerSecret: text(),
  formerUntil: instant(),
  createdAt: instant().notNull(),
  disabledAt: instant(),
  deliveredAt: instant(),
})

/** An attempt with its instant in ISO 8601. */
export interface StoredAttempt {
  at: string
  status: number | null
  milliseconds: number
  said: string
}

/** Messages to webhooks with their attempts. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text().$type<WebhookEventName | 'test'>().notNull(),
    subjectId: uuid().notNull(),
    at: instant().notNull(),
    state: text().$type<'due' | 'delivered' | 'failed'>().notNull(),
    attempts: jsonb().$type<StoredAttempt[]>().notNull(),
    nextAt: instant(),
  },
  (table) => [
    index('webhook_delivery_newest').on(table.webhookId, table.at, table.id),
    index('webhook_delivery_at').on(table.at),
  ],
)

/** REST API keys. Only hashes are stored, so that a leaked table is useless. */
export const apiKey = pgTable('api_key', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** SHA-256, hex. */
  hash: text().notNull().unique(),
  /** The first characters of the key. */
  start: text().notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  createdAt: instant().notNull(),
  createdBy: text().notNull(),
  expiresAt: instant(),
  lastUsedAt: instant(),
  revokedAt: instant(),
})

/** Requests with an Idempotency-Key, to detect the same key with another request. */
export const idempotentRequest = pgTable('api_attempt', {
  /** Derived from the API key and the Idempotency-Key; also the id of the created resource. */
  id: uuid().primaryKey(),
  /** SHA-256 of the request, hex. */
  fingerprint: text().notNull(),
  at: instant().notNull(),
})
