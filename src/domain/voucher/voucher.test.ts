import { describe, expect, it } from 'vitest'
import { donauwerkOrder } from '#mails/parts/sample.ts'
import type { Order } from '../order/order.ts'
import { voucherCode, voucherEnds, vouchersDue } from './voucher.ts'

const ordered = (product: Order['product']) => ({ product, participants: [] })

describe('the vouchers of an order', () => {
  it.each([1, 2, 3])('are one for each of %i tickets, to the booker', (tickets) => {
    const due = vouchersDue(ordered({ kind: 'self-paced', certification: 'fl2d', tickets, payment: 'card' }))
    expect(due).toEqual(Array(tickets).fill({ certification: 'fl2d', participantId: null }))
  })

  it('are one for anyone who takes the introduction along to Vienna', () => {
    expect(vouchersDue(donauwerkOrder)).toEqual([{ certification: 'flin', participantId: 'p-emre' }])
  })

  it('are none when no one takes it along', () => {
    const participants = donauwerkOrder.participants.map((person) => ({ ...person, addIntroduction: false }))
    expect(vouchersDue({ ...donauwerkOrder, participants })).toEqual([])
  })

  it('are the licences of a NOW group', () => {
    const due = vouchersDue(ordered({ kind: 'package', programme: 'now', people: 7, certification: 'flsa' }))
    expect(due).toEqual(Array(7).fill({ certification: 'flsa', participantId: null }))
  })

  it('are the introduction for everyone in Realise', () => {
    const due = vouchersDue(ordered({ kind: 'package', programme: 'realise', people: 4, certification: null }))
    expect(due).toEqual(Array(4).fill({ certification: 'flin', participantId: null }))
  })
})

describe('a voucher', () => {
  it.each([
    ['2026-11-21T08:30:00Z', '2027-11-21T23:00:00Z'],
    ['2026-11-21T23:30:00Z', '2027-11-22T23:00:00Z'],
    ['2027-02-28T12:00:00Z', '2028-02-28T23:00:00Z'],
    ['2028-02-29T12:00:00Z', '2029-02-28T23:00:00Z'],
  ])('of %s can be redeemed until %s: a year, its last day whole in Vienna', (issued, end) => {
    expect(voucherEnds(Temporal.Instant.from(issued)).toString()).toBe(end)
  })

  it('has a prefix of its workshop and unambiguous letters', () => {
    const code = voucherCode(
      'fl2d',
      Uint8Array.from({ length: 32 }, (_, at) => at),
    )
    expect(code).toBe('FL2D-01234-56789-ABCDE-FGHJK')
    expect(code.slice(5)).not.toMatch(/[ILOU]/)
  })

  it('is not made of too little chance', () => {
    expect(() => voucherCode('flin', new Uint8Array(19))).toThrow(RangeError)
  })
})
