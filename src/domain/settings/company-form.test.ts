import { describe, expect, it } from 'vitest'
import { seller } from '../company.ts'
import { companyFields, companyForm, companyOfForm, isSample } from './company-form.ts'

const filled = { version: '0', ...companyFields(seller) }

describe('the form of the company', () => {
  it('opened and sent unchanged changes nothing', () => {
    expect(companyOfForm(companyForm.parse(filled))).toEqual(seller)
  })

  it.each([
    ['iban', 'AT61 1904 3002 3457 3202', 'officeSettings.errors.iban'],
    ['bic', 'DONAAT', 'officeSettings.errors.bic'],
    ['vatId', 'ATU12345678', 'officeSettings.errors.vatId'],
    ['vatId', 'DE136695976', 'officeSettings.errors.vatId'],
    ['postalCode', '10115', 'officeSettings.errors.postalCode'],
    ['phone', '01 000 00 00', 'officeSettings.errors.phone'],
    ['name', ' ', 'officeSettings.errors.companyName'],
    ['email', 'hallo', 'validation.emailInvalid'],
  ])('turns down %s “%s”', (name, value, message) => {
    const { error } = companyForm.safeParse({ ...filled, [name]: value })
    expect(error?.issues.map(({ path, message: key }) => [path.join('.'), key])).toEqual([[name, message]])
  })

  it('takes account and VAT id as people write them', () => {
    const form = companyForm.parse({
      ...filled,
      iban: 'at61 1904 3002 3457 3201',
      bic: 'donaatww',
      vatId: 'atu 1358 5627',
    })
    expect(form).toMatchObject({ iban: 'AT611904300234573201', bic: 'DONAATWW', vatId: 'ATU13585627' })
  })
})

describe('a company', () => {
  const bank = { ...seller.bank, iban: 'AT611904300234573201' }

  it.each([
    ['as the program brings it', seller, true],
    ['without a VAT id of its own', { ...seller, bank }, true],
    ['without an account of its own', { ...seller, vatId: 'ATU13585627' }, true],
    ['with both', { ...seller, vatId: 'ATU13585627', bank }, false],
  ])('%s is the sample: %s', (_, company, expected) => {
    expect(isSample(company)).toBe(expected)
  })
})
