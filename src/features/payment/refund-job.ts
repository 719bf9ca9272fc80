import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { refund as payBack } from './refund.ts'

/** Pays back a payment that came too late. */
export const refund: EffectKind<EffectOf<'refund'>> = {
  run: (ports, { paymentId }) => payBack(ports, paymentId),
}
