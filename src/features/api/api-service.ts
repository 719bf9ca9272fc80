import { createHash } from 'node:crypto'
import { type ApiKey, type ApiKeyForm, keyEnd, keyStatus } from '#domain/api/api-key.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { ApiKeyReads } from '#features/webhooks/store/api-keys.ts'
import type { CreatePorts } from '#platform/ports.ts'

export interface ApiPorts extends CreatePorts {
  keys: ApiKeyReads
}

export type ApiService = ReturnType<typeof createApiService>

/** What the office does with the keys of the REST API, and what their bearers come in with. */
export function createApiService({ clock, randomSource, transactions, keys }: ApiPorts) {
  return {
    keys: keys.all,
    /** Gives the key itself, this once; null when the same form has made one before. */
    async makeKey({ idempotencyKey, name, scopes, lifetime }: ApiKeyForm, by: MemberActor) {
      const now = clock.now()
      const token = `fd_${randomSource.token()}`
      const key: ApiKey = {
        id: idempotencyKey,
        name,
        start: token.slice(0, 7),
        scopes,
        createdAt: now,
        createdBy: by.name,
        expiresAt: keyEnd(lifetime, now),
        lastUsedAt: null,
        revokedAt: null,
      }
      return transactions.run(async (stores) => {
        if (!(await stores.apiKeys.add(key, apiKeyHash(token)))) return null
        const details = { name, scopes, expires: key.expiresAt?.toString().slice(0, 10) ?? null }
        const subject = { kind: 'api-key', id: key.id } as const
        await stores.record({ at: now, actor: by, subject, action: 'api-key.issued', details })
        return token
      })
    },
    async revokeKey(id: string, by: MemberActor) {
      const now = clock.now()
      await transactions.run(async (stores) => {
        const key = await stores.apiKeys.revoke(id, now)
        if (!key) return
        const subject = { kind: 'api-key', id } as const
        await stores.record({ at: now, actor: by, subject, action: 'api-key.revoked', details: { name: key.name } })
      })
    },
    /** The key behind what a request brought; null for unknown, expired and revoked ones. */
    async keyBehind(token: string) {
      const key = await keys.byHash(apiKeyHash(token))
      const now = clock.now()
      if (!key || keyStatus(key, now) !== 'live') return null
      if (isLongAgo(key.lastUsedAt, now)) await keys.noteUse(key.id, now)
      return key
    },
    noteRequest: (id: string, fingerprint: string) => keys.noteRequest({ id, fingerprint, at: clock.now() }),
  }
}

/** Once a minute is enough to see that someone uses it, and spares a write with each request. */
function isLongAgo(usedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return usedAt === null || Temporal.Instant.compare(usedAt.add({ minutes: 1 }), now) <= 0
}

/** What is kept of a key. It is 256 random bits: one round of SHA-256 cannot be guessed back. */
export function apiKeyHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
