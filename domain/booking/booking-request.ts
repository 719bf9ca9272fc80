import type { Booker, InvoiceAddress } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Buyer } from '#domain/tax/tax-rule.ts'
import type { BookingForm } from './booking-form.ts'

/** Everybody who will sit in the workshop: the booker first, when taking part, then the others in the order given. */
export function participantsOf(form: BookingForm): Participant[] {
  const { phone: _phone, notes: _notes, ...booker } = form.booker
  const others = form.participants.map(({ addsIntroduction, ...person }) => ({
    ...person,
    addIntroduction: addsIntroduction,
  }))
  return form.bookerTakesPart ? [{ ...booker, addIntroduction: form.bookerAddsIntroduction }, ...others] : others
}

export function bookerOf(form: BookingForm): Booker {
  return form.booker
}

/** A VAT id that was typed before the box was ticked does not count. */
export function invoiceOf(form: BookingForm): InvoiceAddress {
  const { noVatId, vatId, ...address } = form.invoice
  return { ...address, vatId: noVatId ? undefined : vatId }
}

export function buyerOf(invoice: InvoiceAddress): Buyer {
  return { country: invoice.country, hasVatId: invoice.vatId !== undefined }
}
