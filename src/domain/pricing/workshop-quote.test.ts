import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import {
  theCoachProgramInVienna,
  theEnglishFl3dInBerlin,
  theFl2dInGraz,
  theFl2dOnline,
  theFlinInVienna,
} from '#seed/workshop-dates.ts'
import { quoteFor } from './quote.ts'
import { defaultTariff } from './tariff.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const austrian = { country: 'AT', hasVatId: true }
const three = {
  participants: 3,
  introductions: 1,
  buyer: austrian,
  declinesRegionalDiscount: false,
  orderedOn: '2026-11-21',
}

describe('three from an Austrian company, one with the introduction,', () => {
  it.each([
    ['the FL2D in Graz', theFl2dInGraz, 4059_00, [['on-site', 'AT', 811_80]]],
    ['the FL2D online', theFl2dOnline, 4059_00, [['domestic', 'AT', 811_80]]],
    [
      'the FL3D in Berlin',
      theEnglishFl3dInBerlin,
      4059_00,
      [
        ['on-site', 'DE', 756_20],
        ['domestic', 'AT', 15_80],
      ],
    ],
    ['the coach program in Vienna', theCoachProgramInVienna, 2 * 8990_00 + 79_00, [['on-site', 'AT', 3611_80]]],
    ['the FLIN in Vienna, which has no introduction', theFlinInVienna, 2 * 99_00, [['on-site', 'AT', 39_60]]],
  ] as const)('pay for %s', (_, plan, net, vat) => {
    const quote = quoteFor(liveDate(plan, now), three, defaultTariff)
    expect(quote.net).toBe(net)
    expect(quote.vat.map((group) => [group.rule, group.country, group.vat])).toEqual(vat)
  })
})

describe('the place of a date', () => {
  const graz = liveDate(theFl2dInGraz, now)
  const germanConsumer = {
    participants: 1,
    introductions: 0,
    buyer: { country: 'DE', hasVatId: false },
    declinesRegionalDiscount: false,
    orderedOn: '2026-11-21',
  }

  it('does not matter when it is held online', () => {
    expect(quoteFor({ ...graz, delivery: 'online' }, germanConsumer, defaultTariff).vat).toMatchObject([
      { country: 'DE', rate: 19 },
    ])
  })

  it('is that of the buyer as long as none is announced', () => {
    expect(quoteFor({ ...graz, location: null }, germanConsumer, defaultTariff).vat).toMatchObject([
      { country: 'DE', rate: 19 },
    ])
  })
})

describe('two rates of a year that changes them', () => {
  const graz = liveDate(theFl2dInGraz, now)
  const session = (startsAt: string, endsAt: string) => ({
    startsAt: Temporal.ZonedDateTime.from(`${startsAt}[Europe/Vienna]`).toInstant(),
    endsAt: Temporal.ZonedDateTime.from(`${endsAt}[Europe/Vienna]`).toInstant(),
  })
  const tariff = { ...defaultTariff, rates: { AT: { '2027-01-01': 21 } } }
  const january = [session('2027-01-19T09:00', '2027-01-19T17:00')]

  it('have the rate of the last day on the seat, and that of the order on the introduction', () => {
    const { vat, lines } = quoteFor({ ...graz, sessions: january }, { ...three, participants: 1 }, tariff)
    expect(vat.map(({ rate, net }) => [rate, net])).toEqual([
      [21, 1990_00],
      [20, 79_00],
    ])
    expect(lines.map(({ kind, vatIndex }) => [kind, vatIndex])).toEqual([
      ['seat', 0],
      ['add-on', 1],
    ])
  })

  it.each([
    ['before New Year', [session('2026-12-30T09:00', '2026-12-31T23:59')], 20],
    ['after midnight', [session('2026-12-31T20:00', '2027-01-01T01:00')], 21],
    ['in the new year, begun in the old one', [session('2026-12-31T09:00', '2026-12-31T17:00'), ...january], 21],
  ])('go by the day on which it ends, where it is held: %s', (_, sessions, rate) => {
    const booking = { ...three, introductions: 0 }
    expect(quoteFor({ ...graz, sessions }, booking, tariff).vat).toMatchObject([{ rate }])
  })
})
