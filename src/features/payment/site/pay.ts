import { redirect } from 'react-router'
import { orderByLink } from '#features/booking/behind-link.ts'
import { servicePortsContext } from '#features/context.ts'
import { startCheckout } from '#features/payment/start-checkout.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import type { Route } from './+types/pay'

/** `POST /{lang}/order/{token}/pay`: redirects to the payment provider, or back to the order. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  // The form is empty, but the body must be consumed.
  await request.arrayBuffer()
  const found = orNotFound(await orderByLink(ports.reads, params.token))
  const path = `/${language}/order/${params.token}`
  try {
    const started = await startCheckout(ports, { orderId: found.order.id, returnTo: facts.siteUrl + path, language })
    if (started.outcome === 'done') return redirect(started.url, 303)
    return redirect(started.refusal.reason === 'no-provider' ? `${path}?checkout=unavailable` : path, 303)
  } catch (error) {
    facts.report(error)
    return redirect(`${path}?checkout=unavailable`, 303)
  }
}

/** The target of the button for scripts, which cannot read the provider's page: the open session, none, or the order. Starts nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, now } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const path = `/${language}/order/${params.token}`
  const found = await orderByLink(context.get(servicePortsContext).reads, params.token)
  const payment =
    found?.order.status.state === 'awaiting-payment' ? await ports.reads.paymentOfOrder(found.order.id) : null
  if (payment?.state !== 'open' || Temporal.Instant.compare(payment.sessionEnds, now()) <= 0) return redirect(path, 303)
  return redirect(payment.session?.url ?? `${path}?checkout=unavailable`, 303)
}
