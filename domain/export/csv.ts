import type { Cell } from './cell.ts'

/**
 * A table as CSV for spreadsheets set up in German: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas. Words that a
 * spreadsheet would take for a formula get an apostrophe in front: what people typed into forms never runs (OWASP, 'CSV Injection').
 */
export function csvOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[headings, ...rows].map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
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
