import type { SecretBox, WebhookReads, WebhookSender } from '#platform/ports/webhooks.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

/** What the desk of webhooks needs from outside. */
export interface WebhookPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions
  webhooks: { reads: WebhookReads; sender: WebhookSender; box: SecretBox }
}
