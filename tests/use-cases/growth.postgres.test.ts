import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentStore } from '#content/documents/document-store.ts'
import { fillEmptyStore } from '#content/documents/starter-content.ts'
import { logSubjects } from '#domain/audit/actor.ts'
import { actionLogReadsOn } from '#features/audit/store/action-log-list.ts'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { openServer } from '#platform/db/server.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { fillAlone, storeDemoWorld } from '#server/composition/database.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'
import { freshDatabase } from '#tests/helpers/fresh-database.ts'
import { growWorld } from '#tests/helpers/grow-world.ts'

/** Large enough that reading all of anything shows, small enough to be made in seconds. */
const sizes = { dates: 1_000, orders: 8_000, posts: 1_000, mails: 12_000 }
/** What a page or a night may read of one table, however large it is: fifty rows, or fifty dates with the bookings of each. */
const most = 600

/** What the statements that the stores really send read of each table, as PostgreSQL counts it: no matter how fast. */
describe('in a world that has grown for years', () => {
  const now = Temporal.Now.instant()
  let database: OpenDatabase
  let pool: pg.Pool
  const sent: { text: string; values: unknown[] }[] = []
  let db: Database

  beforeAll(async () => {
    const url = await freshDatabase({ withTables: true })
    database = await openServer(url, fail)
    const world = demoWorld(now)
    await fillAlone(database.db, async (stores, tx) => {
      await fillEmptyStore(tx, world.content)
      await storeDemoWorld(stores, world, now)
    })
    await (await startJobs(database.jobs, fail)).stop()
    await growWorld(url, sizes)
    pool = new pg.Pool({ connectionString: url })
    const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) }
    db = drizzle(pool, { casing: 'snake_case', logger })
  })
  afterAll(async () => {
    await pool.end()
    await database.close()
  })

  /** How many rows of each table were read by what `work` has sent. */
  async function readBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
    sent.length = 0
    await work()
    const read: Record<string, number> = {}
    for (const { text, values } of sent.filter((one) => /^\s*(?:select|with|delete|update|\()/i.test(one.text)))
      for (const [table, rows] of await rowsRead(text, values)) read[table] = (read[table] ?? 0) + rows
    expect(sent).not.toEqual([])
    return read
  }

  async function rowsRead(text: string, values: unknown[]): Promise<[string, number][]> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      return scans(rows[0]['QUERY PLAN'][0].Plan)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  const month = { from: daysAgo(30), to: daysAgo(0) }
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['dates for visitors', (on) => readsOn(on).workshopDates(now)],
    ['a date for visitors', (on) => readsOn(on).workshopDate('fl2d-grown-0', now)],
    ['dates that certificates are for', (on) => readsOn(on).datesEndingAfter(now.subtract({ hours: 24 * 60 }), 'fl2d')],
    ['bookings', (on) => readsOn(on).bookings.search({}, null)],
    ['bookings by name', (on) => readsOn(on).bookings.search({ text: 'grown777' }, null)],
    ['bookings by number', (on) => readsOn(on).bookings.search({ text: '2020-777' }, null)],
    ['a booking of the API', (on) => readsOn(on).orderByNumber('2020-777', 'kundin-775@grown.example')],
    ['dates to choose from', (on) => readsOn(on).dates.choices(now)],
    ['dates to come for the office', (on) => readsOn(on).dates.summaries(now, { endsAfter: now })],
    [
      'a month of the calendar',
      (on) =>
        readsOn(on).dates.summaries(now, {
          endsAfter: now.subtract({ hours: 24 * 40 }),
          startsBefore: now.subtract({ hours: 24 * 10 }),
        }),
    ],
    ['past dates', (on) => readsOn(on).dates.past(now, {}, null)],
    ['past dates by words', (on) => readsOn(on).dates.past(now, { text: 'Design Graz 1. Mai' }, null)],
    ['a date of the office', (on) => readsOn(on).dates.record('fl2d-grown-0', now)],
    ['mails', (on) => readsOn(on).mailLog.search({}, null)],
    ['mails by name', (on) => readsOn(on).mailLog.search({ text: 'grown777' }, null)],
    ['the log', (on) => actionLogReadsOn(on).search({ kinds: logSubjects }, null)],
    ['invoices of a month', (on) => readsOn(on).invoiceList.search(month, null)],
    [
      'the first invoices of all as an export',
      async (on) => void (await readsOn(on).exports.invoices({})[Symbol.asyncIterator]().next()),
    ],
    ['invoices of a month as an export', (on) => Array.fromAsync(readsOn(on).exports.invoices(month))],
    ['offers of Today', (on) => todayReadsOn(on).offers(now)],
    [
      'a page of the blog',
      (on) => createContentStore(on, { drafts: false }).posts({ language: 'de', page: 2, first: 5 }),
    ],
    ['who waits, on Today', (on) => todayReadsOn(on).waiting('full')],
    ['payments of Today', (on) => todayReadsOn(on).payments()],
    ['what is owed, on Today', (on) => todayReadsOn(on).outstanding(daysAgo(0))],
    ['what goes back, on Today', (on) => todayReadsOn(on).toReturn()],
    ['what was sold again, on Today', (on) => todayReadsOn(on).soldAgain()],
    ['what is called off, on Today', (on) => todayReadsOn(on).calledOff()],
    ['comments of Today', (on) => todayReadsOn(on).comments()],
    ['follow-up talks, on Today', (on) => todayReadsOn(on).followUps(now)],
    ['sold dates of Today', (on) => todayReadsOn(on).soldDates(now)],
    [
      'a night',
      (on) =>
        deleteOldThings({ clock: { now: () => now }, transactions: transactionsOn(on, () => Promise.resolve(), '') }),
    ],
  ])('%s: no table is read whole', async (_, read) => {
    const rows = await readBy(() => read(db))
    expect(Object.entries(rows).filter(([, count]) => count > most)).toEqual([])
  })

  it.each(['participants', 'invoices', 'consents', 'subscriptions'] as const)(
    'all %s as an export: a portion at a time, and each row at most twice',
    async (kind) => {
      let largest = 0
      const rows = await readBy(async () => {
        for await (const portion of readsOn(db).exports[kind]({})) largest = Math.max(largest, portion.length)
      })
      expect(largest).toBeLessThanOrEqual(2 * most)
      for (const [table, read] of Object.entries(rows))
        expect([table, read <= 2 * (await size(table)) + most]).toEqual([table, true])
    },
  )

  async function size(table: string): Promise<number> {
    const { rows } = await pool.query(`select count(*)::int as size from ${pg.escapeIdentifier(table)}`)
    return rows[0].size
  }
})

interface Plan {
  'Relation Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

function scans(plan: Plan): [string, number][] {
  const table = plan['Relation Name']
  const each =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const isScan = plan['Node Type'].includes('Scan')
  const own: [string, number][] =
    table !== undefined && isScan ? [[table, Math.round(each * plan['Actual Loops'])]] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scans)]
}

function daysAgo(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Vienna').subtract({ days }).toString()
}

function fail(error: Error): never {
  throw error
}
