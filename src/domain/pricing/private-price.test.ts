import { describe, expect, it } from 'vitest'
import type { TaxedProduct } from '../tax/tax.ts'
import { privatePrice } from './price-text.ts'
import { quote } from './quote.ts'

const on = '2027-01-20'
const onSite = (eventCountry: string): TaxedProduct => ({ kind: 'on-site', eventCountry })

describe('what a private person pays', () => {
  it.each<[string, number, TaxedProduct, { gross: number; rate: number }]>([
    ['a seat in Vienna', 1990_00, onSite('AT'), { gross: 2388_00, rate: 20 }],
    ['a seat in Hamburg', 1990_00, onSite('DE'), { gross: 2368_10, rate: 19 }],
    ['a seat in Zurich', 1990_00, onSite('CH'), { gross: 2151_19, rate: 8.1 }],
    ['a seat online, from Austria', 1990_00, { kind: 'live-online' }, { gross: 2388_00, rate: 20 }],
    ['the introduction at one’s own pace', 99_00, { kind: 'on-demand' }, { gross: 118_80, rate: 20 }],
  ])('for %s', (_, net, product, price) => {
    expect(privatePrice(net, product, { on, rates: {} })).toEqual(price)
  })

  it('uses the rate in force on that day', () => {
    const rates = { AT: { '2027-01-01': 21 } }
    expect(privatePrice(100_00, { kind: 'live-online' }, { on, rates }).gross).toBe(121_00)
    expect(privatePrice(100_00, { kind: 'live-online' }, { on: '2026-12-31', rates }).gross).toBe(120_00)
  })

  it.each(['AT', 'DE', 'CH'])('is what is ordered by one person in %s', (country) => {
    const product = onSite(country)
    const buyer = { country: 'AT', hasVatId: false }
    const ordered = quote({
      certification: 'fl2d',
      product,
      seatPrice: 1990_00,
      participants: 1,
      introductions: 0,
      buyer,
      heldOn: on,
      orderedOn: on,
    })
    expect(privatePrice(1990_00, product, { on, rates: {} }).gross).toBe(ordered.gross)
  })
})
