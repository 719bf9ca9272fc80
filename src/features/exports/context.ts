import { createContext } from 'react-router'
import type { Cell } from '#domain/export/table.ts'
import type { ExportOutcome, MakeExport } from '#features/exports/make-export.ts'

/** What pages and screens can ask of exports. */
export interface ExportsService {
  makeExport(command: MakeExport): Promise<ExportOutcome>
  /** A table as a workbook. */
  spreadsheet(headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Uint8Array>
}

export const exportsContext = createContext<ExportsService>()
