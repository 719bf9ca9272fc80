import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import { decideTakeBack, validTransfers } from './bank-transfer.ts'
import type { OrderMoney } from './payment.ts'

const first = { id: 'first', amount: 1000_00, receivedOn: '2026-11-20' }
const second = { id: 'second', amount: 1388_00, receivedOn: '2026-11-23' }
const back = { id: 'back', amount: -1000_00, receivedOn: '2026-11-20', takesBack: 'first' }
const money = (transfers: OrderMoney['transfers'], returned = 0): OrderMoney => ({
  payments: [],
  transfers,
  returns: returned > 0 ? [{ id: 'return', paymentId: null, amount: returned, state: 'done' }] : [],
})

describe('two transfers noted for Lena, € 1.000 and € 1.388', () => {
  it.each<[string, OrderMoney, object]>([
    ['the first was for somebody else', money([first, second]), { outcome: 'done', transfer: first }],
    ['it is taken back already', money([first, second, back]), { outcome: 'done', transfer: null }],
    [
      'as much has gone back that less is here',
      money([first, second], 1500_00),
      refused('gone-back', { left: 888_00 }),
    ],
    ['it was never noted', money([second]), refused('unknown')],
  ])('%s', (_, given, decision) => {
    expect(decideTakeBack(given, { transferId: 'first' })).toEqual(decision)
  })

  it('asks who looked before money moved to look again', () => {
    const wanted = { transferId: 'first', seen: 1000_00 }
    expect(decideTakeBack(money([first, second]), wanted)).toMatchObject({ refusal: { reason: 'money-moved' } })
    expect(decideTakeBack(money([first, second]), { ...wanted, seen: 2388_00 })).toMatchObject({ outcome: 'done' })
  })

  it('takes back no line that takes back another', () => {
    expect(decideTakeBack(money([first, second, back]), { transferId: 'back' })).toMatchObject({ outcome: 'refused' })
  })

  it('offers valid transfers, the latest first', () => {
    expect(validTransfers([first, second])).toEqual([second, first])
    expect(validTransfers([first, second, back])).toEqual([second])
  })
})
