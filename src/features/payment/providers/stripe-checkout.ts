import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { DisputeState } from '#domain/payment/payment.ts'
import type { ConnectionState } from '#domain/settings/site-settings.ts'
import type { Checkout } from '#features/payment/ports.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import type { PaymentEvent } from '../ports.ts'
import { type PaymentHook, paymentAdapter } from './payment-adapter.ts'

interface StripeKeys {
  /** STRIPE_SECRET_KEY */
  secretKey: string
  /** STRIPE_WEBHOOK_SECRET */
  webhookSecret: string
  /** STRIPE_API_URL: where the API is, if not at Stripe. */
  apiUrl?: string | undefined
}

export const stripeHook: PaymentHook = { path: '/hooks/stripe', signatureHeader: 'stripe-signature' }

const environment = z
  .object({
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, { error: 'must be a secret key of Stripe, which begins with sk_ or rk_', abort: true })
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'must be the signing secret of a webhook of Stripe, which begins with whsec_')
      .optional(),
    STRIPE_API_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' })
      .optional(),
  })
  .transform(
    (
      { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl },
      check,
    ): StripeKeys | null => {
      if (secretKey === undefined) return null
      if (webhookSecret !== undefined) return { secretKey, webhookSecret, apiUrl }
      check.addIssue({
        code: 'custom',
        path: ['STRIPE_SECRET_KEY'],
        message: 'needs STRIPE_WEBHOOK_SECRET: without it nobody would hear of a payment',
      })
      return z.NEVER
    },
  )

export const stripeAdapter = paymentAdapter({
  variable: 'STRIPE_SECRET_KEY',
  hook: stripeHook,
  environment,
  isTrial: ({ secretKey }) => !isLiveKey(secretKey),
  open: (keys) => ({ checkout: stripeCheckout(keys), testCheckout: null }),
})

/** In milliseconds. Someone waits in front of the page: Stripe answers within one second. */
const patience = 8_000

/** Payments through the hosted page of Stripe (docs/rules/payment.md). No data of cards or buyers comes back. */
export function stripeCheckout({ secretKey, webhookSecret, apiUrl }: StripeKeys): Checkout & CheckedConnection {
  let opened: Stripe | undefined
  function stripe(): Stripe {
    const Library = stripeLibrary()
    opened ??= new Library(secretKey, {
      timeout: patience,
      // With the same idempotency key, so that nothing is done twice.
      maxNetworkRetries: 1,
      telemetry: false,
      ...placeOf(apiUrl),
    })
    return opened
  }
  return {
    provider: 'stripe',
    pages:
      apiUrl === undefined ? ['https://checkout.stripe.com'] : ['https://checkout.stripe.com', new URL(apiUrl).origin],
    async open({ paymentId, number, description, amount, language, email, successUrl, cancelUrl, ...request }) {
      const metadata = { payment: paymentId, order: number }
      const session = await stripe().checkout.sessions.create(
        {
          mode: 'payment',
          // Others take days until the money is there; the seats do not wait for that.
          allowed_payment_method_types: ['card'],
          // One currency for order, payment and refund.
          adaptive_pricing: { enabled: false },
          client_reference_id: number,
          customer_email: email,
          locale: language,
          line_items: [
            { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: description } } },
          ],
          metadata,
          // The charge inherits them: that is how the message about a refund names its payment.
          payment_intent_data: { metadata, description: number },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.ceil(request.expiresAt.epochMilliseconds / 1000),
        },
        { idempotencyKey: request.idempotencyKey },
      )
      if (!session.url) throw new Error(`Stripe gave session ${session.id} no page`)
      return { sessionId: session.id, url: session.url }
    },
    async expire(sessionId) {
      try {
        await stripe().checkout.sessions.expire(sessionId)
      } catch (error) {
        // Stripe refuses to end what is paid or over, with 400: that is all that is wanted.
        if (!(error instanceof stripeLibrary().errors.StripeInvalidRequestError) || error.statusCode !== 400)
          throw error
      }
    },
    async refund({ receipt, amount, idempotencyKey }) {
      try {
        const { id } = await stripe().refunds.create({ payment_intent: receipt, amount }, { idempotencyKey })
        return id
      } catch (error) {
        // Someone was quicker, by hand.
        if (!(error instanceof stripeLibrary().errors.StripeError) || error.code !== 'charge_already_refunded')
          throw error
        return null
      }
    },
    async check() {
      try {
        await stripe().checkout.sessions.list({ limit: 1 })
        return isLiveKey(secretKey) ? 'works' : 'in-test'
      } catch (error) {
        return problemOf(error)
      }
    },
    readEvent: (body, signature, now) => readStripeEvent(body, signature, { secret: webhookSecret, now }),
  }
}

