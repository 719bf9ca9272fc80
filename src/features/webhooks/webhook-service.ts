import type { Change, PlainAction } from '#domain/audit/actions.ts'
import type { Actor, MemberActor } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { type Delivery, type WebhookEventName, type WebhookForm, webhookStatus } from '#domain/webhook/webhook.ts'
import type { WebhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import type { WebhookReads } from '#features/webhooks/store/webhooks.ts'
import type { Cipher, CreatePorts, Stores } from '#platform/ports.ts'
import { secretPrefix } from './deliver.ts'
import type { AddressRefusal, KeptWebhook } from './records.ts'

export interface WebhookPorts extends CreatePorts {
  webhooks: { reads: WebhookReads; sender: WebhookSender; cipher: Cipher }
}

export type WebhookService = ReturnType<typeof createWebhookService>

/** How long receivers have to learn a new secret. */
const overlap = { hours: 24 }

export function createWebhookService(ports: WebhookPorts) {
  const { clock, randomSource, transactions, webhooks } = ports
  const { reads, sender, cipher } = webhooks
  const newSecret = () => secretPrefix + Buffer.from(randomSource.token(), 'base64url').toString('base64')

  /** Changes a webhook under its lock, and notes who did it. Null when there is none, or `work` found nothing to do. */
  function change(
    id: string,
    by: MemberActor,
    action: PlainAction,
    work: (stores: Stores, webhook: KeptWebhook) => Promise<unknown>,
  ) {
    const at = clock.now()
    return transactions.run(async (stores) => {
      const webhook = await stores.webhooks.lock(id)
      if (!webhook || (await work(stores, webhook)) === false) return null
      await stores.record({ at, actor: by, subject: { kind: 'webhook', id }, action })
      return webhook
    })
  }

  return {
    list: reads.all,
    failing: reads.failing,
    find: reads.find,
    deliveries: reads.deliveries,
    /** Gives the secret, this once; null when the same form has added it before. */
    async add(
      { idempotencyKey: id, url, events }: WebhookForm,
      by: MemberActor,
    ): Promise<Result<{ secret: string | null }, Refusal<AddressRefusal>>> {
      const refusal = await sender.refusalOf(url)
      if (refusal) return refused(refusal)
      const secret = newSecret()
      const now = clock.now()
      const times = { createdAt: now, disabledAt: null, deliveredAt: null }
      return transactions.run(async (stores) => {
        const webhook = { id, url, events, ...times, secret: cipher.encrypt(secret), former: null }
        if (!(await stores.webhooks.add(webhook))) return { outcome: 'done', secret: null }
        const details = { host: new URL(url).host, events }
        await stores.record({ at: now, actor: by, subject: { kind: 'webhook', id }, action: 'webhook.added', details })
        return { outcome: 'done', secret }
      })
    },
    /** A new secret, shown this once; messages carry a signature by the one before too, for a day. Null when there is no such webhook. */
    async rotate(id: string, by: MemberActor) {
      const secret = newSecret()
      const until = clock.now().add(overlap)
      const changed = await change(id, by, 'webhook.secret-rotated', (stores, webhook) =>
        stores.webhooks.change({
          ...webhook,
          secret: cipher.encrypt(secret),
          former: { secret: webhook.secret, until },
        }),
      )
      return changed && secret
    },
    edit: (id: string, change: WebhookChange, actor: Actor) => editWebhook(ports, id, change, actor),
    async switch(id: string, to: 'on' | 'off', by: MemberActor) {
      const disabledAt = to === 'on' ? null : clock.now()
      await change(id, by, `webhook.switched-${to}`, (stores, webhook) =>
        stores.webhooks.change({ ...webhook, disabledAt }),
      )
    },
    async remove(id: string, by: MemberActor) {
      await change(id, by, 'webhook.removed', (stores) => stores.webhooks.remove(id))
    },
    /** Sends a message without data, also to a webhook that is off. */
    async test(id: string) {
      const at = clock.now()
      await transactions.run(async (stores) => {
        if (!(await stores.webhooks.lock(id))) return
        const message = { webhookId: id, event: 'test', subjectId: id, at, state: 'due', nextAt: at } as const
        const deliveryId = await stores.webhooks.addDelivery({ ...message, attempts: [] })
        await stores.addEffect({ kind: 'webhook-delivery', deliveryId, attempt: 0, webhookId: id })
      })
    },
    /** Sends a message once more, at once and under the same id; with `only` as long as it is as failed. False when nothing is sent. */
    async sendAgain(
      { webhookId, deliveryId, only }: { webhookId: string; deliveryId: string; only?: 'failed' },
      by: MemberActor,
    ) {
      const sent = await change(webhookId, by, 'webhook.sent-again', async (stores) => {
        const delivery = await stores.webhooks.lockDelivery(deliveryId)
        if (delivery?.webhookId !== webhookId || (only !== undefined && delivery.state !== only)) return false
        return again(stores, delivery, clock.now())
      })
      return sent !== null
    },
  }
}

/** When the delivery is due anyway, the first attempt counts. */
async function again(stores: Stores, delivery: Delivery, now: Temporal.Instant): Promise<void> {
  await stores.webhooks.changeDelivery({ ...delivery, state: 'due', nextAt: now })
  const attempt = delivery.attempts.length
  const { id: deliveryId, webhookId } = delivery
  await stores.addEffect({ kind: 'webhook-delivery', deliveryId, attempt, webhookId })
}

/** What is left out stays as it is. */
interface WebhookChange {
  url?: string | undefined
  events?: WebhookEventName[] | undefined
  isOn?: boolean | undefined
  /** How it stood when the form was opened, from `webhookStatus`: no one overwrites unseen what someone else has changed. */
  known?: string | undefined
}

type EditWebhookOutcome = Result<object, Refusal<'unknown' | 'stale' | AddressRefusal>>

/** Changes where messages go, which ones, and whether any do. The secret stays. What changes nothing is not noted. */
async function editWebhook(
  { clock, transactions, webhooks: { sender } }: WebhookPorts,
  id: string,
  change: WebhookChange,
  actor: Actor,
): Promise<EditWebhookOutcome> {
  const { url, known } = change
  const refusal = url === undefined ? null : await sender.refusalOf(url)
  if (refusal) return refused(refusal)
  const now = clock.now()
  return transactions.run(async (stores) => {
    const webhook = await stores.webhooks.lock(id)
    if (!webhook) return refused('unknown')
    const changed = changedWebhook(webhook, change, now)
    const [before, after] = [webhookStatus(webhook), webhookStatus(changed)]
    // the same form sent twice has changed what it wanted to change
    if (before === after) return done
    if (known !== undefined && known !== before) return refused('stale')
    await stores.webhooks.change(changed)
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'webhook', id },
      action: 'webhook.changed',
      details: { changes: changesOf(webhook, changed) },
    })
    return done
  })
}

function changedWebhook(
  webhook: KeptWebhook,
  { url, events, isOn }: WebhookChange,
  now: Temporal.Instant,
): KeptWebhook {
  const since = webhook.disabledAt ?? now
  return {
    ...webhook,
    url: url ?? webhook.url,
    events: events ?? webhook.events,
    disabledAt: (isOn ?? webhook.disabledAt === null) ? null : since,
  }
}

function changesOf(before: KeptWebhook, after: KeptWebhook): Change[] {
  const switchOf = ({ disabledAt }: KeptWebhook) => (disabledAt === null ? 'on' : 'off')
  const change = (name: string, read: (webhook: KeptWebhook) => string) => ({
    name,
    before: read(before),
    after: read(after),
  })
  return [
    ...(before.url === after.url ? [] : [change('address', ({ url }) => new URL(url).host)]),
    ...(before.events.join() === after.events.join() ? [] : [change('events', ({ events }) => events.join(' '))]),
    ...(switchOf(before) === switchOf(after) ? [] : [change('switch', switchOf)]),
  ]
}
