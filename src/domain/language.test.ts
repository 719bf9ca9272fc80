import { describe, expect, it } from 'vitest'
import { defaultLanguage, isLanguage, languages } from './language.ts'

describe('languages', () => {
  it('are German, the default, and English', () => {
    expect(languages).toEqual(['de', 'en'])
    expect(defaultLanguage).toBe('de')
  })

  it.each(['de', 'en'])('knows %s', (code) => {
    expect(isLanguage(code)).toBe(true)
  })

  it.each(['fr', 'DE', 'de-AT', '', ' de', 'constructor', null, undefined, 1, ['de']])('does not know %j', (code) => {
    expect(isLanguage(code)).toBe(false)
  })
})
