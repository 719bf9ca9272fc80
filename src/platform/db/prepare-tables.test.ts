import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { type OpenDatabase, rowsOf } from './database.ts'
import { prepareTables } from './prepare-tables.ts'

let database: OpenDatabase
const migrate = vi.fn(async () => undefined)

beforeAll(async () => {
  database = await freshEmbedded()
})
afterAll(() => database.close())

it('reads no migration of a database that has them all', async () => {
  await prepareTables(database.db, migrate)
  expect(migrate).not.toHaveBeenCalled()
})

it('migrates a database that lacks the newest', async () => {
  await database.db.execute(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  await prepareTables(database.db, migrate)
  expect(migrate).toHaveBeenCalledOnce()
})

it('gives the embedded database few shared buffers, all of which it clears when it starts', async () => {
  const found = await database.db.execute(`select current_setting('shared_buffers') as size`)
  expect(rowsOf<{ size: string }>(found)).toEqual([{ size: '16MB' }])
})
