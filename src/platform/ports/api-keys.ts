import type { ApiKey } from '#domain/api/api-key.ts'

/** Keys of the REST API inside a transaction. */
export interface ApiKeyStores {
  /** `hash` is the SHA-256 of the key, hex. False when there is one with this id. */
  add(key: ApiKey, hash: string): Promise<boolean>
  /** The key as it was; null when there is none, or it was revoked before. */
  revoke(id: string, at: Temporal.Instant): Promise<ApiKey | null>
}

/** Whether an attempt was made before: of the same, or of something else. */
export type AttemptStanding = 'first' | 'again' | 'other'

/** Keys of the REST API outside of transactions. */
export interface ApiKeyReads {
  /** Newest first, ended ones too. */
  all(): Promise<ApiKey[]>
  byHash(hash: string): Promise<ApiKey | null>
  noteUse(id: string, at: Temporal.Instant): Promise<void>
  /** Keeps what an attempt was made of, the first time. */
  noteAttempt(attempt: { id: string; fingerprint: string; at: Temporal.Instant }): Promise<AttemptStanding>
}
