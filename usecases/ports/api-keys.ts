import type { ApiKey } from '#domain/api/api-key.ts'

/** Keys of the REST API inside a transaction. */
export interface ApiKeyStores {
  /** `hash` is the SHA-256 of the key, hex. False when there is one with this id. */
  add(key: ApiKey, hash: string): Promise<boolean>
  /** The key as it was; null when there is none, or it was revoked before. */
  revoke(id: string, at: Temporal.Instant): Promise<ApiKey | null>
}

/** Keys of the REST API outside of transactions. */
export interface ApiKeyReads {
  /** Newest first, ended ones too. */
  all(): Promise<ApiKey[]>
  byHash(hash: string): Promise<ApiKey | null>
  noteUse(id: string, at: Temporal.Instant): Promise<void>
  /** Keeps what an attempt was made of, the first time. False when it was made of something else before. */
  isSameAttempt(attempt: { id: string; fingerprint: string; at: Temporal.Instant }): Promise<boolean>
}
