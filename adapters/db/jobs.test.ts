import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { patience } from '#tests/helpers/patience.ts'
import type { Effect } from '#usecases/ports.ts'
import type { OpenDatabase } from './database.ts'
import { type Jobs, startJobs } from './jobs.ts'

const orderId = crypto.randomUUID()

let database: OpenDatabase
let jobs: Jobs
const errors: string[] = []
const carriedOut: Effect[] = []
/** How often the confirmation is yet to fail: the mail server is away. */
let failures = 0

beforeAll(async () => {
  database = await freshEmbedded()
  jobs = await startJobs(database.jobs, (error) => errors.push(error.message))
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

it('takes an effect in the very first transaction, although the embedded database has one connection only', async () => {
  await write([{ kind: 'new-booking', orderId }])
  expect(await waiting()).toEqual([{ kind: 'new-booking', orderId }])
})

it('takes nothing from a transaction that was rolled back', async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await jobs.addEffect(tx, { kind: 'booking-confirmation', orderId })
      throw new Error('the line went dead')
    }),
  ).rejects.toThrow('the line went dead')
  expect(await waiting()).toEqual([{ kind: 'new-booking', orderId }])
})

it('carries out what has waited, more than fits into one turn', async () => {
  const invitations = Array.from({ length: 25 }, (_, number) => invitation(number))
  await write(invitations)
  await jobs.work((effect) => {
    carriedOut.push(effect)
    if (effect.kind !== 'booking-confirmation' || failures === 0) return Promise.resolve()
    failures -= 1
    return Promise.reject(new Error('the mail server is away'))
  })
  await vi.waitFor(() => expect(carriedOut).toHaveLength(26), patience)
  expect(carriedOut).toEqual(expect.arrayContaining([{ kind: 'new-booking', orderId }, ...invitations]))
  expect(errors).toEqual([])
})

it('tries a failed effect again without its neighbours, and says why it failed', async () => {
  carriedOut.length = 0
  failures = 2
  const confirmation: Effect = { kind: 'booking-confirmation', orderId }
  await write([invitation(1), confirmation, invitation(2)])
  await vi.waitFor(() => expect(carriedOut).toHaveLength(5), patience)
  expect(carriedOut.filter(({ kind }) => kind === 'booking-confirmation')).toHaveLength(3)
  expect(errors).toEqual(['the mail server is away', 'the mail server is away'])
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
})

const invitation = (number: number): Effect => ({
  kind: 'invitation',
  orderId,
  participantId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
})

function write(effects: Effect[]): Promise<void> {
  return database.db.transaction(async (tx) => {
    for (const effect of effects) await jobs.addEffect(tx, effect)
  })
}

async function waiting(): Promise<Effect[]> {
  const { rows } = await database.jobs.executeSql(
    `select data from pgboss.job where name = 'effects' and state <> 'completed'`,
  )
  return rows.map(({ data }) => data)
}

it('tidies at the start, whatever the hour, and has the next night noted', async () => {
  let runs = 0
  await jobs.everyNight(async () => {
    runs += 1
  })
  await vi.waitFor(() => expect(runs).toBe(1), patience)
  const { rows } = await database.jobs.executeSql('select name, cron, timezone from pgboss.schedule', [])
  expect(rows).toEqual([{ name: 'nightly', cron: '40 3 * * *', timezone: 'Europe/Vienna' }])
})

it('says when tidying failed, and tries again', async () => {
  errors.length = 0
  let runs = 0
  const other = await startJobs(database.jobs, (error) => errors.push(error.message))
  await jobs.stop()
  await other.everyNight(() => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('the database was busy')) : Promise.resolve()
  })
  await vi.waitFor(() => expect(runs).toBe(2), patience)
  expect(errors).toContain('the database was busy')
  await other.stop()
})
