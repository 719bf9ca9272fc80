import { useCasesContext } from '#frame/context.ts'
import type { Route } from './+types/invoice-pdf'
import { invoiceByLink } from './invoice-by-link.ts'
import { invoiceFile } from './invoice-file.ts'

/** `/{lang}/order/{token}/invoice.pdf`: the invoice as a PDF with its data inside (Factur-X). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext)
  const { invoice } = await invoiceByLink(useCases, params.token, request)
  return invoiceFile(await useCases.invoicePdf(invoice), 'inline')
}
