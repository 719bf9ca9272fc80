import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { countryCodes, isCountry } from '../company.ts'
import { lowerMiddleOrLowIncome, upperMiddleIncome } from './income-groups.ts'
import { regionOf } from './tariff.ts'

const eu = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const eea = ['IS', 'LI', 'NO']
const always = new Set([...eu, ...eea, 'CH'])
/** Parts of the EU that have a country code of their own: Åland and the outermost regions of France. */
const partsOfTheEu = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

describe('region 1', () => {
  it.each([...always, ...partsOfTheEu])('contains %s: no price by residence inside the EU', (country) => {
    expect(regionOf(country)).toBe(1)
  })

  it.each(['US', 'GB', 'JP', 'AU', 'CA', 'SG', 'CR', 'CL', 'RU', 'TT'])('contains %s, of high income', (country) => {
    expect(regionOf(country)).toBe(1)
  })

  it.each(['AQ', 'VA', 'EH', 'TW'])('contains %s, which the World Bank puts into no group below', (country) => {
    expect(regionOf(country)).toBe(1)
  })
})

it.each(['AL', 'AR', 'BA', 'BR', 'CN', 'CV', 'GE', 'ID', 'MX', 'RS', 'TR', 'UA', 'XK', 'ZA'])(
  'region 2 contains %s',
  (country) => {
    expect(regionOf(country)).toBe(2)
  },
)

it.each(['AF', 'BD', 'EG', 'ET', 'GH', 'IN', 'KE', 'MA', 'NA', 'NG', 'NP', 'PK', 'SY', 'TN', 'YE'])(
  'region 3 contains %s',
  (country) => {
    expect(regionOf(country)).toBe(3)
  },
)

describe('the income groups', () => {
  it('have no country in common', () => {
    expect(upperMiddleIncome.intersection(lowerMiddleOrLowIncome)).toEqual(new Set())
  })

  it('know only countries that the form offers', () => {
    expect([...upperMiddleIncome, ...lowerMiddleOrLowIncome].filter((code) => !isCountry(code))).toEqual([])
  })

  it('give each country of the form exactly one region', () => {
    const lower = (group: ReadonlySet<string>) => [...group].filter((code) => !always.has(code)).sort()
    const counted = Map.groupBy(countryCodes, (country) => regionOf(country))
    expect([...counted.keys()].sort()).toEqual([1, 2, 3])
    expect(counted.get(2)).toEqual(lower(upperMiddleIncome))
    expect(counted.get(3)).toEqual(lower(lowerMiddleOrLowIncome))
  })

  it('change nothing in EU, EEA and Switzerland, even if the World Bank put every country on its lowest list', async () => {
    vi.doMock('./income-groups.ts', () => ({
      upperMiddleIncome: new Set(),
      lowerMiddleOrLowIncome: new Set(countryCodes),
    }))
    vi.resetModules()
    // Other files run in this process after this one, and mean the real groups.
    onTestFinished(() => {
      vi.doUnmock('./income-groups.ts')
      vi.resetModules()
    })
    const { regionOf: regionThen } = await import('./tariff.ts')
    expect(countryCodes.filter((code) => regionThen(code) === 1)).toEqual([...always].sort())
  })
})
