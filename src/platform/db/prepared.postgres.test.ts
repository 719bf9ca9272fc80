import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'
import { type Given, prepared, preparedInsert } from './prepared.ts'
import { instant } from './tables/columns.ts'

const sample = pgTable('sample', {
  id: integer().primaryKey(),
  at: instant(),
  words: jsonb().$type<string[]>(),
  note: text().default('none'),
})
const other = pgTable('other', { sample: integer(), name: text() })
const at = Temporal.Instant.from('2027-01-19T08:00:00.123456Z')
const insert = preparedInsert(sample)

async function addTables(db: Database): Promise<void> {
  await db.execute(sql`create table sample (id int primary key, at timestamptz, words jsonb, note text default 'none')`)
  await db.execute(sql`create table other (sample int, name text)`)
}

describe.each([
  ['a server', freshServer],
  ['the embedded database', freshEmbedded],
])('on %s', (_, open) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await open()
    await addTables(opened.db)
  })
  afterAll(() => opened.close())

  it('stores null as NULL in a column of JSON, undefined as the default, and an instant as its column does', async () => {
    const { db } = opened
    await insert(db, { id: 1, at, words: null, note: undefined })
    await insert(db, { id: 2, at, words: ['a'], note: undefined })
    await insert(db, { id: 3, at: null, words: null, note: null })
    const isNull = sql<boolean>`${sample.words} is null`
    const rows = await db.select({ at: sample.at, isNull, note: sample.note }).from(sample).orderBy(sample.id)
    expect(rows).toEqual([
      { at, isNull: true, note: 'none' },
      { at, isNull: false, note: 'none' },
      { at: null, isNull: true, note: null },
    ])
  })

  it('builds a statement once for each number of rows and choice of columns', async () => {
    const build = vi.fn((db: Database, ...rows: Given<typeof sample.$inferInsert>[]) =>
      db.insert(sample).values(rows).returning({ id: sample.id }),
    )
    const add = prepared(build)
    expect(await add(opened.db, { id: 10 })).toEqual([{ id: 10 }])
    expect(await add(opened.db, { id: 11 })).toEqual([{ id: 11 }])
    expect(build).toHaveBeenCalledTimes(1)
    expect(await add(opened.db, { id: 12 }, { id: 13, note: 'second' })).toEqual([{ id: 12 }, { id: 13 }])
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('runs in the transaction that it is given, and again after an error', async () => {
    const twice = () =>
      opened.db.transaction(async (tx) => {
        await insert(tx, { id: 20 })
        await insert(tx, { id: 20 })
      })
    await expect(twice()).rejects.toThrow()
    await expect(twice()).rejects.toThrow()
    await insert(opened.db, { id: 20 })
    expect(await opened.db.$count(sample, eq(sample.id, 20))).toBe(1)
  })

  it('takes more rows than it prepares', async () => {
    await insert(opened.db, ...Array.from({ length: 50 }, (_, place) => ({ id: 100 + place })))
    expect(await opened.db.$count(sample, sql`${sample.id} >= 100`)).toBe(50)
  })

  it('compares as a column does, and reads what a join has not found as null', async () => {
    const since = prepared((db, { id, from }: Given<{ id: number; from: Temporal.Instant }>) =>
      db
        .select({ id: sample.id, other })
        .from(sample)
        .leftJoin(other, eq(other.sample, sample.id))
        .where(sql`${sample.id} = ${id} and ${sample.at} >= ${sql.param(from, sample.at)}`),
    )
    await insert(opened.db, { id: 30, at })
    expect(await since(opened.db, { id: 30, from: at })).toEqual([{ id: 30, other: null }])
    expect(await since(opened.db, { id: 30, from: at.add({ seconds: 1 }) })).toEqual([])
  })
})

it('prepares a bounded number of statements, and runs the others all the same', async () => {
  const { db, close } = await freshServer()
  await addTables(db)
  const add = preparedInsert(sample)
  const choices = [{}, { at }, { note: 'a' }, { at, note: 'a' }, { at: null, words: ['b'] }]
  const pairs = choices.flatMap((one) => choices.map((two) => [one, two] as const))
  const kept = await db.transaction(async (tx) => {
    for (const [place, [one, two]] of pairs.entries())
      await add(tx, { ...one, id: 2 * place }, { ...two, id: 2 * place + 1 })
    expect(await tx.$count(sample)).toBe(2 * pairs.length)
    return rowsOf(await tx.execute(sql`select count(*)::int as count from pg_prepared_statements`))
  })
  expect(pairs.length).toBe(25)
  expect(kept).toEqual([{ count: 20 }])
  await close()
})

it('is parsed once for each connection of a server', async () => {
  const { db, close } = await freshServer()
  await addTables(db)
  const kept = await db.transaction(async (tx) => {
    for (const id of [1, 2, 3, 4, 5, 6, 7]) await insert(tx, { id })
    return rowsOf(
      await tx.execute(sql`
        select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like 'insert%'`),
    )
  })
  expect(kept).toEqual([{ runs: 7 }])
  await close()
})
