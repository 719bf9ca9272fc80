import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordAll } from '#features/audit/store/action-log.ts'
import type { LogEntry } from '#platform/ports.ts'
import { freshServer } from '#tests/helpers/fresh-server.ts'
import { type Database, type OpenDatabase, rowsOf } from './database.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { outboxOn } from './outbox.ts'

const orderId = crypto.randomUUID()

let database: OpenDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await freshServer()
  jobs = await startJobs(database.jobs, (error) => {
    throw error
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** Writes one effect in each of two queues and this line of the log, in one transaction. */
function write(line: LogEntry): Promise<void> {
  return database.db.transaction(async (tx: Database) => {
    const outbox = outboxOn(tx, jobs.addEffects, recordAll)
    outbox.effects.push({ effect: { kind: 'booking-confirmation', orderId } })
    outbox.effects.push({ effect: { kind: 'end-order', orderId } })
    outbox.log.push(line)
    await outbox.flush()
  })
}

async function queued(): Promise<number> {
  const [row] = rowsOf<{ count: number }>(
    await database.db.execute(`select count(*)::int as count from pgboss.job where data->>'kind' is not null`),
  )
  return row?.count ?? 0
}

const line: LogEntry = {
  at: Temporal.Instant.from('2027-01-19T08:00:00Z'),
  actor: 'booker',
  subject: { kind: 'order', id: orderId },
  action: 'booking.confirmed',
}

it('queues nothing when a line of the log cannot be written', async () => {
  const wrong = { ...line, subject: { kind: 'order', id: 'no id' } } as const
  await expect(write(wrong)).rejects.toMatchObject({ cause: { message: expect.stringContaining('no id') } })
  // as: details that the action does not have fail before a statement is sent, and the rollback could come before those of the queues.
  await expect(write({ ...line, details: { unknown: 1 } } as unknown as LogEntry)).rejects.toThrow('unknown')
  expect(await queued()).toBe(0)
})

it('queues both effects and writes the line otherwise', async () => {
  await write(line)
  expect(await queued()).toBe(2)
})
