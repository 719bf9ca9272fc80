import { data, type RouterContextProvider } from 'react-router'
import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { orderByLink } from '#features/booking/behind-link.ts'
import { servicePortsContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/**
 * The invoice of a personal link: the one with the number in the path, otherwise the latest. A missing invoice and a foreign number give the same
 * 404.
 */
export async function invoiceByLink(
  context: Readonly<RouterContextProvider>,
  token: string,
  request: Request,
): Promise<{ invoice: Invoice; order: Order; isOpen: boolean }> {
  const found = await orderByLink(context.get(servicePortsContext).reads, token)
  const issued = found ? await context.get(servicePortsContext).reads.invoices(found.order.id) : []
  const number = new URL(request.url).searchParams.get('number')
  const invoice = number === null ? issued.at(-1) : issued.find((candidate) => candidate.number === number)
  if (!found || !invoice) throw data(null, { status: 404 })
  return { invoice, order: found.order, isOpen: openInvoice(issued) === invoice }
}

/** A document of a personal link: PDFs are shown in the browser, others downloaded. */
export function invoiceFile(
  { filename, contentType, content }: MailAttachment,
  shown: 'inline' | 'attachment',
): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      ...noTraces,
      'Content-Type': contentType,
      'Content-Disposition': `${shown}; filename="${filename}"`,
    },
  })
}
