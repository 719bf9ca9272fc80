import { type Invoice, vatCategory } from '../invoice/invoice.ts'
import type { Cents } from '../money.ts'

/** One cell of an export: text, an amount of money, a day ('2026-11-21'), or a plain number; null for empty. */
export type Cell = string | { amount: Cents } | { day: string } | { number: number } | null

/** As text, to the second and with the zone of Vienna: '2026-11-21T09:30:00+01:00'. */
export function momentCell(at: Temporal.Instant | undefined): Cell {
  return at?.round('second').toZonedDateTimeISO('Europe/Vienna').toString({ timeZoneName: 'never' }) ?? null
}

/** A chunk of rows. Large tables are streamed in chunks and are never in memory as a whole. */
export type Portion = readonly (readonly Cell[])[]

/** An export before it is written to a file. `columns` are the keys of the headings. */
export interface ExportTable<Column extends string = string> {
  columns: readonly Column[]
  portions: AsyncIterable<Portion>
}

/** CSV for spreadsheets with German settings. Text that would be a formula gets an apostrophe, whatever the separator (OWASP, 'CSV Injection'). */
export async function* csvOf(headings: readonly string[], portions: AsyncIterable<Portion>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(headings)}`
  for await (const rows of portions) yield rows.map(csvRow).join('')
}

function csvRow(row: readonly Cell[]): string {
  return `${row.map(csvCell).join(';')}\r\n`
}

/** The last four are the full-width forms of the first four, as typed on Japanese and Chinese keyboards. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * What would start a cell if a program split the line at another separator: quotation marks do not help then, as they are not where its cell begins. A
 * sign before digits alone, as of phone numbers and amounts, computes nothing.
 */
const startsFormulaInside = /(?<=[,;\t\r\n][\s"]*)(?=[=@＝＠]|[+\-＋－](?![\d\s()/.-]*(?:["',;\t\r\n]|$)))/g

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') {
    const inside = cell.replaceAll(startsFormulaInside, "'")
    return quoted(startsFormula.test(cell) ? `'${inside}` : inside)
  }
  // Computed values are no formulas, even with a leading minus.
  if ('day' in cell) return cell.day
  return ('amount' in cell ? (cell.amount / 100).toFixed(2) : String(cell.number)).replace('.', ',')
}

function quoted(text: string): string {
  return /[;"\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const exportKinds = ['participants', 'invoices', 'journal', 'consents', 'newsletter'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Filters of an export: days in Vienna, both inclusive, and one workshop date. */
export interface ExportRange {
  /** '2026-11-01' */
  from?: string | undefined
  to?: string | undefined
  /** Slug of a workshop date. */
  workshop?: string | undefined
}

/** Columns named as in the format that accountants import ('DATEV-Buchungsstapel'); docs/rules/exports.md describes them. */
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
  'journalVatId',
  'serviceFrom',
  'serviceTo',
  'net',
  'vat',
] as const

/** One line per VAT group of each invoice. A cancellation is the same line with debit and credit swapped, never a negative amount. */
export function journalLines(invoice: Invoice): Cell[][] {
  const { kind, number, issuedOn, order, buyer, service } = invoice
  return invoice.vat.map((group) => [
    { amount: Math.abs(group.net + group.vat) },
    kind === 'cancellation' ? 'H' : 'S',
    'EUR',
    order.customerNumber,
    // The revenue account depends on tax case, rate and country, and is the accountant's choice.
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
