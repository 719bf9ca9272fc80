import { describe, expect, it } from 'vitest'
import { defaultWindows } from '#domain/settings/windows.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { offerEnds, paymentEnds } from './registration.ts'

const graz = liveDate(theFl2dInGraz, Temporal.Instant.from('2026-11-21T08:30:00Z'))
const start = startOf(graz)

describe('how long an offer is open', () => {
  it.each([
    ['two days', { hours: 24 * 30 }, { hours: 24 * 28 }],
    ['until the workshop starts, the day before', { hours: 24 }, { hours: 0 }],
    ['exactly until it starts', { hours: 48 }, { hours: 0 }],
  ])('%s', (_, before, endsBefore) => {
    expect(offerEnds(graz, start.subtract(before), defaultWindows)).toEqual(start.subtract(endsBefore))
  })
})

describe('the time to pay', () => {
  it.each([
    ['half an hour', { hours: 10 }, { minutes: 570 }],
    ['until the workshop starts, ten minutes before', { minutes: 10 }, { minutes: 0 }],
  ])('%s', (_, before, endsBefore) => {
    expect(paymentEnds(graz, start.subtract(before), defaultWindows)).toEqual(start.subtract(endsBefore))
  })
})
