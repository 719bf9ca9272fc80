import { sql } from 'drizzle-orm'
import { type Database, rowsOf, takeTime } from '../database.ts'
import { queues } from '../jobs.ts'
import { backupFormat, type EndLine, type Head, rowStart, type SumLine, type TableLine } from './backup-line.ts'
import { type KeptTable, keptTables, shapeOf } from './kept-tables.ts'
import { frameSum, rowSum } from './row-sums.ts'

/** Pictures and whole mails are rows too: few at a time. */
const rowsAtATime = 200

/** Puts into a row what its database has elsewhere. `of` is 'public.stored_file', `row` the JSON as PostgreSQL writes it. */
export type CompleteRow = (of: string, row: string) => Promise<string>

/**
 * Writes everything the database holds at one moment, line by line; bookings go on meanwhile. Gives the number of rows.
 * Numbers and times stay as PostgreSQL writes them: rows travel as text and are never read here.
 */
export function writeBackup(
  db: Database,
  { at, secret }: Pick<Head, 'at' | 'secret'>,
  write: (line: string) => Promise<void>,
  complete: CompleteRow = async (_, line) => line,
): Promise<number> {
  return db.transaction(
    async (tx) => {
      await takeTime(tx)
      const frame = frameSum()
      const writeFrame = async (line: Head | TableLine | SumLine | EndLine) => {
        frame.add(JSON.stringify(line))
        await write(JSON.stringify(line))
      }
      await writeFrame({ flightdeck: backupFormat, at, shape: await shapeOf(tx), secret })
      let rows = 0
      for (const table of await keptTables(tx)) {
        const of = `${table.schema}.${table.name}`
        await writeFrame({ table: of, columns: table.columns })
        const written = await writeTable(tx, table, { write, complete: (line) => complete(of, line) })
        await writeFrame({ of, sum: written.sum })
        rows += written.rows
      }
      await writeFrame({ rows, sum: frame.text })
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

interface RowWriting {
  write: (line: string) => Promise<void>
  complete: (line: string) => Promise<string>
}

async function writeTable(tx: Database, { schema, name, columns }: KeptTable, { write, complete }: RowWriting) {
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
  const sum = rowSum()
  let rows = 0
  while (true) {
    const lines = rowsOf<{ line: string }>(await tx.execute(sql`fetch ${sql.raw(String(rowsAtATime))} from backup`))
    for (const row of lines) {
      const line = await complete(row.line)
      sum.add(`${rowStart}${line}}`)
      await write(`${rowStart}${line}}`)
    }
    rows += lines.length
    if (lines.length < rowsAtATime) break
  }
  await tx.execute(sql`close backup`)
  return { rows, sum: sum.text }
}
