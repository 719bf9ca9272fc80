import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { create } from 'xmlbuilder2'
import { cancelled, sampleInvoices } from '#tests/helpers/sample-invoices.ts'
import { invoicePdf } from './invoice-documents.ts'

/*
 * What ISO 19005-3 (level B) and Factur-X require of the file and is visible in its objects. The official validator (veraPDF) is not part of the tests:
 * docs/rules/invoice.md lists what is left to it.
 */
const { threeInVienna, irishCompanyOnline } = sampleInvoices

describe.each([
  ['an invoice', threeInVienna, `Rechnung ${threeInVienna.number}`],
  ['an invoice in English', irishCompanyOnline, `Invoice ${irishCompanyOnline.number}`],
  ['a cancellation', cancelled(threeInVienna), cancelled(threeInVienna).number],
])('the file of %s', (_, invoice, title) => {
  let content: Uint8Array
  let pdf: PDFDocument
  let objects: PDFDict[]
  beforeAll(async () => {
    content = await invoicePdf(invoice)
    pdf = await PDFDocument.load(content, { updateMetadata: false })
    objects = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (object instanceof PDFDict) return [object]
      return object instanceof PDFRawStream ? [object.dict] : []
    })
  })

  const ofType = (type: string) => objects.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of(type))
  const entry = (dict: PDFDict | undefined, name: string) => String(dict?.get(PDFName.of(name)) ?? '')
  const xmp = () => {
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'))
    if (!(metadata instanceof PDFRawStream)) throw new Error('the PDF has no metadata')
    return { dict: metadata.dict, text: new TextDecoder().decode(metadata.getContents()) }
  }

  it('begins as PDF 1.7 with binary marks, and has an identifier and no password (6.1.2, 6.1.3)', () => {
    const head = Buffer.from(content.subarray(0, 20))
    expect(head.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
    expect([...head.subarray(10, 14)].every((byte) => byte > 127)).toBe(true)
    expect(pdf.context.trailerInfo.ID).toBeInstanceOf(PDFArray)
    expect(pdf.isEncrypted).toBe(false)
  })

  it('declares PDF/A-3B in readable, uncompressed XMP, with the Factur-X schema described (6.6.2)', () => {
    const { dict, text } = xmp()
    expect(entry(dict, 'Filter')).toBe('')
    expect(() => create(text.replace(/<\?xpacket[^?]*\?>/g, ''))).not.toThrow()
    expect(text).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>B</s)
    expect(text).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<')
    expect(text).toMatch(
      /<fx:DocumentType>INVOICE<.*<fx:DocumentFileName>factur-x\.xml<.*<fx:ConformanceLevel>EN 16931</s,
    )
  })

  it('is called in its own language, for people and for archives', () => {
    expect(pdf.getTitle()).toContain(title)
    expect(xmp().text).toMatch(new RegExp(`<dc:title>\\s*<rdf:Alt>\\s*<rdf:li xml:lang="x-default">[^<]*${title}`))
    expect(entry(pdf.catalog, 'Lang')).toBe(`(${invoice.language})`)
    expect(xmp().text).toContain(`<dc:language><rdf:Bag><rdf:li>${invoice.language}</rdf:li>`)
    expect(xmp().text).not.toContain('issued by')
    const preferences = pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(entry(preferences, 'DisplayDocTitle'), 'programs show the title, not the name of the file').toBe('true')
  })

  it('carries the sRGB profile as its output intent, with three channels (6.2.3)', () => {
    const [intent] = ofType('OutputIntent')
    expect(entry(intent, 'S')).toBe('/GTS_PDFA1')
    const profile = intent?.lookup(PDFName.of('DestOutputProfile'))
    if (!(profile instanceof PDFRawStream)) throw new Error('no colour profile')
    expect(entry(profile.dict, 'N')).toBe('3')
    const bytes = Buffer.from(profile.getContents())
    expect(bytes.readUInt32BE(0)).toBe(bytes.length)
    expect([bytes.toString('latin1', 12, 20), bytes.toString('latin1', 36, 40)]).toEqual(['mntrRGB ', 'acsp'])
  })

  it('embeds each font with its widths and letters (6.2.11)', () => {
    const fonts = ofType('Font')
    const inside = ofType('FontDescriptor')
    expect(inside.length).toBeGreaterThan(0)
    for (const descriptor of inside) expect(entry(descriptor, 'FontFile2')).not.toBe('')
    for (const font of fonts) {
      if (entry(font, 'Subtype') === '/Type0') expect(entry(font, 'ToUnicode')).not.toBe('')
      else expect([entry(font, 'W') !== '', entry(font, 'CIDToGIDMap')]).toEqual([true, '/Identity'])
    }
  })

  it('has the data as an associated file, with its type, day and part in the document (6.8, Factur-X 6.2)', () => {
    const [file, ...more] = ofType('Filespec')
    expect(more).toEqual([])
    expect([entry(file, 'F'), entry(file, 'AFRelationship')]).toEqual(['(factur-x.xml)', '/Alternative'])
    expect(file?.lookup(PDFName.of('UF'), PDFHexString).decodeText()).toBe('factur-x.xml')
    const associated = pdf.catalog.lookup(PDFName.of('AF'), PDFArray).asArray()
    expect(associated.map((ref) => pdf.context.lookup(ref))).toEqual([file])
    const [embedded] = ofType('EmbeddedFile')
    expect(entry(embedded, 'Subtype')).toMatch(/text(\/|#2F)xml/)
    expect(entry(embedded, 'Params')).toContain('/ModDate')
  })

  it('does nothing when it is opened, and leads nowhere by itself (6.4, 6.5)', () => {
    const forbidden = ['OpenAction', 'AA', 'JavaScript', 'XFA', 'NeedsRendering']
    for (const name of forbidden) {
      expect(entry(pdf.catalog, name), name).toBe('')
      expect(
        objects.filter((dict) => dict.has(PDFName.of(name))),
        name,
      ).toEqual([])
    }
    const actions = objects.map((dict) => entry(dict, 'S')).filter((kind) => /JavaScript|Launch|Sound|Movie/.test(kind))
    expect(actions).toEqual([])
  })

  it('claims no tags that it does not have, and packs nothing as LZW (6.1.7)', () => {
    expect([entry(pdf.catalog, 'MarkInfo'), entry(pdf.catalog, 'StructTreeRoot')]).toEqual(['', ''])
    expect(objects.filter((dict) => entry(dict, 'Filter').includes('LZW'))).toEqual([])
    expect(ofType('Page').every((page) => page.get(PDFName.of('Contents')) instanceof PDFRef)).toBe(true)
  })
})
