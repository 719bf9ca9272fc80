import { type SQL, sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { QueueLength } from '#domain/operations/running.ts'
import type { Effect } from '#platform/ports.ts'
import { inJob, inTraceOf, traceparent } from '../tracing.ts'
import type { Database, JobDatabase } from './database.ts'
import type { AddEffects } from './outbox.ts'

/**
 * A queue for each urgency, so that what is slow keeps nothing else waiting: what moves seats and money or has an hour of its own; mails and
 * the rest; messages to webhooks.
 */
export const queues = ['urgent', 'effects', 'webhooks'] as const

/** What moves seats and money. */
export const seatsAndMoney = [
  'end-hold',
  'end-order',
  'end-checkout',
  'refund',
  'money-return',
  'test-checkout-news',
] as const satisfies Effect['kind'][]

/** Not one of them is a mail: none waits for a mail server. */
const urgent: readonly Effect['kind'][] = [...seatsAndMoney, 'publish-page', 'publish-post']
const nightly = 'nightly'
/** In Vienna, when hardly anyone is up. */
const atNight = { cron: '40 3 * * *', tz: 'Europe/Vienna' }

/** Its jobs are what is known of the backups that were made (src/features/operations/store). */
export const backups = 'backup'
/** Once more after ten minutes. Its check takes as long as the database is large; a process that has died is noticed after a minute. */
const backupRuns = {
  retryLimit: 1,
  retryDelay: 600,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 60 * 24 * 3600,
}

/**
 * After a second or two at first, then ever later up to an hour, for two days: a mail server that is down for a night loses nothing. What
 * still fails then stays in the queue as failed for two weeks, for a person to see: Today has it tried again.
 */
const retries = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 14 * 24 * 3600,
}

/** A worker that died (kill -9, power) is noticed after ten seconds without a sign of life; its job is then tried again. */
const signsOfLife = { heartbeatSeconds: 10 }
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/** So many of a queue at the same time, in each process. As many mails as the mail server gets connections (src/platform/mail/smtp-transport.ts). */
const atOnce = 5
/** A full batch is followed by the next at once; else the queue is asked twice a second. */
const polling = { pollingIntervalSeconds: 0.5, batchSize: atOnce, burstWhenBatchFull: true }

/** One message at a time to each receiver, each in a turn of its own: so many may be slow before a fast one has to wait. */
const perReceiver = { batchSize: 1, localConcurrency: 4, localGroupConcurrency: 1 }

function turns(queue: (typeof queues)[number]) {
  return queue === 'webhooks' ? { ...polling, ...perReceiver } : polling
}

/** What a job is stored as. Its trace is no part of what is to be done: `effectIn` leaves it out where jobs are compared. */
type JobData = Effect & { traceparent?: string }

/** The effect of a job, from its column `data`. */
export function effectIn(data: SQL): SQL {
  return sql`(${data} - 'traceparent')`
}

