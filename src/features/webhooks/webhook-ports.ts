import type { Stores } from '#features/stores.ts'
import type { Cipher, Clock, RandomSource, Transactions } from '#platform/ports.ts'
import type { WebhookReads, WebhookSender } from './ports.ts'

/** What the webhook service needs from outside. */
export interface WebhookPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<Stores>
  webhooks: { reads: WebhookReads; sender: WebhookSender; cipher: Cipher }
}
