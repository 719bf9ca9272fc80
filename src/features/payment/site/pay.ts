import { data, redirect } from 'react-router'
import { bookingContext } from '#features/booking/context.ts'
import { paymentContext } from '#features/payment/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { pageLanguage } from '#frame/page-language.ts'
import type { Route } from './+types/pay'

/** `POST /{lang}/order/{token}/pay`: redirects to the payment provider, or back to the order. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { orderByLink } = context.get(bookingContext)
  const { startCheckout } = context.get(paymentContext)
  const language = pageLanguage(params, facts)
  // The form is empty, but the body must be consumed.
  await request.arrayBuffer()
  const found = await orderByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const path = `/${language}/order/${params.token}`
  try {
    const started = await startCheckout({ orderId: found.order.id, returnTo: facts.siteUrl + path, language })
    if (started.outcome === 'done') return redirect(started.url, 303)
    return redirect(started.refusal.reason === 'no-provider' ? `${path}?checkout=unavailable` : path, 303)
  } catch (error) {
    facts.report(error)
    return redirect(`${path}?checkout=unavailable`, 303)
  }
}

/**
 * The target of the button, for the script that submitted the form and cannot read the provider's page: the open session, the notice that there is
 * none, or the order when nothing is to be paid. Starts nothing.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = pageLanguage(params, context.get(requestContext))
  const { paymentOfOrder } = context.get(paymentContext)
  const { now } = context.get(clockContext)
  const path = `/${language}/order/${params.token}`
  const found = await context.get(bookingContext).orderByLink(params.token)
  const payment = found?.order.status.state === 'awaiting-payment' ? await paymentOfOrder(found.order.id) : null
  if (payment?.state !== 'open' || Temporal.Instant.compare(payment.sessionEnds, now()) <= 0) return redirect(path, 303)
  return redirect(payment.session?.url ?? `${path}?checkout=unavailable`, 303)
}
