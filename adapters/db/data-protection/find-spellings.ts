import { type SQL, sql } from 'drizzle-orm'
import { addressKey } from '#domain/data-protection/person-file.ts'
import type { Database } from '../database.ts'
import { type AddressPlace, addressPlaces } from './address-places.ts'
import { rowsOf } from './rows-of.ts'

/**
 * How an address is written in the tables, and the names beside it. The database only narrows the search: what its `lower` makes of
 * letters beyond ASCII hangs on the locale that it was made with, so `addressKey` has the last word.
 */
export async function findSpellings(tx: Database, address: string): Promise<{ spellings: string[]; names: string[] }> {
  const key = addressKey(address)
  const places = addressPlaces.map((place) => narrowed(place, likeness(key)))
  const rows = await rowsOf(tx, sql.join(places, sql` union `))
  const same = rows.filter((row) => addressKey(String(row.address)) === key)
  const names = same.map((row) => String(row.name ?? '').trim()).filter(isWholeName)
  // The address itself too: a note may be the only place that mentions it.
  const spellings = new Set([...same.map((row) => String(row.address)), key])
  return { spellings: [...spellings], names: [...new Set(names)] }
}

function narrowed({ table, address, name = 'null' }: AddressPlace, pattern: string): SQL {
  const [column, beside, from] = [sql.raw(address), sql.raw(name), sql.raw(table)]
  return sql`select ${column} as address, (${beside})::text as name from ${from} where lower(${column}) like ${pattern}`
}

/** Every letter beyond ASCII, with the accents that follow it, may be anything. */
function likeness(key: string): string {
  const escaped = key.normalize('NFD').replaceAll(/[\\%_]/g, '\\$&')
  return `%${escaped.replaceAll(/.\p{M}+|\P{ASCII}/gu, '%')}%`
}

/** 'Lena Hofstätter' can be looked for in a text; 'Lena' would be found in the sentences of others. */
function isWholeName(name: string): boolean {
  return name.includes(' ') && name.length >= 5
}
