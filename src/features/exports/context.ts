import { createContext } from 'react-router'
import type { Portion } from '#domain/export/table.ts'

export interface ExportsService {
  /** A table as a workbook. */
  spreadsheet(headings: readonly string[], portions: AsyncIterable<Portion>): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

export const exportsContext = createContext<ExportsService>()
