import countries from 'i18n-iso-countries'
import { describe, expect, it } from 'vitest'
import { countryCodes, isCountry } from './company.ts'

describe('countries', () => {
  it('are those of ISO 3166-1 with Kosovo, each once and in order', () => {
    expect(countryCodes).toEqual(Object.keys(countries.getAlpha2Codes()).sort())
    expect(countryCodes).toContain('XK')
  })

  it.each(['AT', 'DE', 'CH', 'GR', 'GB', 'XK'])('knows %s', (code) => {
    expect(isCountry(code)).toBe(true)
  })

  it.each(['', 'at', 'EL', 'UK', 'XI', 'XX', 'AUT', 'A', 'AT DE', 'constructor'])('does not know %j', (code) => {
    expect(isCountry(code)).toBe(false)
  })
})