/** With all others no one really pays. */
function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey)
}

/** Messages of Stripe may contain the key: only the kind is reported. */
function problemOf(error: unknown): ConnectionState {
  const { StripeAuthenticationError, StripeConnectionError, StripePermissionError } = stripeLibrary().errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) return 'not-let-in'
  return error instanceof StripeConnectionError ? 'not-reached' : 'fails'
}

function placeOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

const require = createRequire(import.meta.url)

/** Two hundred files that only who is paid by card needs, and most processes never: they are loaded with the first payment. */
export const stripeLibrary = (): typeof Stripe => require('stripe')

/** In seconds. A caught message is worth nothing after this; clocks may differ by as much. */
const toleranceSeconds = 300

const ours = z.object({ payment: z.uuid() })
const session = z.object({
  id: z.string(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
  amount_total: z.int(),
  currency: z.literal('eur'),
  metadata: ours,
})
const charge = z.object({ refunded: z.boolean(), metadata: ours })
const euros = { payment_intent: z.string(), currency: z.literal('eur') }
const partOfCharge = z.object({ ...euros, amount_refunded: z.int() })
const refund = z.object({ ...euros, id: z.string(), amount: z.int(), status: z.enum(['failed', 'canceled']) })
const dispute = z.object({ ...euros, id: z.string(), amount: z.int(), status: z.string() })

/** Both names of one thing: charges and other payments have each their own. */
const refundEvents: string[] = ['refund.failed', 'refund.updated', 'charge.refund.updated']
const disputeEvents: string[] = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

/** A message in Stripe's format; null when its signature is missing, wrong or too old. `other`: not about a payment of this site. */
export function readStripeEvent(
  body: Uint8Array,
  signature: string | undefined,
  { secret, now }: { secret: string; now: Temporal.Instant },
): PaymentEvent | null {
  const event = checked(body, signature ?? '', { secret, now })
  if (event === null) return null
  const { id, type } = event
  const { object } = event.data
  if (type === 'charge.refunded') {
    const { data } = charge.safeParse(object)
    if (data?.refunded) return { kind: 'refunded', eventId: id, paymentId: data.metadata.payment }
  }
  const money = moneyEvent(type, object)
  if (money) return { ...money, eventId: id, at: Temporal.Instant.fromEpochMilliseconds(event.created * 1000) }
  const { data } = session.safeParse(object)
  if (!data) return { kind: 'other' }
  const paymentId = data.metadata.payment
  if (type === 'checkout.session.expired') return { kind: 'expired', eventId: id, paymentId }
  const completed = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'].includes(type)
  if (!completed || data.payment_status !== 'paid' || data.payment_intent === null) return { kind: 'other' }
  const { payment_intent: receipt, amount_total: amount } = data
  return { kind: 'paid', eventId: id, paymentId, session: data.id, receipt, amount }
}

/** What became of money that was paid; null for anything else. */
function moneyEvent(type: string, object: unknown) {
  if (type === 'charge.refunded') {
    const { data } = partOfCharge.safeParse(object)
    return data && ({ kind: 'part-refunded', receipt: data.payment_intent, amount: data.amount_refunded } as const)
  }
  if (refundEvents.includes(type)) {
    const { data } = refund.safeParse(object)
    return (
      data && ({ kind: 'refund-failed', receipt: data.payment_intent, refundId: data.id, amount: data.amount } as const)
    )
  }
  if (!disputeEvents.includes(type)) return null
  const { data } = dispute.safeParse(object)
  return (
    data &&
    ({
      kind: 'disputed',
      receipt: data.payment_intent,
      disputeId: data.id,
      amount: data.amount,
      state: stateOfDispute(data.status),
    } as const)
  )
}

/** Stripe's `warning_…` is an inquiry, which has taken no money; one that is closed never became a dispute. */
function stateOfDispute(status: string): DisputeState {
  if (status === 'won' || status === 'lost') return status
  if (status === 'warning_closed' || status === 'prevented') return 'won'
  return status.startsWith('warning_') ? 'inquiry' : 'open'
}

function checked(
  body: Uint8Array,
  signature: string,
  { secret, now }: { secret: string; now: Temporal.Instant },
): Stripe.Event | null {
  try {
    // The library refuses what is too old, but takes any time to come.
    const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
    if (!(at <= now.epochMilliseconds / 1000 + toleranceSeconds)) return null
    // The library reads bytes as text of its own kind; a message is text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const { webhooks } = stripeLibrary()
    return webhooks.constructEvent(text, signature, secret, toleranceSeconds, undefined, now.epochMilliseconds)
  } catch {
    return null
  }
}
