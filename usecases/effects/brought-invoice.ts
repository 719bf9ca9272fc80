import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'

/** An invoice that a mail brings along, and what is to be paid of it now. */
export interface BroughtInvoice {
  invoice: Invoice
  due: Cents
}
