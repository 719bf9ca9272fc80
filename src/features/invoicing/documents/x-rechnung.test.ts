import { describe, expect, it } from 'vitest'
import { amountDue, type Invoice } from '#domain/invoice/invoice.ts'
import { brokenRules } from '#tests/e-invoice/broken-rules.ts'
import { ciiInvoice } from '#tests/e-invoice/cii-invoice.ts'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoiceXml } from './invoice-documents.ts'

const everyInvoice: [string, Invoice][] = Object.entries(sampleInvoices).flatMap(
  ([name, invoice]): [string, Invoice][] => [
    [name, invoice],
    [`${name}, cancelled`, cancelled(invoice)],
  ],
)

describe.each(everyInvoice)('the XRechnung %s', (_, invoice) => {
  const document = written(invoice).then(ciiInvoice)

  it('has the amounts of the invoice, line by line and group by group', async () => {
    const { lines, groups, totals } = await document
    expect(lines.map(({ price, quantity, net }) => [price, quantity, net])).toEqual(
      invoice.lines.map(({ unitNet, quantity, net }) => [unitNet, quantity, net]),
    )
    expect(totals.amount('TaxBasisTotalAmount')).toBe(invoice.net)
    expect(totals.amount('GrandTotalAmount')).toBe(invoice.gross)
    expect(totals.amount('DuePayableAmount')).toBe(amountDue(invoice))
    expect(new Set(groups.map(({ category, rate }) => `${category} ${rate}`)).size).toBe(groups.length)
  })

  it('names its type and the invoice that it cancels', async () => {
    const { document: says, settlement } = await document
    expect(says.text('ID')).toBe(invoice.number)
    expect(says.text('TypeCode')).toBe(invoice.kind === 'invoice' ? '380' : '384')
    expect(settlement.text('InvoiceReferencedDocument/IssuerAssignedID')).toBe(invoice.cancels?.number ?? '')
  })
})

it.each<[keyof typeof sampleInvoices, string, boolean]>([
  ['threeInVienna', '58', true],
  ['paidInPart', '58', true],
  ['paidByTransfer', '58', true],
  ['paidByCard', '68', false],
])('names the means of payment of %s', async (name, code, hasAccount) => {
  const means = ciiInvoice(await written(sampleInvoices[name])).settlement.parts('SpecifiedTradeSettlementPaymentMeans')
  expect(means.map((one) => [one.text('TypeCode'), one.has('PayeePartyCreditorFinancialAccount')])).toEqual([
    [code, hasAccount],
  ])
})

it.each<[keyof typeof sampleInvoices, [category: string, rate: number | null, code: string][]]>([
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
  const { groups } = ciiInvoice(await written(sampleInvoices[name]))
  expect(groups.map(({ category, rate, code }) => [category, rate, code])).toEqual(expected)
})

it('names the reverse charge in the words of the law, in the language of the booking', async () => {
  const [english, german] = await Promise.all([
    written(sampleInvoices.irishCompanyOnline),
    written(sampleInvoices.germanCompanyInBerlinWithIntroduction),
  ])
  expect(english).toContain('Reverse charge: VAT to be accounted for by the recipient')
  expect(german).toContain('Steuerschuldnerschaft des Leistungsempfängers')
})

it('names our number of the order, and no purchase order of the buyer’s: they have none', async () => {
  for (const invoice of [sampleInvoices.threeInVienna, cancelled(sampleInvoices.threeInVienna)]) {
    const { agreement } = ciiInvoice(await written(invoice))
    expect(agreement.text('SellerOrderReferencedDocument/IssuerAssignedID')).toBe(invoice.order.number)
    expect(agreement.has('BuyerOrderReferencedDocument')).toBe(false)
  }
})

it('gives the cost centre, or the number that an authority sorts by, as the reference of the buyer', async () => {
  const reference = async (name: keyof typeof sampleInvoices) =>
    ciiInvoice(await written(sampleInvoices[name])).agreement.text('BuyerReference')
  expect(await reference('germanAuthority')).toBe('04011000-1234512345-06')
  expect(await reference('germanConsumerInViennaWithIntroduction')).toBe('K-1042')
})

it.each<[keyof typeof sampleInvoices, string]>([
  ['threeInVienna', ''],
  ['paidByCard', 'Bereits bezahlt. Bitte überweise nichts mehr.'],
])('%s has payment terms as text when there is no due date', async (name, expected) => {
  const { settlement } = ciiInvoice(await written(sampleInvoices[name]))
  expect(settlement.text('SpecifiedTradePaymentTerms/Description')).toBe(expected)
})

it('states the prepaid amount and the amount due (BT-113, BT-115)', async () => {
  const { paidInPart } = sampleInvoices
  const sums = ciiInvoice(await written(paidInPart)).settlement
  const sum = (name: string) =>
    Math.round(Number(sums.text(`SpecifiedTradeSettlementHeaderMonetarySummation/${name}`)) * 100)
  expect(sum('TotalPrepaidAmount')).toBe(100_000)
  expect(sum('DuePayableAmount')).toBe(paidInPart.gross - 100_000)
  expect(sum('GrandTotalAmount')).toBe(paidInPart.gross)
})

it('escapes what people typed', async () => {
  const invoice = { ...sampleInvoices.threeInVienna }
  invoice.buyer = { ...invoice.buyer, name: '</ram:Name><script>&"שירה' }
  const { buyer } = ciiInvoice(await written(invoice))
  expect(buyer.text('Name')).toBe('</ram:Name><script>&"שירה')
})

it('is written for a buyer in Kosovo, which the standard calls by a code of its own', async () => {
  const { swissOnline } = sampleInvoices
  const xml = await written({ ...swissOnline, buyer: { ...swissOnline.buyer, country: 'XK' } })
  expect(ciiInvoice(xml).buyer.text('PostalTradeAddress/CountryID')).toBe('1A')
  expect(brokenRules(xml, 'XRechnung')).toEqual([])
})

it('is not written for a buyer in a country that there is not: the schema of EN 16931 refuses it', async () => {
  const { threeInVienna } = sampleInvoices
  const invoice = { ...threeInVienna, buyer: { ...threeInVienna.buyer, country: 'XX' } }
  await expect(invoiceXml(invoice)).rejects.toThrow()
})

it('states in its data that it is not real, on a trial site', async () => {
  const real = await written(sampleInvoices.threeInVienna)
  const trial = await written(sampleInvoices.threeInVienna, true)
  expect(real).not.toContain('Testbeleg')
  expect(trial).toContain('<ram:Content>Testbeleg – keine echte Rechnung</ram:Content>')
  expect(brokenRules(trial, 'XRechnung')).toEqual([])
})

async function written(invoice: Invoice, isTrial?: boolean): Promise<string> {
  return new TextDecoder().decode(await invoiceXml(invoice, isTrial))
}
