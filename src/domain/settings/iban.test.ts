import { describe, expect, it } from 'vitest'
import { seller } from '../company.ts'
import { ibanInGroups, isIban } from './company-form.ts'

describe('an IBAN', () => {
  it.each([
    'AT611904300234573201',
    'at61 1904 3002 3457 3201',
    'DE89370400440532013000',
    'CH9300762011623852957',
    'GB29NWBK60161331926819',
    seller.bank.iban,
  ])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each([
    ['two digits swapped', 'AT611904300234573210'],
    ['one digit wrong', 'AT611904300234573202'],
    ['too short for Austria', 'AT6119043002345732'],
    ['another country in front', 'DE611904300234573201'],
    ['no check digits', 'ATXX1904300234573201'],
    ['nothing', ''],
  ])('with %s is none', (_, iban) => {
    expect(isIban(iban)).toBe(false)
  })

  it('is read in groups of four', () => {
    expect(ibanInGroups('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201')
  })
})