/** The jobs of the program: effects written inside transactions, and the worker that carries them out. */
export interface Jobs {
  addEffects: AddEffects
  /** Writes one effect as a job of the given transaction. */
  addEffect(tx: Database, effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Starts to carry effects out. A handler that throws is called again later. */
  work(handle: (effect: Effect) => Promise<void>): Promise<void>
  /**
   * Calls `tidy` every night, in one process of all, and once at the start: a night on which nothing ran is made up for. What throws is tried
   * again; the same may come twice.
   */
  everyNight(tidy: () => Promise<void>): Promise<void>
  /**
   * Makes a backup every day at this time in Vienna ('02:20'), in one process of all, and now if there was none for a day. What it gives is
   * kept with the job; what throws is tried once more.
   */
  backUpEveryDay(at: string, make: () => Promise<object>): Promise<void>
  /** Ends the schedule of before, if there is one. */
  endBackups(): Promise<void>
  /** What is due in each queue and not done yet: how much, and for how many seconds the oldest has waited. */
  waiting(): Promise<QueueLength[]>
  /** Waits for the jobs at hand, then stops. */
  stop(): Promise<void>
}

/** `onError` gets every error, failed effects included. */
export async function startJobs(database: JobDatabase, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: database, backend: database.backend, ...supervision })
  boss.on('error', onError)
  await database.prepare(async () => {
    await boss.start()
    for (const queue of queues) {
      await boss.createQueue(queue)
      // A queue that is there already learns how it is handled now.
      await boss.updateQueue(queue, { ...retries, ...signsOfLife })
    }
  })
  // pg-boss looks a queue up before its first use, on a connection of its own: inside a transaction that holds the only connection
  // (embedded) or the last one (server) it would wait for ever. Asking for a job that cannot be there makes it look now.
  for (const queue of queues) await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' })

  /** One attempt at a job, in a span: what it throws is reported within, so that the log knows its trace. */
  function attempt<T>(kind: string, work: () => Promise<T>): Promise<T> {
    return inJob(kind, () =>
      work().catch((thrown: unknown) => {
        onError(asError(thrown))
        throw thrown
      }),
    )
  }

  async function runAndReport(
    { id, data }: Job<JobData>,
    handle: (effect: Effect) => Promise<void>,
  ): Promise<JobResult> {
    const { traceparent: begun, ...effect } = data
    try {
      await inTraceOf(begun, () => attempt(effect.kind, () => handle(effect)))
      return { id, status: 'completed' }
    } catch (thrown) {
      return { id, status: 'failed', output: { message: asError(thrown).message } }
    }
  }

  const addEffects: AddEffects = async (tx, planned) => {
    const db = fromDrizzle(asBossTransaction(tx), sql)
    const trace = traceparent()
    for (const queue of queues) {
      const jobs = planned
        .filter(({ effect }) => queueOf(effect) === queue)
        .map(({ effect, at }) => ({
          data: { ...effect, ...(trace && { traceparent: trace }) } satisfies JobData,
          ...(at && { startAfter: new Date(at.epochMilliseconds) }),
          ...(effect.kind === 'webhook-delivery' && { group: { id: effect.webhookId ?? effect.deliveryId } }),
        }))
      if (jobs.length > 0) await boss.insert(queue, jobs, { db })
    }
  }

  return {
    addEffects,
    addEffect: (tx, effect, at) => addEffects(tx, [{ effect, at }]),
    async work(handle) {
      for (const queue of queues)
        await boss.work<JobData, void, { perJobResults: true }>(
          queue,
          { ...turns(queue), perJobResults: true },
          (jobs) => Promise.all(jobs.map((job) => runAndReport(job, handle))),
        )
    },
    async everyNight(tidy) {
      await boss.createQueue(nightly, { policy: 'singleton' })
      await boss.work(nightly, () => attempt(nightly, tidy))
      await boss.schedule(nightly, atNight.cron, null, { tz: atNight.tz })
      await boss.send(nightly)
    },
    async backUpEveryDay(at, make) {
      const [hour, minute] = at.split(':').map(Number)
      await boss.createQueue(backups, { policy: 'singleton' })
      await boss.updateQueue(backups, backupRuns)
      await boss.work(backups, () => attempt(backups, make))
      await boss.schedule(backups, `${minute} ${hour} * * *`, null, { tz: atNight.tz })
      const { rows } = await database.executeSql(
        `select from pgboss.job where name = $1 and state = 'completed' and completed_on > now() - interval '1 day'`,
        [backups],
      )
      if (rows.length === 0) await boss.send(backups)
    },
    async endBackups() {
      await boss.unschedule(backups)
    },
    async waiting() {
      const { rows } = await database.executeSql(
        `select queue, count(id)::int as count, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestSeconds"
         from unnest($1::text[]) queue left join pgboss.job on name = queue and state in ('created', 'retry', 'active') and start_after <= now()
         group by queue`,
        [queues],
      )
      return rows
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

function queueOf(effect: Effect): (typeof queues)[number] {
  if (effect.kind === 'webhook-delivery') return 'webhooks'
  return urgent.includes(effect.kind) ? 'urgent' : 'effects'
}

/** pg-boss types its drizzle loosely (`unknown` queries); both drivers run its SQL objects and answer with rows. */
function asBossTransaction(tx: Database): DrizzleTransactionLike {
  return tx as unknown as DrizzleTransactionLike
}
