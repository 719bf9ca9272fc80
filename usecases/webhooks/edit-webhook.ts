import type { WebhookEventName } from '#domain/webhook/webhook-event.ts'
import { webhookStanding } from '#domain/webhook/webhook-standing.ts'
import type { AddressRefusal, KeptWebhook } from '../ports/webhooks.ts'
import type { Actor } from '../ports.ts'
import type { WebhookPorts } from './webhook-ports.ts'

/** What is left out stays as it is. */
export interface WebhookChange {
  url?: string | undefined
  events?: WebhookEventName[] | undefined
  isOn?: boolean | undefined
  /** How it stood when the form was opened, from `webhookStanding`: nobody overwrites unseen what somebody else has changed. */
  known?: string | undefined
}

export type EditWebhookOutcome = 'changed' | 'unknown' | 'stale' | { refusal: AddressRefusal }

/** Changes where messages go, which ones, and whether any do. The secret stays. What changes nothing is not noted. */
export async function editWebhook(
  { clock, transactions, webhooks: { sender } }: WebhookPorts,
  id: string,
  change: WebhookChange,
  actor: Actor,
): Promise<EditWebhookOutcome> {
  const { url, known } = change
  const refusal = url === undefined ? null : await sender.refusalOf(url)
  if (refusal) return { refusal }
  const now = clock.now()
  return transactions.run(async (stores) => {
    const webhook = await stores.webhooks.lock(id)
    if (!webhook) return 'unknown'
    const changed = changedWebhook(webhook, change, now)
    const [before, after] = [webhookStanding(webhook), webhookStanding(changed)]
    // the same form sent twice has changed what it wanted to change
    if (before === after) return 'changed'
    if (known !== undefined && known !== before) return 'stale'
    await stores.webhooks.change(changed)
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'webhook', id },
      action: `changed: ${inWords(webhook, changed)}`,
    })
    return 'changed'
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

/** Hosts only: an address may have a secret in its path. */
function inWords(before: KeptWebhook, after: KeptWebhook): string {
  const [from, to] = [before, after].map(({ url }) => new URL(url).host)
  const isOn = after.disabledAt === null
  return [
    ...(before.url === after.url ? [] : [from === to ? `address at ${to}` : `address ${from} > ${to}`]),
    ...(before.events.join() === after.events.join() ? [] : [`events ${after.events.join(' ')}`]),
    ...((before.disabledAt === null) === isOn ? [] : [isOn ? 'on' : 'off']),
  ].join('; ')
}
