import type { Cents } from '#domain/money.ts'
import { openOf } from '#domain/payment/balance.ts'
import type { Invoice } from './invoice.ts'
import { openInvoice } from './open-invoice.ts'

/** What of an invoice had come before it was issued (BT-113): nothing, a part, or all of it. */
export function prepaidOf({ payment, gross }: Pick<Invoice, 'payment' | 'gross'>): Cents {
  if (payment.state === 'paid') return gross
  return payment.state === 'due' ? (payment.prepaid ?? 0) : 0
}

/** What an invoice asks for (BT-115). */
export function amountDue(invoice: Pick<Invoice, 'payment' | 'gross'>): Cents {
  return invoice.gross - prepaidOf(invoice)
}

/** What is to be paid of an invoice now that so much has come for its order. What was taken back since asks for what it always did. */
export function dueNow(invoice: Invoice, issued: readonly Invoice[], paid: Cents): Cents {
  const due = amountDue(invoice)
  return openInvoice(issued)?.number === invoice.number ? Math.min(due, openOf(invoice.gross, paid)) : due
}
