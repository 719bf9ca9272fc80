import { partPaid } from '#domain/order/order.ts'
import { bookingContext } from '#features/booking/context.ts'
import { requestContext } from '#frame/context.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { invoiceSheet } from '../documents/invoice-sheet.ts'
import type { Route } from './+types/invoice'
import { invoiceByLink } from './invoice-by-link.ts'
import { InvoicePage } from './invoice-page.tsx'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/order/{token}/invoice`: the invoice to view and print. The order's link is the permission. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const { invoice, order, isOpen } = await invoiceByLink(context, params.token, request)
  const sheet = invoiceSheet(invoice, language)
  return {
    language,
    siteUrl: facts.siteUrl,
    title: sheet.title,
    sheet,
    partPaid: isOpen ? partPaid(order, (await context.get(bookingContext).balance(order.id)).paid) : null,
    token: params.token,
  }
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { sheet, partPaid, language, token } = loaderData
  return <InvoicePage sheet={sheet} partPaid={partPaid} orderHref={`/${language}/order/${token}`} />
}
