import { data } from 'react-router'
import { OrderConfirmation } from '../../booking/order-confirmation.tsx'
import { orderView } from '../../booking/order-view.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { pageLanguage } from '../page-language.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/order'
import { noTraces } from './no-traces.ts'

/** Order confirmation (SPEC §2): `/{lang}/order/{token}`, only for who holds its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { orderByLink, invoices, now } = context.get(useCasesContext)
  const language = pageLanguage(params, facts)
  const found = await orderByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const shown = { ...found, invoices: await invoices(found.order.id) }
  return { language, siteUrl: facts.siteUrl, view: orderView(shown, language, now()), token: params.token }
}

export function headers() {
  return noTraces
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language, siteUrl, view } = loaderData
  return pageMeta({ title: view.number, siteUrl, language })
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { language, token, view } = loaderData
  return (
    <OrderConfirmation
      view={view}
      href={`/${language}/order/${token}`}
      participantsHref={`/${language}/participants/${token}`}
    />
  )
}
