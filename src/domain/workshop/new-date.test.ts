import { describe, expect, it } from 'vitest'
import { defaultPrices } from '#domain/pricing/tariff.ts'
import { done, refused } from '../result.ts'
import { dateSeries, dateTemplate, hasUsualHours, sessionAt, wallTimesOf } from './date-series.ts'
import { type NewDate, newDate } from './edit-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const today = Temporal.PlainDate.from('2026-11-21')
const fl2d = dateTemplate('fl2d', today, defaultPrices)
const none = { taken: new Set<string>(), takesCards: true }

describe('a new date', () => {
  it('goes on sale at once, with nothing behind it', () => {
    expect(newDate(fl2d, none, saturday)).toMatchObject({
      outcome: 'done',
      date: { slug: 'fl2d-wien-2027-01-12', revision: 0, version: 0, calledOff: false, tentative: true },
    })
  })

  it.each<[string, Partial<NewDate>, string]>([
    ['in München', { location: { city: 'München', country: 'DE' } }, 'fl2d-muenchen-2027-01-12'],
    ['in Łódź', { location: { city: 'Łódź', country: 'PL' } }, 'fl2d-lodz-2027-01-12'],
    ['in 東京', { location: { city: '東京', country: 'JP' } }, 'fl2d-live-2027-01-12'],
    ['by video', { delivery: 'online', location: null }, 'fl2d-online-2027-01-12'],
  ])('is named after its kind, place and first day: %s', (_, changes, slug) => {
    expect(newDate({ ...fl2d, ...changes }, none, saturday)).toMatchObject({ date: { slug } })
  })

  it('gets a number when another of its kind is there on that day', () => {
    const taken = new Set(['fl2d-wien-2027-01-12', 'fl2d-wien-2027-01-12-2'])
    expect(newDate(fl2d, { ...none, taken }, saturday)).toMatchObject({ date: { slug: 'fl2d-wien-2027-01-12-3' } })
  })

  it('is refused when it would have begun already, to the instant', () => {
    const [start] = fl2d.sessions.map(({ startsAt }) => startsAt)
    expect(newDate(fl2d, none, start ?? saturday)).toEqual(refused('in-the-past'))
    expect(newDate(fl2d, none, (start ?? saturday).subtract({ nanoseconds: 1 }))).toMatchObject(done)
  })
})

it('is paid by card only where someone takes cards', () => {
  const byCard = { ...fl2d, payment: 'card' as const }
  expect(newDate(byCard, { ...none, takesCards: false }, saturday)).toEqual(refused('no-card-payment'))
  expect(newDate(byCard, none, saturday)).toMatchObject(done)
  expect(newDate(fl2d, { ...none, takesCards: false }, saturday)).toMatchObject(done)
})

describe('the template of a kind', () => {
  it.each([
    ['flin', 1, 9900, 10],
    ['fl2d', 2, 199_000, 6],
    ['flcp', 8, 899_000, 3],
  ] as const)('%s takes %i days', (slug, days, price, participantLimit) => {
    const template = dateTemplate(slug, today, defaultPrices)
    expect(template.sessions).toHaveLength(days)
    expect(template).toMatchObject({ price, participantLimit, seats: 12, minimum: 4 })
    expect(wallTimesOf(template.sessions[0] ?? sessionAt(noon, 'UTC'), template.zone)).toEqual({
      day: '2027-01-12',
      from: '09:00',
      to: '17:00',
    })
  })
})

describe('a series', () => {
  it('keeps the wall time across the change to summer time', () => {
    const dates = dateSeries(fl2d, { everyWeeks: 6, times: 2 })
    const starts = dates.map(({ sessions }) => sessions.map((one) => wallTimesOf(one, fl2d.zone)))
    expect(starts).toEqual([
      [
        { day: '2027-02-23', from: '09:00', to: '17:00' },
        { day: '2027-02-24', from: '09:00', to: '17:00' },
      ],
      [
        { day: '2027-04-06', from: '09:00', to: '17:00' },
        { day: '2027-04-07', from: '09:00', to: '17:00' },
      ],
    ])
    expect(dates[1]?.sessions[0]?.startsAt.toString()).toBe('2027-04-06T07:00:00Z')
  })

  it('is the same in everything else', () => {
    const [next] = dateSeries(fl2d, { everyWeeks: 4, times: 1 })
    expect({ ...next, sessions: [] }).toEqual({ ...fl2d, sessions: [] })
  })
})

const noon = { day: '2027-01-12', from: '12:00', to: '13:00' }

describe('the usual hours of a workshop', () => {
  const at = (day: string, from: string, to: string) => sessionAt({ day, from, to }, 'Europe/Vienna')
  const tuesday = at('2027-01-12', '09:00', '17:00')
  const wednesday = at('2027-01-13', '09:00', '17:00')

  it.each<[string, Partial<NewDate>, boolean]>([
    ['two whole days', { sessions: [tuesday, wednesday] }, true],
    [
      'two whole days elsewhere',
      {
        zone: 'America/New_York',
        sessions: fl2d.sessions.map((one) => sessionAt(wallTimesOf(one, fl2d.zone), 'America/New_York')),
      },
      true,
    ],
    ['the same moments on other clocks', { zone: 'Europe/London', sessions: [tuesday, wednesday] }, false],
    ['one day of two', { sessions: [tuesday] }, false],
    ['a later start on one of them', { sessions: [at('2027-01-12', '10:00', '17:00'), wednesday] }, false],
    [
      'four half days',
      { sessions: ['12', '13', '14', '15'].map((day) => at(`2027-01-${day}`, '09:00', '13:00')) },
      false,
    ],
    ['the one day of an introduction', { certification: 'flin', sessions: [tuesday] }, true],
  ])('%s', (_, changes, expected) => {
    const { certification, sessions, zone } = { ...fl2d, ...changes }
    expect(hasUsualHours({ certification, sessions, zone })).toBe(expected)
  })
})
