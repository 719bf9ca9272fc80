import { z } from 'zod'
import type { PaymentEventKind } from '#domain/payment/payment.ts'
import type { Checkout, TestCheckout, TestSession } from '#features/payment/ports.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import { type CheckoutParts, paymentAdapter } from './payment-adapter.ts'
import { readStripeEvent, stripeHook, stripeLibrary } from './stripe-checkout.ts'

const types = {
  paid: 'checkout.session.completed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const satisfies Record<PaymentEventKind, string>

/** A message about a session in Stripe's format. The same event has the same id each time it is sent. */
function testEvent({ id, request }: Pick<TestSession, 'id' | 'request'>, event: PaymentEventKind): string {
  const metadata = { payment: request.paymentId, order: request.number }
  const session = {
    id,
    object: 'checkout.session',
    payment_status: event === 'paid' ? 'paid' : 'unpaid',
    payment_intent: event === 'paid' ? `pi_${id}` : null,
    amount_total: request.amount,
    currency: 'eur',
    metadata,
  }
  const object = event === 'refunded' ? { object: 'charge', refunded: true, metadata } : session
  return JSON.stringify({ id: `evt_${event}_${id}`, object: 'event', type: types[event], data: { object } })
}

/** It needs no keys: who may use it is decided in server/env.ts. */
export const testAdapter = paymentAdapter({
  variable: null,
  hook: stripeHook,
  environment: z.object({}),
  isTrial: () => true,
  open(_, { ownUrl, ...parts }) {
    const { checkout, service } = testCheckout({ ...parts, hookUrl: `${ownUrl}${stripeHook.path}` })
    return { checkout, testCheckout: service }
  },
})

/** Replaces Stripe without keys: a page of this site, marked as a test, and signed messages in Stripe's format (docs/rules/payment.md). */
function testCheckout({
  store,
  clock,
  randomSource,
  secret,
  siteUrl,
  hookUrl,
}: Omit<CheckoutParts, 'ownUrl'> & { /** Where its messages go. */ hookUrl: string }): {
  checkout: Checkout & CheckedConnection
  service: TestCheckout
} {
  const checkout: Checkout & CheckedConnection = {
    provider: 'test',
    check: async () => 'stand-in',
    pages: [],
    async open({ expiresAt, ...request }) {
      const kept = await store.keep({ id: randomSource.token(), request, expiresAt, state: 'open' })
      return { sessionId: kept.id, url: `${siteUrl}/${kept.request.language}/checkout/${kept.id}` }
    },
    async expire(sessionId) {
      await store.move(sessionId, { from: ['open'], to: 'expired', events: ['expired'] })
    },
    async refund({ receipt, amount, idempotencyKey }) {
      const id = sessionOf(receipt)
      const session = await store.find(id)
      if (session?.state !== 'paid' && session?.state !== 'refunded') throw new Error(`${receipt} was never paid`)
      // As at Stripe, a part that goes back is no refunded session.
      if (amount === session.request.amount)
        await store.move(id, { from: ['paid'], to: 'refunded', events: ['refunded'] })
      return `re_${idempotencyKey}`
    },
    readEvent: (body, signature, now) => readStripeEvent(body, signature, { secret, now }),
  }
  const service: TestCheckout = {
    async session(id) {
      const found = await store.find(id)
      if (found?.state !== 'open') return found
      const isOver = Temporal.Instant.compare(clock.now(), found.expiresAt) >= 0
      return isOver ? { ...found, state: 'expired' } : found
    },
    async pay(id) {
      const isOpen = (await service.session(id))?.state === 'open'
      return isOpen && store.move(id, { from: ['open'], to: 'paid', events: ['paid'] })
    },
    payLate: (id) => store.move(id, { from: ['open', 'expired'], to: 'paid', events: ['expired', 'paid'] }),
    async notify(id, events) {
      const session = await store.find(id)
      if (!session) return
      for (const kind of events) await send(testEvent(session, kind))
    },
  }

  async function send(payload: string): Promise<void> {
    const timestamp = Math.floor(clock.now().epochMilliseconds / 1000)
    const signature = stripeLibrary().webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'content-type': 'application/json', [stripeHook.signatureHeader]: signature }
    const answer = await fetch(hookUrl, { method: 'POST', body: payload, headers })
    if (!answer.ok) throw new Error(`the test checkout's message was answered with ${answer.status}`)
  }

  return { checkout, service }
}

/** The receipt is made of the session, as nothing is really paid. */
function sessionOf(receipt: string): string {
  return receipt.replace(/^pi_/, '')
}
