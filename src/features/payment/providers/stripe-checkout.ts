import type Stripe from 'stripe'
import { z } from 'zod'
import type { ConnectionState } from '#domain/settings/site-settings.ts'
import type { Checkout } from '#features/payment/ports.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import { type PaymentHook, paymentAdapter } from './payment-adapter.ts'
import { readStripeEvent, stripeLibrary } from './stripe-events.ts'

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
