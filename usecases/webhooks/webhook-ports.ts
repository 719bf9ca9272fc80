import type { SecretBox, WebhookReads, WebhookSender } from '../ports/webhooks.ts'
import type { Clock, RandomSource, Transactions } from '../ports.ts'

/** What the desk of webhooks needs from outside. */
export interface WebhookPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions
  webhooks: { reads: WebhookReads; sender: WebhookSender; box: SecretBox }
}
