import { data } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { openDeclaration, orderByLink } from '#features/booking/behind-link.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { checkoutTrace, OrderToPay, paymentView, refreshHeaders } from '#features/payment/site/order-to-pay.tsx'
import { PurchaseConfirmation } from '#features/tickets/site/purchase-confirmation.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { orNotFound, pageRequest } from '#frame/page-request.ts'
import { personalMeta } from '#frame/personal-page.ts'
import { TrialMark } from '#frame/trial.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { Wrap } from '#ui/section.tsx'
import type { Route } from './+types/order'
import { OrderConfirmation } from './order-confirmation.tsx'
import { orderView } from './order-view.ts'

export const meta = personalMeta

/**
 * The order confirmation (docs/product.md#order-confirmation): `/{lang}/order/{token}`. The link is the permission. While unpaid, the payment page.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, now, head } = pageRequest({ params, context })
  const ports = context.get(servicePortsContext)
  const { settings, mode } = context.get(servicesContext)
  const found = orNotFound(await orderByLink(ports.reads, params.token))
  const cancellation = await settings.cancellationAt(found.order.placedAt)
  const vouchers = await ports.reads.vouchers(found.order.id)
  const shown = {
    ...found,
    cancellation,
    invoices: await ports.reads.invoices(found.order.id),
    money: await ports.reads.money.ofOrder(found.order.id),
    vouchers,
    declared: await openDeclaration(ports.reads, { ...found, vouchers }),
  }
  const { searchParams } = new URL(request.url)
  const trace = checkoutTrace(searchParams)
  // An invoice is issued with the confirmation and remains.
  const wasBooked = shown.invoices.length > 0
  const payment = paymentView(found.order, await ports.reads.paymentOfOrder(found.order.id), {
    trace,
    now: now(),
    wasBooked,
    byCard: isPaidByCard(found),
  })
  const href = `/${language}/order/${params.token}`
  const view = orderView(shown, language, now())
  const words = { locale: language, messages: messagesOf(language) }
  const order = createTranslator({ ...words, namespace: 'order' })
  const purchase = createTranslator({ ...words, namespace: 'purchase' })
  return data(
    {
      ...head,
      title: view.purchase ? purchase('number', { number: view.number }) : order('number', { number: view.number }),
      view,
      payment,
      trace: mode.cards === 'none' ? ('no-provider' as const) : trace,
      href,
      token: params.token,
      seatCancelled: searchParams.get('done') === 'seat-cancelled',
    },
    { headers: payment.state === 'checking' ? refreshHeaders(href, searchParams) : {} },
  )
}

function isPaidByCard({ order, date }: OrderWithDate): boolean {
  if (date) return date.payment === 'card'
  return order.product.kind === 'self-paced' && order.product.payment === 'card'
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { ...noTraces, ...Object.fromEntries(loaderHeaders) }
}

export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Wrap>
        <TrialMark of="order" />
      </Wrap>
      <OrderAsItStands loaderData={loaderData} />
    </>
  )
}

function OrderAsItStands({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { language, token, view, payment, trace, href, seatCancelled } = loaderData
  if (payment.state !== 'settled') return <OrderToPay view={view} payment={payment} trace={trace} href={href} />
  if (view.purchase) return <PurchaseConfirmation view={view} purchase={view.purchase} href={href} />
  return (
    <OrderConfirmation
      view={view}
      href={href}
      participantsHref={`/${language}/participants/${token}`}
      seatCancelled={seatCancelled}
    />
  )
}
