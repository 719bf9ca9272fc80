import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The subset of a drizzle handle that the content system uses: PGlite or node-postgres, inside or outside a transaction. */
export type ContentDatabase = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>
