import { Zip, ZipDeflate } from 'fflate'
import type { Cell, Portion } from '#domain/export/table.ts'

/** Maximum number of rows of a sheet; the remaining ones go into the next sheet. */
const rowsOfSheet = 1_048_576
/** Maximum number of characters of a cell. */
const longestText = 32_767

const namespaces = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  links: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  packageLinks: 'http://schemas.openxmlformats.org/package/2006/relationships',
  types: 'http://schemas.openxmlformats.org/package/2006/content-types',
}

/** Numbers of the styles in `styles`, by place. */
const style = { heading: 1, day: 2, amount: 3 }

const styles = part(`<styleSheet xmlns="${namespaces.main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs>
</styleSheet>`)

/**
 * A table as a workbook (ECMA-376), streamed: a portion at a time, never whole in memory. Text stays text: a workbook marks its formulas, and this one has
 * none.
 */
export async function* spreadsheet(
  headings: readonly string[],
  portions: AsyncIterable<Portion>,
  most = rowsOfSheet,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  const encoder = new TextEncoder()
  let sheets = 0
  let row = most

  function file(name: string): (text: string, isLast?: boolean) => void {
    const deflated = new ZipDeflate(name, { level: 3 })
    zip.add(deflated)
    return (text, isLast = false) => deflated.push(encoder.encode(text), isLast)
  }
  function beginSheet() {
    sheets += 1
    row = 1
    const write = file(`xl/worksheets/sheet${sheets}.xml`)
    write(sheetHead(headings) + rowOf(headings, row, style.heading))
    return write
  }

  let sheet = beginSheet()
  for await (const rows of portions) {
    let text = ''
    for (const cells of rows) {
      if (row === most) {
        sheet(text + sheetEnd, true)
        text = ''
        sheet = beginSheet()
      }
      row += 1
      text += rowOf(cells, row)
    }
    sheet(text)
    yield* made.splice(0)
  }
  sheet(sheetEnd, true)
  for (const [name, text] of packageParts(sheets)) file(name)(text, true)
  zip.end()
  yield* made
}

function sheetHead(headings: readonly string[]): string {
  const columns = headings.map((heading, index) => {
    const width = Math.max(14, heading.length + 2)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return part(`<worksheet xmlns="${namespaces.main}">
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.join('')}</cols><sheetData>`)
}

const sheetEnd = '</sheetData></worksheet>'

function rowOf(cells: readonly Cell[], row: number, words = 0): string {
  return `<row r="${row}">${cells.map((cell, index) => cellOf(cell, `${columnName(index)}${row}`, words)).join('')}</row>`
}

function cellOf(cell: Cell, place: string, words: number): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${place}" s="${words}" t="inlineStr"><is><t xml:space="preserve">${text(cell)}</t></is></c>`
  if ('day' in cell) return `<c r="${place}" s="${style.day}"><v>${dayNumber(cell.day)}</v></c>`
  if ('amount' in cell) return `<c r="${place}" s="${style.amount}"><v>${cell.amount / 100}</v></c>`
  return `<c r="${place}"><v>${cell.number}</v></c>`
}

/** Workbooks count days from the end of 1899. */
function dayNumber(day: string): number {
  return Temporal.PlainDate.from('1899-12-30').until(day, { largestUnit: 'day' }).days
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** As XML. What XML has no way to write is left out; what a workbook would read as the code of a character is written by codes itself. */
function text(words: string): string {
  return (
    words
      .slice(0, longestText)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  )
}

function part(xml: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`
}

/** The content types of the other parts. It comes last, when the number of sheets is known. */
function packageParts(sheets: number): [string, string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${namespaces.links}/${kind}" Target="${target}"/>`
  const links = (all: string[]) =>
    part(`<Relationships xmlns="${namespaces.packageLinks}">${all.join('')}</Relationships>`)
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>`,
    ...numbers.map(
      (one) => `<Override PartName="/xl/worksheets/sheet${one}.xml" ContentType="${type}.worksheet+xml"/>`,
    ),
  ]
  const named = numbers.map((one) => `<sheet name="Sheet${one}" sheetId="${one}" r:id="sheet${one}"/>`)
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      part(
        `<workbook xmlns="${namespaces.main}" xmlns:r="${namespaces.links}"><sheets>${named.join('')}</sheets></workbook>`,
      ),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      links([
        link('styles', 'styles', 'styles.xml'),
        ...numbers.map((one) => link(`sheet${one}`, 'worksheet', `worksheets/sheet${one}.xml`)),
      ]),
    ],
    ['_rels/.rels', links([link('workbook', 'officeDocument', 'xl/workbook.xml')])],
    ['[Content_Types].xml', part(`<Types xmlns="${namespaces.types}">${types.join('')}</Types>`)],
  ]
}
