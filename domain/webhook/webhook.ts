import type { WebhookEventName } from './webhook-event.ts'

/** Another program that wants to hear of events. */
export interface Webhook {
  id: string
  url: string
  events: WebhookEventName[]
  createdAt: Temporal.Instant
  /** Since when nothing is sent to it: after failures, or because somebody has switched it off. Null while it is on. */
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
  said: string
}
