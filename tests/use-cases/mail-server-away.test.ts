import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DispatchPorts, type MailJob, sendMail } from '#features/jobs/effects.ts'
import { sentMailOn } from '#features/mail-log/store/mail-log.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { type Jobs, startJobs } from '#platform/db/jobs.ts'
import type { Effect } from '#platform/ports.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { patience } from '../helpers/patience.ts'

const orderIds = [1, 2, 3].map(() => crypto.randomUUID())
const anHour = 3600

let database: OpenDatabase
let jobs: Jobs
let isAway = true
let attempts = 0
const delivered: string[] = []

type Confirmation = Extract<Effect, { kind: 'booking-confirmation' }>

const confirmation: MailJob<Confirmation> = {
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  // Its content does not matter here.
  load: async (_, { orderId }) => ({
    message: { kind: 'member-invitation' } as never,
    language: 'de',
    to: { name: 'Sabine Wurzinger', email: `${orderId}@donauwerk.example` },
  }),
}

beforeAll(async () => {
  database = await freshEmbedded()
  jobs = await startJobs(database.jobs, () => undefined)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** Of all that carrying out may need, a mail needs these. */
const ports = () =>
  ({
    clock: { now: () => Temporal.Now.instant() },
    sentMail: sentMailOn(database.db),
    renderMail: async () => ({ subject: 'Gebucht', html: '', text: '' }),
    transport: {
      async send({ key }: { key: string }) {
        attempts += 1
        if (isAway) throw new Error('connect ECONNREFUSED')
        delivered.push(key)
      },
    },
  }) as unknown as DispatchPorts

describe('mail server down for an hour', () => {
  it('loses none of three confirmations and doubles none: each is tried until it is back', async () => {
    await database.db.transaction(async (tx) => {
      for (const orderId of orderIds) await jobs.addEffect(tx, { kind: 'booking-confirmation', orderId })
    })
    await jobs.work((effect) => sendMail(ports(), confirmation, effect as Confirmation))

    // The clock cannot be turned here, so each wait is read from the queue, counted, and cut short.
    let waited = 0
    while (waited < anHour) {
      waited += await cutTheWait()
    }
    expect(delivered).toEqual([])
    expect(attempts).toBeGreaterThan(3 * 4)

    isAway = false
    await vi.waitFor(async () => {
      await cutTheWait()
      expect(new Set(delivered).size).toBe(3)
    }, patience)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
    expect(delivered.toSorted()).toEqual(orderIds.map((orderId) => `booking-confirmation:${orderId}`).toSorted())
  })
})

/** The longest wait before a next attempt, in seconds; all of them start at once now. Zero when none waits. */
async function cutTheWait(): Promise<number> {
  const { rows } = await database.jobs.executeSql(
    `with pausing as (select id, extract(epoch from start_after - now())::float8 as wait from pgboss.job
       where name = 'effects' and state = 'retry' and start_after > now())
     update pgboss.job job set start_after = now() from pausing where job.id = pausing.id returning pausing.wait as wait`,
    [],
  )
  if (rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  return rows.length === orderIds.length ? Math.max(...rows.map(({ wait }) => wait)) : 0
}

async function waiting(): Promise<unknown[]> {
  const sql = `select id from pgboss.job where name = 'effects' and state <> 'completed'`
  return (await database.jobs.executeSql(sql, [])).rows
}
