import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { type PaymentEventKind, type PaymentProvider, paymentProviders } from '#domain/payment/payment.ts'
import type { CheckoutParts } from '#features/payment/providers/payment-adapter.ts'
import { readStripeEvent, stripeCheckout } from '#features/payment/providers/stripe-checkout.ts'
import { testAdapter } from '#features/payment/providers/test-checkout.ts'
import { testCheckoutStoreOn } from '#features/payment/store/test-checkout-store.ts'
import { testCheckoutSession } from '#platform/db/tables.ts'
import { paymentAdapters, paymentHooks, setUpProvider, standIn } from '#server/composition/payment-providers.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { checkoutContract, noon, type OpenedCheckout, type SentMessage } from './checkout.ts'
import { openStripe } from './stripe-server.ts'

const secret = 'whsec_contract'
const keys = { secretKey: 'sk_test_contract', webhookSecret: secret }

/** Opening one takes longer than all the rest. */
const database = freshEmbedded()
afterAll(async () => (await database).close())

/** How each provider is opened for the suite: a new row of the table is missing here until it has a place. */
const openings: Record<PaymentProvider, () => Promise<OpenedCheckout>> = {
  stripe: openStripeCheckout,
  test: openTestCheckout,
}

for (const provider of paymentProviders) checkoutContract(provider, openings[provider])

describe.each(Object.entries(paymentAdapters))('the row of %s', (provider, { hook, setUp, variable }) => {
  it('has a hook of this site', () => {
    expect(hook.path).toMatch(/^[/]hooks[/][a-z-]+$/)
    expect(paymentHooks.map(({ path }) => path).filter((path) => path === hook.path)).toHaveLength(1)
  })

  it('is set up by its variable alone', () => {
    expect(variable === null).toBe(provider === 'test')
    if (variable !== null) expect(setUp({})).toBeNull()
    if (variable !== null) expect(setUpProvider({ [variable]: '?' }).problems).toHaveLength(1)
  })
})

async function openStripeCheckout(): Promise<OpenedCheckout> {
  const stripe = await openStripe({ secret, now: () => noon })
  const { provider, problems } = setUpProvider({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
  })
  if (provider?.id !== 'stripe' || !provider.isTrial) throw new Error(`Stripe is not set up: ${problems.join()}`)
  // it asks nothing of this site
  const { checkout } = provider.open({} as CheckoutParts)
  return {
    checkout,
    async happens(id, what) {
      if (what === 'paid') stripe.pay(id)
      else stripe.runOut(id)
      return stripe.messages()
    },
    messages: async () => stripe.messages(),
    refunds: stripe.refunds,
    breakDown: stripe.breakDown,
    close: stripe.close,
  }
}

/** The test checkout on a real database, with someone at its hook who keeps what comes. */
async function openTestCheckout(): Promise<OpenedCheckout> {
  const { db } = await database
  await db.delete(testCheckoutSession)
  const received: SentMessage[] = []
  const hook = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ body, signature: String(request.headers[testAdapter.hook.signatureHeader] ?? '') })
      response.end()
    })
  })
  await once(hook.listen(0, '127.0.0.1'), 'listening')
  const address = hook.address()
  if (address === null || typeof address === 'string') throw new Error('the hook has no port')

  let isAway = false
  const due: { sessionId: string; news: PaymentEventKind[] }[] = []
  let refunds = 0
  const store = testCheckoutStoreOn(db, async (_tx, effect) => {
    if (effect.kind !== 'test-checkout-news') throw new Error(`the test checkout wants ${effect.kind}`)
    if (effect.news.includes('refunded')) refunds += 1
    due.push(effect)
  })
  const { checkout, testCheckout: service } = standIn.open({
    store: {
      ...store,
      keep: (session) => (isAway ? Promise.reject(new Error('the database is away')) : store.keep(session)),
    },
    clock: { now: () => noon },
    randomSource: { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() },
    secret,
    siteUrl: 'https://site.example',
    ownUrl: `http://127.0.0.1:${address.port}`,
  })
  if (!service) throw new Error('the test checkout has no page')
  const page = service

  async function messages(): Promise<SentMessage[]> {
    for (const { sessionId, news } of due.splice(0)) await page.notify(sessionId, news)
    return received.splice(0)
  }

  return {
    checkout,
    async happens(id, what) {
      if (what === 'paid') await page.pay(id)
      else await checkout.expire(id)
      return messages()
    },
    messages,
    refunds: () => refunds,
    breakDown: () => {
      isAway = true
    },
    async close() {
      hook.closeAllConnections()
      hook.close()
      await once(hook, 'close')
    },
  }
}

