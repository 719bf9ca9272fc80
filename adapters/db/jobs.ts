import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Effect } from '#usecases/ports.ts'
import type { Database, JobDatabase } from './database.ts'
import type { AddEffect } from './stores.ts'

const queue = 'effects'

/**
 * About half a minute at first, then ever longer up to an hour, for two days: a mail server that is down for a night loses
 * nothing. What still fails then stays in the queue as failed, for a person to see.
 */
const retries = { retryLimit: 50, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 }

/** The jobs of the program: effects written inside transactions, and the worker that carries them out. */
export interface Jobs {
  addEffect: AddEffect
  /** Starts to carry effects out. A handler that throws is called again later. */
  work(handle: (effect: Effect) => Promise<void>): Promise<void>
  /** Waits for the job at hand, then stops. */
  stop(): Promise<void>
}

export async function startJobs(database: JobDatabase, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: database, backend: database.backend })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(queue, retries)
  return {
    async addEffect(tx: Database, effect: Effect) {
      await boss.send(queue, effect, { db: fromDrizzle(asBossTransaction(tx), sql) })
    },
    async work(handle) {
      await boss.work<Effect>(queue, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handle(job.data)
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** pg-boss types its drizzle loosely (`unknown` queries); both drivers run its SQL objects and answer with rows. */
function asBossTransaction(tx: Database): DrizzleTransactionLike {
  return tx as unknown as DrizzleTransactionLike
}
