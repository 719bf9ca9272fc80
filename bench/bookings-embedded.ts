import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { startJobs } from '#platform/db/jobs.ts'
import * as tables from '#platform/db/tables.ts'
import { addBookingDates, dateFor } from './booking-dates.ts'
import { type Bookings, bookingsThroughSite } from './bookings-through-site.ts'
import { type Load, load } from './load.ts'
import { recordBooking, replayBooking, type Statement } from './recorded-booking.ts'

/** Bookings on the embedded database, in two folders: one for the site, one for the bare statements. */
export async function bookingsEmbedded(): Promise<Bookings> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-bench-'))
  try {
    const dates = await prepare(join(folder, 'database'))
    const site = await bookingsThroughSite({ DATA_DIR: folder }, dates)
    return { site, statements: await bareStatements(join(folder, 'statements')) }
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

async function bareStatements(folder: string): Promise<Load> {
  const dates = await prepare(folder)
  const pglite = await PGlite.create(folder)
  const jobs = await startJobs(
    { backend: 'pglite', executeSql: fromPglite(pglite).executeSql, prepare: (work) => work() },
    (error) => {
      throw error
    },
  )
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzle(pglite, { schema: tables, casing: 'snake_case', logger })
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
