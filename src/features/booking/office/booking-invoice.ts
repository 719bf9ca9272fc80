import { data } from 'react-router'
import { isId } from '#domain/id.ts'
import { openBooking } from '#features/booking/booking-office.ts'
import { servicePortsContext } from '#features/context.ts'
import { invoicingContext } from '#features/invoicing/context.ts'
import { invoiceFile } from '#features/invoicing/site/invoice-by-link.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/booking-invoice'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

/** An invoice of a booking as a PDF: `/office/bookings/{booking}/R-2026-0001.pdf`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { invoicePdf } = context.get(invoicingContext)
  const file = isId(params.booking) ? await openBooking(ports.reads, params.booking) : null
  const invoice = file?.invoices.find(({ number }) => `${number}.pdf` === params.document)
  if (!invoice) throw data(null, { status: 404 })
  return invoiceFile(await invoicePdf(invoice), 'inline')
}
