import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { freshDatabase } from '#tests/helpers/fresh-database.ts'
import { patience } from '#tests/helpers/patience.ts'
import { wireTo } from '#tests/helpers/wire.ts'
import { listenOnServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

it('receives notifications of any connection on its channel, and of no other channel', async () => {
  const { heard, database } = await listening()
  await database.query(`notify other_tags, 'content'`)
  await database.query(`notify page_tags, 'workshops'`)
  await vi.waitFor(() => expect(heard).toEqual(['workshops']), patience)
})

it('reports possibly missed notifications after a disconnect, and listens again', async () => {
  const { heard, database, connections } = await listening()
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
  await vi.waitFor(() => expect(heard).toEqual(['']), patience)
  await database.query(`notify page_tags, 'workshops'`)
  await vi.waitFor(() => expect(heard).toEqual(['', 'workshops']), patience)
  expect(await connections()).toBe(1)
})

it('comes back with one connection after a server that was away for a while', async () => {
  const { heard, database, connections, wire } = await listening()
  wire.cut()
  // Long enough for some attempts that fail.
  await vi.waitFor(() => expect(wire.refused()).toBeGreaterThanOrEqual(3), patience)
  wire.restore()
  await vi.waitFor(() => expect(heard).toEqual(['']), patience)
  await wait(2_500)
  expect(heard).toEqual([''])
  expect(await connections()).toBe(1)
  await database.query(`notify page_tags, 'workshops'`)
  await vi.waitFor(() => expect(heard).toEqual(['', 'workshops']), patience)
})

it('does not come back once it was told to stop', async () => {
  const { connections, stop } = await listening()
  stop()
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience)
  await wait(1_500)
  expect(await connections()).toBe(0)
})

async function listening() {
  const url = await freshDatabase()
  const database = new pg.Pool({ connectionString: url, max: 1 })
  const wire = await wireTo(url)
  const stop = new AbortController()
  closing.push(
    () => stop.abort(),
    () => wire.cut(),
    () => database.end(),
  )
  const heard: string[] = []
  await listenOnServer(
    wire.url,
    'page_tags',
    (payload) => heard.push(payload),
    () => undefined,
    stop.signal,
  )
  return {
    heard,
    database,
    wire,
    stop: () => stop.abort(),
    /** How many connections listen. */
    async connections(): Promise<number> {
      const { rows } = await database.query(
        `select count(*)::int as n from pg_stat_activity where query like 'listen%' and datname = current_database()`,
      )
      return rows[0].n
    },
  }
}
