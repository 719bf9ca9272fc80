import { PDFDict, PDFDocument, PDFHeader, PDFName, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import { brand } from '#domain/company.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import { BrandMark } from '#ui/documents/brand-mark.tsx'
import { registerFonts } from '#ui/documents/document-fonts.ts'
import { styles } from '#ui/documents/document-styles.ts'
import { drawable } from '#ui/documents/script-fonts.ts'
import { type QrPath, quietZone } from '#ui/qr-path.ts'
import { type InvoiceFact, type InvoiceSheet, invoiceSheet, invoiceText } from './invoice-sheet.ts'

registerFonts()

export interface DrawnInvoice {
  content: Uint8Array
  title: string
}

export async function drawnInvoice(invoice: Invoice, isTrial = false): Promise<DrawnInvoice> {
  const { language } = invoice
  const words = invoiceSheet(invoice, language)
  const { fonts, text } = await drawable([...words.buyer, ...words.facts.map(({ value }) => value)])
  const facts = words.facts.map(({ label, value }) => ({ label, value: text(value) }))
  const sheet = { ...words, facts, buyer: words.buyer.map(text) }
  const draw = (isOnePage: boolean) =>
    renderToBuffer(<InvoiceDocument {...{ sheet, language, fonts, isTrial, isOnePage }} />)
  // Most have one page, and a number that is rendered later would have each page laid out twice more.
  const single = await draw(true)
  const pages = (await PDFDocument.load(single, { updateMetadata: false })).getPageCount()
  return { content: pages === 1 ? single : await draw(false), title: sheet.title }
}

interface InvoiceDocumentProps {
  sheet: InvoiceSheet
  language: Language
  fonts: string[]
  isTrial: boolean
  isOnePage: boolean
}

/** An invoice on A4. Groups are not broken across pages; the heads of the columns and the footer are on each page. */
function InvoiceDocument({ sheet, language, fonts, isTrial, isOnePage }: InvoiceDocumentProps) {
  const t = invoiceText(language)
  const pageNumber = (page: number, pages: number) => (
    <Text style={styles.pageNumberText}>{t('page', { page, pages })}</Text>
  )
  return (
    <Document title={sheet.title} author={sheet.author} language={language}>
      <Page size="A4" style={[styles.page, { fontFamily: fonts }]}>
        {isTrial && (
          <Text style={styles.trial} fixed>
            {t('trial')}
          </Text>
        )}
        <BrandMark name={brand} styles={styles} />
        <View style={styles.head}>
          <View style={styles.address}>
            <Text style={styles.sender}>{sheet.sender}</Text>
            {sheet.buyer.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may have the same text
              <Text key={index}>{line}</Text>
            ))}
          </View>
          <View style={styles.facts}>
            <Facts facts={sheet.facts} />
          </View>
        </View>
        <Text style={styles.title}>{sheet.title}</Text>
        <InvoiceTable sheet={sheet} />
        <View wrap={false}>
          <Text style={[styles.firstParagraph, styles.strong]}>{sheet.payment}</Text>
          {sheet.account && (
            <View style={styles.account}>
              <View style={styles.accountFacts}>
                <Facts facts={sheet.account.facts} />
              </View>
              <View style={styles.scan}>
                <QrCode code={sheet.account.code} />
                <Text style={styles.scanText}>{t('scan')}</Text>
              </View>
            </View>
          )}
          {sheet.notes.map((note) => (
            <Text key={note} style={styles.paragraph}>
              {note}
            </Text>
          ))}
        </View>
        <View style={styles.foot} fixed>
          <View style={styles.footColumns}>
            {sheet.issuer.map((lines) => (
              <View key={lines[0]}>
                {lines.map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </View>
            ))}
          </View>
        </View>
        {isOnePage ? (
          <Text style={styles.pageNumber} fixed>
            {pageNumber(1, 1)}
          </Text>
        ) : (
          <Text
            style={styles.pageNumber}
            fixed
            render={({ pageNumber: page, totalPages }) => pageNumber(page, totalPages)}
          />
        )}
      </Page>
    </Document>
  )
}

