import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { type Quote, type QuoteRequest, quote } from '#domain/pricing/quote.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { fl2dRequest } from '#tests/helpers/fl2d-request.ts'
import type { AmountRow } from '#ui/fact-list.tsx'
import { useQuoteRows } from './quote-rows.ts'

/** The rows of a price as someone reads them: label, note and amount, with ordinary spaces. */
function read(priced: Quote, language: Language = 'de'): string[] {
  const rows: AmountRow[] = []
  function Reader() {
    rows.push(...useQuoteRows()(priced))
    return null
  }
  renderToStaticMarkup(
    <IntlProvider locale={language} messages={language === 'de' ? german : english} timeZone="Europe/Vienna">
      <Reader />
    </IntlProvider>,
  )
  return rows.map(({ label, note, amount }) =>
    [label, note, amount].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
  )
}

const fl2d = (changes: Partial<QuoteRequest>) => quote(fl2dRequest({ product: { kind: 'live-online' }, ...changes }))

describe('what a booking costs, line by line', () => {
  it('for three from Austria, one with the introduction', () => {
    const priced = fl2d({ participants: 3, introductions: 1 })
    expect(read(priced)).toEqual([
      '3 × Teilnahme à € 1.990 | € 5.970,00',
      '3 für 2 | – € 1.990,00',
      '1 × Introduction à € 79 | € 79,00',
      'Netto | € 4.059,00',
      '20 % USt | € 811,80',
      'Gesamt | € 4.870,80',
    ])
    expect(read(priced, 'en')).toEqual([
      '3 × seat at €1,990 | €5,970.00',
      '3 for 2 | – €1,990.00',
      '1 × Introduction at €79 | €79.00',
      'Net | €4,059.00',
      '20% VAT | €811.80',
      'Total | €4,870.80',
    ])
  })

  it('shows the VAT of two countries apart', () => {
    const berlin = { kind: 'on-site', eventCountry: 'DE' } as const
    expect(read(fl2d({ product: berlin, introductions: 1 }))).toEqual([
      '1 × Teilnahme à € 1.990 | 19 % USt Deutschland | € 1.990,00',
      '1 × Introduction à € 79 | 20 % USt | € 79,00',
      'Netto | € 2.069,00',
      '19 % USt Deutschland | € 378,10',
      '20 % USt | € 15,80',
      'Gesamt | € 2.462,90',
    ])
  })

  it('writes half a percent with the comma of the language', () => {
    const buyer = { country: 'FI', hasVatId: false }
    expect(read(fl2d({ buyer }))).toContain('25,5 % USt Finnland | € 507,45')
    expect(read(fl2d({ buyer }), 'en')).toContain('25.5% VAT Finland | €507.45')
  })
})

describe('without VAT there is no VAT row, only the reason', () => {
  const reverseCharge = 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'
  it.each([
    ['reverse charge', { country: 'DE', hasVatId: true }, reverseCharge],
    ['outside the EU', { country: 'CH', hasVatId: false }, 'USt: in Österreich nicht steuerbar'],
  ])('%s', (_, buyer, reason) => {
    expect(read(fl2d({ buyer }))).toEqual([
      '1 × Teilnahme à € 1.990 | € 1.990,00',
      `Netto | ${reason} | € 1.990,00`,
      'Gesamt | € 1.990,00',
    ])
  })

  it.each([
    ['reverse charge', { country: 'NL', hasVatId: true }, reverseCharge],
    ['outside the EU', { country: 'CH', hasVatId: false }, 'USt: in Österreich nicht steuerbar'],
  ])('and the reason only at the lines that it applies to: %s', (_, buyer, reason) => {
    const hamburg = { kind: 'on-site', eventCountry: 'DE' } as const
    expect(read(fl2d({ product: hamburg, introductions: 1, buyer }))).toEqual([
      '1 × Teilnahme à € 1.990 | 19 % USt Deutschland | € 1.990,00',
      `1 × Introduction à € 79 | ${reason} | € 79,00`,
      'Netto | € 2.069,00',
      '19 % USt Deutschland | € 378,10',
      'Gesamt | € 2.447,10',
    ])
  })
})
