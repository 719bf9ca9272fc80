import { describe, expect, it } from 'vitest'
import { writtenPrices } from '#domain/settings/price-list.ts'
import { liveDate } from '#seed/planned-date.ts'
import {
  theCoachProgramInVienna,
  theEnglishFl3dInBerlin,
  theFl2dInGraz,
  theFl2dOnline,
  theFlinInVienna,
} from '#seed/workshop-dates.ts'
import { quoteFor } from './workshop-quote.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const austrian = { country: 'AT', hasVatId: true }
const three = { participants: 3, introductions: 1, buyer: austrian, declinesRegionalDiscount: false }

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
    const quote = quoteFor(liveDate(plan, now), three, writtenPrices)
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
  }

  it('does not matter when it is held online', () => {
    expect(quoteFor({ ...graz, delivery: 'online' }, germanConsumer, writtenPrices).vat).toMatchObject([
      { country: 'DE', rate: 19 },
    ])
  })

  it('is that of the buyer as long as none is announced', () => {
    expect(quoteFor({ ...graz, location: null }, germanConsumer, writtenPrices).vat).toMatchObject([
      { country: 'DE', rate: 19 },
    ])
  })
})
