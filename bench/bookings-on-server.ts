import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startJobs } from '#platform/db/jobs.ts'
import { openServer } from '#platform/db/server.ts'
import * as tables from '#platform/db/tables.ts'
import { addBookingDates, dateFor } from './booking-dates.ts'
import { type Bookings, bookingsThroughSite } from './bookings-through-site.ts'
import { atOnce, type Load, load } from './load.ts'
import { recordBooking, replayBooking, type Statement } from './recorded-booking.ts'

/** Bookings on a PostgreSQL server, in two empty databases: one for the site, one for the bare statements. */
export async function bookingsOnServer(forSite: string, forStatements: string): Promise<Bookings> {
  const database = await openServer(forSite, fail)
  const dates = await addBookingDates(database.db)
  await database.close()
  return {
    site: await bookingsThroughSite({ DATABASE_URL: forSite }, dates),
    statements: await bareStatements(forStatements),
  }
}

async function bareStatements(url: string): Promise<Load> {
  const database = await openServer(url, fail)
  const dates = await addBookingDates(database.db)
  const jobs = await startJobs(database.jobs, fail)
  const pool = new pg.Pool({ connectionString: url, max: atOnce })
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzle(pool, { schema: tables, casing: 'snake_case', logger })
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

function fail(error: Error): never {
  throw error
}
