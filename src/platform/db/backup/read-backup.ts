import { sql } from 'drizzle-orm'
import { type Database, rowsOf, takeTime } from '../database.ts'
import {
  BackupRefused,
  endLine,
  frameSum,
  type Head,
  hasSums,
  headLine,
  type KeptTable,
  keptTables,
  parsedLine,
  rowStart,
  rowSum,
  shapeOf,
  sumLine,
  type TableLine,
  tableLine,
} from './backup-format.ts'

const rowsAtATime = 200

export interface RestoredBackup {
  rows: number
  secret: string | null
  at: string
  /** False for older files without checksums, whose integrity cannot be verified. */
  hasSums: boolean
}

/**
 * Loads a backup, in one transaction, into a database with the empty tables of the version that made it; `prepare` creates those tables. The file is
 * read twice: nothing is written until all checksums match. Rows keep their ids; values that triggers would compute come from the backup, and every
 * foreign key is checked at the end. Throws `BackupRefused`.
 */
export async function readBackup(
  db: Database,
  open: () => AsyncIterable<string>,
  prepare: (shape: readonly string[]) => Promise<void> = async () => undefined,
): Promise<RestoredBackup> {
  for await (const _ of verifiedLines(open())) {
    // The first pass only verifies checksums.
  }
  const iterator = verifiedLines(open())
  const first = await iterator.next()
  const head: Head | null = parsedLine(headLine, first.done ? '' : first.value)
  if (!head) throw new BackupRefused('not-a-backup')
  await prepare(head.shape)
  const rows = await db.transaction(async (tx) => {
    await takeTime(tx)
    const shape = await shapeOf(tx)
    if (head.shape.some((hash, index) => hash !== shape[index])) throw new BackupRefused('another-version')
    if (shape.length !== head.shape.length) throw new BackupRefused('newer-tables')
    const tables = await keptTables(tx)
    await refuseUnlessEmpty(tx, tables)
    const putBack = await withoutRules(tx, tables)
    const count = await readRows(tx, new Map(tables.map((table) => [keyOf(table), table])), iterator)
    await putBack()
    await countOn(tx)
    return count
  })
  return { rows, secret: head.secret, at: head.at, hasSums: hasSums(head) }
}

async function readRows(tx: Database, tables: Map<string, KeptTable>, lines: AsyncIterator<string>): Promise<number> {
  const basket = rowBasket(tx, tables)
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const row = rowOf(next.value)
    const end = row === null ? parsedLine(endLine, next.value) : null
    if (row !== null) await basket.add(row)
    else if (end === null && !parsedLine(sumLine, next.value)) await basket.goTo(parsedLine(tableLine, next.value))
    else if (end === null) await basket.emptied()
    else if (end.rows === (await basket.emptied()) && (await lines.next()).done) return end.rows
    else break
  }
  throw new BackupRefused('not-whole')
}

/** Collects rows table by table and inserts them in batches. */
function rowBasket(tx: Database, tables: Map<string, KeptTable>) {
  let into: KeptTable | undefined
  let waiting: string[] = []
  let count = 0
  async function emptied(): Promise<number> {
    if (into && waiting.length > 0) await insert(tx, into, waiting)
    waiting = []
    return count
  }
  return {
    /** Returns the total number of rows. */
    emptied,
    async goTo(line: TableLine | null) {
      await emptied()
      const table = line === null ? undefined : tables.get(line.table)
      if (!line || !table) throw new BackupRefused('not-a-backup')
      // Additional columns of a newer pg-boss take their defaults.
      into = { ...table, columns: table.columns.filter((column) => line.columns.includes(column)) }
    },
    async add(row: string) {
      if (!into) throw new BackupRefused('not-a-backup')
      count += 1
      if (waiting.push(row) === rowsAtATime) await emptied()
    },
  }
}

