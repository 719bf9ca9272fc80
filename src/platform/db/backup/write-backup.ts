import { sql } from 'drizzle-orm'
import { type Database, rowsOf, takeTime } from '../database.ts'
import { queues } from '../jobs.ts'
import {
  backupFormat,
  type EndLine,
  frameSum,
  type Head,
  type KeptTable,
  keptTables,
  rowStart,
  rowSum,
  type SumLine,
  shapeOf,
  type TableLine,
} from './backup-format.ts'

/** Small, because pictures and whole mails are rows too. */
const rowsAtATime = 200

/** Adds to a row what its database stores elsewhere. `of` is 'public.stored_file', `row` PostgreSQL's JSON. */
export type CompleteRow = (of: string, row: string) => Promise<string>

/**
 * Writes a consistent snapshot of the database line by line, without blocking bookings. Returns the number of rows. Rows are never parsed: numbers
 * and times stay as PostgreSQL writes them.
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
  // The nightly job is scheduled again on start.
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
