import { compiledPostgres } from '#platform/db/compiled-postgres.ts'
import type { Env } from '../env.ts'

/** Other threads compile the embedded database, where it is the configured one, while this one loads the program. Opening it reports errors. */
export function compileDatabase({ DATABASE_URL }: Env): void {
  if (DATABASE_URL === undefined) compiledPostgres().catch(() => undefined)
}
