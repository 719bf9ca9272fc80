import { describe, expect, it } from 'vitest'
import type { Quote, VatLine } from '#domain/pricing/quote.ts'
import { productRows, vatNotes, vatRows } from './order-table.tsx'
import { donauwerkOrder, harbourlineOrder } from './sample.ts'

const spaces = (text: string) => text.replaceAll('\u00a0', ' ')
const vatLabels = (vat: VatLine[], language: 'de' | 'en') =>
  vatRows({ ...harbourlineOrder.quote, vat }, language).map((row) => `${spaces(row.label)}: ${spaces(row.amount)}`)

describe('productRows', () => {
  it('shows the seats of Donauwerk, the one that 3 for 2 takes off, and the introduction', () => {
    const rows = productRows(donauwerkOrder.quote, 'de')
    expect(rows.map((row) => [row.label, row.note && spaces(row.note), spaces(row.amount)])).toEqual([
      ['3 × Flight Level 2 Design', 'je € 1.990,00', '€ 5.970,00'],
      ['3 für 2: ein Platz geschenkt', undefined, '−€ 1.990,00'],
      ['1 × Flight Levels Introduction im eigenen Tempo', undefined, '€ 79,00'],
    ])
  })

  it('states the VAT of each line when they differ', () => {
    const { quote: priced } = donauwerkOrder
    const mixed: Quote = {
      ...priced,
      lines: priced.lines.map((line) => ({ ...line, vatIndex: line.kind === 'add-on' ? 1 : 0 })),
      vat: [
        { rule: 'on-site', country: 'DE', rate: 19, net: 398_000, vat: 75_620 },
        { rule: 'reverse-charge', country: null, rate: 0, net: 7_900, vat: 0 },
      ],
    }
    expect(productRows(mixed, 'en').map(({ note }) => note)).toEqual([
      '€1,990.00 each, 19% VAT (Germany)',
      '19% VAT (Germany)',
      'Reverse charge: VAT to be accounted for by the recipient',
    ])
    expect(vatNotes(mixed, 'en')).toEqual([])
  })

  it('counts the free seats of a larger group', () => {
    const sixSeats: Quote = {
      ...donauwerkOrder.quote,
      lines: [
        { kind: 'three-for-two', certification: 'fl2d', quantity: 2, unitNet: -199_000, net: -398_000, vatIndex: 0 },
      ],
    }
    expect(productRows(sixSeats, 'en')).toEqual([{ label: '3 for 2: 2 seats free', amount: '−€3,980.00' }])
  })
})

describe('vatRows', () => {
  it.each<[string, VatLine, string, string]>([
    [
      'in Vienna',
      { rule: 'on-site', country: 'AT', rate: 20, net: 199_000, vat: 39_800 },
      '20 % USt (Österreich): € 398,00',
      '20% VAT (Austria): €398.00',
    ],
    [
      'for a consumer in Finland',
      { rule: 'eu-consumer', country: 'FI', rate: 25.5, net: 199_000, vat: 50_745 },
      '25,5 % USt (Finnland): € 507,45',
      '25.5% VAT (Finland): €507.45',
    ],
  ])('%s', (_, line, german, english) => {
    expect(vatLabels([line], 'de')).toEqual([german])
    expect(vatLabels([line], 'en')).toEqual([english])
  })

  it('shows no VAT to a business in Ireland', () => {
    expect(vatLabels(harbourlineOrder.quote.vat, 'en')).toEqual([])
  })

  it('states the basis of each rate when there are two', () => {
    const seats: VatLine = { rule: 'on-site', country: 'DE', rate: 19, net: 398_000, vat: 75_620 }
    const introduction: VatLine = { rule: 'domestic', country: 'AT', rate: 20, net: 7_900, vat: 1_580 }
    expect(vatLabels([seats, introduction], 'de')).toEqual([
      '19 % USt (Deutschland) auf € 3.980,00: € 756,20',
      '20 % USt (Österreich) auf € 79,00: € 15,80',
    ])
  })
})

describe('vatNotes', () => {
  const notes = (rule: VatLine['rule'], language: 'de' | 'en') =>
    vatNotes({ ...harbourlineOrder.quote, vat: [{ rule, country: null, rate: 0, net: 199_000, vat: 0 }] }, language)

  it('states that the business in Ireland owes the tax itself', () => {
    expect(notes('reverse-charge', 'de')).toEqual(['Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'])
    expect(notes('reverse-charge', 'en')).toEqual(['Reverse charge: VAT to be accounted for by the recipient'])
  })

  it('states why someone in Brazil pays none', () => {
    expect(notes('outside-eu', 'de')).toEqual(['Leistungsort außerhalb der EU, in Österreich nicht steuerbar'])
    expect(notes('outside-eu', 'en')).toEqual(['Place of supply outside the EU, not taxable in Austria'])
  })

  it('has nothing to explain in Vienna', () => {
    expect(vatNotes(donauwerkOrder.quote, 'de')).toEqual([])
  })
})
