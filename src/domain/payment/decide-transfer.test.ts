import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import { decideTransfer, type OrderDue } from './bank-transfer.ts'

const oneSeat: OrderDue = { due: 2388_00, paid: 0, seats: 'nothing-to-do' }

describe('a bank transfer for one seat in Vienna, € 2.388 with VAT', () => {
  it.each<[string, Partial<OrderDue>, number, boolean]>([
    ['pays the invoice of a booking that is confirmed', {}, 2388_00, false],
    ['pays a part of it', {}, 1000_00, false],
    ['pays the rest', { paid: 1000_00 }, 1388_00, false],
    ['confirms what awaits payment', { seats: 'confirm' }, 2388_00, true],
    ['confirms with its last part', { seats: 'confirm', paid: 1000_00 }, 1388_00, true],
    ['confirms nothing with a part', { seats: 'confirm' }, 1000_00, false],
  ])('%s', (_, orderDue, amount, confirms) => {
    expect(decideTransfer({ ...oneSeat, ...orderDue }, { amount })).toMatchObject({ outcome: 'done', confirms })
  })

  it.each<[string, Partial<OrderDue>, number, object]>([
    ['a cent too much', {}, 2388_01, { reason: 'more-than-open', open: 2388_00 }],
    ['after all is paid', { paid: 2388_00 }, 1, { reason: 'all-paid' }],
    ['after someone else has noted one', { paid: 1000_00, hasMoved: true }, 1000_00, { reason: 'money-moved' }],
    ['for seats that are gone', { seats: 'refund' }, 2388_00, { reason: 'no-seats' }],
  ])('is refused: %s', (_, orderDue, amount, refusal) => {
    expect(decideTransfer({ ...oneSeat, ...orderDue }, { amount })).toEqual({ outcome: 'refused', refusal })
  })

  it.each<[string, Partial<OrderDue>, number, { confirms: boolean; completes: boolean }]>([
    ['a cent too much for what is confirmed', {}, 2388_01, { confirms: false, completes: true }],
    ['a cent too much for what awaits payment', { seats: 'confirm' }, 2388_01, { confirms: true, completes: true }],
    ['less than is open all the same', {}, 1000_00, { confirms: false, completes: false }],
    ['a second time', { paid: 2388_00 }, 2388_00, { confirms: false, completes: false }],
    ['for seats that are gone', { seats: 'refund' }, 2388_00, { confirms: false, completes: false }],
  ])('is recorded when the office confirms that it has arrived: %s', (_, orderDue, amount, decision) => {
    const wanted = { amount, withSurplus: true }
    expect(decideTransfer({ ...oneSeat, ...orderDue }, wanted)).toEqual({ outcome: 'done', ...decision })
  })

  it('is refused on a day that is still to come, also when the office says that it has arrived', () => {
    const wanted = { amount: 2388_00, isInFuture: true, withSurplus: true }
    expect(decideTransfer(oneSeat, wanted)).toEqual(refused('future-day'))
  })

  it('is not recorded twice by two who look at the same page', () => {
    const wanted = { amount: 2388_00, withSurplus: true }
    expect(decideTransfer({ ...oneSeat, paid: 2388_00, hasMoved: true }, wanted)).toEqual(refused('money-moved'))
  })
})
