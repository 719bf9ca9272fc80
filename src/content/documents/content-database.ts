import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What the content system needs of a drizzle handle: PGlite and node-postgres, whole or inside a transaction, all fit. */
export type ContentDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>
