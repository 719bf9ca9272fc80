import { endHold as end } from '../registrations/end-hold.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** Comes at the end of an offer or of the time to pay. */
export const endHold: EffectKind<EffectOf<'end-hold'>> = {
  carryOut: (ports, { registrationId }) => end(ports, registrationId),
}
