import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ApiKey } from '#domain/api/api-key.ts'
import type { RequestStatus } from '#features/webhooks/records.ts'
import type { Database } from '#platform/db/database.ts'
import { apiKey, idempotentRequest } from '#platform/db/tables.ts'

export function apiKeyStoresOn(tx: Database) {
  return {
    /** `hash` is the SHA-256 of the key, hex. False when there is one with this id. */
    async add(key: ApiKey, hash: string): Promise<boolean> {
      const row = { ...key, hash }
      const added = await tx.insert(apiKey).values(row).onConflictDoNothing().returning({ id: apiKey.id })
      return added.length > 0
    },
    /** The key as it was; null when there is none, or it was revoked before. */
    async revoke(id: string, at: Temporal.Instant): Promise<ApiKey | null> {
      const isLive = and(eq(apiKey.id, id), isNull(apiKey.revokedAt))
      const [row] = await tx.update(apiKey).set({ revokedAt: at }).where(isLive).returning()
      return row ? keyOf(row) : null
    },
  }
}

export type ApiKeyReads = ReturnType<typeof apiKeyReadsOn>

export function apiKeyReadsOn(db: Database) {
  return {
    /** Newest first, ended ones too. */
    async all(): Promise<ApiKey[]> {
      const rows = await db.select().from(apiKey).orderBy(desc(apiKey.createdAt))
      return rows.map(keyOf)
    },
    async byHash(hash: string): Promise<ApiKey | null> {
      const [row] = await db.select().from(apiKey).where(eq(apiKey.hash, hash))
      return row ? keyOf(row) : null
    },
    async noteUse(id: string, at: Temporal.Instant): Promise<void> {
      await db.update(apiKey).set({ lastUsedAt: at }).where(eq(apiKey.id, id))
    },
    /** Keeps what an attempt was made of, the first time. */
    async noteRequest({
      id,
      fingerprint,
      at,
    }: {
      id: string
      fingerprint: string
      at: Temporal.Instant
    }): Promise<RequestStatus> {
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
