import { sql } from 'drizzle-orm'
import type { QueueLength, Running } from '#domain/operations/running.ts'
import { type Database, isProcessName, isWorkerName, rowsOf } from '#platform/db/database.ts'
import { backups } from '#platform/db/jobs.ts'

/* pg-boss keeps its jobs in a schema of its own, which drizzle does not know. */

/** Failed mails since the last one that was sent: this many are enough to see why. */
const longest = 20

/** `queues` counts what is due in each. */
export function runningReadsOn(db: Database, queues: () => Promise<QueueLength[]>) {
  return {
    async running(): Promise<Running> {
      const [[now], failed, [backup]] = [
        rowsOf<NowRow>(await db.execute(figuresOfNow)),
        rowsOf<{ error: string }>(await db.execute(failedMails)),
        rowsOf<BackupRow>(await db.execute(lastBackups)),
      ]
      return {
        queues: await queues(),
        workers: now?.workers ?? null,
        oldestHoldSeconds: now?.hold ?? 0,
        bookings: now?.bookings ?? 0,
        mailErrors: failed.map(({ error }) => error),
        backups: backup ? backupsOf(backup) : null,
      }
    },
  }
}

const processes = sql`pg_stat_activity where datname = current_database()`

/** The workers are in the names of their connections, which end with them: no heartbeat is needed. */
const figuresOfNow = sql`
  select
    case when current_setting('application_name') like ${isProcessName}
      then (select count(distinct application_name)::int from ${processes} and application_name like ${isWorkerName}) end as workers,
    (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from pgboss.job
      where name = 'urgent' and state in ('created', 'retry', 'active') and start_after <= now()
        and data ->> 'kind' in ('end-hold', 'end-order')) as hold,
    (select count(*)::int from listed_booking where at > now() - interval '1 minute') as bookings`

interface NowRow {
  workers: number | null
  hold: number
  bookings: number
}

const failedMails = sql`
  select coalesce(error, '') as error from mail_log
  where state = 'failed' and at > coalesce((select max(at) from mail_log where state = 'sent'), '-infinity')
  order by at desc limit ${longest}`

const lastBackups = sql`
  select created_on::text as since,
    (select max(completed_on)::text from pgboss.job where name = ${backups} and state = 'completed') as last,
    (select max(completed_on)::text from pgboss.job where name = ${backups} and state = 'failed') as failed,
    (select (output ->> 'bytes')::float8 from pgboss.job where name = ${backups} and state = 'completed'
      order by completed_on desc limit 1) as "lastBytes"
  from pgboss.schedule where name = ${backups}`

interface BackupRow {
  since: string
  last: string | null
  failed: string | null
  lastBytes: number | null
}

function backupsOf({ since, last, failed, lastBytes }: BackupRow): Running['backups'] {
  const at = (text: string | null) => (text === null ? null : Temporal.Instant.from(text))
  return { since: Temporal.Instant.from(since), last: at(last), failed: at(failed), lastBytes }
}
