import { describe, expect, it } from 'vitest'
import { defaultPrices, offeredRegion, priceRegion, regionalPrice } from './tariff.ts'

describe('a seat', () => {
  it.each([
    [1990_00, 1990_00, 1194_00, 796_00],
    [8990_00, 8990_00, 5394_00, 3596_00],
    [1_25, 1_25, 75, 50],
    [3, 3, 2, 1],
  ])('of %i cents costs %i, %i and %i in regions 1, 2 and 3', (price, one, two, three) => {
    expect([
      regionalPrice(price, 1, defaultPrices),
      regionalPrice(price, 2, defaultPrices),
      regionalPrice(price, 3, defaultPrices),
    ]).toEqual([one, two, three])
  })
})

describe('the region of a booking', () => {
  it.each([
    ['Brazil, FL2D', 'fl2d', 'BR', false, 2],
    ['India, coach program', 'flcp', 'IN', false, 3],
    ['India, declined', 'flcp', 'IN', true, 1],
    ['Austria', 'fl2d', 'AT', false, 1],
    ['Romania, in the EU', 'fl2d', 'RO', false, 1],
    ['India, the introduction, which has one price for all', 'flin', 'IN', false, 1],
  ] as const)('%s', (_, certification, country, declinesRegionalDiscount, region) => {
    expect(priceRegion({ certification, country, declinesRegionalDiscount }, defaultPrices)).toBe(region)
  })

  it('is asked about also when it is declined in the end', () => {
    expect(offeredRegion('fl2d', 'IN', defaultPrices)).toBe(3)
  })
})
