import { describe, expect, it } from 'vitest'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theFullFl2dInVienna, theFullFlsaWithAWaitlist, theSelfPacedFlin } from '#seed/workshop-dates.ts'
import { availabilityOf, endOf, startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const vienna = liveDate(theFullFl2dInVienna, saturday)
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const start = startOf(vienna)
const end = endOf(vienna)

describe('the availability of a date for a visitor', () => {
  it.each([
    ['with all seats free', vienna, 12, saturday, { state: 'bookable', left: 12 }],
    ['with one seat left', vienna, 1, saturday, { state: 'bookable', left: 1 }],
    ['full', vienna, 0, saturday, { state: 'sold-out' }],
    ['full with a waiting list', flsa, 0, saturday, { state: 'waiting-list' }],
    ['with a waiting list and a seat left', flsa, 1, saturday, { state: 'bookable', left: 1 }],
    ['just before it starts', vienna, 3, start.subtract({ nanoseconds: 1 }), { state: 'bookable', left: 3 }],
    ['when it starts, with seats left', vienna, 3, start, { state: 'started' }],
    ['when it starts, full', vienna, 0, start, { state: 'started' }],
    ['just before it ends', vienna, 3, end.subtract({ nanoseconds: 1 }), { state: 'started' }],
    ['when it ends', vienna, 3, end, { state: 'over' }],
    ['long after, with a waiting list', flsa, 0, end.add({ hours: 8760 }), { state: 'over' }],
    ['called off, also after it would have ended', { ...vienna, calledOff: true }, 3, end, { state: 'called-off' }],
  ] as const)('%s', (_, date, left, now, availability) => {
    expect(availabilityOf(date, { left }, now)).toEqual(availability)
  })

  it('is the same at any time for a self-paced workshop', () => {
    const flin = selfPacedDate(theSelfPacedFlin)
    for (const now of [saturday, end.add({ hours: 8760 })]) {
      expect(availabilityOf(flin, { left: 0 }, now)).toEqual({ state: 'self-paced' })
    }
  })
})

it.each([5, 0])('cannot be booked while no one takes the cards that it is paid with, with %i seats left', (left) => {
  expect(availabilityOf(vienna, { left, notPayable: true }, saturday)).toEqual({ state: 'not-payable' })
})
