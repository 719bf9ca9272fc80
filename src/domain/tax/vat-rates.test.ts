import { describe, expect, it } from 'vitest'
import { isCountry } from '../company.ts'
import { isEuCountry, vatRateOf, vatRates } from './tax.ts'

describe('VAT rates', () => {
  it('are known for the 27 member states and Switzerland', () => {
    const members = Object.keys(vatRates).filter(isEuCountry)
    expect(members).toHaveLength(27)
    expect(Object.keys(vatRates).filter((country) => !isEuCountry(country))).toEqual(['CH'])
    expect(Object.keys(vatRates).filter((country) => !isCountry(country))).toEqual([])
  })

  it.each([
    ['AT', 20],
    ['DE', 19],
    ['CH', 8.1],
    ['EE', 24],
    ['FI', 25.5],
    ['GR', 24],
    ['HU', 27],
    ['LU', 17],
    ['RO', 21],
    ['SK', 23],
  ])('%s: %d %%', (country, rate) => {
    expect(vatRateOf(country, '2026-11-21')).toBe(rate)
  })

  it('are percents with one decimal at most, within what the EU allows', () => {
    for (const [country, rate] of Object.entries(vatRates)) {
      expect(Number.isInteger(rate * 10)).toBe(true)
      if (isEuCountry(country)) expect(rate).toBeGreaterThanOrEqual(15)
      expect(rate).toBeLessThanOrEqual(27)
    }
  })

  // The last ones are names that every object in JavaScript has: a forged form can send them.
  it.each(['GB', 'US', 'EL', 'LI', 'NO', 'XX', '', 'constructor', 'toString', '__proto__'])(
    'has none for %j',
    (country) => {
      expect(() => vatRateOf(country, '2026-11-21')).toThrow(RangeError)
      expect(isEuCountry(country)).toBe(false)
    },
  )
})
