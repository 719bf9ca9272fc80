import { is, Param, Placeholder, sql } from 'drizzle-orm'
import * as pgCore from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

export type Given<Row> = { [Name in keyof Row]: Row[Name] | Placeholder<string, Row[Name]> }
type Run = (db: Database, rows: readonly object[]) => Promise<unknown>
type Statement = Parameters<pgCore.PgSession['prepareQuery']>

/** Each connection keeps them all, so longer lists and further choices of columns are built as usual. */
const maxRows = 6
const maxShapes = 20

/**
 * A statement that every booking repeats. Its SQL is built once for each number of rows and choice of columns, and PostgreSQL parses it once for each
 * connection and may keep its plan. `build` gets placeholders in place of values: outside of `values`, those that a column encodes need
 * `sql.param(value, column)`.
 */
export function prepared<Row extends object, Result>(
  build: (db: Database, ...rows: Given<Row>[]) => PromiseLike<Result>,
): (db: Database, ...rows: Row[]) => Promise<Result> {
  const known = new Map<string, Promise<Run>>()
  return async (db, ...rows) => {
    const names = rows.map((row) => Object.keys(row).filter((name) => Reflect.get(row, name) !== undefined))
    const shape = names.join(' ')
    if (rows.length > maxRows || (known.size >= maxShapes && !known.has(shape))) return build(db, ...rows)
    // as: the recorder gives the statement instead of its result. A query runs each time that it is awaited, so a promise is kept.
    const run =
      known.get(shape) ??
      (Promise.resolve(build(recorder, ...names.map(slots<Row>))) as Promise<unknown> as Promise<Run>)
    known.set(shape, run)
    // as: it is the statement of `build`
    return (await run)(db, rows) as Promise<Result>
  }
}

/** Inserts rows and returns nothing. */
export function preparedInsert<Table extends pgCore.PgTable>(table: Table) {
  // as: rows of this table
  return prepared<Table['$inferInsert'], unknown>((db, ...rows) =>
    db.insert(table).values(rows as pgCore.PgInsertValue<Table>[]),
  )
}

function slots<Row>(names: readonly string[], row: number): Given<Row> {
  // as: the names are those of a row
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(`${row} ${name}`)])) as Given<Row>
}

/** Null is never encoded: as JSON it would be a value. */
function reader(param: unknown): (rows: readonly object[]) => unknown {
  const [slot, encoder] = is(param, Param) ? [param.value, param.encoder] : [param]
  if (!is(slot, Placeholder)) return () => param
  const [row, name = ''] = slot.name.split(' ')
  return (rows) => {
    const value: unknown = Reflect.get(rows[Number(row)] ?? {}, name)
    return value === null || !encoder ? value : encoder.mapToDriverValue(value)
  }
}

let count = 0

class Recorded extends pgCore.PgPreparedQuery<pgCore.PreparedQueryConfig> {
  joinsNotNullableMap: unknown
  run: Run
  constructor(...[query, fields, , ...others]: Statement) {
    super(query, undefined, undefined)
    count += 1
    const name = `prepared ${count}`
    const readers = query.params.map(reader)
    this.run = (db, rows) => {
      const params = readers.map((read) => read(rows))
      const statement = db._.session.prepareQuery({ ...query, params }, fields, name, ...others)
      return Object.assign(statement, { joinsNotNullableMap: this.joinsNotNullableMap }).execute()
    }
  }
  execute = async () => this.run
}

class Recorder extends pgCore.PgSession {
  prepareQuery(...statement: Statement) {
    return new Recorded(...statement)
  }
  transaction(): never {
    throw new Error('only a statement can be prepared')
  }
}

const dialect = new pgCore.PgDialect({ casing: 'snake_case' })
const recorder: Database = new pgCore.PgDatabase(dialect, new Recorder(dialect), undefined)
