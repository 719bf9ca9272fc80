import { describe, expect, it } from 'vitest'
import { fl2dRequest } from '#tests/helpers/fl2d-request.ts'
import type { TaxedProduct } from '../tax/tax.ts'
import { hasDiscover, isTaxed, type QuoteRequest, quote, vatOf } from './quote.ts'

const berlin: TaxedProduct = { kind: 'on-site', eventCountry: 'DE' }
const zurich: TaxedProduct = { kind: 'on-site', eventCountry: 'CH' }
const online: TaxedProduct = { kind: 'live-online' }

describe('the FL2D in Vienna', () => {
  it.each([
    [1, 1990_00, 2388_00],
    [2, 3980_00, 4776_00],
    [3, 3980_00, 4776_00],
    [4, 5970_00, 7164_00],
    [5, 7960_00, 9552_00],
    [6, 7960_00, 9552_00],
    [7, 9950_00, 11_940_00],
  ])('costs %i people %i cents net and %i with VAT', (participants, net, gross) => {
    expect(quote(fl2dRequest({ participants }))).toMatchObject({ net, gross })
  })

  it('shows three seats, one off, and the introduction that one of them takes along', () => {
    expect(quote(fl2dRequest({ participants: 3, introductions: 1 }))).toEqual({
      lines: [
        { kind: 'seat', certification: 'fl2d', quantity: 3, unitNet: 1990_00, net: 5970_00, vatIndex: 0 },
        { kind: 'three-for-two', certification: 'fl2d', quantity: 1, unitNet: -1990_00, net: -1990_00, vatIndex: 0 },
        { kind: 'add-on', certification: 'flin', quantity: 1, unitNet: 79_00, net: 79_00, vatIndex: 0 },
      ],
      net: 4059_00,
      vat: [{ rule: 'on-site', country: 'AT', rate: 20, net: 4059_00, vat: 811_80 }],
      gross: 4870_80,
    })
  })

  it('has no line for a discount or an introduction that no one gets', () => {
    expect(quote(fl2dRequest({ participants: 2 })).lines.map(({ kind }) => kind)).toEqual(['seat'])
  })

  it('counts the introduction of the third person too: only the seat is free', () => {
    expect(quote(fl2dRequest({ participants: 3, introductions: 3 })).net).toBe(2 * 1990_00 + 3 * 79_00)
  })
})

describe('Discover', () => {
  const online: TaxedProduct = { kind: 'live-online' }
  it.each([
    ['on site, one', 'AT', {}, 2290_00],
    ['on site, three who pay for two', 'AT', { participants: 3 }, 4580_00],
    ['on site, four', 'AT', { participants: 4 }, 6870_00],
    ['online, one', 'AT', { product: online }, 2190_00],
    ['online, three who pay for two', 'AT', { product: online, participants: 3 }, 4380_00],
    ['on site, where everyone ticked the introduction too', 'AT', { participants: 2, introductions: 2 }, 4580_00],
    ['on site in region 2, three who pay for three', 'BR', { participants: 3, region: 2 as const }, 4122_00],
  ])('%s', (_, country, changes, net) => {
    const buyer = { country, hasVatId: false }
    expect(quote(fl2dRequest({ ...changes, buyer, discover: true })).net).toBe(net)
  })

  it('has a line of its own, taxed like the seat, and the free seat is free of it', () => {
    const request = fl2dRequest({ product: berlin, participants: 3, introductions: 1, discover: true })
    const { lines, vat } = quote(request)
    expect(lines.map(({ kind, quantity, net }) => [kind, quantity, net])).toEqual([
      ['seat', 3, 5970_00],
      ['discover', 3, 900_00],
      ['three-for-two', 1, -2290_00],
    ])
    expect(vat).toEqual([{ rule: 'on-site', country: 'DE', rate: 19, net: 4580_00, vat: 870_20 }])
  })

  it('is known by its line', () => {
    expect(hasDiscover(quote(fl2dRequest({ discover: true })))).toBe(true)
    expect(hasDiscover(quote(fl2dRequest({ introductions: 1 })))).toBe(false)
  })
})

describe('VAT', () => {
  it('is in two groups when Austrians come to Berlin and take the introduction along', () => {
    const { net, vat, gross, lines } = quote(fl2dRequest({ product: berlin, participants: 1, introductions: 1 }))
    expect(vat).toEqual([
      { rule: 'on-site', country: 'DE', rate: 19, net: 1990_00, vat: 378_10 },
      { rule: 'domestic', country: 'AT', rate: 20, net: 79_00, vat: 15_80 },
    ])
    expect(lines.map(({ vatIndex }) => vatIndex)).toEqual([0, 1])
    expect({ net, gross }).toEqual({ net: 2069_00, gross: 2462_90 })
  })

  it('is in one group when the rules differ but the country is the same', () => {
    const buyer = { country: 'DE', hasVatId: false }
    expect(quote(fl2dRequest({ product: berlin, introductions: 1, buyer })).vat).toEqual([
      { rule: 'on-site', country: 'DE', rate: 19, net: 2069_00, vat: 393_11 },
    ])
  })

  it('is German in Berlin and owed by the buyer for the introduction of a German company', () => {
    const buyer = { country: 'DE', hasVatId: true }
    expect(quote(fl2dRequest({ product: berlin, introductions: 1, buyer })).vat).toEqual([
      { rule: 'on-site', country: 'DE', rate: 19, net: 1990_00, vat: 378_10 },
      { rule: 'reverse-charge', country: null, rate: 0, net: 79_00, vat: 0 },
    ])
  })

  it.each([
    ['a German company with a VAT id', { country: 'DE', hasVatId: true }, 'reverse-charge'],
    ['a Swiss company', { country: 'CH', hasVatId: false }, 'outside-eu'],
  ])('is nought online for %s, and so is that of the introduction', (_, buyer, rule) => {
    expect(quote(fl2dRequest({ product: online, participants: 3, introductions: 1, buyer }))).toMatchObject({
      net: 4059_00,
      vat: [{ rule, country: null, rate: 0, net: 4059_00, vat: 0 }],
      gross: 4059_00,
    })
  })

  it('has a Swiss rate with a decimal in Zurich', () => {
    expect(quote(fl2dRequest({ product: zurich })).vat).toEqual([
      { rule: 'on-site', country: 'CH', rate: 8.1, net: 1990_00, vat: 161_19 },
    ])
  })

  it('cannot be calculated for an event in a country without a rate', () => {
    expect(() => quote(fl2dRequest({ product: { kind: 'on-site', eventCountry: 'GB' } }))).toThrow(
      'no VAT rate known for GB',
    )
  })
})

describe('isTaxed', () => {
  it.each<[string, Partial<QuoteRequest>, boolean]>([
    ['all of it', {}, true],
    ['only the seat', { product: berlin, introductions: 1, buyer: { country: 'CH', hasVatId: false } }, true],
    ['nothing', { product: online, introductions: 1, buyer: { country: 'CH', hasVatId: false } }, false],
  ])('knows whether any VAT is charged: %s', (_, changes, expected) => {
    expect(isTaxed(quote(fl2dRequest(changes)))).toBe(expected)
  })
})

describe('vatOf', () => {
  it.each([
    [1990_00, 20, 398_00],
    [79_00, 25.5, 20_15],
    [10, 25, 3],
    [1, 20, 0],
    [3, 20, 1],
    [2, 25, 1],
    [6, 8.1, 0],
    [7, 8.1, 1],
    [0, 27, 0],
    [1990_00, 0, 0],
  ])('of %i cents at %d %%: %i', (net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat)
  })
})
