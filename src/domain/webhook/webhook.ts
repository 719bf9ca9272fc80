/** The events that webhooks can subscribe to (docs/rules/webhooks.md). */
export const webhookEvents = [
  'booking-confirmed',
  'booking-cancelled',
  'order-paid',
  'registration-created',
  'registration-confirmed',
  'date-created',
  'date-changed',
  'date-called-off',
] as const

export type WebhookEventName = (typeof webhookEvents)[number]

/** As other programs read it: 'booking.confirmed'. */
export function eventType(event: WebhookEventName | 'test'): string {
  return event.replace('-', '.')
}

/** Something that has happened, and to what: the id of an order, a registration or a workshop date. Nothing about people. */
export interface WebhookEvent {
  name: WebhookEventName
  subjectId: string
  at: Temporal.Instant
}

/** A subscription of another program to events. */
export interface Webhook {
  id: string
  url: string
  events: WebhookEventName[]
  createdAt: Temporal.Instant
  /** Since when nothing is sent to it: after failures, or because someone has switched it off. Null while it is on. */
  disabledAt: Temporal.Instant | null
  /** When it last took something. */
  deliveredAt: Temporal.Instant | null
}

/** One message to one webhook. Sent again, it keeps its id, so that the receiver can tell. */
export interface Delivery {
  id: string
  webhookId: string
  /** 'test' is what the office sends to try. */
  event: WebhookEventName | 'test'
  subjectId: string
  /** When it happened. */
  at: Temporal.Instant
  state: 'due' | 'delivered' | 'failed'
  attempts: DeliveryAttempt[]
  /** When it is tried next; null when it is not. */
  nextAt: Temporal.Instant | null
}

/** What became of one attempt. */
export interface DeliveryAttempt {
  at: Temporal.Instant
  /** HTTP status; null when there was no answer. */
  status: number | null
  milliseconds: number
  /** The first bytes of the answer, or what stood in the way. */
  detail: string
}

/** What a form about a webhook was opened with, as one line: two that are the same say the same. */
export function webhookStatus({ url, events, disabledAt }: Pick<Webhook, 'url' | 'events' | 'disabledAt'>): string {
  return [url, ...events.toSorted(), disabledAt === null ? 'on' : 'off'].join(' ')
}

/** Seconds until the next attempt, after the first, the second, …: about three days in all, as Standard Webhooks proposes. */
const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]

export type AfterAttempt =
  | { state: 'delivered' }
  | { state: 'due'; nextAt: Temporal.Instant }
  /** `disables`: nothing more is sent to the webhook until someone of the office switches it on again. */
  | { state: 'failed'; disables: boolean }

/**
 * What follows from an attempt (docs/rules/webhooks.md). A redirect is no delivery: the office has named one address. 410 unsubscribes. The
 * last failed attempt disables the webhook, unless it has accepted another message since the first.
 */
export function afterAttempt(
  webhook: Webhook,
  delivery: Pick<Delivery, 'attempts' | 'event'>,
  { status, at }: DeliveryAttempt,
): AfterAttempt {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  // Anyone who tries something out is there to see that it fails.
  if (delivery.event === 'test') return { state: 'failed', disables: false }
  if (status === 410) return { state: 'failed', disables: true }
  const pause = pauses[delivery.attempts.length]
  if (pause !== undefined) return { state: 'due', nextAt: at.add({ seconds: pause }) }
  const first = delivery.attempts[0]?.at ?? at
  const hasTakenSince = webhook.deliveredAt !== null && Temporal.Instant.compare(webhook.deliveredAt, first) > 0
  return { state: 'failed', disables: !hasTakenSince }
}
