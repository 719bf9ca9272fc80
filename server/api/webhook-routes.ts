import { z } from 'zod'
import { isId } from '#domain/id.ts'
import {
  type Delivery,
  eventType,
  type Webhook,
  type WebhookEventName,
  webhookEvents,
  webhookUrl,
} from '#domain/webhook/webhook.ts'
import type { AddressRefusal } from '#features/webhooks/records.ts'
import { type ApiRoute, type ApiServices, apiRoute } from './api-route.ts'
import { answerSchema, bodySchema } from './named-schema.ts'
import { Problem } from './problem.ts'
import { cursorOf, instant, isoSeconds, placeOf } from './values.ts'

const types = webhookEvents.map(eventType)

/** A webhook subscription. Its secret is shown once, in the office only. */
const webhookSchema = answerSchema(
  'Webhook',
  z.strictObject({
    id: z.uuid(),
    url: z.url(),
    events: z.array(z.enum(types)),
    paused: z
      .boolean()
      .meta({ description: 'Paused, by hand or after three days of failed deliveries: nothing is sent.' }),
    createdAt: instant,
    deliveredAt: instant.nullable().meta({ description: 'When it last accepted a message.' }),
  }),
)

const webhookListSchema = answerSchema(
  'WebhookList',
  z.strictObject({
    data: z.array(webhookSchema),
    next: z.null().meta({ description: 'All webhooks are on one page.' }),
  }),
)

const attemptSchema = z.strictObject({
  at: instant,
  status: z.int().nullable().meta({ description: 'HTTP status; null without a response.' }),
  milliseconds: z.int(),
})

const deliverySchema = answerSchema(
  'Delivery',
  z.strictObject({
    id: z.uuid().meta({ description: 'The `webhook-id` of the message, without `msg_`.' }),
    event: z.enum([...types, 'test']),
    at: instant.meta({ description: 'When it happened.' }),
    state: z.enum(['due', 'delivered', 'failed']),
    nextAt: instant.nullable().meta({ description: 'When the next attempt is due.' }),
    attempts: z.array(attemptSchema),
  }),
)

const deliveryListSchema = answerSchema(
  'DeliveryList',
  z.strictObject({
    data: z.array(deliverySchema),
    next: z.string().nullable().meta({ description: 'Send it as `cursor` to get the next page.' }),
  }),
)

/** Missing fields are unchanged. */
const webhookChangeBody = bodySchema(
  'WebhookChange',
  z.strictObject({
    url: webhookUrl.optional(),
    events: z.array(z.enum(types)).min(1).optional(),
    paused: z.boolean().optional(),
  }),
)

function webhookOf({ id, url, events, disabledAt, createdAt, deliveredAt }: Webhook): z.output<typeof webhookSchema> {
  return {
    id,
    url,
    events: events.map(eventType),
    paused: disabledAt !== null,
    createdAt: isoSeconds(createdAt),
    deliveredAt: deliveredAt && isoSeconds(deliveredAt),
  }
}

function deliveryOf({ id, event, at, state, nextAt, attempts }: Delivery): z.output<typeof deliverySchema> {
  return {
    id,
    event: eventType(event),
    at: isoSeconds(at),
    state,
    nextAt: nextAt && isoSeconds(nextAt),
    attempts: attempts.map(({ at: made, status, milliseconds }) => ({ at: isoSeconds(made), status, milliseconds })),
  }
}

/** The internal event names of a public type such as 'booking.confirmed'. */
function eventOf(type: string): WebhookEventName[] {
  return webhookEvents.filter((event) => eventType(event) === type)
}

const params = z.object({ webhook: z.string().max(60).meta({ description: 'Id of a webhook.' }) })

const query = z.object({
  cursor: z.string().max(300).optional().meta({ description: 'The `next` of the previous page.' }),
})

const refusals: Record<AddressRefusal, string> = {
  'not-https': 'must begin with https',
  'not-public': 'must be a public internet address',
  'not-found': 'is a host name that does not resolve',
}

export const webhookRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/webhooks',
    id: 'listWebhooks',
    summary: 'Webhooks, oldest first',
    scope: 'webhooks:read',
    answers: { status: 200, description: 'The webhooks.', schema: webhookListSchema },
    problems: [],
    answer: async ({ services }) => ({
      status: 200,
      body: { data: (await services.webhooks.list()).map(webhookOf), next: null },
    }),
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/webhooks/{webhook}',
    id: 'getWebhook',
    summary: 'One webhook',
    scope: 'webhooks:read',
    params,
    answers: { status: 200, description: 'The webhook.', schema: webhookSchema },
    problems: [404],
    answer: async ({ params: { webhook }, services }) => ({
      status: 200,
      body: webhookOf(await found(services, webhook)),
    }),
  }),
  apiRoute({
    method: 'patch',
    path: '/api/v1/webhooks/{webhook}',
    id: 'changeWebhook',
    summary: 'Changes the address and events of a webhook, pauses or resumes it',
    description: 'Missing fields and the secret stay unchanged. Events during a pause are not delivered later.',
    scope: 'webhooks:write',
    params,
    body: webhookChangeBody,
    answers: { status: 200, description: 'The webhook after the change.', schema: webhookSchema },
    problems: [400, 404, 413, 415, 422],
    async answer({ params: { webhook: id }, body: { url, events, paused }, actor, services }) {
      const webhook = await found(services, id)
      const change = { url, events: events?.flatMap(eventOf), isOn: paused === undefined ? undefined : !paused }
      const edited = await services.webhooks.edit(webhook.id, change, actor)
      const reason = edited.outcome === 'refused' ? edited.refusal.reason : null
      if (reason === 'unknown') throw new Problem(404)
      // `stale` is for forms, which send the revision that they were opened with.
      if (reason && reason !== 'stale')
        throw new Problem(422, 'invalid', { errors: [{ field: 'url', message: refusals[reason] }] })
      return { status: 200, body: webhookOf(await found(services, id)) }
    },
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/webhooks/{webhook}/deliveries',
    id: 'listDeliveries',
    summary: 'What was sent to a webhook in the last thirty days, newest first, twenty-five to a page',
    scope: 'webhooks:read',
    params,
    query,
    answers: { status: 200, description: 'A page.', schema: deliveryListSchema },
    problems: [404, 422],
    async answer({ params: { webhook: id }, query: { cursor }, services }) {
      const webhook = await found(services, id)
      const { deliveries, next } = await services.webhooks.deliveries(webhook.id, placeOf(cursor, isId))
      return { status: 200, body: { data: deliveries.map(deliveryOf), next: cursorOf(next) } }
    },
  }),
]

async function found(services: ApiServices, id: string): Promise<Webhook> {
  const webhook = isId(id) ? await services.webhooks.find(id) : null
  if (!webhook) throw new Problem(404)
  return webhook
}
