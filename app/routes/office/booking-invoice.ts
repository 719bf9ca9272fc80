import { data } from 'react-router'
import { z } from 'zod'
import { rolesFor } from '#domain/office/role.ts'
import { useCasesContext } from '../../context.ts'
import { requireMember } from '../../office/require-member.ts'
import { invoiceFile } from '../personal/invoice-file.ts'
import type { Route } from './+types/booking-invoice'

/** An invoice of a booking as a PDF: `/office/bookings/{booking}/R-2026-0001.pdf`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireMember(context, ...rolesFor('handle-bookings'))
  const { bookingOffice, invoicePdf } = context.get(useCasesContext)
  const file = z.uuid().safeParse(params.booking).success ? await bookingOffice.open(params.booking) : null
  const invoice = file?.invoices.find(({ number }) => `${number}.pdf` === params.document)
  if (!invoice) throw data(null, { status: 404 })
  return invoiceFile(await invoicePdf(invoice), 'inline')
}
