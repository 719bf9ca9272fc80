import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { endCheckout as end } from './end-checkout.ts'

/** Closes the page of the provider for seats that are no longer held. */
export const endCheckout: EffectKind<EffectOf<'end-checkout'>> = {
  run: (ports, { registrationId }) => end(ports, registrationId),
}
