import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runningReadsOn } from '#features/operations/store/running.ts'
import type { Mail } from '#platform/ports/mail.ts'
import type { Effect } from '#platform/ports.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { patience } from '#tests/helpers/patience.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import type { OpenDatabase } from './database.ts'
import { type Jobs, startJobs } from './jobs.ts'

const orderId = crypto.randomUUID()

let database: OpenDatabase
let jobs: Jobs
const errors: string[] = []
const ranEffects: Effect[] = []
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
    ranEffects.push(effect)
    if (effect.kind !== 'booking-confirmation' || failures === 0) return Promise.resolve()
    failures -= 1
    return Promise.reject(new Error('the mail server is away'))
  })
  await vi.waitFor(() => expect(ranEffects).toHaveLength(26), patience)
  expect(ranEffects).toEqual(expect.arrayContaining([{ kind: 'new-booking', orderId }, ...invitations]))
  expect(errors).toEqual([])
})

it('retries a failed job without its neighbours, and reports why it failed', async () => {
  ranEffects.length = 0
  failures = 2
  const confirmation: Effect = { kind: 'booking-confirmation', orderId }
  await write([invitation(1), confirmation, invitation(2)])
  await vi.waitFor(() => expect(ranEffects).toHaveLength(5), patience)
  expect(ranEffects.filter(({ kind }) => kind === 'booking-confirmation')).toHaveLength(3)
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

it('ends a hold while every mail hangs at a silent server, and a webhook at a slow receiver', async () => {
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  const sockets: Socket[] = []
  await once(silent, 'listening')
  // A server on a TCP port has an address object; only sockets and pipes have a string.
  const { port } = silent.address() as AddressInfo
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: { name: 'Flight Levels', email: 'a@b.example' },
  })
  const own = await freshEmbedded()
  const hanging = await startJobs(own.jobs, () => undefined)
  const registrationId = crypto.randomUUID()
  const mails: Effect[] = Array.from({ length: 60 }, (_, number) => invitation(number))
  const done: Effect['kind'][] = []
  await own.db.transaction(async (tx) => {
    for (const effect of mails) await hanging.addEffect(tx, effect)
    await hanging.addEffect(tx, { kind: 'webhook-delivery', deliveryId: registrationId, attempt: 0 })
  })
  let letGo: () => void = () => undefined
  const receiver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await hanging.work(async ({ kind }) => {
    if (kind === 'webhook-delivery') await receiver
    else if (kind === 'invitation') await transport.send(sentMail)
    done.push(kind)
  })
  // Several are on their way at the same time, each on a connection that is kept for the next.
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(1), patience)
  await own.db.transaction((tx) => hanging.addEffect(tx, { kind: 'end-hold', registrationId }))
  await vi.waitFor(() => expect(done).toEqual(['end-hold']), patience)
  const waiting = new Map((await hanging.waiting()).map(({ queue, count }) => [queue, count]))
  expect(waiting.get('effects')).toBeGreaterThan(0)
  expect(waiting.get('urgent')).toBe(0)
  letGo()
  transport.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
  await hanging.stop()
  await own.close()
})

it('a receiver that hangs keeps no message to another one waiting, and gets one at a time itself', async () => {
  const own = await freshEmbedded()
  const delivering = await startJobs(own.jobs, (error) => errors.push(error.message))
  const [slow, fast] = [crypto.randomUUID(), crypto.randomUUID()]
  const messages = [...Array.from({ length: 12 }, () => slow), ...Array.from({ length: 3 }, () => fast)]
  await own.db.transaction((tx) =>
    delivering.addEffects(
      tx,
      messages.map((webhookId) => ({
        effect: { kind: 'webhook-delivery', deliveryId: crypto.randomUUID(), attempt: 0, webhookId },
      })),
    ),
  )
  const begun: (string | undefined)[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await delivering.work(async (effect) => {
    if (effect.kind !== 'webhook-delivery') return
    begun.push(effect.webhookId)
    if (effect.webhookId === slow) await answered
  })
  await vi.waitFor(() => expect(begun.filter((id) => id === fast)).toHaveLength(3), patience)
  expect(begun.filter((id) => id === slow)).toHaveLength(1)
  answer()
  await vi.waitFor(() => expect(begun).toHaveLength(messages.length), patience)
  await delivering.stop()
  await own.close()
})

it('makes a backup at once where there was none for a day, notes the next night, and ends with the schedule', async () => {
  const own = await freshEmbedded()
  const first = await startJobs(own.jobs, (error) => errors.push(error.message))
  let made = 0
  const backUp = async () => {
    made += 1
    return { bytes: 2048 }
  }
  const { backups } = await runningOf(own, first)
  expect(backups).toBeNull()
  await first.backUpEveryDay('02:20', backUp)
  await vi.waitFor(async () => expect((await runningOf(own, first)).backups?.lastBytes).toBe(2048), patience)
  const { rows } = await own.jobs.executeSql('select cron, timezone from pgboss.schedule', [])
  expect(rows).toEqual([{ cron: '20 2 * * *', timezone: 'Europe/Vienna' }])
  await first.stop()
  const second = await startJobs(own.jobs, (error) => errors.push(error.message))
  await second.backUpEveryDay('02:20', backUp)
  expect((await second.waiting()).length).toBe(3)
  const { rows: runs } = await own.jobs.executeSql(`select state from pgboss.job where name = 'backup'`, [])
  expect(runs).toEqual([{ state: 'completed' }])
  await second.endBackups()
  expect((await runningOf(own, second)).backups).toBeNull()
  await second.stop()
  await own.close()
  expect(made).toBe(1)
})

function runningOf({ db }: OpenDatabase, { waiting }: Jobs) {
  return runningReadsOn(db, waiting).running()
}

const sentMail: Mail = {
  key: 'a letter',
  to: { name: 'Lena Hofstätter', email: 'lena@almwerk.example' },
  subject: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  text: 'Guten Tag',
  attachments: [],
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

it('reports failed tidying, and retries', async () => {
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
