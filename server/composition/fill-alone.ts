import { sql } from 'drizzle-orm'
import type { Stores } from '#features/stores.ts'
import { type Database, takeTime } from '#platform/db/database.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import { workIn } from './stores.ts'

/** Two processes that start on an empty database together fill it once. The number is arbitrary but the same for all. */
const fillLock = 7_301_120

/** No one gets mail about what a database is filled with. */
const noEffects: AddEffects = () => Promise.resolve()

/** Runs `fill` in one transaction while no other process does. */
export async function fillAlone(db: Database, fill: (stores: Stores, tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    await workIn(tx, noEffects, (stores) => fill(stores, tx))
  })
}
