import type { ApiKey } from '#domain/api/api-key.ts'
import type { Delivery, Webhook, WebhookEventName } from '#domain/webhook/webhook.ts'
import type { ListPlace } from '#platform/ports.ts'

/** Keys of the REST API inside a transaction. */
export interface ApiKeyStores {
  /** `hash` is the SHA-256 of the key, hex. False when there is one with this id. */
  add(key: ApiKey, hash: string): Promise<boolean>
  /** The key as it was; null when there is none, or it was revoked before. */
  revoke(id: string, at: Temporal.Instant): Promise<ApiKey | null>
}

/** Whether an attempt was made before: of the same, or of something else. */
export type RequestStatus = 'first' | 'again' | 'other'

/** Keys of the REST API outside of transactions. */
export interface ApiKeyReads {
  /** Newest first, ended ones too. */
  all(): Promise<ApiKey[]>
  byHash(hash: string): Promise<ApiKey | null>
  noteUse(id: string, at: Temporal.Instant): Promise<void>
  /** Keeps what an attempt was made of, the first time. */
  noteRequest(attempt: { id: string; fingerprint: string; at: Temporal.Instant }): Promise<RequestStatus>
}

/** A token of the content system, as the office lists it. Its hash is its id: the token itself is nowhere. */
export interface ListedContentToken {
  id: string
  name: string
  role: 'reader' | 'editor'
  /** Id of the member who made it; null when made with a password of the content system. */
  holder: string | null
  expiresAt: Temporal.Instant
}

/** A reader of drafts from the office. */
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

/** A webhook with what its messages are signed with, sealed. */
export interface KeptWebhook extends Webhook {
  secret: string
  /** The secret before this one, with which messages are signed as well until `until`. */
  former: { secret: string; until: Temporal.Instant } | null
}

/** Webhooks inside a transaction. Anyone who locks both locks the webhook first. */
export interface WebhookStores {
  /** Ids of the active ones that are subscribed to the event. */
  wanting(event: WebhookEventName): Promise<string[]>
  lock(id: string): Promise<KeptWebhook | null>
  /** False when there is one with this id. */
  add(webhook: KeptWebhook): Promise<boolean>
  change(webhook: KeptWebhook): Promise<void>
  /** With its deliveries. */
  remove(id: string): Promise<void>
  /** Gives its id. */
  addDelivery(delivery: Omit<Delivery, 'id'>): Promise<string>
  lockDelivery(id: string): Promise<Delivery | null>
  changeDelivery(delivery: Delivery): Promise<void>
}

/** Webhooks outside of transactions. */
export interface WebhookReads {
  /** In the order of coming. */
  all(): Promise<Webhook[]>
  find(id: string): Promise<KeptWebhook | null>
  delivery(id: string): Promise<Delivery | null>
  /** Newest first, a page at a time. */
  deliveries(webhookId: string, after: ListPlace | null): Promise<{ deliveries: Delivery[]; next: ListPlace | null }>
}

/** Why nothing is sent to an address. */
export type AddressRefusal = 'not-https' | 'not-public' | 'not-found'

/** Calls addresses that a member has typed: never of the own network (SSRF), and no redirect is followed. */
export interface WebhookSender {
  /** Null when it may be sent to. */
  refusalOf(url: string): Promise<AddressRefusal | null>
  /** Never throws: what stood in the way is an answer too. */
  post(message: {
    url: string
    headers: Record<string, string>
    body: string
  }): Promise<{ status: number | null; detail: string }>
}
