import { type Invoice, vatCategory } from '../invoice/invoice.ts'
import type { Cents } from '../money.ts'

/** One cell of an export: words as they are, an amount of money, a day ('2026-11-21'), or a bare number; null for nothing. */
export type Cell = string | { amount: Cents } | { day: string } | { number: number } | null

/** Some rows of a table. A large table comes as many of these, one after the other, and is never in memory whole. */
export type Portion = readonly (readonly Cell[])[]

/** An export before it is a file. `columns` are the names that the headings are found by. */
export interface ExportTable<Column extends string = string> {
  columns: readonly Column[]
  portions: AsyncIterable<Portion>
}

/**
 * A table as CSV for spreadsheets set up in German: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas. Words that a
 * spreadsheet would take for a formula get an apostrophe in front: what people typed into forms never runs (OWASP, 'CSV Injection').
 */
export async function* csvOf(headings: readonly string[], portions: AsyncIterable<Portion>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(headings)}`
  for await (const rows of portions) yield rows.map(csvRow).join('')
}

function csvRow(row: readonly Cell[]): string {
  return `${row.map(csvCell).join(';')}\r\n`
}

/** The last four are what Japanese and Chinese keyboards write for the first four. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(startsFormula.test(cell) ? `'${cell}` : cell)
  // What we have reckoned ourselves is no formula, also with a minus in front.
  if ('day' in cell) return cell.day
  return ('amount' in cell ? (cell.amount / 100).toFixed(2) : String(cell.number)).replace('.', ',')
}

function quoted(text: string): string {
  return /[;"\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What can be exported. */
export const exportKinds = ['participants', 'invoices', 'journal', 'consents', 'newsletter'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Which of it: of days in Vienna, both included, and of one workshop date, where they are given. */
export interface ExportRange {
  /** '2026-11-01' */
  from?: string | undefined
  to?: string | undefined
  /** Slug of a workshop date. */
  workshop?: string | undefined
}

/** In the words of the format that accountants import ('DATEV-Buchungsstapel'); what each holds is in docs/rules/exports.md. */
export const journalColumns = [
  'amount',
  'side',
  'currency',
  'account',
  'contraAccount',
  'documentDay',
  'document',
  'document2',
  'text',
  'taxCase',
  'taxRate',
  'country',
  'vatId',
  'serviceFrom',
  'serviceTo',
  'net',
  'vat',
] as const

/** One line for each group of VAT of each invoice. A cancellation is the same line on the other side, never a negative amount. */
export function journalLines(invoice: Invoice): Cell[][] {
  const { kind, number, issuedOn, order, buyer, service } = invoice
  return invoice.vat.map((group) => [
    { amount: Math.abs(group.net + group.vat) },
    kind === 'cancellation' ? 'H' : 'S',
    'EUR',
    order.customerNumber,
    // Which account it earns on is the accountant's to say, by tax case, rate and country.
    null,
    { day: issuedOn },
    number,
    order.number,
    kind === 'cancellation' ? `Storno ${invoice.cancels?.number ?? ''} ${buyer.name}` : buyer.name,
    vatCategory(invoice, group),
    { number: group.rate },
    group.country ?? buyer.country,
    buyer.vatId ?? null,
    { day: service.from },
    { day: service.to },
    { amount: Math.abs(group.net) },
    { amount: Math.abs(group.vat) },
  ])
}
