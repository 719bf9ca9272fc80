import type { Webhook } from '#domain/webhook/webhook.ts'
/** Whether an attempt was made before: of the same, or of something else. */
export type RequestStatus = 'first' | 'again' | 'other'

/** A token of the content system, as the office lists it. Its hash is its id: the token itself is nowhere. */
export interface ListedContentToken {
  id: string
  name: string
  role: 'reader' | 'editor'
  /** Id of the member who made it; null when made with a password of the content system. */
  holder: string | null
  expiresAt: Temporal.Instant
}

export interface PreviewReader {
  name: string
  /** Id of the member. */
  holder: string
  /** Id of the session of the office: when it ends, the preview ends. */
  session: string
}

/** Tokens of the embedded content system (docs/product.md#content-tokens). */
export interface ContentTokens {
  /** Those that are still good, the newest first. */
  all(): Promise<ListedContentToken[]>
  /** A new token, to be given away once. One with a session ends with it. */
  issue(account: { name: string; role: 'reader' | 'editor'; holder?: string; session?: string }): Promise<string>
  revokeById(id: string): Promise<void>
  /** All of a member who may not write any more, or is gone. */
  revokeOf(holder: string): Promise<void>
}

export interface KeptWebhook extends Webhook {
  secret: string
  /** The secret before this one, with which messages are signed as well until `until`. */
  former: { secret: string; until: Temporal.Instant } | null
}

/** Why nothing is sent to an address. */
export type AddressRefusal = 'not-https' | 'not-public' | 'not-found'
