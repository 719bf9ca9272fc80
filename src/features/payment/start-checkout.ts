import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import {
  balanceOf,
  heldWhilePaying,
  mayOpenAgain,
  openOf,
  type Payment,
  type PaymentProvider,
  sessionEnds,
} from '#domain/payment/payment.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import { registrationUnderLock } from '#features/booking/transition-registrations.ts'
import type { CheckoutSession, StartCheckoutPorts } from '#features/payment/ports.ts'
import type { Stores } from '#platform/ports.ts'

export interface StartCheckoutCommand {
  orderId: string
  /** The page of the order with the visitor's key: the provider redirects back to it. */
  returnTo: string
  language: Language
}

/** `url` is the page of the provider to pay at. */
export type StartCheckoutOutcome = Result<{ url: string }, Refusal<'nothing-to-pay' | 'no-provider'>>

/**
 * Leads to the provider. An open session is used again; otherwise the payment is stored, then the provider is called outside of any
 * transaction, then its answer is stored: if anything fails in between, the next press of the button continues. Throws when the provider
 * does not answer.
 */
export async function startCheckout(
  ports: StartCheckoutPorts,
  command: StartCheckoutCommand,
): Promise<StartCheckoutOutcome> {
  const { provider } = ports.checkout
  if (provider === null) return refused('no-provider')
  const begun = await begin(ports, provider, command.orderId)
  if (!begun) return refused('nothing-to-pay')
  const { order, payment } = begun
  if (payment.session) return { outcome: 'done', url: payment.session.url }
  const session = await ports.checkout.open({
    paymentId: payment.id,
    number: order.number,
    description: await ports.describeOrder(order.id, command.language),
    amount: payment.amount,
    language: command.language,
    email: order.booker.email,
    successUrl: `${command.returnTo}?checkout=done`,
    cancelUrl: command.returnTo,
    expiresAt: payment.sessionEnds,
    idempotencyKey: `checkout:${payment.id}`,
  })
  await keepSession(ports, payment, session)
  return { outcome: 'done', url: session.url }
}

/** The attempt to go on with, under the locks of the date and the order; null when there is nothing to pay. */
function begin(
  ports: StartCheckoutPorts,
  provider: PaymentProvider,
  orderId: string,
): Promise<{ order: Order; payment: Payment } | null> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const registrationId = await stores.registrationOfOrder(orderId)
    const locked = registrationId === null ? null : await registrationUnderLock(stores, registrationId, now)
    const order = await stores.lockOrder(orderId)
    if (!order || !canBePaid(order, now)) return null

    const last = await stores.lastPayment(orderId)
    if (last && isUsable(last, provider, now)) return { order, payment: last }
    if (last?.state === 'open') await stores.changePayment(last.id, { state: 'failed', at: now })

    const payment: Payment = {
      id: ports.randomSource.id(),
      orderId,
      provider,
      // A part may have come by transfer.
      amount: openOf(order.quote.gross, balanceOf(await stores.money.ofOrder(orderId)).paid),
      state: 'open',
      begunAt: now,
      sessionEnds: sessionEnds(now),
      session: null,
      receipt: null,
    }
    await stores.addPayment(payment)
    await stores.record({
      at: now,
      actor: 'booker',
      subject: { kind: 'order', id: orderId },
      action: 'payment.started',
    })
    const until =
      locked && heldWhilePaying(locked.state, locked.registration, { ends: payment.sessionEnds, isFirst: !last })
    // The job that ends the hold finds it longer, and comes again at its new end.
    if (locked && until)
      await stores.changeRegistrations([{ id: locked.registration.id, to: { state: 'awaiting-payment', until } }])
    return { order, payment }
  })
}

/** Where seats are held, ended holds have expired by now; elsewhere the time is checked here. */
function canBePaid({ status, product }: Order, now: Temporal.Instant): boolean {
  if (status.state !== 'awaiting-payment') return false
  return product.kind === 'live' || Temporal.Instant.compare(now, status.until) < 0
}

function isUsable(payment: Payment, provider: PaymentProvider, now: Temporal.Instant): boolean {
  if (payment.state !== 'open' || payment.provider !== provider) return false
  if (payment.session) return Temporal.Instant.compare(now, payment.sessionEnds) < 0
  return mayOpenAgain(payment.begunAt, now)
}

/** Unless its event came first: events name the payment, and do not wait for this. */
async function keepSession(ports: StartCheckoutPorts, { id }: Payment, session: CheckoutSession): Promise<void> {
  await ports.transactions.run((stores: Stores) => stores.changePayment(id, { session, at: ports.clock.now() }))
}
