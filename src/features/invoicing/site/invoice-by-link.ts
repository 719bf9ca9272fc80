import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { orderByLink } from '#features/booking/behind-link.ts'
import { servicePortsContext } from '#features/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { personalHref } from '#frame/page-href.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/**
 * The invoice of a personal link: the one with the number in the query, otherwise the latest; `isOpen`: whether it asks for money. A wrong link and a foreign number
 * give the same 404. An order without invoices leads to its page, which explains why: its link is right, and must not count as a guess (server/http/limit-guesses.ts).
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
  if (found && issued.length === 0)
    throw redirect(personalHref('order', { language: found.order.language, token }), { status: 303, headers: noTraces })
  if (!found || !invoice) throw data(null, { status: 404 })
  return { invoice, order: found.order, isOpen: openInvoice(issued) === invoice && !found.date?.calledOff }
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
