import { describe, expect, it } from 'vitest'
import type { OrderState } from '#domain/order/order.ts'
import { paymentView } from './order-to-pay.tsx'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const awaiting = { state: 'awaiting-payment', until: now.add({ minutes: 29, seconds: 1 }) } as const
const over = { state: 'awaiting-payment', until: now } as const

describe('the payment state on the page of an order', () => {
  it.each([
    ['an invoice', { state: 'confirmed' }, null, null, { state: 'settled' }],
    ['a card that has paid', { state: 'confirmed' }, 'paid', 'done', { state: 'settled' }],
    ['back before the message', awaiting, 'open', 'done', { state: 'checking' }],
    ['back before the message, the time just over', { state: 'expired' }, 'open', 'done', { state: 'checking' }],
    ['a forged parameter on an order without a payment', { state: 'expired' }, null, 'done', { state: 'expired' }],
    ['not paid in time', { state: 'expired' }, 'expired', null, { state: 'expired' }],
    ['the time over, before any job has noticed', over, null, null, { state: 'expired' }],
    ['paid too late', { state: 'expired' }, 'refund-due', 'done', { state: 'refund-due' }],
    ['paid back', { state: 'expired' }, 'refunded', 'done', { state: 'refunded' }],
    ['paid although cancelled', { state: 'cancelled' }, 'refunded', null, { state: 'refunded' }],
    ['cancelled', { state: 'cancelled' }, 'expired', null, { state: 'cancelled' }],
  ] as const)('%s', (_, status, state, trace, view) => {
    expect(paymentView({ status }, state && { state }, { trace, now, wasBooked: false, byCard: true })).toEqual(view)
  })

  it.each([
    ['by invoice', null],
    ['by card, the money on its way back', 'refund-due'],
    ['by card, the money back', 'refunded'],
  ] as const)('a booking %s that was cancelled stays a booking, and not one that no one paid', (_, state) => {
    const status = { state: 'cancelled' } as const
    expect(paymentView({ status }, state && { state }, { trace: null, now, wasBooked: true, byCard: true })).toEqual({
      state: 'settled',
    })
  })

  it('counts begun minutes', () => {
    expect(paymentView({ status: awaiting }, null, { trace: null, now, wasBooked: false, byCard: true })).toMatchObject(
      {
        minutesLeft: 30,
      },
    )
  })
})

it('shows of an order on invoice that its address is to be confirmed, and that it has lapsed afterwards', () => {
  const until = now.add({ hours: 24 })
  const seen = (status: OrderState, at = now) =>
    paymentView({ status }, null, { trace: null, now: at, wasBooked: false, byCard: false })
  expect(seen({ state: 'awaiting-confirmation', until })).toEqual({ state: 'unconfirmed', until: until.toString() })
  expect(seen({ state: 'awaiting-confirmation', until }, until)).toEqual({ state: 'lapsed' })
  expect(seen({ state: 'expired' })).toEqual({ state: 'lapsed' })
})
