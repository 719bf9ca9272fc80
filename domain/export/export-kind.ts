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

/** More rows than this are asked for in parts: a file is made in memory. */
export const mostExported = 20_000
