import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { SentMessage } from './checkout.ts'

/** The allowed parameters of the calls; Stripe refuses any other. */
const knownParameters =
  /^(mode|client_reference_id|customer_email|locale|expires_at|success_url|cancel_url|amount|payment_intent|allowed_payment_method_types\[\d\]|adaptive_pricing\[enabled\]|line_items\[\d\]\[.+\]|metadata\[\w+\]|payment_intent_data\[(description|metadata\]\[\w+)\])$/

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  metadata: Record<string, string>
  /** In cents, of what was paid. */
  returned: number
}

export interface StripeServer {
  url: string
  sessions: Map<string, Session>
  /** What was asked, in order: method, path, form. */
  requests: { path: string; form: URLSearchParams; key: string | undefined }[]
  refunds(): number
  pay(sessionId: string): boolean
  runOut(sessionId: string): boolean
  /** Messages since the last time. */
  messages(): SentMessage[]
  breakDown(): void
  close(): Promise<void>
}

/**
 * The few calls of Stripe's API (2026-10-28.endive) that the site makes, as its reference describes them: forms in, JSON out, idempotency
 * keys that insist on the same parameters, and signed messages. `now` is its clock.
 */
export async function openStripe({
  secret,
  now,
}: {
  secret: string
  now: () => Temporal.Instant
}): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, { form: string; status: number; body: unknown }>()
  const requests: StripeServer['requests'] = []
  const outbox: SentMessage[] = []
  let refunds = 0
  let isAway = false

  const server = createServer((request, response) => {
    void handle(request, response)
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (isAway) return void request.socket.destroy()
    const key = request.headers['idempotency-key']?.toString()
    const path = request.url ?? ''
    const form = new URLSearchParams(body)
    requests.push({ path, form, key })
    const known = key === undefined ? undefined : answered.get(key)
    const { status, body: answer } = known ? again(known, body) : reply(path, form, request.headers.authorization)
    if (key !== undefined && !known) answered.set(key, { form: body, status, body: answer })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  function reply(path: string, form: URLSearchParams, authorization: string | undefined) {
    if (authorization !== 'Bearer sk_test_contract') return { ...refusal('Invalid API Key'), status: 401 }
    const unknown = [...form.keys()].find((name) => !knownParameters.test(name))
    if (unknown) return refusal(`Received unknown parameter: ${unknown}`)
    if (path.startsWith('/v1/checkout/sessions?')) return ok({ object: 'list', data: [], has_more: false })
    return replyToForm(path, form)
  }

  function replyToForm(path: string, form: URLSearchParams) {
    if (path === '/v1/checkout/sessions') return created(form)
    const [, ending] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (ending)
      return runOut(ending)
        ? ok(shown(ending))
        : refusal('Only Checkout Sessions with a status in ["open"] can be expired.')
    if (path === '/v1/refunds') return refunded(form)
    return { ...refusal(`Unrecognized request URL ${path}`), status: 404 }
  }

  function created(form: URLSearchParams) {
    const left = Number(form.get('expires_at')) - now().epochMilliseconds / 1000
    if (left < 30 * 60 || left > 24 * 3600)
      return refusal(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      )
    const id = `cs_test_${sessions.size + 1}`
    sessions.set(id, {
      id,
      status: 'open',
      amount: Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
      metadata: { payment: form.get('metadata[payment]') ?? '', order: form.get('metadata[order]') ?? '' },
      returned: 0,
    })
    return ok(shown(id))
  }

  function refunded(form: URLSearchParams) {
    const session = sessions.get((form.get('payment_intent') ?? '').replace(/^pi_/, ''))
    if (session?.status !== 'complete')
      return refusal('No such payment_intent', 'invalid_request_error', 'resource_missing')
    const left = session.amount - session.returned
    if (left === 0)
      return refusal('Charge has already been refunded.', 'invalid_request_error', 'charge_already_refunded')
    const amount = Number(form.get('amount') ?? left)
    if (amount > left) return refusal('Refund amount is greater than unrefunded amount on charge.')
    session.returned += amount
    refunds += 1
    const isWhole = session.returned === session.amount
    send('charge.refunded', {
      object: 'charge',
      refunded: isWhole,
      amount_refunded: session.returned,
      currency: 'eur',
      payment_intent: form.get('payment_intent'),
      metadata: session.metadata,
    })
    return ok({ id: `re_${refunds}`, object: 'refund', status: 'succeeded', amount })
  }

  function shown(id: string) {
    const session = sessions.get(id)
    return {
      id,
      object: 'checkout.session',
      status: session?.status,
      url: session?.status === 'open' ? `${url}/c/pay/${id}` : null,
      payment_status: session?.status === 'complete' ? 'paid' : 'unpaid',
      payment_intent: session?.status === 'complete' ? `pi_${id}` : null,
      amount_total: session?.amount,
      currency: 'eur',
      metadata: session?.metadata,
    }
  }

  function move(id: string, status: 'complete' | 'expired', type: string): boolean {
    const session = sessions.get(id)
    if (session?.status !== 'open') return false
    session.status = status
    send(type, shown(id))
    return true
  }
  const runOut = (id: string) => move(id, 'expired', 'checkout.session.expired')

  function send(type: string, object: object): void {
    const timestamp = Math.floor(now().epochMilliseconds / 1000)
    const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, created: timestamp, data: { object } }
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    outbox.push({ body: new TextEncoder().encode(payload), signature })
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    sessions,
    requests,
    refunds: () => refunds,
    pay: (id) => move(id, 'complete', 'checkout.session.completed'),
    runOut,
    messages: () => outbox.splice(0),
    breakDown: () => {
      isAway = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function again(known: { form: string; status: number; body: unknown }, form: string) {
  if (known.form === form) return known
  return refusal('Keys for idempotent requests can only be used with the same parameters', 'idempotency_error')
}

function ok(body: unknown) {
  return { status: 200, body }
}

function refusal(message: string, type = 'invalid_request_error', code?: string) {
  return { status: 400, body: { error: { type, message, ...(code && { code }) } } }
}
