import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'

const opened = await freshEmbedded()
afterAll(() => opened.close())

it('lets the event loop turn while statements wait, so that requests can be read and refused', async () => {
  const done: number[] = []
  const statements = Array.from({ length: 20 }, async (_, number) => {
    await opened.db.transaction((tx) => tx.execute(sql`select ${number}::int`))
    done.push(number)
  })
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(done.length).toBeLessThan(20)
  await Promise.all(statements)
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number))
})
