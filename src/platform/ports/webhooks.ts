import type { Delivery, Webhook, WebhookEventName } from '#domain/webhook/webhook.ts'
import type { ListPlace } from './booking-list.ts'

/** A webhook with what its messages are signed with, sealed. */
export interface KeptWebhook extends Webhook {
  secret: string
  /** The secret before this one, with which messages are signed as well until `until`. */
  former: { secret: string; until: Temporal.Instant } | null
}

/** Webhooks inside a transaction. Whoever locks both locks the webhook first. */
export interface WebhookStores {
  /** Ids of those that are on and want to hear of it. */
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

/** Speaks to addresses that somebody of the office has written down: never to the house's own network (SSRF), and no redirect is followed. */
export interface WebhookSender {
  /** Null when it may be sent to. */
  refusalOf(url: string): Promise<AddressRefusal | null>
  /** Never throws: what stood in the way is an answer too. */
  post(message: {
    url: string
    headers: Record<string, string>
    body: string
  }): Promise<{ status: number | null; said: string }>
}

/** Keeps secrets so that whoever reads the database cannot use them. */
export interface SecretBox {
  seal(secret: string): string
  /** Throws for what was sealed with another key. */
  open(sealed: string): string
}
