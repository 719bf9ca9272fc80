import pg from 'pg'
import { expect, it } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { startPostgres } from './postgres.ts'

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

it('is a real PostgreSQL 18', async () => {
  expect(await ask(await freshDatabase(), 'select version()')).toEqual([expect.stringMatching(/^PostgreSQL 18[.]/)])
})

it('gives each test a database of its own', async () => {
  const [vienna, graz] = [await freshDatabase(), await freshDatabase()]
  await ask(vienna, 'create table seat (number int)')
  expect(await ask(vienna, "select to_regclass('seat')::text")).toEqual(['seat'])
  expect(await ask(graz, "select to_regclass('seat')::text")).toEqual([null])
})

it('holds fifty connections at once', async () => {
  const url = await freshDatabase()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(url, 'select 1 from pg_sleep(0.2)')))
  expect(answers).toHaveLength(50)
})

it('confirms nothing before it is written where it is started again after it has ended by itself', async () => {
  const server = await startPostgres({ isSupervised: true })
  try {
    expect(await ask(await server.createDatabase('kept'), 'show synchronous_commit')).toEqual(['on'])
  } finally {
    await server.stop()
  }
})