async function insert(tx: Database, table: KeptTable, rows: readonly string[]): Promise<void> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${nameOf(table)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${nameOf(table)}, ${`[${rows.join()}]`}::json)`,
  )
}

async function refuseUnlessEmpty(tx: Database, tables: readonly KeptTable[]): Promise<void> {
  for (const table of tables) {
    const found = await tx.execute(sql`select 1 from ${nameOf(table)} limit 1`)
    if (rowsOf(found).length > 0) throw new BackupRefused('not-empty')
  }
}

/** Drops foreign keys and disables the program's triggers. The returned function restores both, checking everything that was loaded. */
async function withoutRules(tx: Database, tables: readonly KeptTable[]): Promise<() => Promise<void>> {
  const own = tables.filter(({ schema }) => schema === 'public')
  const references = rowsOf<{ of: string; name: string; definition: string }>(
    await tx.execute(sql`
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`),
  )
  for (const { of, name } of references) {
    await tx.execute(sql`alter table ${sql.raw(of)} drop constraint ${sql.identifier(name)}`)
  }
  for (const table of own) await tx.execute(sql`alter table ${nameOf(table)} disable trigger user`)
  return async () => {
    for (const table of own) await tx.execute(sql`alter table ${nameOf(table)} enable trigger user`)
    for (const { of, name, definition } of references) {
      await tx.execute(sql`alter table ${sql.raw(of)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`)
    }
  }
}

/** Continues sequences after the highest loaded value. */
async function countOn(tx: Database): Promise<void> {
  const counting = rowsOf<{ sequence: string; of: string; column: string }>(
    await tx.execute(sql`
      select s.oid::regclass::text as sequence, d.refobjid::regclass::text as of, a.attname as column
      from pg_class s
      join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`),
  )
  for (const { sequence, of, column } of counting) {
    const highest = sql`(select max(${sql.identifier(column)}) from ${sql.raw(of)})`
    await tx.execute(sql`select setval(${sequence}::regclass, coalesce(${highest}, 1), ${highest} is not null)`)
  }
}

/** Kept as text: numbers may have more digits than a JavaScript number. */
function rowOf(line: string): string | null {
  if (!line.startsWith(rowStart)) return null
  const row = line.slice(rowStart.length, -1)
  try {
    JSON.parse(row)
  } catch (error) {
    throw new BackupRefused('not-a-backup', { cause: error })
  }
  return row
}

const keyOf = ({ schema, name }: KeptTable) => `${schema}.${name}`
const nameOf = ({ schema, name }: KeptTable) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/**
 * Streams the verified lines of a backup. Throws `BackupRefused` for a wrong checksum: the file was edited, or the disk is damaged. Older files
 * without checksums pass unverified.
 */
async function* verifiedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let check: ReturnType<typeof sumsAfter> | null = null
  for await (const line of lines) {
    if (check) check.take(line)
    else check = sumsAfter(line)
    yield line
  }
  if (!check) throw new BackupRefused('not-a-backup')
  if (!check.isWhole()) throw new BackupRefused('not-whole')
}

/** The checksums to verify after this first line. */
function sumsAfter(first: string) {
  const head = parsedLine(headLine, first)
  if (!head) throw new BackupRefused('not-a-backup')
  if (!hasSums(head)) return { take: refuseSum, isWhole: () => true }
  const frame = frameSum()
  frame.add(first)
  let table: { name: string; rows: ReturnType<typeof rowSum> } | null = null
  let hasEnded = false

  function takeOther(line: string) {
    const end = parsedLine(endLine, line)
    const sum = parsedLine(sumLine, line)
    const next = parsedLine(tableLine, line)
    if (sum && table && sum.of === table.name && sum.sum !== table.rows.text)
      throw new BackupRefused('changed', { table: table.name })
    const fits = table ? sum?.of === table.name : next !== null || end?.sum === frame.text
    if (!fits) throw new BackupRefused('changed')
    table = next && { name: next.table, rows: rowSum() }
    hasEnded = end !== null
    frame.add(line)
  }

  return {
    take(line: string) {
      if (hasEnded) throw new BackupRefused('not-whole')
      if (!line.startsWith(rowStart)) takeOther(line)
      else if (table) table.rows.add(line)
      else throw new BackupRefused('changed')
    },
    isWhole: () => hasEnded,
  }
}

/** A file whose lines have checksums must not claim a version without them. */
function refuseSum(line: string): void {
  if (!line.startsWith(rowStart) && parsedLine(sumLine, line)) throw new BackupRefused('changed')
}
