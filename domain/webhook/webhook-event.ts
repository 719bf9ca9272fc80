/** What the office can have told to other programs (docs/rules/webhooks.md). */
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
