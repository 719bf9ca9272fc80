import { servicesContext } from '#features/context.ts'
import type { Route } from './+types/invoice-pdf'
import { invoiceByLink, invoiceFile } from './invoice-by-link.ts'

/** `/{lang}/order/{token}/invoice.pdf`: the invoice as a PDF with embedded data (Factur-X). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { invoice } = await invoiceByLink(context, params.token, request)
  return invoiceFile(await context.get(servicesContext).invoicePdf(invoice), 'inline')
}
