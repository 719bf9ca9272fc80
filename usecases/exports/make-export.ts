import type { ExportTable } from '#domain/export/cell.ts'
import { type ExportFormat, type ExportKind, type ExportRange, mostExported } from '#domain/export/export-kind.ts'
import { journalOf } from '#domain/export/journal.ts'
import type { Actor, Chance, Clock, ExportReads, Transactions } from '../ports.ts'
import { consentTable } from './consent-table.ts'
import { invoiceTable } from './invoice-table.ts'
import { participantTable } from './participant-table.ts'
import { subscriptionTable } from './subscription-table.ts'

export interface MakeExport {
  kind: ExportKind
  format: ExportFormat
  range: ExportRange
  actor: Actor
}

export type ExportOutcome = { outcome: 'made'; table: ExportTable } | { outcome: 'too-many'; most: number }

export interface ExportPorts {
  clock: Clock
  chance: Chance
  transactions: Transactions
  reads: { exports: ExportReads }
}

/** Reads what is exported and writes into the log who took what out, before anybody has it. */
export async function makeExport(
  ports: ExportPorts,
  { kind, format, range, actor }: MakeExport,
): Promise<ExportOutcome> {
  const table = await tables[kind](ports.reads.exports, range)
  if (table === null) return { outcome: 'too-many', most: mostExported }
  await ports.transactions.run(async (stores) => {
    const subject = { kind: 'export', id: ports.chance.id() } as const
    const what = [range.from ?? '…', range.to ?? '…', range.workshop].filter(Boolean).join(' ')
    const reason = `${what}, ${table.rows.length} rows`
    await stores.record({ at: ports.clock.now(), actor, subject, action: `${kind} ${format}`, reason })
  })
  return { outcome: 'made', table }
}

type ReadTable = (reads: ExportReads, range: ExportRange) => Promise<ExportTable | null>

/** Null when there are too many rows. */
const tables: Record<ExportKind, ReadTable> = {
  participants: async (reads, range) => bounded(await reads.participants(range, mostExported), participantTable),
  invoices: async (reads, range) => bounded(await reads.invoices(range, mostExported), invoiceTable),
  journal: async (reads, range) => bounded(await reads.invoices(range, mostExported), journalOf),
  consents: async (reads, range) => bounded(await reads.consents(range, mostExported), consentTable),
  newsletter: async (reads, range) => bounded(await reads.subscriptions(range, mostExported), subscriptionTable),
}

function bounded<Row>(rows: Row[], toTable: (rows: Row[]) => ExportTable): ExportTable | null {
  return rows.length > mostExported ? null : toTable(rows)
}
