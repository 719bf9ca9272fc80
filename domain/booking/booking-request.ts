import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { offersIntroduction } from '#domain/pricing/introduction.ts'
import type { Buyer } from '#domain/tax/tax-rule.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { BookingForm } from './booking-form.ts'

/**
 * Everybody who will sit in the workshop: the booker first, when taking part, then the others in the order given. Who ticks the
 * introduction where it is not offered (a forged form) does not get it, since nobody would pay for it.
 */
export function participantsOf(form: BookingForm, certification: CertificationSlug): Participant[] {
  const offered = offersIntroduction(certification)
  const { phone: _phone, notes: _notes, ...booker } = form.booker
  const others = form.participants.map(({ addsIntroduction, ...person }) => ({
    ...person,
    addIntroduction: offered && addsIntroduction,
  }))
  if (!form.bookerTakesPart) return others
  return [{ ...booker, addIntroduction: offered && form.bookerAddsIntroduction }, ...others]
}

export function bookerOf(form: BookingForm): Booker {
  return form.booker
}

/** A VAT id that was typed before the box was ticked does not count. */
export function invoiceOf(form: Pick<BookingForm, 'invoice'>): InvoiceAddress {
  const { noVatId, vatId, ...address } = form.invoice
  return { ...address, vatId: noVatId ? undefined : vatId }
}

export function buyerOf(invoice: InvoiceAddress): Buyer {
  return { country: invoice.country, hasVatId: invoice.vatId !== undefined }
}
