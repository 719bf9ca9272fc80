import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { Database } from '#adapters/db/database.ts'
import { openServer } from '#adapters/db/server.ts'
import { storesOn } from '#adapters/db/stores.ts'
import { workshopDate } from '#adapters/db/tables.ts'
import { workshopDateOf } from '#adapters/db/workshop-date-row.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import type { Transactions } from '#usecases/ports.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from '../use-cases/booking-world.ts'
import { type Meeting, meeting } from './meeting.ts'

/** Fewer than the pool has connections, so that all of them can be inside their transaction at once. */
const companies = 8

/*
 * Eight companies want one of the two last seats of the FL3D, and each has counted the free ones before any of them writes. Nothing here is
 * left to luck: whoever has counted waits for all others that can come so far (see `meeting`).
 */

it('oversells without the lock and without the constraint: the race is real', async () => {
  const race = await raceForTwoSeats({ lock: false, constraint: false })
  expect(race.outcomes).toEqual(Array(companies).fill('booked'))
  expect(race.seatsTaken).toBe(race.seats + companies - 2)
})

it('oversells nothing when only the constraint is left, but bookings break instead of being turned down', async () => {
  const race = await raceForTwoSeats({ lock: false, constraint: true })
  expect(race.outcomes).toEqual([...Array(2).fill('booked'), ...Array(companies - 2).fill('seats_within_capacity')])
  expect(race.seatsTaken).toBe(race.seats)
})

it.each([false, true])('turns six down in good order with the lock (constraint: %s)', async (constraint) => {
  const race = await raceForTwoSeats({ lock: true, constraint })
  expect(race.outcomes).toEqual([...Array(2).fill('booked'), ...Array(companies - 2).fill('waitlist-only')])
  expect(race.seatsTaken).toBe(race.seats)
})

interface Race {
  /** What became of each: booked, the reason of a refusal, or the constraint that broke it. Sorted. */
  outcomes: string[]
  seats: number
  seatsTaken: number
}

async function raceForTwoSeats({ lock, constraint }: { lock: boolean; constraint: boolean }): Promise<Race> {
  const { slug, seats } = liveDate(theFl3dWithTwoSeatsLeft, saturday)
  const url = await freshDatabase()
  const world = await openBookingWorld(
    await openServer(url, (error) => {
      throw error
    }),
  )
  const watch = new pg.Pool({ connectionString: url, max: 1 })
  try {
    if (!constraint) await watch.query('alter table workshop_date drop constraint seats_within_capacity')
    const transactions = racing(world, lock, meeting(companies, watch))
    const results = await Promise.allSettled(
      Array.from({ length: companies }, (_, index) =>
        world.book({ workshop: slug, form: bookingParty(`Rivale ${index}`, 1) }, { transactions }),
      ),
    )
    const dates = await world.all('workshop_date')
    return {
      outcomes: results.map(becameOf).sort(),
      seats,
      seatsTaken: Number(dates.find((date) => date.slug === slug)?.seats_taken),
    }
  } finally {
    await watch.end()
    await world.close()
  }
}

/** The booking’s own transactions, but whoever has counted the seats goes to the meeting first. */
function racing(world: BookingWorld, lock: boolean, meet: Meeting): Transactions {
  return {
    run: (work) =>
      world.database.db.transaction((tx) => {
        const stores = storesOn(tx, world.addEffect)
        return work({
          ...stores,
          lockWorkshopDate: lock ? stores.lockWorkshopDate : (slug) => readWithoutLock(tx, slug),
          async registrationsOf(date) {
            const registrations = await stores.registrationsOf(date)
            await meet()
            return registrations
          },
        })
      }),
  }
}

async function readWithoutLock(tx: Database, slug: string) {
  const [row] = await tx.select().from(workshopDate).where(eq(workshopDate.slug, slug))
  return row ? workshopDateOf(row) : null
}

function becameOf(result: PromiseSettledResult<Awaited<ReturnType<BookingWorld['book']>>>): string {
  if (result.status === 'fulfilled') {
    return result.value.outcome === 'refused' ? result.value.refusal.reason : result.value.outcome
  }
  return result.reason?.cause?.constraint ?? String(result.reason)
}
