import { describe, expect, it } from 'vitest'
import { seller } from '../company.ts'
import { transferCode } from '../payment/bank-transfer.ts'

const lines = (changes: Partial<Parameters<typeof transferCode>[0]> = {}) =>
  transferCode({ seller, amount: 487_080, reference: 'R-2026-0001', ...changes }).split('\n')

describe('the code for banking apps', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(lines()).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'MUSTATW1XXX',
      'Flight Levels Training GmbH',
      'AT180000000000000000',
      'EUR4870.80',
      '',
      '',
      'R-2026-0001',
    ])
  })

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %s cents as %s', (amount, text) => {
    expect(lines({ amount })[7]).toBe(text)
  })

  it('cuts a name after 70 and a reference after 140 characters', () => {
    const long = lines({ seller: { ...seller, name: 'Ä'.repeat(71) }, reference: 'R'.repeat(141) })
    expect([long[5]?.length, long[10]?.length]).toEqual([70, 140])
  })
})
