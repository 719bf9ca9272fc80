import { describe, expect, it } from 'vitest'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder } from '#mails/parts/sample.ts'
import { orderView } from './order-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const view = (order: Order) => orderView({ order, date: fl2dInVienna, cancellation: defaultCancellation }, 'de', now)

describe('an order on its page', () => {
  it('shows its numbers, its people and its price, as plain values', () => {
    const shown = view(donauwerkOrder)
    expect(shown).toMatchObject({
      number: '2026-0148',
      customerNumber: 'K-1042',
      placedAt: '2026-11-21T09:30:00Z',
      bookerName: 'Sabine Wurzinger',
      bookerTakesPart: true,
      participants: [
        { name: 'Sabine Wurzinger', introduction: false, isBooker: true },
        { name: 'Emre Yildiz', introduction: true, isBooker: false },
        { name: 'Dr. Lena Hofstätter', introduction: false, isBooker: false },
      ],
      quote: donauwerkOrder.quote,
    })
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
  })

  it('keeps the addresses of the participants to itself', () => {
    expect(JSON.stringify(view(donauwerkOrder))).not.toContain('emre.yildiz@')
  })

  it('knows that the booker stays at home', () => {
    expect(
      orderView({ order: harbourlineOrder, date: flsaOnline, cancellation: defaultCancellation }, 'en', now)
        .bookerTakesPart,
    ).toBe(false)
  })

  it('knows the booker among the participants, however the address is written', () => {
    const booker = { ...donauwerkOrder.booker, email: 'Sabine.Wurzinger@Donauwerk.example' }
    expect(view({ ...donauwerkOrder, booker }).bookerTakesPart).toBe(true)
  })
})
