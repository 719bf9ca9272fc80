import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#tests/helpers/nightly.ts'
import { applyPaymentEvent, type PaymentEventKind, type PaymentState, paymentStates } from './payment.ts'

describe('where news take a payment', () => {
  it.each([
    ['paid in time', 'open', 'paid', 'confirm', 'paid'],
    ['paid late, with seats', 'expired', 'paid', 'confirm', 'paid'],
    ['paid late, without', 'expired', 'paid', 'refund', 'refund-due'],
    ['paid for what is cancelled', 'open', 'paid', 'refund', 'refund-due'],
    ['paid a second time, by another attempt', 'open', 'paid', 'nothing-to-do', 'refund-due'],
    ['paid by an attempt that was given up', 'failed', 'paid', 'confirm', 'paid'],
    ['paid, reported twice', 'paid', 'paid', 'nothing-to-do', null],
    ['paid, reported again after it was cancelled', 'paid', 'paid', 'refund', null],
    ['run out', 'open', 'expired', 'confirm', 'expired'],
    ['expired, reported after it was paid', 'paid', 'expired', 'nothing-to-do', null],
    ['paid back', 'refund-due', 'refunded', 'refund', 'refunded'],
    ['paid back by hand', 'paid', 'refunded', 'nothing-to-do', 'refunded'],
    ['refunded, reported before it was paid', 'open', 'refunded', 'confirm', null],
  ] as const)('%s', (_, state, events, ordered, to) => {
    expect(applyPaymentEvent(state, events, ordered)).toBe(to)
  })

  /** The seats are either the booker’s, or free to be taken, or gone; what is confirmed by a payment stays so. */
  function outcomeOf(events: readonly PaymentEventKind[], late: 'confirm' | 'refund') {
    let state: PaymentState = 'open'
    let confirmed = 0
    let due = 0
    for (const next of events) {
      const to = applyPaymentEvent(state, next, confirmed > 0 ? 'nothing-to-do' : late)
      if (to === null) continue
      if (to === 'paid') confirmed += 1
      if (to === 'refund-due') due += 1
      state = to
    }
    return { state, confirmed, due }
  }

  it('never confirms twice, never pays back twice, and does one of the two once there is money, in whatever order the news come', () => {
    const events = fc.array(fc.constantFrom<PaymentEventKind>('paid', 'expired', 'refunded'), { maxLength: 12 })
    fc.assert(
      fc.property(events, fc.constantFrom('confirm' as const, 'refund' as const), (all, late) => {
        const { confirmed, due } = outcomeOf(all, late)
        expect(confirmed + due).toBe(all.includes('paid') ? 1 : 0)
      }),
      runs(1000),
    )
  })

  it('knows an answer for every state', () => {
    for (const state of paymentStates) {
      for (const events of ['paid', 'expired', 'refunded'] as const) {
        expect(() => applyPaymentEvent(state, events, 'confirm')).not.toThrow()
      }
    }
  })
})
