import { describe, expect, it } from 'vitest'
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
    expect(decideTransfer({ ...oneSeat, ...orderDue }, amount)).toEqual({ outcome: 'done', confirms })
  })

  it.each<[string, Partial<OrderDue>, number, object]>([
    ['a cent too much', {}, 2388_01, { reason: 'more-than-open', open: 2388_00 }],
    ['after all is paid', { paid: 2388_00 }, 1, { reason: 'all-paid' }],
    ['after someone else has noted one', { paid: 1000_00, hasMoved: true }, 1000_00, { reason: 'money-moved' }],
    ['for seats that are gone', { seats: 'refund' }, 2388_00, { reason: 'no-seats' }],
  ])('is refused: %s', (_, orderDue, amount, refusal) => {
    expect(decideTransfer({ ...oneSeat, ...orderDue }, amount)).toEqual({ outcome: 'refused', refusal })
  })
})
