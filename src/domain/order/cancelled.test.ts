import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import { dueAfter, setShare, settlementOf, toReturn } from './cancellation.ts'
import { type CancelFee, type Cancelled, isCharged, type Order } from './order.ts'

/** One seat in Vienna, with VAT. */
const gross = 2388_00

describe('Almwerk cancels one seat in Vienna, € 2.388 with VAT', () => {
  it.each<[string, CancelFee, number | undefined, number | null]>([
    ['in time', 'none', undefined, 0],
    ['late, under terms that keep half', 'part', 50, 1194_00],
    ['late, under terms that keep a third: whole cents', 'part', 33, 788_04],
    ['later', 'full', undefined, gross],
    ['after it has begun, as a consumer', 'share', undefined, null],
  ])('%s', (_, fee, percent, due) => {
    expect(dueAfter(gross, { fee, percent })).toBe(due)
  })

  it.each([
    ['all was paid, half is kept', 1194_00, { paid: gross, returned: 0, kept: gross }, { giveBack: 1194_00, toPay: 0 }],
    ['nothing was paid, half is due', 1194_00, { paid: 0, returned: 0, kept: 0 }, { giveBack: 0, toPay: 1194_00 }],
    ['a part was paid', 1194_00, { paid: 1000_00, returned: 0, kept: 1000_00 }, { giveBack: 0, toPay: 194_00 }],
    ['the half is back', 1194_00, { paid: gross, returned: 1194_00, kept: 1194_00 }, { giveBack: 0, toPay: 0 }],
    [
      'all is back, since the seat was sold again',
      gross,
      { paid: gross, returned: gross, kept: 0 },
      { giveBack: 0, toPay: 0 },
    ],
    ['a transfer, and nothing is due', 0, { paid: gross, returned: 0, kept: gross }, { giveBack: gross, toPay: 0 }],
  ])('%s', (_, due, balance, settlement) => {
    expect(settlementOf({ way: 'terms', fee: 'part', due }, balance)).toEqual(settlement)
  })

  it('leaves a share to the office', () => {
    const paid = { paid: gross, returned: 0, kept: gross }
    expect(settlementOf({ way: 'withdrawal', fee: 'share', due: null }, paid)).toBeNull()
  })
})

describe('the share of a workshop that was left after a part of it, € 2.388 with VAT', () => {
  const all = { paid: gross, returned: 0, kept: gross }
  const quote = { gross } as Order['quote']
  const unset: Cancelled = { way: 'withdrawal', fee: 'share', due: null }

  it.each([
    ['€ 600, and all was paid', 600_00, all, { giveBack: 1788_00, toPay: 0 }],
    ['€ 600, and nothing was paid', 600_00, { paid: 0, returned: 0, kept: 0 }, { giveBack: 0, toPay: 600_00 }],
    ['the whole price', gross, all, { giveBack: 0, toPay: 0 }],
  ])('a share of %s', (_, amount, balance, settlement) => {
    const set = { ...unset, due: amount }
    expect(setShare({ cancelled: unset, quote }, amount)).toEqual({ outcome: 'done', cancelled: set })
    expect(settlementOf(set, balance)).toEqual(settlement)
  })

  it.each<[string, Cancelled | undefined, number, object]>([
    ['refused above the price', unset, gross + 1, refused('more-than-price', { open: gross })],
    ['refused where nothing is due', { ...unset, fee: 'none', due: 0 }, 600_00, refused('no-share')],
    [
      'less than the full price, as for one of two seats that was sold again',
      { ...unset, way: 'terms', fee: 'full', due: gross },
      1194_00,
      { outcome: 'done', cancelled: { way: 'terms', fee: 'share', due: 1194_00, soldAgain: 0 } },
    ],
    [
      'refused above the part that the terms ask for',
      { ...unset, way: 'terms', fee: 'part', percent: 50, due: 1194_00 },
      1194_01,
      refused('more-than-price', { open: 1194_00 }),
    ],
    ['refused before a cancellation', undefined, 600_00, refused('no-share')],
    ['not set twice', { ...unset, due: 600_00 }, 600_00, { outcome: 'done', cancelled: null }],
    ['corrected', { ...unset, due: 500_00 }, 600_00, { outcome: 'done', cancelled: { ...unset, due: 600_00 } }],
  ])('a share is %s', (_, cancelled, amount, outcome) => {
    expect(setShare({ cancelled, quote }, amount)).toEqual(outcome)
  })

  it('knows how many of its seats were sold again when a fee was lowered, and then lowered once more', () => {
    const full: Cancelled = { way: 'terms', fee: 'full', due: gross }
    const once = { way: 'terms', fee: 'share', due: 1592_00, soldAgain: 1 } as const
    expect(setShare({ cancelled: full, quote }, 1592_00, 1)).toEqual({ outcome: 'done', cancelled: once })
    expect(setShare({ cancelled: once, quote }, 1592_00)).toEqual({ outcome: 'done', cancelled: null })
    expect(setShare({ cancelled: once, quote }, 796_00, 1)).toEqual({
      outcome: 'done',
      cancelled: { ...once, due: 796_00, soldAgain: 2 },
    })
    expect([full, once, unset].map(isCharged)).toEqual([true, true, false])
  })
})

describe('what is to be given back of € 2.388 that came by transfer', () => {
  const kept = { paid: gross, returned: 0, kept: gross }
  it.each<[string, Order['status']['state'], Partial<Cancelled> | null, typeof kept, number]>([
    ['while the booking stands', 'confirmed', null, kept, 0],
    ['once less VAT is due for it', 'confirmed', null, { ...kept, paid: gross + 398_00, kept: gross + 398_00 }, 398_00],
    ['of a part, once the time to pay is over', 'expired', null, { ...kept, paid: 100_00, kept: 100_00 }, 100_00],
    ['after a free cancellation', 'cancelled', { fee: 'none', due: 0 }, kept, gross],
    ['where half stays due', 'cancelled', { fee: 'part', due: 1194_00 }, kept, 1194_00],
    ['where all stays due', 'cancelled', { fee: 'full', due: gross }, kept, 0],
    ['where a share is not reckoned yet', 'cancelled', { fee: 'share', due: null }, kept, 0],
    ['once it is back', 'cancelled', { fee: 'none', due: 0 }, { ...kept, returned: gross, kept: 0 }, 0],
  ])('%s', (_, state, cancelled, balance, amount) => {
    const order = {
      status: { state },
      quote: { gross },
      ...(cancelled && { cancelled: { way: 'terms', ...cancelled } }),
    }
    expect(toReturn(order as Order, balance)).toBe(amount)
  })
})
