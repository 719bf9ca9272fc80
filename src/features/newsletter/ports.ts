import type { ListId, Subscription } from '#domain/newsletter/subscription.ts'
import type { ListPlace } from '#platform/ports.ts'

/** Subscriptions inside one transaction. */
export interface NewsletterStores {
  /** The requested or confirmed one of an address, locked until the transaction ends; null when there is none. */
  lockLive(list: ListId, email: string): Promise<Subscription | null>
  /** By id, locked. Null when there is none. */
  lock(id: string): Promise<Subscription | null>
  /** False when the list has the address already, by a request of the same moment; then nothing is written. */
  add(subscription: Subscription): Promise<boolean>
  save(subscription: Subscription): Promise<void>
  /** With its personal links. */
  remove(id: string): Promise<void>
}

export interface SubscriptionSearch {
  list?: ListId | undefined
  state?: Subscription['state'] | undefined
  /** A part of the address. */
  text?: string | undefined
}

export interface SubscriptionCount {
  list: ListId
  state: Subscription['state']
  count: number
}

/** Reading, outside any transaction. */
export interface NewsletterReads {
  subscription(id: string): Promise<Subscription | null>
  /** Newest request first, a page at a time; `after` is the last one of the page before. */
  search(
    search: SubscriptionSearch,
    after: ListPlace | null,
  ): Promise<{ subscriptions: Subscription[]; next: ListPlace | null }>
  /** How many there are of each list and state; what there is none of is left out. */
  counts(): Promise<SubscriptionCount[]>
}
