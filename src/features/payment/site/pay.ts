import { data, redirect } from 'react-router'
import { bookingContext } from '#features/booking/context.ts'
import { paymentContext } from '#features/payment/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import { pageLanguage } from '#frame/page-language.ts'
import type { Route } from './+types/pay'

/** The pay button of an order: `POST /{lang}/order/{token}/pay` leads to the payment provider, or back to the order. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const { orderByLink } = context.get(bookingContext)
  const { startCheckout } = context.get(paymentContext)
  const language = pageLanguage(params, facts)
  // The form is empty, but the body has to be read to the end.
  await request.arrayBuffer()
  const found = await orderByLink(params.token)
  if (!found) throw data(null, { status: 404 })
  const path = `/${language}/order/${params.token}`
  try {
    const started = await startCheckout({ orderId: found.order.id, returnTo: facts.siteUrl + path, language })
    if (started.outcome === 'no-provider') return redirect(`${path}?checkout=unavailable`, 303)
    return redirect(started.outcome === 'redirect' ? started.url : path, 303)
  } catch (error) {
    facts.report(error)
    return redirect(`${path}?checkout=unavailable`, 303)
  }
}

/**
 * Where the button has led, for the script that sent it and may not read that: to the open session, to the notice that there is none, or to
 * the order, where nothing is to be paid. Starts nothing.
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
