import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import { decideReturn, type ReturnWay } from './bank-transfer.ts'
import type { OrderMoney } from './payment.ts'

const byCard: OrderMoney = { payments: [{ id: 'card', amount: 2388_00, state: 'paid' }], transfers: [], returns: [] }
const byTransfer: OrderMoney = {
  payments: [],
  transfers: [{ id: 'transfer', amount: 2388_00, receivedOn: '2026-11-23' }],
  returns: [],
}
const given = (money: OrderMoney, amount: number, paymentId: string | null): OrderMoney => ({
  ...money,
  returns: [{ id: 'before', paymentId, amount, state: 'due' }],
})

describe('giving back what Lena has paid', () => {
  it.each<[string, OrderMoney, number, ReturnWay, string | null]>([
    ['all of it, to her card', byCard, 2388_00, 'card', 'card'],
    ['a part, to her card', byCard, 1_00, 'card', 'card'],
    ['what is left after a part', given(byCard, 388_00, 'card'), 2000_00, 'card', 'card'],
    ['all of it, by transfer', byTransfer, 2388_00, 'transfer', null],
    ['what the card paid, by transfer', byCard, 2388_00, 'transfer', null],
  ])('%s', (_, money, amount, way, paymentId) => {
    expect(decideReturn(money, { amount, way })).toEqual({ outcome: 'done', paymentId })
  })

  it.each<[string, OrderMoney, number, ReturnWay, object]>([
    ['a cent more than she paid', byCard, 2388_01, 'card', { reason: 'more-than-paid', left: 2388_00 }],
    [
      'all of it after a part',
      given(byCard, 388_00, 'card'),
      2388_00,
      'card',
      { reason: 'more-than-paid', left: 2000_00 },
    ],
    ['anything after all of it', given(byTransfer, 2388_00, null), 1, 'transfer', { reason: 'nothing-left' }],
    ['to a card that never paid', byTransfer, 100_00, 'card', { reason: 'more-than-card', left: 0 }],
    [
      'anything while all of it goes back already',
      { ...byCard, payments: [{ id: 'card', amount: 2388_00, state: 'refund-due' }] },
      1,
      'transfer',
      { reason: 'nothing-left' },
    ],
  ])('is refused: %s', (_, money, amount, way, refusal) => {
    expect(decideReturn(money, { amount, way })).toEqual({ outcome: 'refused', refusal })
  })

  it('is refused to who still sees what was there before a part went back, and not to who looks again', () => {
    const money = given(byTransfer, 1194_00, null)
    const again = { amount: 1194_00, way: 'transfer' } as const
    expect(decideReturn(money, { ...again, seen: 2388_00 })).toEqual(refused('money-moved'))
    expect(decideReturn(money, { ...again, seen: 1194_00 })).toEqual({ outcome: 'done', paymentId: null })
  })
})
