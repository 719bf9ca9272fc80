import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ApiKey } from '#domain/api/api-key.ts'
import type { Database } from '#platform/db/database.ts'
import { apiKey, idempotentRequest } from '#platform/db/tables.ts'
import type { ApiKeyReads, ApiKeyStores } from '../ports.ts'

export function apiKeyStoresOn(tx: Database): ApiKeyStores {
  return {
    async add(key, hash) {
      const row = { ...key, hash }
      const added = await tx.insert(apiKey).values(row).onConflictDoNothing().returning({ id: apiKey.id })
      return added.length > 0
    },
    async revoke(id, at) {
      const isLive = and(eq(apiKey.id, id), isNull(apiKey.revokedAt))
      const [row] = await tx.update(apiKey).set({ revokedAt: at }).where(isLive).returning()
      return row ? keyOf(row) : null
    },
  }
}

export function apiKeyReadsOn(db: Database): ApiKeyReads {
  return {
    async all() {
      const rows = await db.select().from(apiKey).orderBy(desc(apiKey.createdAt))
      return rows.map(keyOf)
    },
    async byHash(hash) {
      const [row] = await db.select().from(apiKey).where(eq(apiKey.hash, hash))
      return row ? keyOf(row) : null
    },
    async noteUse(id, at) {
      await db.update(apiKey).set({ lastUsedAt: at }).where(eq(apiKey.id, id))
    },
    async noteRequest({ id, fingerprint, at }) {
      const row = { id, fingerprint, at }
      const added = await db
        .insert(idempotentRequest)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: idempotentRequest.id })
      if (added.length > 0) return 'first'
      const [before] = await db.select().from(idempotentRequest).where(eq(idempotentRequest.id, id))
      return before?.fingerprint === fingerprint ? 'again' : 'other'
    },
  }
}

function keyOf({ hash: _, ...row }: typeof apiKey.$inferSelect): ApiKey {
  return row
}
