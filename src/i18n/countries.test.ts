import { describe, expect, it } from 'vitest'
import { countryCodes } from '#domain/company.ts'
import { countryOptions } from './countries.ts'

describe.each(['de', 'en'] as const)('the countries in %s', (language) => {
  const options = countryOptions(language)

  it('are all there, each once', () => {
    expect(options.map(({ value }) => value).sort()).toEqual([...countryCodes].sort())
  })

  it('have a name each, none twice', () => {
    expect(options.filter(({ value, label }) => label === value || label.length < 3)).toEqual([])
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  })

  it('have those on top where most bookings come from, then the others as the language sorts them', () => {
    expect(options.slice(0, 3).map(({ value }) => value)).toEqual(['AT', 'DE', 'CH'])
    const rest = options.slice(3).map(({ label }) => label)
    expect(rest).toEqual(rest.toSorted(new Intl.Collator(language).compare))
  })
})

it.each([
  ['de', 'AT', 'Österreich'],
  ['en', 'AT', 'Austria'],
  ['de', 'XK', 'Kosovo'],
  ['de', 'GR', 'Griechenland'],
] as const)('in %s %s is %s', (language, code, name) => {
  expect(countryOptions(language).find(({ value }) => value === code)?.label).toBe(name)
})
