import { sql } from 'drizzle-orm'
import { type Database, takeTime } from '#platform/db/database.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import type { Stores } from '#platform/ports.ts'
import { workIn } from './stores.ts'

/** Advisory lock: two processes that start on an empty database fill it once. The number is arbitrary. */
const fillLock = 7_301_120

/** Filling the database sends no mail; it counts no use either, so it needs no secret for that. */
const noEffects: AddEffects = () => Promise.resolve()

/** Runs `fill` in one transaction under the lock. */
export async function fillAlone(db: Database, fill: (stores: Stores, tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    await workIn(tx, noEffects, '', (stores) => fill(stores, tx))
  })
}
