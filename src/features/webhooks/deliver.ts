import { createHmac } from 'node:crypto'
import { afterAttempt, type Delivery, type DeliveryAttempt, eventType } from '#domain/webhook/webhook.ts'
import type { WebhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import type { WebhookReads } from '#features/webhooks/store/webhooks.ts'
import type { Cipher, Stores, WritePorts } from '#platform/ports.ts'
import type { KeptWebhook } from './records.ts'

/** How secrets of webhooks begin (Standard Webhooks). What follows is base64. */
export const secretPrefix = 'whsec_'

interface Message {
  id: string
  at: Temporal.Instant
  body: string
}

/** The headers of Standard Webhooks: a signature by each secret, so that a new one can take the place of an old one without a gap. */
function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

/** Where the API has what an event is about. */
const paths = { booking: 'bookings', order: 'bookings', registration: 'registrations', date: 'dates' } as const

/** The body of a message: the event, its time, the id of the subject and where to read more with a key. No personal data. Deterministic. */
function messageBody({ event, subjectId, at }: Delivery, siteUrl: string): string {
  return JSON.stringify({ type: eventType(event), timestamp: at.toString(), data: dataOf(event, subjectId, siteUrl) })
}

function dataOf(event: Delivery['event'], id: string, siteUrl: string) {
  if (event === 'test') return { id }
  // Every event begins with one of them.
  const kind = event.split('-')[0] as keyof typeof paths
  return { id, url: `${siteUrl}/api/v1/${paths[kind]}/${id}` }
}

interface DeliverPorts extends WritePorts {
  webhooks: { reads: WebhookReads; sender: WebhookSender; cipher: Cipher }
  siteUrl: string
}

/** Makes one attempt and enqueues the next (docs/rules/webhooks.md). After a crash the message goes out once more under the same id. */
export async function deliver(ports: DeliverPorts, deliveryId: string, attempt: number): Promise<void> {
  const { reads } = ports.webhooks
  const delivery = await reads.delivery(deliveryId)
  if (!delivery || !awaits(delivery, attempt)) return
  const webhook = await reads.find(delivery.webhookId)
  if (!webhook) return
  const isOff = webhook.disabledAt !== null && delivery.event !== 'test'
  const made = isOff ? null : await send(ports, webhook, delivery)
  await ports.transactions.run(async (stores) => {
    const locked = await stores.webhooks.lock(webhook.id)
    const status = await stores.webhooks.lockDelivery(deliveryId)
    if (!locked || !status || !awaits(status, attempt)) return
    if (made === null) await stores.webhooks.changeDelivery({ ...status, state: 'failed', nextAt: null })
    else await noteOutcome(stores, locked, status, made)
  })
}

function awaits({ state, attempts }: Delivery, attempt: number): boolean {
  return state === 'due' && attempts.length === attempt
}

async function send(
  { clock, webhooks: { sender, cipher }, siteUrl }: DeliverPorts,
  webhook: KeptWebhook,
  delivery: Delivery,
): Promise<DeliveryAttempt> {
  const at = clock.now()
  const body = messageBody(delivery, siteUrl)
  const { former } = webhook
  const isFormerValid = former !== null && Temporal.Instant.compare(at, former.until) < 0
  const secrets = [webhook.secret, ...(isFormerValid ? [former.secret] : [])].map(cipher.decrypt)
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id: `msg_${delivery.id}`, at, body }, secrets),
  }
  const answer = await sender.post({ url: webhook.url, headers, body })
  return { at, milliseconds: Math.round(at.until(clock.now()).total('milliseconds')), ...answer }
}

async function noteOutcome(
  stores: Stores,
  webhook: KeptWebhook,
  delivery: Delivery,
  made: DeliveryAttempt,
): Promise<void> {
  const after = afterAttempt(webhook, delivery, made)
  const attempts = [...delivery.attempts, made]
  const nextAt = after.state === 'due' ? after.nextAt : null
  await stores.webhooks.changeDelivery({ ...delivery, attempts, state: after.state, nextAt })
  if (after.state === 'delivered') await stores.webhooks.change({ ...webhook, deliveredAt: made.at })
  if (after.state === 'due')
    await stores.addEffect(
      { kind: 'webhook-delivery', deliveryId: delivery.id, attempt: attempts.length, webhookId: webhook.id },
      after.nextAt,
    )
  if (after.state !== 'failed' || !after.disables || webhook.disabledAt !== null) return
  await stores.webhooks.change({ ...webhook, disabledAt: made.at })
  await stores.addEffect({ kind: 'webhook-disabled', webhookId: webhook.id, at: made.at.toString() })
  const subject = { kind: 'webhook', id: webhook.id } as const
  await stores.record({ at: made.at, actor: 'program', subject, action: 'webhook.disabled' })
}
