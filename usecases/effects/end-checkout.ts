import { endCheckout as end } from '../payments/end-checkout.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** Closes the page of the provider for seats that are no longer held. */
export const endCheckout: EffectKind<EffectOf<'end-checkout'>> = {
  carryOut: (ports, { registrationId }) => end(ports, registrationId),
}
