import { issueLateInvoice } from '../invoices/issue-late-invoice.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** Comes at the start of a date that was tentative when it was booked. */
export const lateInvoice: EffectKind<EffectOf<'late-invoice'>> = {
  carryOut: (ports, effect) => issueLateInvoice(ports, effect),
}
