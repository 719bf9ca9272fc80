import type { WebhookEvent } from '#domain/webhook/webhook.ts'
import type { Stores } from '#platform/ports.ts'

/** Writes a message to every webhook that is subscribed to the event, in the transaction of the event. */
export async function enqueueWebhooks(
  stores: Pick<Stores, 'addEffect' | 'webhooks'>,
  { name, subjectId, at }: WebhookEvent,
): Promise<void> {
  for (const webhookId of await stores.webhooks.wanting(name)) {
    const message = { webhookId, event: name, subjectId, at, attempts: [], state: 'due', nextAt: at } as const
    const deliveryId = await stores.webhooks.addDelivery({ ...message, attempts: [] })
    await stores.addEffect({ kind: 'webhook-delivery', deliveryId, attempt: 0, webhookId })
  }
}
