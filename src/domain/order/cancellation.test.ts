import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFlclInBerlin } from '#seed/workshop-dates.ts'
import { refused } from '../result.ts'
import { endOf, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import { type CancellationTerms, cancelTerms as decide, defaultCancellation, freeBecause } from './cancellation.ts'
import type { Order, OrderState } from './order.ts'

const cancelTerms = (
  order: Pick<Order, 'status' | 'placedAt' | 'transferredAt'>,
  date: LiveDate,
  now: Temporal.Instant,
  terms: CancellationTerms = defaultCancellation,
) => decide(order, date, now, terms)
const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const berlin = liveDate(theFlclInBerlin, saturday)
const confirmed = { status: { state: 'confirmed' } as OrderState, placedAt: saturday }
/** Midnight in Berlin, this many days before the first day of the workshop. */
const midnight = (days: number) =>
  startOf(berlin).toZonedDateTimeISO('Europe/Berlin').startOfDay().subtract({ days }).toInstant()

describe('cancelling the FLCL in Berlin', () => {
  it.each([
    ['forty days before', midnight(40), 'none'],
    ['in the last moment of the thirtieth day before', midnight(29).subtract({ nanoseconds: 1 }), 'none'],
    ['on the twenty-ninth day before, from midnight in Berlin', midnight(29), 'full'],
    ['the evening before', startOf(berlin).subtract({ hours: 12 }), 'full'],
  ] as const)('%s', (_, now, fee) => {
    expect(cancelTerms(confirmed, berlin, now)).toEqual({
      outcome: 'done',
      fee,
      percent: fee === 'none' ? 0 : 100,
      freeUntil: midnight(29),
      part: null,
    })
  })

  it('is not possible once it has started', () => {
    expect(cancelTerms(confirmed, berlin, startOf(berlin))).toEqual(refused('workshop-started'))
  })

  const justBefore = startOf(berlin).subtract({ nanoseconds: 1 })
  const moved = { ...berlin, movedAt: saturday.add({ hours: 1 }) }

  it.each([
    ['called off, whenever that is', { ...berlin, calledOff: true }, endOf(berlin)],
    ['moved after the booking, until it starts', moved, justBefore],
  ] as const)('costs nothing when it is %s', (_, date, now) => {
    expect(cancelTerms(confirmed, date, now)).toEqual({
      outcome: 'done',
      fee: 'none',
      percent: 0,
      freeUntil: null,
      part: null,
    })
  })

  it('costs nothing as long as the date is tentative, whatever the terms say', () => {
    const tentative = { ...berlin, tentative: true }
    expect(cancelTerms(confirmed, tentative, midnight(40))).toMatchObject({ fee: 'none', freeUntil: midnight(29) })
    expect(cancelTerms(confirmed, tentative, justBefore)).toMatchObject({ fee: 'none', freeUntil: null })
    expect(cancelTerms(confirmed, tentative, startOf(berlin))).toMatchObject({ outcome: 'refused' })
  })

  it('is not possible for who was there, although the date had been moved', () => {
    for (const now of [startOf(berlin), endOf(berlin)])
      expect(cancelTerms(confirmed, moved, now)).toEqual(refused('workshop-started'))
  })

  it('costs what the terms say when it was moved before the booking', () => {
    const before = { ...berlin, movedAt: saturday.subtract({ hours: 1 }) }
    expect(cancelTerms(confirmed, before, midnight(2))).toMatchObject({ fee: 'full' })
  })

  it('costs what the terms say when the order came to it after it had been moved', () => {
    const transferred = { ...confirmed, transferredAt: saturday.add({ hours: 2 }) }
    expect(cancelTerms(transferred, moved, midnight(2))).toMatchObject({ fee: 'full' })
    expect(cancelTerms({ ...transferred, transferredAt: saturday }, moved, midnight(2))).toMatchObject({ fee: 'none' })
  })

  it('costs nothing as long as nothing has been paid by card', () => {
    const order = { ...confirmed, status: { state: 'awaiting-payment', until: midnight(1) } as OrderState }
    expect(cancelTerms(order, berlin, midnight(2))).toMatchObject({ fee: 'none', freeUntil: null })
  })

  it.each(['cancelled', 'expired'] as const)('is not possible twice (%s)', (state) => {
    expect(cancelTerms({ ...confirmed, status: { state } }, berlin, saturday)).toEqual(refused('not-open'))
  })

  const half: CancellationTerms = { freeDays: 42, partDays: 14, partPercent: 50 }

  it.each([
    ['nothing on the forty-second day before', midnight(42), 'none', 0],
    ['half from the forty-first on', midnight(41), 'part', 50],
    ['half to the end of the fourteenth', midnight(13).subtract({ nanoseconds: 1 }), 'part', 50],
    ['all of it on the thirteenth', midnight(13), 'full', 100],
  ] as const)('costs %s where an owner has set a part', (_, now, fee, percent) => {
    expect(cancelTerms(confirmed, berlin, now, half)).toEqual({
      outcome: 'done',
      fee,
      percent,
      freeUntil: midnight(41),
      part: { until: midnight(13), percent: 50 },
    })
  })
})

describe('the office can ask for nothing', () => {
  const tentative = { ...berlin, tentative: true }
  it.each([
    [
      'of an order that awaits its payment',
      { state: 'awaiting-payment', until: midnight(40) },
      berlin,
      midnight(41),
      'notBooked',
    ],
    [
      'of tickets whose address is not confirmed',
      { state: 'awaiting-confirmation', until: midnight(40) },
      null,
      midnight(41),
      'notBooked',
    ],
    ['while the date is tentative', confirmed.status, tentative, midnight(1), 'tentative'],
    [
      'of a date that we have cancelled',
      confirmed.status,
      { ...tentative, calledOff: true },
      endOf(berlin),
      'calledOff',
    ],
    ['unless it is confirmed, late or not', confirmed.status, berlin, midnight(1), null],
    ['unless a tentative date has started', confirmed.status, tentative, startOf(berlin), null],
    ['unless tickets are confirmed', confirmed.status, null, saturday, null],
  ] as const)('%s', (_, status, date, now, why) => {
    expect(freeBecause({ status }, date, now)).toBe(why)
  })
})
