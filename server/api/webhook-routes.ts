import { z } from 'zod'
import { isId } from '#domain/id.ts'
import type { Webhook } from '#domain/webhook/webhook.ts'
import type { AddressRefusal } from '#features/webhooks/ports.ts'
import { type ApiRoute, type ApiUseCases, apiRoute } from './api-route.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { Problem } from './problem.ts'
import {
  deliveryListSchema,
  deliveryOf,
  eventOf,
  webhookChangeBody,
  webhookListSchema,
  webhookOf,
  webhookSchema,
} from './webhook.ts'

const params = z.object({ webhook: z.string().max(60).meta({ description: 'Id of a webhook.' }) })

const query = z.object({
  cursor: z.string().max(300).optional().meta({ description: 'The `next` of the page before.' }),
})

const refusals: Record<AddressRefusal, string> = {
  'not-https': 'must begin with https',
  'not-public': 'must be an address in the internet',
  'not-found': 'is the name of no machine',
}

/** Webhooks: what the office does at /office/webhooks, but for their secrets. */
export const webhookRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: 'get',
    path: '/api/v1/webhooks',
    id: 'listWebhooks',
    summary: 'Webhooks, in the order of coming',
    scope: 'webhooks:read',
    params: null,
    query: null,
    body: null,
    answers: { status: 200, description: 'The webhooks.', schema: webhookListSchema },
    problems: [],
    answer: async ({ useCases }) => ({
      status: 200,
      body: { data: (await useCases.webhooks.list()).map(webhookOf), next: null },
    }),
  }),
  apiRoute({
    method: 'get',
    path: '/api/v1/webhooks/{webhook}',
    id: 'getWebhook',
    summary: 'One webhook',
    scope: 'webhooks:read',
    params,
    query: null,
    body: null,
    answers: { status: 200, description: 'The webhook.', schema: webhookSchema },
    problems: [404],
    answer: async ({ params: { webhook }, useCases }) => ({
      status: 200,
      body: webhookOf(await found(useCases, webhook)),
    }),
  }),
  apiRoute({
    method: 'patch',
    path: '/api/v1/webhooks/{webhook}',
    id: 'changeWebhook',
    summary: 'Changes its address and its events, pauses it or lets it go on',
    description: 'What is left out stays, and so does its secret. What happens while it is paused is not kept for it.',
    scope: 'webhooks:write',
    params,
    query: null,
    body: webhookChangeBody,
    answers: { status: 200, description: 'The webhook as it is now.', schema: webhookSchema },
    problems: [400, 404, 413, 415, 422],
    async answer({ params: { webhook: id }, body: { url, events, paused }, actor, useCases }) {
      const webhook = await found(useCases, id)
      const change = { url, events: events?.flatMap(eventOf), isOn: paused === undefined ? undefined : !paused }
      const outcome = await useCases.webhooks.edit(webhook.id, change, actor)
      if (outcome === 'unknown') throw new Problem(404)
      if (typeof outcome === 'object')
        throw new Problem(422, 'invalid', { errors: [{ field: 'url', message: refusals[outcome.refusal] }] })
      return { status: 200, body: webhookOf(await found(useCases, id)) }
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
    body: null,
    answers: { status: 200, description: 'A page.', schema: deliveryListSchema },
    problems: [404, 422],
    async answer({ params: { webhook: id }, query: { cursor }, useCases }) {
      const webhook = await found(useCases, id)
      const { deliveries, next } = await useCases.webhooks.deliveries(webhook.id, placeOf(cursor, isId))
      return { status: 200, body: { data: deliveries.map(deliveryOf), next: cursorOf(next) } }
    },
  }),
]

async function found(useCases: ApiUseCases, id: string): Promise<Webhook> {
  const webhook = isId(id) ? await useCases.webhooks.find(id) : null
  if (!webhook) throw new Problem(404)
  return webhook
}
