import { describe, expect, it } from 'vitest'
import { create } from 'xmlbuilder2'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoiceXml } from './invoice-documents.ts'

const everyInvoice: [string, Invoice][] = Object.entries(sampleInvoices).flatMap(
  ([name, invoice]): [string, Invoice][] => [
    [name, invoice],
    [`${name}, cancelled`, cancelled(invoice)],
  ],
)

describe.each(everyInvoice)('the XRechnung %s', (_, invoice) => {
  const document = invoiceXml(invoice).then(({ content }) => read(new TextDecoder().decode(content)))

  it('adds up by the rules of EN 16931', async () => {
    const { lines, groups, total } = await document
    expect(total('LineTotalAmount'), 'BR-CO-10').toBe(sum(lines.map(({ net }) => net)))
    expect(total('TaxBasisTotalAmount'), 'BR-CO-13').toBe(total('LineTotalAmount'))
    expect(total('TaxTotalAmount'), 'BR-CO-14').toBe(sum(groups.map(({ vat }) => vat)))
    expect(total('GrandTotalAmount'), 'BR-CO-15').toBe(total('TaxBasisTotalAmount') + total('TaxTotalAmount'))
    const prepaid = invoice.payment.state === 'paid' ? invoice.gross : 0
    expect(total('DuePayableAmount'), 'BR-CO-16').toBe(total('GrandTotalAmount') - prepaid)
    expect(total('GrandTotalAmount')).toBe(invoice.gross)
    for (const { basis, vat, rate, category } of groups) {
      // Two countries with one rate are one group here, each rounded by itself.
      expect(Math.abs(vat - (basis * rate) / 100), 'BR-CO-17').toBeLessThanOrEqual(1)
      const same = lines.filter((line) => line.category === category && line.rate === rate)
      expect(sum(same.map(({ net }) => net)), 'BR-S-08 and its kind').toBe(basis)
    }
  })

  it('has no negative price and says each category and rate once', async () => {
    const { lines, groups } = await document
    for (const { price, quantity, net } of lines) {
      expect(price, 'BR-27').toBeGreaterThanOrEqual(0)
      expect(price * quantity).toBe(net)
    }
    expect(new Set(groups.map(({ category, rate }) => `${category} ${rate}`)).size).toBe(groups.length)
  })

  it('gives the reason wherever there is no VAT, and names no VAT ids where nothing is taxable', async () => {
    const { groups, vatIds } = await document
    for (const { category, reason, rate } of groups) {
      expect(category === 'S').toBe(reason === '')
      if (category !== 'S') expect(rate).toBe(0)
    }
    const outOfScope = groups.some(({ category }) => category === 'O')
    expect(vatIds.length > 0, 'BR-O-02').toBe(!outOfScope)
    if (outOfScope) expect(groups, 'BR-O-11').toHaveLength(1)
  })

  it('says what it is and what it takes back', async () => {
    const { text } = await document
    expect(text('ExchangedDocument', 'ID')).toBe(invoice.number)
    expect(text('ExchangedDocument', 'TypeCode')).toBe(invoice.kind === 'invoice' ? '380' : '384')
    expect(text('InvoiceReferencedDocument', 'IssuerAssignedID')).toBe(invoice.cancels?.number ?? '')
    expect(text('ApplicableHeaderTradeAgreement', 'BuyerReference')).not.toBe('')
  })
})

it.each<[keyof typeof sampleInvoices, [category: string, rate: number, code: string][]]>([
  ['threeInVienna', [['S', 20, '']]],
  ['irishCompanyOnline', [['AE', 0, 'VATEX-EU-AE']]],
  ['germanConsumerOnline', [['S', 19, '']]],
  ['swissOnline', [['O', 0, 'VATEX-EU-O']]],
  [
    'swissInZurichWithIntroduction',
    [
      ['S', 8.1, ''],
      ['E', 0, ''],
    ],
  ],
  [
    'germanCompanyInBerlinWithIntroduction',
    [
      ['S', 19, ''],
      ['AE', 0, 'VATEX-EU-AE'],
    ],
  ],
  ['austrianInParisWithIntroduction', [['S', 20, '']]],
])('%s has its category, rate and code', async (name, expected) => {
  const { groups } = read(new TextDecoder().decode((await invoiceXml(sampleInvoices[name])).content))
  expect(groups.map(({ category, rate, code }) => [category, rate, code])).toEqual(expected)
})

it('names the reverse charge in the words of the law, in the language of the booking', async () => {
  const [{ content: english }, { content: german }] = await Promise.all([
    invoiceXml(sampleInvoices.irishCompanyOnline),
    invoiceXml(sampleInvoices.germanCompanyInBerlinWithIntroduction),
  ])
  expect(new TextDecoder().decode(english)).toContain('Reverse charge: VAT to be accounted for by the recipient')
  expect(new TextDecoder().decode(german)).toContain('Steuerschuldnerschaft des Leistungsempfängers')
})

it('escapes what people typed', async () => {
  const invoice = { ...sampleInvoices.threeInVienna }
  invoice.buyer = { ...invoice.buyer, name: '</ram:Name><script>&"שירה' }
  const { text } = read(new TextDecoder().decode((await invoiceXml(invoice)).content))
  expect(text('BuyerTradeParty', 'Name')).toBe('</ram:Name><script>&"שירה')
})

it('is not written for a buyer in a country that there is not: the schema of EN 16931 refuses it', async () => {
  const { threeInVienna } = sampleInvoices
  const invoice = { ...threeInVienna, buyer: { ...threeInVienna.buyer, country: 'XX' } }
  await expect(invoiceXml(invoice)).rejects.toThrow()
})

/** Reads a document of CII; throws when it is not well-formed. Amounts in cents. */
function read(xml: string) {
  const root = create(xml).root()
  type Part = typeof root
  const parts = (name: string, within: Part = root) =>
    within.filter((node) => node.node.nodeName === `ram:${name}` || node.node.nodeName === `rsm:${name}`, false, true)
  const first = (name: string, within?: Part) => parts(name, within)[0]?.node.textContent ?? ''
  const cents = (text: string) => Math.round(Number(text) * 100)
  const settlement = parts('ApplicableHeaderTradeSettlement')[0] ?? root
  const summary = parts('SpecifiedTradeSettlementHeaderMonetarySummation')[0] ?? root
  return {
    text: (part: string, name: string) => {
      const [within] = parts(part)
      return within ? first(name, within) : ''
    },
    total: (name: string) => cents(first(name, summary)),
    vatIds: parts('SpecifiedTaxRegistration').map((part) => first('ID', part)),
    lines: parts('IncludedSupplyChainTradeLineItem').map((line) => ({
      price: cents(first('ChargeAmount', line)),
      quantity: Number(first('BilledQuantity', line)),
      net: cents(first('LineTotalAmount', line)),
      category: first('CategoryCode', line),
      rate: Number(first('RateApplicablePercent', line)),
    })),
    groups: parts('ApplicableTradeTax', settlement).map((group) => ({
      basis: cents(first('BasisAmount', group)),
      vat: cents(first('CalculatedAmount', group)),
      rate: Number(first('RateApplicablePercent', group)),
      category: first('CategoryCode', group),
      reason: first('ExemptionReason', group),
      code: first('ExemptionReasonCode', group),
    })),
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
