import { z } from 'zod'
import { box, fields, optionalLine } from '../form/field.ts'

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

/** The public name: 'booking.confirmed'. */
export function eventType(event: WebhookEventName | 'test'): string {
  return event.replace('-', '.')
}

/** An event and the id of its order, registration or workshop date. Contains no personal data. */
export interface WebhookEvent {
  name: WebhookEventName
  subjectId: string
  at: Temporal.Instant
}

export interface Webhook {
  id: string
  url: string
  events: WebhookEventName[]
  createdAt: Temporal.Instant
  /** When it was disabled, after failures or by a member; null while it is enabled. */
  disabledAt: Temporal.Instant | null
  /** When it last accepted a message. */
  deliveredAt: Temporal.Instant | null
}

/** One message to one webhook. Retries keep its id, so that the receiver can deduplicate. */
export interface Delivery {
  id: string
  webhookId: string
  /** 'test' is a test message from the office. */
  event: WebhookEventName | 'test'
  subjectId: string
  at: Temporal.Instant
  state: 'due' | 'delivered' | 'failed'
  attempts: DeliveryAttempt[]
  /** When the next attempt is due; null for none. */
  nextAt: Temporal.Instant | null
}

export interface DeliveryAttempt {
  at: Temporal.Instant
  /** HTTP status; null without a response. */
  status: number | null
  milliseconds: number
  /** The first bytes of the response, or the error. */
  detail: string
}

/** The state of a webhook as one line, to detect concurrent changes. */
export function webhookStatus({ url, events, disabledAt }: Pick<Webhook, 'url' | 'events' | 'disabledAt'>): string {
  return [url, ...events.toSorted(), disabledAt === null ? 'on' : 'off'].join(' ')
}

/** Seconds until the next attempt, by number of attempts: about three days in total, as Standard Webhooks suggests. */
const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]

export type AfterAttempt =
  | { state: 'delivered' }
  | { state: 'due'; nextAt: Temporal.Instant }
  /** `disables`: the webhook is disabled until a member enables it again. */
  | { state: 'failed'; disables: boolean }

/**
 * The result of an attempt (docs/rules/webhooks.md). Redirects are not followed: the office has approved one address. 410 unsubscribes. The last
 * failed attempt disables the webhook, unless it has accepted another message since the first attempt.
 */
export function afterAttempt(
  webhook: Webhook,
  delivery: Pick<Delivery, 'attempts' | 'event'>,
  { status, at }: DeliveryAttempt,
): AfterAttempt {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  // A failing test is visible to the member who sends it.
  if (delivery.event === 'test') return { state: 'failed', disables: false }
  if (status === 410) return { state: 'failed', disables: true }
  const pause = pauses[delivery.attempts.length]
  if (pause !== undefined) return { state: 'due', nextAt: at.add({ seconds: pause }) }
  const first = delivery.attempts[0]?.at ?? at
  const hasTakenSince = webhook.deliveredAt !== null && Temporal.Instant.compare(webhook.deliveredAt, first) > 0
  return { state: 'failed', disables: !hasTakenSince }
}

/* The forms of /office/webhooks. Messages are keys of the namespace `validation`. */

/** Without credentials, which would end up in logs. The server decides whether http is allowed. */
export const webhookUrl = z
  .string({ error: 'validation.webhookUrl' })
  .trim()
  .max(500, 'validation.tooLong')
  .refine(isPlainUrl, 'validation.webhookUrl')

export const webhookForm = fields({
  /** Generated when the form is opened and used as the id of the webhook, so that a repeated submission creates one. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  url: webhookUrl,
  events: z
    .array(z.enum(webhookEvents, { error: 'errors.badForm' }), { error: 'validation.webhookEvents' })
    .min(1, { error: 'validation.webhookEvents' }),
})

/** The form of an existing webhook; `known` is its state when the form was opened (`webhookStatus`). */
export const editWebhookForm = fields({
  url: webhookUrl,
  events: webhookForm.shape.events,
  paused: box(),
  known: optionalLine(2000),
})

export type WebhookForm = z.infer<typeof webhookForm>

function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}
