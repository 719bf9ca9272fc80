import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { type Quote, quoteFor } from '../pricing/quote.ts'
import { defaultTariff } from '../pricing/tariff.ts'
import { refused } from '../result.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { defaultCancellation } from './cancellation.ts'
import { decideLeave } from './change-order.ts'
import type { OrderState } from './order.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const date = liveDate(theFl2dInGraz, saturday)
const austria = { country: 'AT', hasVatId: false }
const india = { country: 'IN', hasVatId: false }

interface Party {
  people: number
  /** How many of them take the introduction along; the first ones. */
  introductions?: number
  discover?: boolean
  buyer?: { country: string; hasVatId: boolean }
}

function costOf({ people, introductions = 0, discover = false, buyer = austria }: Party): Quote {
  const booking = { participants: people, introductions, discover, buyer, declinesRegionalDiscount: false }
  return quoteFor(date, { ...booking, orderedOn: '2026-11-21' }, defaultTariff)
}

function orderOf(party: Party, status: OrderState = { state: 'confirmed' }) {
  const participants = Array.from({ length: party.people }, (_, index) => ({
    id: `${index + 1}`,
    firstName: 'Mira',
    lastName: 'Mur',
    email: `${index + 1}@murwerk.example`,
    addIntroduction: index < (party.introductions ?? 0),
  }))
  return { status, placedAt: saturday, participants, quote: costOf(party) }
}

const leave = (
  party: Party,
  who: string,
  { now = saturday, byOffice = false, status = undefined as OrderState | undefined } = {},
) => decideLeave({ order: orderOf(party, status), date, agreed: defaultCancellation, byOffice }, who, now)

describe('an order without one of its people', () => {
  it.each<[string, Party, string, Party, number]>([
    ['two, one leaves', { people: 2 }, '1', { people: 1 }, 2388_00],
    ['three for two: nothing comes back', { people: 3 }, '3', { people: 2 }, 0],
    ['four, three of them paid', { people: 4 }, '4', { people: 3 }, 2388_00],
    ['six, four of them paid', { people: 6 }, '6', { people: 5 }, 0],
    ['who takes the introduction along', { people: 2, introductions: 1 }, '1', { people: 1 }, 2388_00 + 94_80],
    ['who does not', { people: 2, introductions: 1 }, '2', { people: 1, introductions: 1 }, 2388_00],
    ['with Discover', { people: 2, discover: true }, '2', { people: 1, discover: true }, 2748_00],
    ['at a regional price', { people: 2, buyer: india }, '2', { people: 1, buyer: india }, 955_20],
  ])('costs what it would have cost without them: %s', (_, party, who, without, less) => {
    const decision = leave(party, who)
    if (decision.outcome === 'refused') throw new Error(decision.refusal.reason)
    expect(decision.quote).toEqual(costOf(without))
    expect(costOf(party).gross - decision.quote.gross).toBe(less)
  })

  it('keeps the prices and rates that were agreed, whatever they are now', () => {
    const order = orderOf({ people: 2 })
    const [line] = order.quote.lines
    const [group] = order.quote.vat
    if (!(line && group)) throw new Error('an order of nothing')
    const quote = { ...order.quote, lines: [{ ...line, unitNet: 1000_00 }], vat: [{ ...group, rate: 10 }] }
    expect(
      decideLeave({ order: { ...order, quote }, date, agreed: defaultCancellation, byOffice: false }, '1', saturday),
    ).toMatchObject({
      quote: { net: 1000_00, gross: 1100_00, vat: [{ net: 1000_00, vat: 100_00 }] },
    })
  })
})

describe('who may leave an order', () => {
  const start = startOf(date)
  const late = start.subtract({ hours: 24 * 10 })

  it.each([
    ['the last one', leave({ people: 1 }, '1'), 'last-person'],
    ['someone who has left before', leave({ people: 2 }, '9'), 'gone'],
    [
      'anyone of an order that is not paid yet',
      leave({ people: 2 }, '1', { status: { state: 'awaiting-payment', until: start } }),
      'not-open',
    ],
    ['anyone of a cancelled one', leave({ people: 2 }, '1', { status: { state: 'cancelled' } }), 'not-open'],
    ['anyone once it would cost something to cancel', leave({ people: 2 }, '1', { now: late }), 'too-late'],
    [
      'anyone once the workshop has started',
      leave({ people: 2 }, '1', { now: start, byOffice: true }),
      'workshop-started',
    ],
  ])('is not %s', (_, decision, refusal) => {
    expect(decision).toEqual(refused(refusal))
  })

  it('is up to the office until the workshop starts', () => {
    expect(leave({ people: 2 }, '1', { now: late, byOffice: true }).outcome).toBe('done')
  })
})
