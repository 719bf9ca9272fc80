import { z } from 'zod'
import {
  type Delivery,
  eventType,
  type Webhook,
  type WebhookEventName,
  webhookEvents,
} from '#domain/webhook/webhook.ts'
import { webhookUrl } from '#domain/webhook/webhook-form.ts'
import { answerSchema, bodySchema } from './named-schema.ts'
import { instant, textOf } from './values.ts'

const types = webhookEvents.map(eventType)

/** A subscription of another program to events. Its secret is shown in the office only, once. */
export const webhookSchema = answerSchema(
  'Webhook',
  z.strictObject({
    id: z.uuid(),
    url: z.url(),
    events: z.array(z.enum(types)),
    paused: z
      .boolean()
      .meta({ description: 'Nothing is sent: somebody has paused it, or three days of failures have.' }),
    createdAt: instant,
    deliveredAt: instant.nullable().meta({ description: 'When it last took something.' }),
  }),
)

export const webhookListSchema = answerSchema(
  'WebhookList',
  z.strictObject({
    data: z.array(webhookSchema),
    next: z.null().meta({ description: 'All webhooks are on one page.' }),
  }),
)

const attemptSchema = z.strictObject({
  at: instant,
  status: z.int().nullable().meta({ description: 'HTTP status; null when there was no answer.' }),
  milliseconds: z.int(),
})

const deliverySchema = answerSchema(
  'Delivery',
  z.strictObject({
    id: z.uuid().meta({ description: 'The `webhook-id` of the message, without `msg_`.' }),
    event: z.enum([...types, 'test']),
    at: instant.meta({ description: 'When it happened.' }),
    state: z.enum(['due', 'delivered', 'failed']),
    nextAt: instant.nullable().meta({ description: 'When it is tried next.' }),
    attempts: z.array(attemptSchema),
  }),
)

export const deliveryListSchema = answerSchema(
  'DeliveryList',
  z.strictObject({
    data: z.array(deliverySchema),
    next: z.string().nullable().meta({ description: 'Send it as `cursor` to get the next page.' }),
  }),
)

/** What is left out stays. */
export const webhookChangeBody = bodySchema(
  'WebhookChange',
  z.strictObject({
    url: webhookUrl.optional(),
    events: z.array(z.enum(types)).min(1).optional(),
    paused: z.boolean().optional(),
  }),
)

export function webhookOf({
  id,
  url,
  events,
  disabledAt,
  createdAt,
  deliveredAt,
}: Webhook): z.output<typeof webhookSchema> {
  return {
    id,
    url,
    events: events.map(eventType),
    paused: disabledAt !== null,
    createdAt: textOf(createdAt),
    deliveredAt: deliveredAt && textOf(deliveredAt),
  }
}

export function deliveryOf({ id, event, at, state, nextAt, attempts }: Delivery): z.output<typeof deliverySchema> {
  return {
    id,
    event: eventType(event),
    at: textOf(at),
    state,
    nextAt: nextAt && textOf(nextAt),
    attempts: attempts.map(({ at: made, status, milliseconds }) => ({ at: textOf(made), status, milliseconds })),
  }
}

/** 'booking.confirmed' by its internal name. */
export function eventOf(type: string): WebhookEventName[] {
  return webhookEvents.filter((event) => eventType(event) === type)
}
