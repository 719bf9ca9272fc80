import { servicesContext } from '#features/context.ts'
import type { Route } from './+types/invoice-file'
import { invoiceByLink, invoiceFile } from './invoice-by-link.ts'

/** `/{lang}/order/{token}/invoice.pdf`, a PDF with embedded data (Factur-X), and `invoice.xml`, an XRechnung. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { invoice } = await invoiceByLink(context, params.token, request)
  const services = context.get(servicesContext)
  return new URL(request.url).pathname.endsWith('.xml')
    ? invoiceFile(await services.invoiceXml(invoice), 'attachment')
    : invoiceFile(await services.invoicePdf(invoice), 'inline')
}
