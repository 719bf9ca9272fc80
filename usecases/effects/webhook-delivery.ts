import { deliver } from '../webhooks/deliver.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** Tries to deliver a message to a webhook. */
export const webhookDelivery: EffectKind<EffectOf<'webhook-delivery'>> = {
  carryOut: (ports, { deliveryId, attempt }) => deliver(ports, deliveryId, attempt),
}
