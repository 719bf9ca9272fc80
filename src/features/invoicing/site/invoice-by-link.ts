import { data } from 'react-router'
import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import type { UseCases } from '#features/use-cases.ts'

/**
 * The invoice behind a personal link: the one with the asked number, else the latest. Whatever is guessed, an order without an invoice
 * and the number of somebody else's get the same 404.
 */
export async function invoiceByLink(
  { orderByLink, invoices }: Pick<UseCases, 'orderByLink' | 'invoices'>,
  token: string,
  request: Request,
): Promise<{ invoice: Invoice; order: Order; isOpen: boolean }> {
  const found = await orderByLink(token)
  const issued = found ? await invoices(found.order.id) : []
  const number = new URL(request.url).searchParams.get('number')
  const invoice = number === null ? issued.at(-1) : issued.find((candidate) => candidate.number === number)
  if (!found || !invoice) throw data(null, { status: 404 })
  return { invoice, order: found.order, isOpen: openInvoice(issued) === invoice }
}
