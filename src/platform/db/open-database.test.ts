import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { isPrepared } from './prepare-tables.ts'

const place = mkdtempSync(join(tmpdir(), 'flightdeck-open-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('makes a new embedded database again when the start that made it was killed, and marks no complete one', async () => {
  const folder = join(place, 'database')
  mkdirSync(folder)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  writeFileSync(`${folder}.begun`, '')
  const choice = { url: undefined, folder, onError: (error: Error) => expect(error).toBeNull() }
  const opened = await openDatabase(choice)
  expect(await isPrepared(opened.db)).toBe(true)
  expect(existsSync(`${folder}.begun`)).toBe(false)
  await opened.db.execute('create table kept (id integer)')
  await opened.close()

  const again = await openDatabase(choice)
  await again.db.execute('select id from kept')
  await again.close()
})
