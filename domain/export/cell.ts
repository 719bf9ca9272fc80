import type { Cents } from '#domain/money.ts'

/** One cell of an export: words as they are, an amount of money, a day ('2026-11-21'), or a bare number; null for nothing. */
export type Cell = string | { amount: Cents } | { day: string } | { number: number } | null

/** An export before it is a file. `columns` are the names that the headings are found by. */
export interface ExportTable<Column extends string = string> {
  columns: readonly Column[]
  rows: readonly Cell[][]
}