describe('the way to Stripe', () => {
  it.each([
    ['with a test key, and shows it', { ...keys }, 'in-test'],
    ['with a key that Stripe does not know', { ...keys, secretKey: 'sk_live_wrong' }, 'not-let-in'],
  ])('is tried %s', async (_, { secretKey, webhookSecret }, state) => {
    const stripe = await openStripe({ secret, now: () => noon })
    try {
      expect(await stripeCheckout({ secretKey, webhookSecret, apiUrl: stripe.url }).check()).toBe(state)
    } finally {
      await stripe.close()
    }
  })

  it('ends where Stripe does not answer', async () => {
    const stripe = await openStripe({ secret, now: () => noon })
    stripe.breakDown()
    try {
      expect(await stripeCheckout({ ...keys, apiUrl: stripe.url }).check()).toBe('not-reached')
    } finally {
      await stripe.close()
    }
  })
})

describe('what Stripe is asked', () => {
  it('is for one line of the whole amount, by card, in the language of the page', async () => {
    const stripe = await openStripe({ secret, now: () => noon })
    try {
      await stripeCheckout({ ...keys, apiUrl: stripe.url }).open({
        paymentId: '0b6f1c1e-6c0b-4b57-9d59-0f6f4f6a5a10',
        number: '2026-0042',
        description: 'Flight Levels Introduction',
        amount: 118_80,
        language: 'en',
        email: 'hannah.behrens@post.example',
        successUrl: 'https://site.example/done',
        cancelUrl: 'https://site.example/back',
        expiresAt: noon.add({ minutes: 31 }),
        idempotencyKey: 'checkout:1',
      })
      const [asked] = stripe.requests
      expect(asked).toMatchObject({ path: '/v1/checkout/sessions', key: 'checkout:1' })
      expect(Object.fromEntries(asked?.form ?? [])).toEqual({
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        'adaptive_pricing[enabled]': 'false',
        client_reference_id: '2026-0042',
        customer_email: 'hannah.behrens@post.example',
        locale: 'en',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '11880',
        'line_items[0][price_data][product_data][name]': 'Flight Levels Introduction',
        'metadata[payment]': '0b6f1c1e-6c0b-4b57-9d59-0f6f4f6a5a10',
        'metadata[order]': '2026-0042',
        'payment_intent_data[metadata][payment]': '0b6f1c1e-6c0b-4b57-9d59-0f6f4f6a5a10',
        'payment_intent_data[metadata][order]': '2026-0042',
        'payment_intent_data[description]': '2026-0042',
        success_url: 'https://site.example/done',
        cancel_url: 'https://site.example/back',
        expires_at: String(noon.add({ minutes: 31 }).epochMilliseconds / 1000),
      })
    } finally {
      await stripe.close()
    }
  })
})

describe('messages that are none of our business', () => {
  const metadata = { payment: '0b6f1c1e-6c0b-4b57-9d59-0f6f4f6a5a10' }
  const paid = {
    id: 'cs_1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 1,
    currency: 'eur',
    metadata,
  }
  it.each([
    ['another kind', 'customer.created', { id: 'cus_1' }],
    ['somebody else’s session in the same account', 'checkout.session.completed', { ...paid, metadata: {} }],
    ['a session whose mark is no payment of ours', 'checkout.session.expired', { ...paid, metadata: { payment: 'x' } }],
    ['a session whose money is still on its way', 'checkout.session.completed', { ...paid, payment_status: 'unpaid' }],
    ['dollars', 'checkout.session.completed', { ...paid, currency: 'usd' }],
    ['a part of the money that went back', 'charge.refunded', { refunded: false, metadata }],
    ['a dispute', 'charge.dispute.created', { id: 'dp_1', metadata }],
  ])('%s', (_, type, object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const timestamp = noon.epochMilliseconds / 1000
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    expect(readStripeEvent(new TextEncoder().encode(payload), signature, { secret, now: noon })).toEqual({
      kind: 'other',
    })
  })
})
