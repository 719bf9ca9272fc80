import { isId } from '#domain/id.ts'
import { openBooking } from '#features/booking/booking-office.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { invoiceFile } from '#features/invoicing/site/invoice-by-link.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import type { Route } from './+types/booking-invoice'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

/** An invoice of a booking as a PDF: `/office/bookings/{booking}/R-2026-0001.pdf`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ports = context.get(servicePortsContext)
  const { invoicePdf } = context.get(servicesContext)
  const file = isId(params.booking) ? await openBooking(ports.reads, params.booking) : null
  const invoice = orNotFound(file?.invoices.find(({ number }) => `${number}.pdf` === params.document))
  return invoiceFile(await invoicePdf(invoice), 'inline')
}
