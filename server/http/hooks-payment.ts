import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Checkout, PaymentEvent } from '#features/payment/ports.ts'
import type { PaymentHook } from '#features/payment/providers/payment-adapter.ts'
import type { PaymentEventOutcome } from '#features/payment/take-payment-event.ts'
import type { Clock } from '#platform/ports.ts'
import type { Log } from '../log.ts'

export interface PaymentHookParts {
  hooks: readonly PaymentHook[]
  checkout: Pick<Checkout, 'readEvent'>
  clock: Clock
  takePaymentEvent(event: PaymentEvent): Promise<PaymentEventOutcome>
  log: Log
}

/** Messages of providers have a few kilobytes. */
const longestMessage = 256 * 1024

/**
 * `POST /hooks/stripe` and its like: events of the payment provider. 200 for events that are applied, already applied or irrelevant; 400 for an
 * invalid signature; 500 when an event cannot be applied now, and the provider retries for three days.
 */
export function paymentHookRoutes({ hooks, checkout, clock, takePaymentEvent, log }: PaymentHookParts): Hono {
  const app = new Hono()
  async function take(context: Context, signatureHeader: string): Promise<Response> {
    const body = new Uint8Array(await context.req.arrayBuffer())
    const event = checkout.readEvent(body, context.req.header(signatureHeader), clock.now())
    if (event === null) return context.text('signature is missing, wrong or too old\n', 400)
    try {
      const taken = await takePaymentEvent(event)
      return context.text(taken.outcome === 'done' ? 'taken\n' : `${taken.refusal.reason}\n`)
    } catch (error) {
      log.error({ error, payment: 'paymentId' in event ? event.paymentId : undefined }, 'payment event failed')
      return context.text('not now\n', 500)
    }
  }
  for (const { path, signatureHeader } of hooks)
    app.post(path, bodyLimit({ maxSize: longestMessage }), (context) => take(context, signatureHeader))
  return app
}
