import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '#domain/payment/payment.ts'
import type { Checkout, CheckoutRequest, PaymentEvent } from '#features/payment/ports.ts'

/** A message as it was sent to the provider's hook. */
export interface SentMessage {
  body: Uint8Array
  signature: string
}

export interface OpenedCheckout {
  checkout: Checkout
  /** What a customer, or time, does to a session: the messages that the provider sends about it, in order. */
  happens(sessionId: string, what: 'paid' | 'runs-out'): Promise<SentMessage[]>
  /** Messages caused by the calls since the last time. */
  messages(): Promise<SentMessage[]>
  /** How often money went back. */
  refunds(): number
  /** From now on the provider does not answer. */
  breakDown(): void
  close(): Promise<void>
}

export const noon = Temporal.Instant.from('2026-11-21T12:00:00Z')

/** What every `Checkout` promises. */
export function checkoutContract(provider: PaymentProvider, open: () => Promise<OpenedCheckout>): void {
  describe(`the checkout of ${provider}`, () => {
    let opened: OpenedCheckout
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    const read = ({ body, signature }: SentMessage, at = noon) => opened.checkout.readEvent(body, signature, at)

    async function afterPaying() {
      const { sessionId } = await opened.checkout.open(request())
      const [message] = await opened.happens(sessionId, 'paid')
      if (!message) throw new Error('the provider says nothing')
      return { sessionId, message }
    }

    async function receiptOf(message: SentMessage): Promise<string> {
      const event = read(message)
      if (event?.kind !== 'paid') throw new Error('that is not about a payment')
      return event.receipt
    }

    it('goes by the name of its row', () => {
      expect(opened.checkout.provider).toBe(provider)
    })

    it('opens a page to pay at, the same for the same key', async () => {
      const session = await opened.checkout.open(request())
      expect(new URL(session.url).protocol).toMatch(/^https?:$/)
      expect(await opened.checkout.open(request())).toEqual(session)
      const other = await opened.checkout.open(request({ idempotencyKey: 'checkout:2' }))
      expect(other.sessionId).not.toBe(session.sessionId)
    })

    it('names its pages, so that browsers let a form lead there', async () => {
      const { url } = await opened.checkout.open(request())
      expect(['https://site.example', ...opened.checkout.pages]).toContain(new URL(url).origin)
    })

    it('reports the amount, the payment and the receipt', async () => {
      const { sessionId, message } = await afterPaying()
      expect(read(message)).toEqual({
        kind: 'paid',
        eventId: expect.stringMatching(/./),
        paymentId: request().paymentId,
        session: sessionId,
        receipt: expect.stringMatching(/./),
        amount: request().amount,
      })
    })

    it('reports an expired session', async () => {
      const { sessionId } = await opened.checkout.open(request())
      const [message] = await opened.happens(sessionId, 'runs-out')
      expect(message && read(message)).toMatchObject({ kind: 'expired', paymentId: request().paymentId })
    })

    it('lets no one pay after it was told to end a session, however often', async () => {
      const { sessionId } = await opened.checkout.open(request())
      await opened.checkout.expire(sessionId)
      await opened.checkout.expire(sessionId)
      expect(await kindsOf(opened.messages())).toEqual(['expired'])
      expect(await opened.happens(sessionId, 'paid')).toEqual([])
    })

    it('does not end what is paid', async () => {
      const { sessionId } = await afterPaying()
      await opened.checkout.expire(sessionId)
      expect(await kindsOf(opened.messages())).not.toContain('expired')
    })

    it('refunds once per key, and reports it', async () => {
      const { message } = await afterPaying()
      const due = { receipt: await receiptOf(message), amount: request().amount, idempotencyKey: 'refund:1' }
      await opened.messages()
      await opened.checkout.refund(due)
      await opened.checkout.refund(due)
      expect(opened.refunds()).toBe(1)
      const [received] = await opened.messages()
      expect(received && read(received)).toMatchObject({ kind: 'refunded', paymentId: request().paymentId })
    })

    it('pays back a part and takes the payment for as paid as before', async () => {
      const { message } = await afterPaying()
      await opened.messages()
      const part = { receipt: await receiptOf(message), amount: 100, idempotencyKey: 'return:1' }
      await opened.checkout.refund(part)
      await opened.checkout.refund(part)
      for (const received of await opened.messages())
        expect(read(received)).toMatchObject({ kind: 'part-refunded', amount: 100 })
    })

    it('is content when the money went back by hand before', async () => {
      const { message } = await afterPaying()
      const receipt = await receiptOf(message)
      await opened.checkout.refund({ receipt, amount: request().amount, idempotencyKey: 'by hand' })
      await opened.checkout.refund({ receipt, amount: request().amount, idempotencyKey: 'refund:1' })
      expect(opened.refunds()).toBe(1)
    })

    it('does not pay back what was never paid', async () => {
      const due = { receipt: 'pi_unknown', amount: 100, idempotencyKey: 'refund:2' }
      await expect(opened.checkout.refund(due)).rejects.toThrow()
    })

    it.each<[string, (sent: SentMessage) => SentMessage]>([
      ['without a signature', (sent) => ({ ...sent, signature: '' })],
      ['with somebody else’s', (sent) => ({ ...sent, signature: sent.signature.replace(/v1=.{8}/, 'v1=00000000') })],
      ['changed on its way', ({ body, signature }) => ({ body: changed(body), signature })],
      ['that is no text', (sent) => ({ ...sent, body: Uint8Array.of(0xff, 0xfe, 0x00) })],
    ])('believes no message %s', async (_, spoil) => {
      const { message } = await afterPaying()
      expect(read(spoil(message))).toBeNull()
    })

    it.each([{ minutes: 6 }, { minutes: -6 }])('believes no message whose time is wrong by %o', async (later) => {
      const { message } = await afterPaying()
      expect(read(message, noon.add({ minutes: 4 }))).not.toBeNull()
      expect(read(message, noon.add(later))).toBeNull()
    })

    it('throws when the provider is away', async () => {
      opened.breakDown()
      await expect(opened.checkout.open(request())).rejects.toThrow()
    })

    async function kindsOf(messages: Promise<SentMessage[]>): Promise<(PaymentEvent['kind'] | undefined)[]> {
      return (await messages).map((message) => read(message)?.kind)
    }
  })
}

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    paymentId: '0b6f1c1e-6c0b-4b57-9d59-0f6f4f6a5a10',
    number: '2026-0042',
    description: 'Flight Levels Introduction, 25. November 2026, 2 Personen (Bestellung 2026-0042)',
    amount: 237_60,
    language: 'de',
    email: 'lena.hofstaetter@almwerk.example',
    successUrl: 'https://site.example/de/order/x?checkout=done',
    cancelUrl: 'https://site.example/de/order/x',
    expiresAt: noon.add({ minutes: 31 }),
    idempotencyKey: 'checkout:1',
    ...changes,
  }
}

function changed(body: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(body).replace('23760', '1'))
}
