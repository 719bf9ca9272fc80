import { PDFDict, PDFDocument, PDFHeader, PDFName, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib'

/**
 * Puts right what the library that embeds the data leaves open of PDF/A-3b (ISO 19005-3, docs/rules/invoice.md): the version that the file really
 * needs, the colour profile’s number of channels, no claim of tags where there are none, and title, description and language as the invoice has them.
 * `drawn` is the file before the data went in.
 */
export async function archivedPdf(content: Uint8Array, drawn: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  const title = (await PDFDocument.load(drawn, { updateMetadata: false })).getTitle()
  // Embedded files with a relationship to the document are of 1.7.
  pdf.context.header = PDFHeader.forVersion(1, 7)
  for (const name of ['MarkInfo', 'StructTreeRoot']) pdf.catalog.delete(PDFName.of(name))
  colourProfile(pdf)?.dict.set(PDFName.of('N'), PDFNumber.of(3))
  if (title) {
    pdf.setTitle(title, { showInWindowTitleBar: true })
    pdf.setSubject(title)
    describe(pdf, title)
  }
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
