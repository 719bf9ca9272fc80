import { servicesContext } from '#features/context.ts'
import type { Route } from './+types/invoice-xml'
import { invoiceByLink, invoiceFile } from './invoice-by-link.ts'

/** `/{lang}/order/{token}/invoice.xml`: the invoice as XRechnung. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { invoice } = await invoiceByLink(context, params.token, request)
  return invoiceFile(await context.get(servicesContext).invoiceXml(invoice), 'attachment')
}
