import { data, redirect } from 'react-router'
import { paymentContext } from '#features/payment/context.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { PageHandle } from '#frame/page-handle.ts'
import { pageLanguage } from '#frame/page-language.ts'
import { pageMeta } from '#frame/page-meta.ts'
import type { Route } from './+types/test-checkout'
import { TestCheckoutPage } from './test-checkout-page.tsx'

export const handle = { interactive: true } satisfies PageHandle

/** The page of the test checkout: `/{lang}/checkout/{session}`. It is there only without keys of a real provider. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const language = pageLanguage(params, facts)
  const session = await context.get(paymentContext).testCheckout?.session(params.session)
  if (!session) throw data(null, { status: 404 })
  const { description, amount, email, cancelUrl } = session.request
  return { language, siteUrl: facts.siteUrl, isOpen: session.state === 'open', description, amount, email, cancelUrl }
}

/** Pays, pays late, or is declined: then with 402. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { testCheckout } = context.get(paymentContext)
  const session = await testCheckout?.session(params.session)
  if (!testCheckout || !session) throw data(null, { status: 404 })
  const wish = new URLSearchParams(await request.text()).get('wish')
  if (wish === 'decline') return data({ declined: true }, { status: 402 })
  const paid = wish === 'late' ? await testCheckout.payLate(session.id) : await testCheckout.pay(session.id)
  return redirect(paid ? session.request.successUrl : session.request.cancelUrl, 303)
}

export function headers() {
  return noTraces
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language, siteUrl, description } = loaderData
  return pageMeta({ title: description, siteUrl, language })
}

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return <TestCheckoutPage {...loaderData} declined={actionData?.declined ?? false} />
}
