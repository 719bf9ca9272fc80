import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { formatMoney, formatPercent, formatPrice } from './format-money.ts'

const nbsp = '\u00a0'

describe('formatMoney', () => {
  it.each<[string, number, Language, string]>([
    ['a seat in FL2D, German', 199_000, 'de', `€${nbsp}1.990,00`],
    ['a seat in FL2D, English', 199_000, 'en', '€1,990.00'],
    ['the add-on', 7_900, 'de', `€${nbsp}79,00`],
    ['nothing to pay', 0, 'de', `€${nbsp}0,00`],
    ['one cent', 1, 'en', '€0.01'],
    ['the seat that 3 for 2 takes off, German', -199_000, 'de', `−€${nbsp}1.990,00`],
    ['the seat that 3 for 2 takes off, English', -199_000, 'en', '−€1,990.00'],
    ['a whole department on the coach program', 123_456_789, 'de', `€${nbsp}1.234.567,89`],
    ['a whole department on the coach program', 123_456_789, 'en', '€1,234,567.89'],
  ])('%s', (_, cents, language, expected) => {
    expect(formatMoney(cents, language)).toBe(expected)
  })
})

describe('formatPrice', () => {
  it.each<[string, number, Language, string]>([
    ['a whole price, German', 199_000, 'de', `€${nbsp}1.990`],
    ['a whole price, English', 199_000, 'en', '€1,990'],
    ['cents stay when there are any, German', 9_950, 'de', `€${nbsp}99,50`],
    ['cents stay when there are any, English', 9_905, 'en', '€99.05'],
    ['nothing', 0, 'de', `€${nbsp}0`],
  ])('%s', (_, cents, language, expected) => {
    expect(formatPrice(cents, language)).toBe(expected)
  })
})

describe('formatPercent', () => {
  it.each<[string, number, Language, string]>([
    ['German, with a no-break space', 20, 'de', `20${nbsp}%`],
    ['English, without a space', 20, 'en', '20%'],
    ['one decimal', 25.5, 'de', `25,5${nbsp}%`],
  ])('%s', (_, rate, language, expected) => {
    expect(formatPercent(rate, language)).toBe(expected)
  })
})
