import { type SQL, sql } from 'drizzle-orm'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { QueueLength } from '#domain/operations/running.ts'
import type { Effect } from '#platform/ports.ts'
import { inJob, inTraceOf, traceparent } from '../tracing.ts'
import { type Database, type JobDatabase, rowsOf } from './database.ts'
import type { AddEffects } from './outbox.ts'

/** One queue per urgency, so that slow jobs block no others: seats, money and scheduled jobs; mails and the rest; webhook messages. */
export const queues = ['urgent', 'effects', 'webhooks'] as const

/** Side effects on seats and money. */
export const seatsAndMoney = [
  'end-hold',
  'end-order',
  'end-checkout',
  'refund',
  'money-return',
  'test-checkout-news',
] as const satisfies Effect['kind'][]

/** Contains no mails, so none of them waits for a mail server. */
const urgent: readonly Effect['kind'][] = [...seatsAndMoney, 'publish-page', 'publish-post']
const nightly = 'nightly'
/** In Vienna, at a time of little traffic. */
const atNight = { cron: '40 3 * * *', tz: 'Europe/Vienna' }

/** Its completed jobs are the record of backups (src/features/operations/store). */
export const backups = 'backup'
/** One retry after ten minutes. The check takes as long as the database is large; a dead process is noticed after a minute. */
const backupRuns = {
  retryLimit: 1,
  retryDelay: 600,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
  deleteAfterSeconds: 60 * 24 * 3600,
}

/**
 * Retries after seconds at first, then with increasing delays up to an hour, for two days: a mail server that is down for a night loses nothing. Jobs
 * that still fail stay in the queue as failed for two weeks, where Today offers to retry them.
 */
const retries = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 14 * 24 * 3600,
}

/** A dead worker (kill -9, power loss) is noticed after ten seconds without a heartbeat, and its job is retried. */
const signsOfLife = { heartbeatSeconds: 10 }
const settings = { ...retries, ...signsOfLife }
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/** Concurrent jobs per queue and process: as many mails as the mail server gets connections (src/platform/mail/smtp-transport.ts). */
const atOnce = 5
/** Every queue is polled twice a second. */
const polling = { pollingIntervalSeconds: 0.5 }
/** A full batch is followed by the next one at once. */
const inBatches = { ...polling, batchSize: atOnce, burstWhenBatchFull: true }

/**
 * One message at a time per receiver, and four receivers in parallel, so that a slow receiver does not delay a fast one. pg-boss takes the next message of a
 * batch of one only at the next poll.
 */
const perReceiver = { ...polling, batchSize: 1, localConcurrency: 4, localGroupConcurrency: 1 }

function turns(queue: (typeof queues)[number]) {
  return queue === 'webhooks' ? perReceiver : inBatches
}

/** The stored form of a job. `effectIn` omits the trace where jobs are compared. */
type JobData = Effect & { traceparent?: string }

/** The side effect of a job, from its column `data`. */
export function effectIn(data: SQL): SQL {
  return sql`(${data} - 'traceparent')`
}

/** The job queue: side effects written inside transactions, and the worker that runs them. */
export interface Jobs {
  addEffects: AddEffects
  /** Queues one side effect within the given transaction. */
  addEffect(tx: Database, effect: Effect, at?: Temporal.Instant): Promise<void>
  /** Starts the worker. A job whose handler throws is retried. */
  work(handle: (effect: Effect) => Promise<void>): Promise<void>
  /**
   * Runs `tidy` every night in one of all processes, and once at start to make up for missed nights. Failures are retried; the same run may happen
   * twice.
   */
  everyNight(tidy: () => Promise<void>): Promise<void>
  /**
   * Makes a backup every day at this time in Vienna ('02:20'), in one of all processes, and at once if there was none for a day. The result is stored
   * with the job; a failure is retried once.
   */
  backUpEveryDay(at: string, make: () => Promise<object>): Promise<void>
  /** Removes an earlier schedule, if any. */
  endBackups(): Promise<void>
  /** Due jobs per queue: their number, and how many seconds the oldest has waited. */
  waiting(): Promise<QueueLength[]>
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>
}

/** `onError` receives every error, including failed jobs. */
export async function startJobs(database: JobDatabase, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ db: database, backend: database.backend, ...supervision })
  boss.on('error', onError)
  await database.prepare(async () => {
    await boss.start()
    const known = new Map((await boss.getQueues([...queues])).map((queue) => [queue.name, queue]))
    for (const queue of queues) {
      const before = known.get(queue)
      if (!before) await boss.createQueue(queue)
      // Most starts find the queues as the last one left them.
      const isCurrent = before && Object.entries(settings).every(([name, value]) => Reflect.get(before, name) === value)
      if (!isCurrent) await boss.updateQueue(queue, settings)
    }
  })
  // pg-boss looks a queue up before its first use, on a connection of its own. Inside a transaction that has the only connection (embedded) or the
  // last one (server), it would wait forever. Querying a job that cannot exist forces the lookup now.
  for (const queue of queues) await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' })

  /** One attempt of a job in a span. Errors are reported inside, so that their log line has the trace. */
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
    const db = transactionFor(tx)
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

/** The few statements of pg-boss are long: PostgreSQL parses each once for each connection. */
const names = new Map<string, string>()

function transactionFor(tx: Database): Pick<JobDatabase, 'executeSql'> {
  return {
    async executeSql(text, params = []) {
      const name = names.get(text) ?? `pg-boss ${names.size}`
      names.set(text, name)
      const statement = tx._.session.prepareQuery({ sql: text, params }, undefined, name, false)
      return { rows: rowsOf(await statement.execute()) }
    },
  }
}
