import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasStarted, isOver, type LiveDate, startOf, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { liveDate, selfPacedDate } from './planned-date.ts'
import * as named from './workshop-dates.ts'

const { workshopDates } = named
const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
const dates = workshopDates(now)
const isLive = (date: WorkshopDate): date is LiveDate => date.delivery !== 'self-paced'
const live = dates.filter(isLive)

function daysOf(date: LiveDate): Temporal.PlainDate[] {
  return date.sessions.map(({ startsAt }) => startsAt.toZonedDateTimeISO(date.zone).toPlainDate())
}

/** Any moment of the years in which the demo may be started. */
const anyMoment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) })
  .map((epoch) => Temporal.Instant.fromEpochMilliseconds(epoch))

describe('the dates of the seed world', () => {
  test('are at least sixteen, on site in six cities and online, in both languages, of every kind', () => {
    expect(dates.length).toBeGreaterThanOrEqual(16)
    expect(new Set(live.map((date) => date.location?.city))).toEqual(
      new Set(['Wien', 'Graz', 'Salzburg', 'Berlin', 'München', 'Hamburg', undefined]),
    )
    expect(new Set(dates.map((date) => date.language))).toEqual(new Set(['de', 'en']))
    expect(new Set(dates.map((date) => date.certification)).size).toBe(6)
    expect(live.some((date) => date.trainers.length === 2)).toBe(true)
  })

  test('cost what the price list gives', () => {
    const prices = Object.fromEntries(dates.map((date) => [date.certification, date.price / 100]))
    expect(prices).toEqual({ flin: 99, fl2d: 1990, fl3d: 1990, flsa: 1990, flcl: 1990, flcp: 8990 })
  })

  test('have readable slugs and ids that do not change', () => {
    expect(liveDate(named.theFullFl2dInVienna, now)).toMatchObject({
      slug: 'fl2d-wien-2026-12-15',
      id: liveDate(named.theFullFl2dInVienna, now).id,
    })
    expect(selfPacedDate(named.theSelfPacedFlin).slug).toBe('flin-self-paced-de')
    expect(new Set(dates.map((date) => date.slug)).size).toBe(dates.length)
    expect(new Set(dates.map((date) => date.id)).size).toBe(dates.length)
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    for (const date of dates) expect(date.id).toMatch(uuid)
  })

  test('on site take two days from nine to five, the introduction one, the coach program eight', () => {
    const days = Object.fromEntries(
      live.filter((date) => date.delivery === 'on-site').map((date) => [date.certification, date.sessions.length]),
    )
    expect(days).toEqual({ flin: 1, fl2d: 2, fl3d: 2, flsa: 2, flcl: 2, flcp: 8 })
  })

  test('online are four half-days or two full days', () => {
    expect(liveDate(named.theEnglishFl2dOnline, now).sessions).toHaveLength(4)
    expect(liveDate(named.theFullFlsaWithAWaitlist, now).sessions).toHaveLength(2)
  })

  test('keep nine o’clock on both sides of a clock change', () => {
    const inMarch = Temporal.Instant.from('2027-03-17T10:00:00Z')
    const { sessions, zone } = liveDate(named.theCoachProgramInVienna, Temporal.Instant.from('2026-12-02T10:00:00Z'))
    const starts = sessions.map(({ startsAt }) => startsAt.toZonedDateTimeISO(zone))
    expect(new Set(starts.map((start) => start.offset))).toEqual(new Set(['+01:00', '+02:00']))
    expect(new Set(starts.map((start) => start.toPlainTime().toString()))).toEqual(new Set(['09:00:00']))
    expect(startOf(liveDate(named.theEnglishFlclOnline, inMarch)).toZonedDateTimeISO('Europe/Vienna').hour).toBe(10)
  })

  test('have no session at Christmas', () => {
    const { sessions } = liveDate(named.theFl3dWithTwoSeatsLeft, now)
    expect(sessions.map(({ startsAt }) => startsAt.toString().slice(0, 10))).toEqual(['2027-01-12', '2027-01-13'])
  })

  test('begin on the same days for everyone who starts the demo in one week', () => {
    const monday = workshopDates(Temporal.Instant.from('2026-11-22T23:00:00Z'))
    const sunday = workshopDates(Temporal.Instant.from('2026-11-29T22:59:59Z'))
    const next = workshopDates(Temporal.Instant.from('2026-11-29T23:00:00Z'))
    expect(sunday).toEqual(monday)
    expect(next).not.toEqual(monday)
  })
})

test('whatever has a name in the seed world is among its dates', () => {
  const plans = Object.values(named).filter((plan) => typeof plan !== 'function')
  const slugs = plans.map((plan) => ('days' in plan ? liveDate(plan, now) : selfPacedDate(plan)).slug)
  expect(slugs.toSorted()).toEqual(dates.map(({ slug }) => slug).sort())
})

describe('whenever the demo is started', () => {
  test('only the past FL2D in Vienna is over, all others are still to come, in order', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const [past, ...coming] = workshopDates(moment).filter(isLive)
        expect(past && isOver(past, moment)).toBe(true)
        expect(coming.filter((date) => hasStarted(date, moment))).toEqual([])
        const starts = coming.map((date) => startOf(date).epochMilliseconds)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      }),
    )
  })

  test('every session is on a working day that is no feast day, and they come in order', () => {
    const feastDays = ['12-24', '12-25', '12-31', '01-01', '01-06', '05-01', '10-26']
    fc.assert(
      fc.property(anyMoment, (moment) => {
        for (const date of workshopDates(moment).filter(isLive)) {
          const days = daysOf(date)
          expect(days.filter((day) => day.dayOfWeek > 5 || feastDays.includes(day.toString().slice(5)))).toEqual([])
          expect(days).toEqual(days.toSorted(Temporal.PlainDate.compare))
          for (const { startsAt, endsAt } of date.sessions)
            expect([4, 8]).toContain(startsAt.until(endsAt).total('hours'))
        }
      }),
    )
  })

  test('no trainer is in two places on one day', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const taught = workshopDates(moment)
          .filter(isLive)
          .flatMap((date) => daysOf(date).flatMap((day) => date.trainers.map((trainer) => `${trainer} on ${day}`)))
        expect(taught.toSorted()).toEqual([...new Set(taught)].sort())
      }),
    )
  })
})
