import { describe, expect, it } from 'vitest'
import type { Invoice } from '#domain/invoice/invoice.ts'
import { brokenDocuments } from '#tests/e-invoice/broken-documents.ts'
import { brokenRules, rules } from '#tests/e-invoice/broken-rules.ts'
import { schemaErrors } from '#tests/e-invoice/schema-errors.ts'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoiceXml } from './invoice-documents.ts'

/*
 * Our invoices as others check them: the official schema through libxml2, and the business rules on what is in the file. Nothing here looks
 * at our model (docs/rules/invoice.md).
 */
const everyInvoice: [string, Invoice][] = Object.entries(sampleInvoices).flatMap(
  ([name, invoice]): [string, Invoice][] => [
    [name, invoice],
    [`${name}, cancelled`, cancelled(invoice)],
  ],
)

describe.each(everyInvoice)('the XRechnung %s', (_, invoice) => {
  it('is valid by the official schema and keeps the rules of EN 16931 and XRechnung', async () => {
    const xml = await written(invoice)
    expect(await schemaErrors(xml)).toEqual([])
    expect(brokenRules(xml, 'XRechnung')).toEqual([])
  })
})

describe('a document that breaks a rule', () => {
  it.each(brokenDocuments)('is found out: %s', async (rule, sample, from, to) => {
    const xml = await written(sampleInvoices[sample])
    const broken = xml.replace(from, to)
    expect(broken, 'what was to be broken is not there').not.toBe(xml)
    expect(brokenRules(broken, 'XRechnung').map((text) => text.split(':')[0])).toContain(rule)
  })

  it('is there for every rule', () => {
    expect(brokenDocuments.map(([rule]) => rule).sort()).toEqual(rules.XRechnung.map(([id]) => id).sort())
  })

  it('is not valid by the schema, when its parts are in the wrong order or one is not known', async () => {
    const xml = await written(sampleInvoices.threeInVienna)
    const unknown = xml.replaceAll('CityName>', 'Town>')
    const inDisorder = xml.replace(/(<ram:CategoryCode>S<[^>]*>)(\s*<ram:RateApplicablePercent>[^>]*>)/, '$2$1')
    for (const broken of [unknown, inDisorder]) expect(await schemaErrors(broken)).toContain('not valid')
  })
})

const files = new Map<Invoice, Promise<string>>()

/** Each is written once, however many rules are broken in it. */
function written(invoice: Invoice): Promise<string> {
  const xml = files.get(invoice) ?? invoiceXml(invoice).then((content) => new TextDecoder().decode(content))
  files.set(invoice, xml)
  return xml
}
