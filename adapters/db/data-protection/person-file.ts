import { sql } from 'drizzle-orm'
import { addressKey, type PersonFile } from '#domain/data-protection/person-file.ts'
import type { Database } from '../database.ts'
import { filedBookings } from './filed-bookings.ts'
import { rowsOf } from './rows-of.ts'
import { sources } from './sources.ts'
import { findTraces, type Traces } from './traces.ts'

/** Everything that belongs to an address, from every table of the map. */
export async function personFile(tx: Database, address: string): Promise<PersonFile> {
  const traces = await findTraces(tx, address)
  return {
    address: addressKey(address),
    spellings: traces.spellings,
    names: traces.names,
    bookings: await filedBookings(tx, traces),
    entries: await entriesOf(tx, traces),
  }
}

async function entriesOf(tx: Database, traces: Traces): Promise<PersonFile['entries']> {
  const entries: PersonFile['entries'] = []
  for (const { kind, rows } of sources)
    for (const row of await rowsOf(tx, sql`${rows(traces)}`)) entries.push({ kind, row })
  return entries
}
