import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { DisputeState } from '#domain/payment/payment.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'

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

/**
 * Reads a message in Stripe's format after checking its signature; null when that is missing, wrong or too old. Events that are not about a
 * payment of this site are `other`.
 */
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
