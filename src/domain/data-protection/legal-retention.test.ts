import { describe, expect, it } from 'vitest'
import { keptUntil } from './erasure.ts'

describe('how long invoices are kept', () => {
  it.each([
    ['an invoice from Vienna', 'AT', [['2026-01-02', false]], '2033-12-31'],
    ['one from the last day of the year', 'AT', [['2026-12-31', false]], '2033-12-31'],
    ['one for a consumer in Italy, declared through the One-Stop-Shop', 'AT', [['2026-11-21', true]], '2036-12-31'],
    [
      'with its cancellation of the next year',
      'AT',
      [
        ['2026-12-20', false],
        ['2027-01-08', false],
      ],
      '2034-12-31',
    ],
    ['of a company in Germany', 'DE', [['2026-11-21', false]], '2034-12-31'],
    ['an order without documents', 'AT', [], null],
  ] as const)('%s', (_, country, documents, until) => {
    expect(
      keptUntil(
        country,
        documents.map(([on, isOneStopShop]) => ({ on, isOneStopShop })),
      ),
    ).toBe(until)
  })

  it('does not guess the law of a country that no one has looked up', () => {
    expect(() => keptUntil('CH', [{ on: '2026-11-21', isOneStopShop: false }])).toThrow('CH')
  })
})
