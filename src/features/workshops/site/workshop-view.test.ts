import { describe, expect, it } from 'vitest'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theSelfPacedFlin } from '#seed/workshop-dates.ts'
import {
  datesAround,
  datesOnPage,
  isUpcoming,
  kindPrice,
  pageOfDates,
  type WorkshopView,
  workshopView,
  workshopViews,
} from './workshop-view.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, now)
const flin = selfPacedDate(theSelfPacedFlin)

it('is made once for dates that were read once, in each language, and again for dates that were read again', () => {
  const dates = [{ date: graz, left: 9 }]
  const views = workshopViews(dates, 'de', now)
  expect(views).toEqual([workshopView({ date: graz, left: 9 }, 'de', now)])
  expect(workshopViews(dates, 'de', now)).toBe(views)
  expect(workshopViews(dates, 'en', now)).toEqual([workshopView({ date: graz, left: 9 }, 'en', now)])
  expect(workshopViews([{ date: graz, left: 2 }], 'de', now)).toMatchObject([{ live: { left: 2 } }])
})

describe('a workshop date on its way to the browser', () => {
  it('survives it: plain values only', () => {
    const view = workshopView({ date: graz, left: 9 }, 'en', now)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(view.live?.sessions[0]?.startsAt).toBe(startOf(graz).toString())
  })

  it('has its page in the language of the visitor, and keeps the language it is held in', () => {
    const view = workshopView({ date: graz, left: 9 }, 'en', now)
    expect(view.href).toBe(`/en/workshops/flight-level-2-design/${graz.slug}`)
    expect(view.language).toBe('de')
  })

  it.each([
    [
      'tentative, from four people',
      { tentative: true, minimum: 4 },
      { from: 4, decidedBy: expect.stringMatching(/^20/) },
    ],
    [
      'tentative, however many come',
      { tentative: true, minimum: 0 },
      { from: 0, decidedBy: expect.stringMatching(/^20/) },
    ],
    ['certain', { tentative: false, minimum: 4 }, null],
  ])('shows whether it is %s', (_, change, expected) => {
    expect(workshopView({ date: { ...graz, ...change }, left: 9 }, 'de', now).live?.tentative).toEqual(expected)
  })

  it('has no times and no seats when it is self-paced', () => {
    expect(workshopView({ date: flin, left: 0 }, 'de', now)).toMatchObject({
      live: null,
      availability: { state: 'self-paced' },
    })
  })
})

describe('what is still to come', () => {
  it.each([
    ['before it starts', startOf(graz).subtract({ nanoseconds: 1 }), true],
    ['once it has started', startOf(graz), false],
    ['once it is over', endOf(graz), false],
  ])('the FL2D in Graz %s', (_, at, upcoming) => {
    expect(isUpcoming(workshopView({ date: graz, left: 9 }, 'de', at))).toBe(upcoming)
  })

  it('the full FL2D too: its page shows that it is full', () => {
    expect(isUpcoming(workshopView({ date: graz, left: 0 }, 'de', now))).toBe(true)
  })

  it('a self-paced workshop always', () => {
    expect(isUpcoming(workshopView({ date: flin, left: 0 }, 'de', endOf(graz)))).toBe(true)
  })
})

describe('a booking form', () => {
  const dates = 'abcdefghij'.split('').map((slug) => ({ ...workshopView({ date: graz, left: 9 }, 'de', now), slug }))

  it.each([
    ['abcdefghij', 'a', 'abcdef'],
    ['abcdefghij', 'b', 'abcdef'],
    ['abcdefghij', 'e', 'defghi'],
    ['abcdefghij', 'i', 'efghij'],
    ['abcdefghij', 'j', 'efghij'],
    ['abcdefghij', 'a date that is over', 'abcdef'],
    ['abc', 'b', 'abc'],
    ['', 'a', ''],
  ])('offers the dates around that of the page: of %s at %s %s', (all, slug, offered) => {
    const upcoming = dates.filter((date) => all.includes(date.slug))
    expect(datesAround(upcoming, slug).map((date) => date.slug)).toEqual(offered.split(''))
  })
})

describe('five hundred dates of a workshop', () => {
  const first = workshopView({ date: graz, left: 9 }, 'de', now)
  const many = (change: (index: number) => Partial<WorkshopView> = () => ({}), count = 500) =>
    Array.from({ length: count }, (_, index) => ({ ...first, slug: `${index + 1}`, ...change(index) }))
  const slugs = (dates: readonly WorkshopView[]) => dates.map(({ slug }) => slug).join(' ')
  const row = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`).join(' ')
  const selfPaced = { ...workshopView({ date: flin, left: 0 }, 'de', now), slug: 'self-paced' }
  const full: Partial<WorkshopView> = { availability: { state: 'sold-out' } }

  it.each([
    ['the first ones', many(), row(1, 24)],
    ['all, if they are few', many(undefined, 24), row(1, 24)],
    [
      'those with seats before full ones',
      many((index) => (index > 0 && index < 400 ? full : {})),
      `1 ${row(401, 423)}`,
    ],
    [
      'the first in another language, and then those of the visitor',
      many((index) => (index < 300 ? { language: 'en' } : {})),
      `1 ${row(301, 323)}`,
    ],
    ['the first in another place', many((index) => (index === 499 ? { live: null } : {})), `${row(1, 23)} 500`],
  ])('are on a page with no more than its maximum: %s', (_, dates, expected) => {
    expect(slugs(datesOnPage(dates, 'de'))).toBe(expected)
  })

  it.each([
    ['', 1, row(1, 24)],
    ['2', 2, row(25, 48)],
    ['21', 21, row(481, 500)],
    ...['22', '0', '-1', '1.5', '1e1', 'x', '99999999999'].map((asked): [string, number, string] => [
      asked,
      1,
      row(1, 24),
    ]),
  ] satisfies [string, number, string][])(
    'are in the list in pages, the self-paced one on each: “%s” is page %i',
    (asked, number, expected) => {
      const page = pageOfDates([...many(), selfPaced], asked, 'de')
      expect({ ...page, dates: slugs(page.dates) }).toEqual({ number, pages: 21, dates: `${expected} self-paced` })
    },
  )
})

describe('the price of a kind of workshop', () => {
  const at = (price: number, left = 3) => workshopView({ date: { ...graz, price }, left }, 'de', now)
  const ticket = workshopView({ date: { ...flin, price: 9900 }, left: 0 }, 'de', now)

  it.each<[string, WorkshopView[], { from: number; varies: boolean }]>([
    ['is that of its dates, whatever the list says now', [at(199_000), at(199_000)], { from: 199_000, varies: false }],
    ['is the lowest where they differ', [at(249_000), at(199_000)], { from: 199_000, varies: true }],
    [
      'is not that of a full date while others are free',
      [at(149_000, 0), at(199_000)],
      { from: 199_000, varies: false },
    ],
    ['is that of the full dates when all are', [at(149_000, 0)], { from: 149_000, varies: false }],
    ['is that of its ticket when it has no date', [ticket], { from: 9900, varies: false }],
    ['is that of the list while nothing can be booked', [], { from: 205_000, varies: false }],
  ])('%s', (_, dates, price) => {
    expect(kindPrice(dates, 205_000)).toEqual(price)
  })
})
