import { describe, expect, it } from 'vitest'
import { addressKey, type DataKind, erasurePlan, type FiledBooking, type PersonFile } from './erasure.ts'

const now = Temporal.Instant.from('2027-03-01T09:00:00Z')
const invoice = { on: '2026-11-21', isOneStopShop: false }

/** Lena's seat in Vienna: paid by invoice, and over. */
const vienna: FiledBooking = {
  orderId: 'order',
  registrationId: 'registration',
  number: '2026-0001',
  role: 'booker',
  state: 'confirmed',
  endsAt: Temporal.Instant.from('2027-01-20T16:00:00Z'),
  documents: [invoice],
  isMoneyMoving: false,
  isRefundDue: false,
}
const wait: FiledBooking = { ...vienna, orderId: null, number: null, state: 'waiting', documents: [] }
const later = Temporal.Instant.from('2027-06-01T16:00:00Z')

function fileOf(bookings: FiledBooking[], rows: [DataKind, Record<string, unknown>][] = []): PersonFile {
  const entries = rows.map(([kind, row]) => ({ kind, row }))
  return { address: 'lena@post.example', addressVariants: [], names: [], bookings, entries }
}

describe('what is in the way', () => {
  it.each([
    ['a workshop that is over', vienna, []],
    ['a seat in a workshop in June', { ...vienna, endsAt: later }, ['seat']],
    ['a seat that a colleague has booked for June', { ...vienna, endsAt: later, role: 'participant' }, ['seat']],
    ['a workshop that ends this very moment', { ...vienna, endsAt: now }, []],
    ['a booking for June that was cancelled', { ...vienna, endsAt: later, state: 'cancelled' }, []],
    ['tickets that are not paid yet', { ...vienna, endsAt: null, state: 'awaiting-payment' }, ['unpaid']],
    [
      'seats whose address is not confirmed yet',
      { ...vienna, endsAt: later, state: 'awaiting-confirmation' },
      ['unconfirmed'],
    ],
    ['tickets that are paid', { ...vienna, endsAt: null }, []],
    ['money that is on its way back', { ...vienna, state: 'cancelled', isMoneyMoving: true }, ['money-moving']],
    [
      'a withdrawn booking whose money we still have',
      { ...vienna, endsAt: later, state: 'cancelled', isRefundDue: true },
      ['refund-due'],
    ],
    ['more money than what is over has cost', { ...vienna, isRefundDue: true }, ['refund-due']],
    [
      'a refund that is due to the colleague who booked',
      { ...vienna, state: 'cancelled', role: 'participant', isRefundDue: true },
      [],
    ],
    ['a place on the waitlist for June', { ...wait, endsAt: later }, []],
    ['an offer for June that no one has taken', { ...wait, state: 'offered', endsAt: later }, []],
  ] as const)('%s', (_, booking, reasons) => {
    const { obstacles } = erasurePlan(fileOf([{ ...booking, documents: [...booking.documents] }]), now, 'AT')
    expect(obstacles.map(({ reason }) => reason)).toEqual(reasons)
  })

  it('a declaration of withdrawal that nobody has decided, and no other', () => {
    const declared = (outcome: string | null): [DataKind, Record<string, unknown>] => [
      'withdrawals',
      { id: `declared-${outcome}`, order_number: '2026-0001', outcome },
    ]
    const file = fileOf([vienna], [declared(null), declared('carried-out'), declared('closed')])
    expect(erasurePlan(file, now, 'AT').obstacles).toEqual([
      { reason: 'open-withdrawal', number: '2026-0001', withdrawalId: 'declared-null' },
    ])
  })

  it('an account of the office, which has to be ended first', () => {
    const { obstacles, lines } = erasurePlan(fileOf([], [['account', {}]]), now, 'AT')
    expect(obstacles).toEqual([{ reason: 'member' }])
    // It is neither deleted nor kept without its name.
    expect(lines).toEqual([])
  })
})

describe('what becomes of things', () => {
  const rows: [DataKind, Record<string, unknown>][] = [
    ['customer', { number: 'K-1001' }],
    ['orders', { id: 'order' }],
    ['participants', { registration_id: 'registration' }],
    ['meals', {}],
    ['invoices', { order_id: 'order' }],
    ['payments', { order_id: 'order' }],
    ['comments', {}],
    ['comments', {}],
    ['log', {}],
  ]
  const fates = (file: PersonFile, at = now) =>
    erasurePlan(file, at, 'AT').lines.map(({ kind, fate, count, until }) =>
      [fate, kind, count, until].filter((part) => part !== null).join(' '),
    )

  it('keeps an invoice whole until its seven years are over, without the names around it', () => {
    expect(fates(fileOf([vienna], rows))).toEqual([
      'goes meals 1',
      'goes comments 2',
      'anonymous customer 1',
      'anonymous orders 1',
      'anonymous participants 1',
      'kept invoices 1 2033-12-31',
      'kept payments 1 2033-12-31',
      'kept log 1',
    ])
    expect(erasurePlan(fileOf([vienna]), now, 'AT')).toMatchObject({ ordersToAnonymise: ['order'], ordersToDelete: [] })
  })

  it('deletes everything on the first day of 2034', () => {
    const newYear = Temporal.Instant.from('2033-12-31T23:00:00Z')
    expect(fates(fileOf([vienna], rows), newYear)).toContain('goes invoices 1')
    expect(fates(fileOf([vienna], rows), newYear.subtract({ seconds: 1 }))).toContain('kept invoices 1 2033-12-31')
  })

  it('deletes a place on the waitlist and an order that no one has paid, with their seats', () => {
    const unpaid = { ...vienna, state: 'expired' as const, documents: [] }
    expect(erasurePlan(fileOf([unpaid, { ...wait, registrationId: 'wait' }]), now, 'AT')).toMatchObject({
      ordersToAnonymise: [],
      ordersToDelete: ['order'],
      registrationsToDelete: ['registration', 'wait'],
    })
  })

  it('cancels what its booker can no longer choose: the unpaid booking of a cancelled date', () => {
    const ofCancelledDate = { ...vienna, endsAt: null }
    const cancels = (booking: FiledBooking) => erasurePlan(fileOf([booking]), now, 'AT').ordersToCancel
    expect(cancels(ofCancelledDate)).toEqual([{ id: 'order', number: '2026-0001' }])
    expect(cancels({ ...ofCancelledDate, role: 'participant' })).toEqual([])
    expect(cancels({ ...ofCancelledDate, state: 'cancelled' })).toEqual([])
    expect(cancels({ ...ofCancelledDate, registrationId: null })).toEqual([])
    expect(cancels(vienna)).toEqual([])
  })

  it('takes a participant out of the booking of someone else, and leaves that booking alone', () => {
    const guest = { ...vienna, role: 'participant' as const }
    const plan = erasurePlan(fileOf([guest], [['participants', { registration_id: 'registration' }]]), now, 'AT')
    expect(plan).toMatchObject({ ordersToAnonymise: [], ordersToDelete: [], registrationsToDelete: [] })
    expect(plan.lines).toEqual([{ kind: 'participants', fate: 'anonymous', count: 1, until: null }])
  })
})

describe('one address', () => {
  it.each([
    ['Lena@Post.Example ', 'lena@post.example', true],
    ['JÖRG@Bücher.example', 'jo\u0308rg@bücher.example', true],
    ['lena+news@post.example', 'lena@post.example', false],
    ['le.na@post.example', 'lena@post.example', false],
    ['lena@post.example', 'lena@pöst.example', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(addressKey(one) === addressKey(other)).toBe(same)
  })
})
