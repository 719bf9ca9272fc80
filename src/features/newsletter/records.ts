import type { ListId, Subscription } from '#domain/newsletter/subscription.ts'

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
