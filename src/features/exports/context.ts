import { createContext } from 'react-router'
import type { ExportTable, Portion } from '#domain/export/table.ts'
import type { MakeExport } from '#features/exports/make-export.ts'

/** What pages and screens can ask of exports. */
export interface ExportsService {
  makeExport(command: MakeExport): Promise<ExportTable>
  /** A table as a workbook. */
  spreadsheet(headings: readonly string[], portions: AsyncIterable<Portion>): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

export const exportsContext = createContext<ExportsService>()
