import { describe, expect, it } from 'vitest'
import { balanceOf, type OrderMoney } from './payment.ts'

const nothing: OrderMoney = { payments: [], transfers: [], returns: [] }
const card = (state: OrderMoney['payments'][number]['state']) => ({ id: 'card', amount: 2388_00, state })
const transfer = { id: 'transfer', amount: 2388_00, receivedOn: '2026-11-23' }
const back = (amount: number, paymentId: string | null) => ({ id: 'back', paymentId, amount, state: 'due' }) as const

describe('the money of one seat in Vienna, € 2.388 with VAT', () => {
  it.each<[string, Partial<OrderMoney>, { paid: number; returned: number; kept: number }]>([
    ['nothing yet', {}, { paid: 0, returned: 0, kept: 0 }],
    ['a card that was never charged', { payments: [card('open')] }, { paid: 0, returned: 0, kept: 0 }],
    ['paid by card', { payments: [card('paid')] }, { paid: 2388_00, returned: 0, kept: 2388_00 }],
    ['paid by transfer', { transfers: [transfer] }, { paid: 2388_00, returned: 0, kept: 2388_00 }],
    [
      'a part back to the card',
      { payments: [card('paid')], returns: [back(388_00, 'card')] },
      { paid: 2388_00, returned: 388_00, kept: 2000_00 },
    ],
    [
      'a part that the bank has sent back to us',
      { payments: [card('paid')], returns: [{ ...back(388_00, 'card'), state: 'failed' }] },
      { paid: 2388_00, returned: 0, kept: 2388_00 },
    ],
    [
      'taken back by the bank for good',
      {
        payments: [card('paid')],
        returns: [{ ...back(2388_00, 'card'), state: 'done' }],
        disputes: [{ amount: 2388_00, state: 'lost' }],
      },
      { paid: 0, returned: 0, kept: 0 },
    ],
    [
      'taken back by the bank, which has not decided yet',
      { payments: [card('paid')], disputes: [{ amount: 2388_00, state: 'open' }] },
      { paid: 2388_00, returned: 0, kept: 2388_00 },
    ],
    [
      'a part transferred back',
      { transfers: [transfer], returns: [back(388_00, null)] },
      { paid: 2388_00, returned: 388_00, kept: 2000_00 },
    ],
    [
      'the rest goes back to the card by itself, when the order is cancelled',
      { payments: [card('refund-due')], returns: [back(388_00, 'card')] },
      { paid: 2388_00, returned: 2388_00, kept: 0 },
    ],
    [
      'paid twice, by card and by transfer, one of them back',
      { payments: [card('refunded')], transfers: [transfer] },
      { paid: 4776_00, returned: 2388_00, kept: 2388_00 },
    ],
  ])('%s', (_, money, balance) => {
    expect(balanceOf({ ...nothing, ...money })).toEqual(balance)
  })
})
