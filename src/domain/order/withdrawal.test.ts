import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFlclInBerlin, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { refused } from '../result.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { decideWithdrawal, withdrawalTerms } from './cancellation.ts'
import type { Order } from './order.ts'

/** A Saturday morning in Vienna; the last day to withdraw is Saturday, 5 December. */
const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const lastMidnight = Temporal.Instant.from('2026-12-05T23:00:00Z')
const berlin = liveDate(theFlclInBerlin, saturday)
const soon = liveDate(theNextFlinOnline, saturday)

const home = { street: 'Seilbahngasse 4', postalCode: '8010', city: 'Graz', country: 'AT' }
const lenas: Pick<Order, 'status' | 'placedAt' | 'invoice'> = {
  status: { state: 'confirmed' },
  placedAt: saturday,
  invoice: home,
}

describe('Lena, who pays for herself, may withdraw', () => {
  it.each([
    ['at once', saturday],
    ['in the last moment of the fourteenth day in Vienna', lastMidnight.subtract({ nanoseconds: 1 })],
  ])('%s', (_, now) => {
    expect(withdrawalTerms(lenas, berlin, now)).toEqual({ outcome: 'done', until: lastMidnight, payBack: 'all' })
  })

  it('also when the workshop has begun meanwhile: what took place is kept', () => {
    expect(withdrawalTerms(lenas, soon, startOf(soon))).toMatchObject({ outcome: 'done', payBack: 'share' })
  })

  it('for nothing from what we have called off, whenever it would have been', () => {
    const off = { ...soon, calledOff: true }
    for (const now of [startOf(off), lastMidnight.subtract({ hours: 1 })])
      expect(withdrawalTerms(lenas, off, now)).toMatchObject({ outcome: 'done', payBack: 'all' })
  })
})

describe('no one withdraws', () => {
  it.each([
    ['after fourteen days', lenas, lastMidnight, 'too-late'],
    ['for a company', { ...lenas, invoice: { ...home, company: 'Almwerk' } }, saturday, 'business'],
    ['with a VAT id', { ...lenas, invoice: { ...home, vatId: 'ATU13585627' } }, saturday, 'business'],
    ['twice', { ...lenas, status: { state: 'cancelled' as const } }, saturday, 'not-open'],
  ] as const)('%s', (_, order, now, reason) => {
    expect(withdrawalTerms(order, berlin, now)).toEqual(refused(reason))
  })

  it('after the whole workshop, within the fourteen days', () => {
    expect(withdrawalTerms(lenas, soon, lastMidnight.subtract({ hours: 1 }))).toEqual(refused('too-late'))
  })
})

describe('a declaration of withdrawal', () => {
  const company = { ...lenas, invoice: { ...home, company: 'Almwerk' } }
  const lapsed = { ...company, status: { state: 'expired' } } as const
  const ended = { ...lenas, status: { state: 'cancelled' } } as const
  const none = { outcome: 'done', fee: 'none' }
  const share = { outcome: 'done', fee: 'share' }
  const out = [{ code: 'FL2D-1', handedOverAt: saturday, withdrawnAt: null }]
  const unsent = [{ code: 'FL2D-1', handedOverAt: null, withdrawnAt: null }]

  it.each([
    ['of a seat', { order: lenas, date: berlin, vouchers: [] }, saturday, none],
    ['of a seat whose introduction was sent', { order: lenas, date: berlin, vouchers: out }, saturday, none],
    ['of a seat, after the first session', { order: lenas, date: soon, vouchers: [] }, startOf(soon), share],
    ['of tickets whose vouchers wait', { order: lenas, date: null, vouchers: unsent }, saturday, none],
    [
      'of tickets whose vouchers were sent',
      { order: lenas, date: null, vouchers: out },
      saturday,
      refused('voucher-out'),
    ],
    ['of a company', { order: company, date: null, vouchers: [] }, saturday, refused('business')],
    ['of a company, for an address never confirmed', { order: lapsed, date: null, vouchers: [] }, saturday, none],
    ['after fourteen days', { order: lenas, date: null, vouchers: [] }, lastMidnight, refused('too-late')],
    [
      'of an order that was withdrawn from before',
      { order: ended, date: null, vouchers: [] },
      saturday,
      refused('not-open'),
    ],
  ] as const)('%s', (_, withdrawn, at, expected) => {
    expect(decideWithdrawal(withdrawn, at)).toEqual(expected)
  })
})
