import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { endHold as end } from './end-hold.ts'

/** Comes at the end of an offer or of the time to pay. */
export const endHold: EffectKind<EffectOf<'end-hold'>> = {
  run: (ports, { registrationId }) => end(ports, registrationId),
}
