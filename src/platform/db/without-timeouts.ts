import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** For preparing and filling tables, backups and restoring: they wait for others that do, and may take their time. */
export const withoutTimeouts = ['lock', 'statement', 'idle_in_transaction_session', 'idle_session']
  .map((name) => `set ${name}_timeout = 0`)
  .join('; ')

/** Lets this transaction take its time. */
export async function takeTime(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`)
}
