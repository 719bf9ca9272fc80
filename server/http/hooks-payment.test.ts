import { describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import type { PaymentEventOutcome } from '#features/payment/take-payment-event.ts'
import { createLog } from '../log.ts'
import { paymentHookRoutes } from './hooks.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const expired: PaymentEvent = { kind: 'expired', eventId: 'evt_1', paymentId: 'p-1' }

/** The hook of a site whose provider signs with the word 'right'. */
function hook(take: (event: PaymentEvent) => Promise<PaymentEventOutcome>) {
  const asked: string[] = []
  const app = paymentHookRoutes({
    hooks: [{ path: '/hooks/cards', signatureHeader: 'card-signature' }],
    checkout: {
      readEvent(body, signature) {
        asked.push(new TextDecoder().decode(body))
        return signature === 'right' ? expired : null
      },
    },
    clock: { now: () => now },
    takePaymentEvent: take,
    log: createLog('silent'),
  })
  const post = (signature?: string, body: BodyInit = '{"id":"evt_1"} ') =>
    app.request('/hooks/cards', { method: 'POST', body, headers: signature ? { 'card-signature': signature } : {} })
  return { post, asked }
}

describe('the hook of the payment provider', () => {
  it('reads the very bytes that were signed and answers 200, also the second time', async () => {
    let calls = 0
    const { post, asked } = hook(async () => (calls++ === 0 ? done : refused('taken-before')))
    for (const word of ['taken', 'taken-before']) {
      const answer = await post('right')
      expect([answer.status, await answer.text()]).toEqual([200, `${word}\n`])
    }
    expect(asked).toEqual(['{"id":"evt_1"} ', '{"id":"evt_1"} '])
  })

  it.each([undefined, 'wrong'])('answers 400 to a message signed with %s', async (signature) => {
    const { post } = hook(() => Promise.reject(new Error('was asked')))
    expect((await post(signature)).status).toBe(400)
  })

  it('answers 500 when it cannot process a message now, so that it is sent again', async () => {
    const { post } = hook(() => Promise.reject(new Error('the database is away')))
    const answer = await post('right')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('database')
  })

  it('reads no message that is too long', async () => {
    const { post, asked } = hook(async () => done)
    expect((await post('right', 'x'.repeat(300_000))).status).toBe(413)
    expect(asked).toEqual([])
  })
})
