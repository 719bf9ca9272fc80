import { customType, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/api/api-key.ts'
import type { WebhookEventName } from '#domain/webhook/webhook.ts'
import { mailStates } from '#platform/ports/mail.ts'
import type { Effect } from '#platform/ports.ts'
import { instant, words } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Sent mails, written once the transport accepted them, so that no mail is sent twice. */
export const sentMail = pgTable(
  'sent_mail',
  {
    key: text().primaryKey(),
    sentAt: instant().notNull(),
  },
  (table) => [index('sent_mail_sent').on(table.sentAt)],
)

/** The local mailbox of runs without SMTP: complete messages. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    toName: text().notNull(),
    toEmail: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** RFC 5322, with all attachments. */
    message: bytea().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [index().on(table.keptAt)],
)

export const mailState = pgEnum('mail_state', mailStates)

/** Mails with recipient and time, or the error. The text is not stored. */
export const mailLog = pgTable(
  'mail_log',
  {
    /** The same for every attempt to send a mail. */
    key: text().primaryKey(),
    kind: text().notNull(),
    state: mailState().notNull(),
    /** Null when it failed before it was rendered, and when it was dropped. */
    toName: text(),
    toEmail: text(),
    subject: text(),
    /** The order it belongs to, if any. */
    orderId: uuid(),
    registrationId: uuid(),
    /** The side effect, which sending again repeats. */
    effect: jsonb().$type<Effect>().notNull(),
    attempts: integer().notNull(),
    error: text(),
    /** The last attempt. */
    at: instant().notNull(),
    /** Maintained by a trigger (migration `search-words`). */
    words: words().notNull().default(''),
  },
  (table) => [
    index('mail_log_at').on(table.at, table.key),
    index('mail_log_state').on(table.state, table.at, table.key),
    index('mail_log_kind').on(table.kind, table.at, table.key),
    index('mail_log_order').on(table.orderId),
    index('mail_log_registration').on(table.registrationId),
    index('mail_log_words').using('gin', table.words),
  ],
)

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
