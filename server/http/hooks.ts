import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { ChangedPage } from '#content/sources/content-clients.ts'
import { languages } from '#domain/language.ts'
import type { Checkout, PaymentEvent } from '#features/payment/ports.ts'
import type { PaymentHook } from '#features/payment/providers/payment-adapter.ts'
import type { PaymentEventOutcome } from '#features/payment/take-payment-event.ts'
import type { Clock } from '#platform/ports.ts'
import type { Log } from '../log.ts'

export interface ContentHookParts {
  /** CONTENT_WEBHOOK_SECRET, shared with the content system. */
  secret: string
  clock: Clock
  /** Invalidates these pages in every process; without pages, everything. */
  announce(pages: readonly ChangedPage[]): Promise<void>
}

/** Replay window in seconds, which also allows for clock skew. */
const validSeconds = 300

const uri = z
  .string()
  .regex(/^\/\P{Cc}*$/u)
  .max(500)
  .refine((path) => path.isWellFormed())
const body = z.object({
  pages: z
    .array(z.object({ uri, language: z.enum(languages) }))
    .max(100)
    .default([]),
})

/**
 * `POST /hooks/content`: the content system announces a change. The body may name pages (`{"pages":[{"uri":"/workshops","language":"de"}]}`); an
 * empty body invalidates everything. Signed as described in docs/operations.md.
 */
export function contentHook({ secret, clock, announce }: ContentHookParts): Hono {
  const app = new Hono()
  app.post('/', bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
    const raw = Buffer.from(await context.req.arrayBuffer())
    if (!isSigned(raw, context.req.header('x-content-signature'), { secret, now: clock.now() }))
      return context.text('signature is missing, wrong or too old\n', 401)
    const parsed = body.safeParse(json(raw))
    if (!parsed.success) return context.text(`${z.prettifyError(parsed.error)}\n`, 400)
    await announce(parsed.data.pages)
    return context.body(null, 204)
  })
  return app
}

/** The header is `t=1795226657,v1=…`: Unix seconds, and the hex HMAC-SHA256 of `1795226657.` followed by the body. */
function isSigned(raw: Buffer, header: string | undefined, { secret, now }: { secret: string; now: Temporal.Instant }) {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (Math.abs(now.epochMilliseconds / 1000 - Number(at)) > validSeconds) return false
  const expected = createHmac('sha256', secret).update(`${at}.`).update(raw).digest()
  return given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

function json(raw: Buffer): unknown {
  if (raw.length === 0) return {}
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

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
