import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { deliver } from './deliver.ts'

/** Tries to deliver a message to a webhook. */
export const webhookDelivery: EffectKind<EffectOf<'webhook-delivery'>> = {
  run: (ports, { deliveryId, attempt }) => deliver(ports, deliveryId, attempt),
}
