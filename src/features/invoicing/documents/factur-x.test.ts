import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { brokenRules } from '#tests/e-invoice/broken-rules.ts'
import { schemaErrors } from '#tests/e-invoice/schema-errors.ts'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoicePdf } from './invoice-documents.ts'

const { threeInVienna, irishCompanyOnline } = sampleInvoices

async function opened(invoice: typeof threeInVienna) {
  const content = await invoicePdf(invoice)
  return { pdf: await PDFDocument.load(content, { updateMetadata: false }) }
}

it.each([
  ['an invoice', threeInVienna],
  ['an invoice in English', irishCompanyOnline],
  ['an invoice paid by card', sampleInvoices.paidByCard],
  ['a cancellation', cancelled(threeInVienna)],
])('%s is one A4 page with its data inside', async (_, invoice) => {
  const { pdf } = await opened(invoice)
  expect(pdf.getPages().map((page) => Object.values(page.getSize()).map(Math.round))).toEqual([[595, 842]])

  const [attached, ...more] = pdf.getAttachments()
  expect(more).toEqual([])
  expect(attached).toMatchObject({ name: 'factur-x.xml' })
  const xml = new TextDecoder().decode(attached?.data)
  expect(await schemaErrors(xml)).toEqual([])
  expect(brokenRules(xml, 'EN 16931')).toEqual([])
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
  expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID>`)
  const preceding = `<ram:IssuerAssignedID>${threeInVienna.number}</ram:IssuerAssignedID>`
  expect(xml.includes(preceding)).toBe(invoice.kind === 'cancellation')
})

it('declares PDF/A-3 and Factur-X of the profile EN 16931, with its title', async () => {
  const { pdf } = await opened(threeInVienna)
  expect(pdf.getTitle()).toContain(threeInVienna.number)
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) throw new Error('the PDF has no metadata')
  const xmp = new TextDecoder().decode(metadata.getContents())
  expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(xmp).toContain('EN 16931')
  expect(pdf.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
})

it('carries every font that it uses', async () => {
  const { pdf } = await opened(threeInVienna)
  const names = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .filter((object) => object.includes('/Type /FontDescriptor'))
  expect(names.length).toBeGreaterThan(0)
  for (const descriptor of names) expect(descriptor).toMatch(/\/FontFile[23]? /)
  expect(pdf.context.enumerateIndirectObjects().map(String).join(' ')).not.toContain('Helvetica')
})

it('goes on over pages, and bears names in every writing', async () => {
  const lines = Array.from({ length: 60 }, () => threeInVienna.lines[0]).filter((line) => line !== undefined)
  const company = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
  const net = lines.reduce((total, line) => total + line.net, 0)
  const vat = threeInVienna.vat.map((group) => ({ ...group, net, vat: net / 5 }))
  const buyer = { ...threeInVienna.buyer, name: company, contact: 'Křížková Жуков Ωmega שירה 🛩️' }
  const { pdf } = await opened({ ...threeInVienna, lines, buyer, vat, net, gross: net + net / 5 })
  expect(pdf.getPageCount()).toBeGreaterThan(2)
  // A character that no bundled font has would need a font that is not embedded.
  expect(pdf.context.enumerateIndirectObjects().map(String).join(' ')).not.toContain('Helvetica')
})
