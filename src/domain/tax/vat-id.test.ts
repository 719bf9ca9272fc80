import { describe, expect, it } from 'vitest'
import { companies } from '#seed/companies.ts'
import { countryOfVatId, isVatId, normaliseVatId } from './vat-id.ts'

describe('a VAT id', () => {
  it.each([
    ['ATU13585627', 'Austria'],
    ['DE136695976', 'Germany'],
    ['EL094259216', 'Greece, which writes EL'],
    ['FR40303265045', 'France'],
    ['NL004495445B01', 'the Netherlands'],
    ['IE6433435F', 'Ireland'],
  ])('%s is one of %s', (value) => {
    expect(isVatId(value)).toBe(true)
  })

  it.each([
    ['ATU13585626', 'has a wrong check digit'],
    ['ATU1358562', 'lacks a digit'],
    ['ATU135856270', 'has one digit too many'],
    ['AT13585627', 'lacks the U'],
    ['GR094259216', 'is Greek with the prefix of the country'],
    ['13585627', 'has no country'],
    ['DE000000000', 'is all noughts'],
    ['', 'is empty'],
  ])('%s is none: it %s', (value) => {
    expect(isVatId(value)).toBe(false)
  })

  it.each(companies.flatMap(({ invoice }) => (invoice.vatId ? [[invoice.vatId, invoice.company] as const] : [])))(
    '%s of %s in the seed world has the right form',
    (vatId) => {
      expect(isVatId(vatId)).toBe(true)
    },
  )
})

describe('how people write it', () => {
  it.each([
    ['atu13585627', 'ATU13585627'],
    ['ATU 135 856 27', 'ATU13585627'],
    [' ATU-1358.5627 ', 'ATU13585627'],
    ['atu\u00a01358\u20095627', 'ATU13585627'],
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['', ''],
  ])('%j becomes %s', (typed, normal) => {
    expect(normaliseVatId(typed)).toBe(normal)
  })
})

describe('the country of a VAT id', () => {
  it.each([
    ['ATU13585627', 'AT'],
    ['de 136695976', 'DE'],
    ['EL094259216', 'GR'],
    ['XI123456789', 'XI'],
  ])('%s: %s', (value, country) => {
    expect(countryOfVatId(value)).toBe(country)
  })

  it.each(['', 'A', '13585627', 'Ä1', '1AT'])('is unknown for %j', (value) => {
    expect(countryOfVatId(value)).toBeUndefined()
  })
})