function Facts({ facts }: { facts: readonly InvoiceFact[] }) {
  return facts.map(({ label, value }) => (
    <View key={label} style={styles.fact}>
      <Text style={styles.factLabel}>{label}</Text>
      <Text style={styles.factValue}>{value}</Text>
    </View>
  ))
}

function QrCode({ code: { size, d } }: { code: QrPath }) {
  const side = size + 2 * quietZone
  return (
    <Svg viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`} style={styles.code}>
      <Path d={d} fill="#000000" />
    </Svg>
  )
}

function InvoiceTable({ sheet }: { sheet: InvoiceSheet }) {
  const { columns } = sheet
  return (
    <>
      <View style={styles.headRow} fixed>
        <Text style={styles.what}>{columns.what}</Text>
        <Text style={styles.quantity}>{columns.quantity}</Text>
        <Text style={styles.price}>{columns.price}</Text>
        <Text style={styles.rate}>{columns.rate}</Text>
        <Text style={styles.amount}>{columns.amount}</Text>
      </View>
      {sheet.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may have the same text
        <View key={index} style={styles.row} wrap={false}>
          <View style={styles.what}>
            <Text>{row.what}</Text>
            {row.note !== undefined && <Text style={styles.note}>{row.note}</Text>}
          </View>
          <Text style={styles.quantity}>{row.quantity}</Text>
          <Text style={styles.price}>{row.price}</Text>
          <Text style={styles.rate}>{row.rate}</Text>
          <Text style={styles.amount}>{row.amount}</Text>
        </View>
      ))}
      <View style={styles.totals} wrap={false}>
        {sheet.totals.map(({ label, value, total }) => (
          <View key={label} style={total ? [styles.total, styles.grand] : styles.total}>
            <Text style={styles.totalLabel}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

/**
 * Puts right what the library that embeds the data leaves open of PDF/A-3b (ISO 19005-3, docs/rules/invoice.md): the version that the file really
 * needs, the colour profile’s number of channels, no claim of tags where there are none, and title, description and language as the invoice has them.
 */
export async function archivedPdf(content: Uint8Array, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  // Embedded files with a relationship to the document are of 1.7.
  pdf.context.header = PDFHeader.forVersion(1, 7)
  for (const name of ['MarkInfo', 'StructTreeRoot']) pdf.catalog.delete(PDFName.of(name))
  colourProfile(pdf)?.dict.set(PDFName.of('N'), PDFNumber.of(3))
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setSubject(title)
  describe(pdf, title)
  return pdf.save({ useObjectStreams: false })
}

function colourProfile(pdf: PDFDocument): PDFRawStream | undefined {
  const intents = pdf.context.lookup(pdf.catalog.get(PDFName.of('OutputIntents')))
  const [intent] = intents && 'asArray' in intents && typeof intents.asArray === 'function' ? intents.asArray() : []
  const found = intent && pdf.context.lookup(intent)
  const profile = found instanceof PDFDict ? found.lookup(PDFName.of('DestOutputProfile')) : undefined
  return profile instanceof PDFRawStream ? profile : undefined
}

/** The metadata for archives repeats the document's own, in its language; the library's own words are English. */
function describe(pdf: PDFDocument, title: string): void {
  const name = PDFName.of('Metadata')
  const metadata = pdf.catalog.lookup(name)
  if (!(metadata instanceof PDFRawStream)) return
  const metadataOf = (xmp: string, element: string) =>
    xmp.replace(
      new RegExp(`(<dc:${element}>\\s*<rdf:Alt>\\s*<rdf:li[^>]*>)[^<]*`),
      (_, opening: string) => opening + escaped(title),
    )
  const language = pdf.catalog.lookup(PDFName.of('Lang'))
  const spoken = language instanceof PDFString ? language.decodeText() : 'x-default'
  const xmp = metadataOf(metadataOf(new TextDecoder().decode(metadata.getContents()), 'title'), 'description').replace(
    '<dc:creator>',
    `<dc:language><rdf:Bag><rdf:li>${escaped(spoken)}</rdf:li></rdf:Bag></dc:language>$&`,
  )
  const stream = PDFRawStream.of(metadata.dict, new TextEncoder().encode(xmp))
  pdf.catalog.set(name, pdf.context.register(stream))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
