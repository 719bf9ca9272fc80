import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { freshDatabase } from '#tests/helpers/fresh-database.ts'
import { patience } from '#tests/helpers/patience.ts'
import { wireTo } from '#tests/helpers/wire.ts'
import { openServer } from './server.ts'

it('tells of a connection that breaks between two questions of a transaction, and lives on', async () => {
  const wire = await wireTo(await freshDatabase())
  const heard: string[] = []
  const database = await openServer(wire.url, (error) => heard.push(error.message))
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    wire.cut()
    // no one asks the database anything while it goes away
    await vi.waitFor(() => expect(heard).not.toEqual([]), patience)
    await tx.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow()
  wire.restore()
  await expect(database.db.execute(sql`select 1`)).resolves.toBeDefined()
  await database.close()
})

it('takes a connection back that breaks before its transaction has begun', async () => {
  const wire = await wireTo(await freshDatabase())
  const database = await openServer(wire.url, () => undefined)
  wire.cutAt('begin')
  await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  wire.restore()
  await expect.poll(() => database.connections().open, patience).toBe(0)
  await database.close()
})
