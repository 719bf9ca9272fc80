import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { workshopDate } from '#platform/db/tables.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { race } from './race.ts'

/** Fewer than the pool has connections, so that all of them can be inside their transaction at once. */
const companies = 8

/*
 * Eight companies want one of the two last seats of the FL3D, and each has counted the free ones before any of them writes. Nothing here is
 * left to luck: anyone who has counted waits for all others that can come so far (see `meeting`).
 */

it('oversells without the lock and without the constraint: the race is real', async () => {
  const run = await raceForTwoSeats({ lock: false, constraint: false })
  expect(run.outcomes).toEqual(Array(companies).fill('done'))
  expect(run.seatsTaken).toBe(run.seats + companies - 2)
})

it('oversells nothing when only the constraint is left, but bookings fail instead of being refused', async () => {
  const run = await raceForTwoSeats({ lock: false, constraint: true })
  expect(run.outcomes).toEqual([...Array(2).fill('done'), ...Array(companies - 2).fill('seats_within_capacity')])
  expect(run.seatsTaken).toBe(run.seats)
})

it.each([false, true])('turns six down in good order with the lock (constraint: %s)', async (constraint) => {
  const run = await raceForTwoSeats({ lock: true, constraint })
  expect(run.outcomes).toEqual([...Array(2).fill('done'), ...Array(companies - 2).fill('waitlist-only')])
  expect(run.seatsTaken).toBe(run.seats)
})

function raceForTwoSeats({ lock, constraint }: { lock: boolean; constraint: boolean }) {
  return race({
    constraint,
    runners: companies,
    unlocked: lock ? null : (tx) => ({ lockWorkshopDate: (slug) => readWithoutLock(tx, slug) }),
    start: ({ world, slug, transactions }) =>
      Array.from({ length: companies }, (_, index) =>
        world.book({ workshop: slug, form: bookingParty(`Rivale ${index}`, 1) }, { transactions }),
      ),
  })
}

async function readWithoutLock(tx: Database, slug: string) {
  const [row] = await tx.select().from(workshopDate).where(eq(workshopDate.slug, slug))
  return row ? workshopDateOf(row) : null
}
