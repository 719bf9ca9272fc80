import { describe, expect, it } from 'vitest'
import { countryCodes } from '../company.ts'
import { type Buyer, isEuCountry, type TaxedProduct, taxRuleFor, taxRules, vatRateOf, vatRates } from './tax.ts'

const vienna: TaxedProduct = { kind: 'on-site', eventCountry: 'AT' }
const berlin: TaxedProduct = { kind: 'on-site', eventCountry: 'DE' }
const zurich: TaxedProduct = { kind: 'on-site', eventCountry: 'CH' }
const online: TaxedProduct = { kind: 'live-online' }
const onDemand: TaxedProduct = { kind: 'on-demand' }

const buyers: [who: string, buyer: Buyer, ruleOverTheNet: string, taxedIn: string | null][] = [
  ['an Austrian company with a VAT id', { country: 'AT', hasVatId: true }, 'domestic', 'AT'],
  ['somebody in Austria without one', { country: 'AT', hasVatId: false }, 'domestic', 'AT'],
  ['a German company with a VAT id', { country: 'DE', hasVatId: true }, 'reverse-charge', null],
  ['someone in Germany without one', { country: 'DE', hasVatId: false }, 'eu-consumer', 'DE'],
  ['a Swiss company', { country: 'CH', hasVatId: true }, 'outside-eu', null],
  ['somebody in Switzerland', { country: 'CH', hasVatId: false }, 'outside-eu', null],
  ['somebody in Liechtenstein: in the EEA, not in the EU', { country: 'LI', hasVatId: false }, 'outside-eu', null],
  ['somebody in the United States', { country: 'US', hasVatId: false }, 'outside-eu', null],
]

function decided(product: TaxedProduct, buyer: Buyer): [rule: string, country: string | null] {
  const rule = taxRuleFor(product, buyer)
  return [rule.name, rule.country(product, buyer)]
}

describe.each([
  ['Vienna', vienna, 'AT'],
  ['Berlin', berlin, 'DE'],
  ['Zurich', zurich, 'CH'],
])('in a room in %s the place of the event decides', (_, product, country) => {
  it.each(buyers)('for %s', (_who, buyer) => {
    expect(decided(product, buyer)).toEqual(['on-site', country])
  })
})

describe.each([
  ['live online', online],
  ['on demand', onDemand],
])('%s the place of the buyer decides', (_, product) => {
  it.each(buyers)('for %s', (_who, buyer, rule, taxedIn) => {
    expect(decided(product, buyer)).toEqual([rule, taxedIn])
  })
})

describe('every country of the form', () => {
  const products = [
    ...Object.keys(vatRates).map((eventCountry) => ({ kind: 'on-site' as const, eventCountry })),
    online,
    onDemand,
  ]

  it('has its rule for each product, with a VAT id and without, and its rate where VAT is charged', () => {
    for (const country of countryCodes) {
      for (const hasVatId of [true, false]) {
        for (const product of products) {
          const [rule, taxedIn] = decided(product, { country, hasVatId })
          expect(rule).toBe(expectedRule(product, { country, hasVatId }))
          if (taxedIn !== null) expect(vatRateOf(taxedIn, '2026-11-21')).toBeGreaterThan(0)
        }
      }
    }
  })

  it('falls under the first rule that applies, and under the last in any case', () => {
    expect(taxRules.map(({ name }) => name)).toEqual([
      'on-site',
      'domestic',
      'reverse-charge',
      'eu-consumer',
      'outside-eu',
    ])
    for (const country of countryCodes) {
      const buyer = { country, hasVatId: true }
      const first = taxRules.findIndex((rule) => rule.applies(online, buyer))
      expect(taxRules[first]).toBe(taxRuleFor(online, buyer))
      expect(taxRules.at(-1)?.applies(online, buyer)).toBe(true)
    }
  })
})

/** The rules of docs/rules/tax.md once more, as questions instead of a table. */
function expectedRule(product: TaxedProduct, { country, hasVatId }: Buyer): string {
  if (product.kind === 'on-site') return 'on-site'
  if (country === 'AT') return 'domestic'
  if (!isEuCountry(country)) return 'outside-eu'
  return hasVatId ? 'reverse-charge' : 'eu-consumer'
}
