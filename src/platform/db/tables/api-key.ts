import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/api/api-key.ts'
import { instant } from './columns.ts'

/** Keys of the REST API. Only hashes are stored, so that a leaked table is of no use. */
export const apiKey = pgTable('api_key', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** SHA-256, hex. */
  hash: text().notNull().unique(),
  /** How the key begins. */
  start: text().notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  createdAt: instant().notNull(),
  createdBy: text().notNull(),
  expiresAt: instant(),
  lastUsedAt: instant(),
  revokedAt: instant(),
})

/** What was sent with an Idempotency-Key: the same key with something else is a mistake. */
export const idempotentRequest = pgTable('api_attempt', {
  /** Made of the API key and the Idempotency-Key; the id of what came of it. */
  id: uuid().primaryKey(),
  /** SHA-256 of the request, hex. */
  fingerprint: text().notNull(),
  at: instant().notNull(),
})
