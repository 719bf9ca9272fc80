import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { queues } from '../jobs.ts'
import { rowsOf } from '../rows-of.ts'
import { takeTime } from '../without-timeouts.ts'
import { backupFormat, type Head, rowStart } from './backup-line.ts'
import { type KeptTable, keptTables, shapeOf } from './kept-tables.ts'

/** Pictures and whole mails are rows too: few at a time. */
const rowsAtATime = 200

/**
 * Writes everything the database holds at one moment, line by line; bookings go on meanwhile. Gives the number of rows.
 * Numbers and times stay as PostgreSQL writes them: rows travel as text and are never read here.
 */
export function writeBackup(
  db: Database,
  { at, secret }: Pick<Head, 'at' | 'secret'>,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return db.transaction(
    async (tx) => {
      await takeTime(tx)
      const head: Head = { flightdeck: backupFormat, at, shape: await shapeOf(tx), secret }
      await write(JSON.stringify(head))
      let rows = 0
      for (const table of await keptTables(tx)) rows += await writeTable(tx, table, write)
      await write(JSON.stringify({ rows }))
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function writeTable(tx: Database, { schema, name, columns }: KeptTable, write: (line: string) => Promise<void>) {
  await write(JSON.stringify({ table: `${schema}.${name}`, columns }))
  const named = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const whole = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
  // the job that tidies up at night comes by itself
  const from = schema === 'public' ? whole : sql`${whole} where name in ${[...queues]}`
  await tx.execute(
    sql`declare backup cursor for select row_to_json(kept)::text as line from (select ${named} from ${from}) kept`,
  )
  let rows = 0
  while (true) {
    const lines = rowsOf<{ line: string }>(await tx.execute(sql`fetch ${sql.raw(String(rowsAtATime))} from backup`))
    for (const { line } of lines) await write(`${rowStart}${line}}`)
    rows += lines.length
    if (lines.length < rowsAtATime) break
  }
  await tx.execute(sql`close backup`)
  return rows
}
