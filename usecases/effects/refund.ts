import { refund as payBack } from '../payments/refund.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** Pays back a payment that came too late. */
export const refund: EffectKind<EffectOf<'refund'>> = {
  carryOut: (ports, { paymentId }) => payBack(ports, paymentId),
}
