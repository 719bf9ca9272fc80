import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { issueLateInvoice } from './issue-late-invoice.ts'

/** Comes at the start of a date that was tentative when it was booked. */
export const lateInvoice: EffectKind<EffectOf<'late-invoice'>> = {
  run: (ports, effect) => issueLateInvoice(ports, effect),
}
