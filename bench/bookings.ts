import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { openServer } from '#platform/db/server.ts'
import * as tables from '#platform/db/tables.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './booking-dates.ts'
import { fail } from './fail.ts'
import { atOnce, type Load, load } from './load.ts'
import { recordBooking, replayBooking, type Statement } from './recorded-booking.ts'

/** Throughput of the same bookings through the site and as bare statements. */
export interface Bookings {
  site: Load
  statements: Load
}

/** Bookings on a PostgreSQL server, in two empty databases: one for the site, one for the bare statements. */
export async function bookingsOnServer(forSite: string, forStatements: string): Promise<Bookings> {
  const database = await openServer(forSite, fail)
  const dates = await addBookingDates(database.db)
  await database.close()
  return {
    site: await bookingsThroughSite({ DATABASE_URL: forSite }, dates),
    statements: await statementsOnServer(forStatements),
  }
}

async function statementsOnServer(url: string): Promise<Load> {
  const database = await openServer(url, fail)
  const dates = await addBookingDates(database.db)
  const jobs = await startJobs(database.jobs, fail)
  const pool = new pg.Pool({ connectionString: url, max: atOnce })
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzlePool(pool, { schema: tables, casing: 'snake_case', logger })
    const recorded = await recordBooking(recorder, jobs.addEffects, dateFor(dates, 0), written)
    return await load(async (number) => {
      const client = await pool.connect()
      try {
        // The recorded statements include begin and commit.
        await replayBooking(recorded, dateFor(dates, number), number, ({ text, values }) => client.query(text, values))
      } finally {
        client.release()
      }
    })
  } finally {
    await pool.end()
    await jobs.stop()
    await database.close()
  }
}

/** Bookings on the embedded database, in two folders: one for the site, one for the bare statements. */
export async function bookingsEmbedded(): Promise<Bookings> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-bench-'))
  try {
    const dates = await prepare(join(folder, 'database'))
    const site = await bookingsThroughSite({ DATA_DIR: folder }, dates)
    return { site, statements: await statementsEmbedded(join(folder, 'statements')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(folder: string): Promise<LiveDate[]> {
  const database = await openEmbedded(folder)
  const dates = await addBookingDates(database.db)
  await database.close()
  return dates
}

async function statementsEmbedded(folder: string): Promise<Load> {
  const dates = await prepare(folder)
  const pglite = await PGlite.create(folder)
  const jobs = await startJobs(
    { backend: 'pglite', executeSql: fromPglite(pglite).executeSql, prepare: (work) => work() },
    fail,
  )
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzlePglite(pglite, { schema: tables, casing: 'snake_case', logger })
    const recorded = await recordBooking(recorder, jobs.addEffects, dateFor(dates, 0), written)
    return await load((number) =>
      pglite.transaction((tx) =>
        replayBooking(recorded, dateFor(dates, number), number, ({ text, values }) => tx.query(text, values)),
      ),
    )
  } finally {
    await jobs.stop()
    await pglite.close()
  }
}

/** Books by form, like a visitor, on a separate site. Without a worker, because mails would take CPU time at random moments. */
async function bookingsThroughSite(env: Record<string, string>, dates: LiveDate[]): Promise<Load> {
  const site = await startSite({ env: { ROLE: 'web', SEED: 'empty', ...env } })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    return await load((number) => {
      const url = site.url + workshopHref('de', dateFor(dates, number))
      const form = formFields(bookingParty(`Bench ${number}`, 1)).toString()
      return book(url, form, { agent, sender: senderFor(number) })
    })
  } finally {
    agent.destroy()
    await site.stop()
  }
}

/** A different network address per booking, because bookings per sender are limited (docs/rules/spam.md). */
function senderFor(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** Not fetch, which takes three times the CPU time, at the site's expense. */
async function book(url: string, body: string, { agent, sender }: { agent: Agent; sender: string }): Promise<void> {
  const headers = {
    'x-forwarded-for': sender,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const [answer] = await once(request(url, { method: 'POST', headers, agent }).end(body), 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 303) throw new Error(`a booking was answered with ${answer.statusCode}`)
}
