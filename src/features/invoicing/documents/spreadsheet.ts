import writeExcelFile from 'write-excel-file/node'
import type { Cell } from '#domain/export/table.ts'

/** A table as a workbook of one sheet. Words are words here: a workbook says which cells are formulas, and none is. */
export async function spreadsheet(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 2) }))
  const sheet = await writeExcelFile([head, ...rows.map((row) => row.map(xlsxCell))], { columns, stickyRowsCount: 1 })
  return new Uint8Array(await sheet.toBuffer())
}

function xlsxCell(cell: Cell) {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String }
  // Days are days everywhere: midnight of Greenwich is how a workbook counts them.
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  if ('amount' in cell) return { value: cell.amount / 100, type: Number, format: '#,##0.00' }
  return { value: cell.number, type: Number }
}
