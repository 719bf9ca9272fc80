import { payReturn } from '#features/booking/pay-return.ts'
import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'

/** Pays back to the card what the office has decided. */
export const moneyReturn: EffectKind<EffectOf<'money-return'>> = {
  run: (ports, { returnId }) => payReturn(ports, returnId),
}
