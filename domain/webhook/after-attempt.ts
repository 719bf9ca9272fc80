import type { Delivery, DeliveryAttempt, Webhook } from './webhook.ts'

/** Seconds until the next attempt, after the first, the second, …: about three days in all, as Standard Webhooks proposes. */
const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]

export type AfterAttempt =
  | { state: 'delivered' }
  | { state: 'due'; nextAt: Temporal.Instant }
  /** `disables`: nothing more is sent to the webhook until somebody of the office switches it on again. */
  | { state: 'failed'; disables: boolean }

/**
 * What follows from an attempt (docs/rules/webhooks.md). A redirect is no delivery: the office has named an address, and only that one. 410
 * says that nobody wants to hear any more. The last attempt in vain ends the webhook, unless it has taken something since the first.
 */
export function afterAttempt(
  webhook: Webhook,
  delivery: Pick<Delivery, 'attempts' | 'event'>,
  { status, at }: DeliveryAttempt,
): AfterAttempt {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  // Whoever tries something out is there to see that it fails.
  if (delivery.event === 'test') return { state: 'failed', disables: false }
  if (status === 410) return { state: 'failed', disables: true }
  const pause = pauses[delivery.attempts.length]
  if (pause !== undefined) return { state: 'due', nextAt: at.add({ seconds: pause }) }
  const first = delivery.attempts[0]?.at ?? at
  const hasTakenSince = webhook.deliveredAt !== null && Temporal.Instant.compare(webhook.deliveredAt, first) > 0
  return { state: 'failed', disables: !hasTakenSince }
}
