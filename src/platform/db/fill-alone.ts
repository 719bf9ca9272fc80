import { sql } from 'drizzle-orm'
import type { Stores } from '../ports.ts'
import type { Database } from './database.ts'
import type { AddEffects } from './outbox.ts'
import { workIn } from './stores.ts'
import { takeTime } from './without-timeouts.ts'

/** Two processes that start on an empty database together fill it once. The number is arbitrary but the same for all. */
const fillLock = 7_301_120

/** Nobody gets mail about what a database is filled with. */
const noEffects: AddEffects = () => Promise.resolve()

/** Runs `fill` in one transaction while no other process does. */
export async function fillAlone(db: Database, fill: (stores: Stores, tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    await workIn(tx, noEffects, (stores) => fill(stores, tx))
  })
}
