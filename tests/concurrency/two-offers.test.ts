import { eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { Database } from '#adapters/db/database.ts'
import { readsOn } from '#adapters/db/reads.ts'
import { openServer } from '#adapters/db/server.ts'
import { storesOn } from '#adapters/db/stores.ts'
import { registration, workshopDate } from '#adapters/db/tables.ts'
import { workshopDateOf } from '#adapters/db/workshop-date-row.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import { officeDates } from '#usecases/dates/office-dates.ts'
import { followLink } from '#usecases/personal-links.ts'
import type { Transactions } from '#usecases/ports.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from '../use-cases/booking-world.ts'
import { type Meeting, meeting } from './meeting.ts'

/*
 * Two parties from India wait for the organiser, each for both of the last two seats of the FL3D. Two organisers offer them at the same
 * moment, one to each party, and both have counted the free seats before either writes (see `meeting`).
 */

it('offers two seats twice without the lock and without the constraint: the race is real', async () => {
  const race = await raceOfTwoOrganisers({ lock: false, constraint: false })
  expect(race.outcomes).toEqual(['offered', 'offered'])
  expect(race.seatsTaken).toBe(race.seats + 2)
})

it('breaks one offer when only the constraint is left', async () => {
  const race = await raceOfTwoOrganisers({ lock: false, constraint: true })
  expect(race.outcomes).toEqual(['offered', 'seats_within_capacity'])
  expect(race.seatsTaken).toBe(race.seats)
})

it('offers them once with the lock, and tells the other organiser that none are left', async () => {
  const race = await raceOfTwoOrganisers({ lock: true, constraint: true })
  expect(race.outcomes).toEqual(['not-enough-seats', 'offered'])
  expect(race.seatsTaken).toBe(race.seats)
})

interface Race {
  /** What each organiser got: an offer, the reason of a refusal, or the constraint that broke it. Sorted. */
  outcomes: string[]
  seats: number
  seatsTaken: number
}

async function raceOfTwoOrganisers({ lock, constraint }: { lock: boolean; constraint: boolean }): Promise<Race> {
  const { slug, seats } = liveDate(theFl3dWithTwoSeatsLeft, saturday)
  const url = await freshDatabase()
  const world = await openBookingWorld(
    await openServer(url, (error) => {
      throw error
    }),
  )
  const watch = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const waiting = [await waits(world, slug, 'Pune'), await waits(world, slug, 'Kochi')]
    if (!constraint) await watch.query('alter table workshop_date drop constraint seats_within_capacity')
    const transactions = racing(world, lock, meeting(waiting.length, watch))
    const office = officeDates({
      clock: { now: () => saturday },
      chance: { id: () => crypto.randomUUID() },
      transactions,
      reads: readsOn(world.database.db),
    })
    const results = await Promise.allSettled(
      waiting.map((id, index) => office.offer(id, { actor: `organiser:${index}`, reason: 'agreed by phone' })),
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

async function waits(world: BookingWorld, workshop: string, company: string): Promise<string> {
  const outcome = await world.book({ workshop, form: bookingParty(company, 2, { country: 'IN' }) })
  const id =
    outcome.outcome === 'waiting' && (await followLink(readsOn(world.database.db), 'registration', outcome.token))
  if (!id) throw new Error(`${company} does not wait`)
  return id
}

/** The office’s own transactions, but whoever has counted the seats goes to the meeting first. */
function racing(world: BookingWorld, lock: boolean, meet: Meeting): Transactions {
  return {
    run: (work) =>
      world.database.db.transaction((tx) => {
        const stores = storesOn(tx, world.addEffect)
        return work({
          ...stores,
          lockDateOfRegistration: lock ? stores.lockDateOfRegistration : (id) => readWithoutLock(tx, id),
          async registrationsOf(date) {
            const registrations = await stores.registrationsOf(date)
            await meet()
            return registrations
          },
        })
      }),
  }
}

async function readWithoutLock(tx: Database, id: string) {
  const dateOf = tx.select({ id: registration.workshopDateId }).from(registration).where(eq(registration.id, id))
  const [row] = await tx.select().from(workshopDate).where(inArray(workshopDate.id, dateOf))
  return row ? workshopDateOf(row) : null
}

type Offer = Awaited<ReturnType<ReturnType<typeof officeDates>['offer']>>

function becameOf(result: PromiseSettledResult<Offer>): string {
  if (result.status === 'rejected') return result.reason?.cause?.constraint ?? String(result.reason)
  return result.value.outcome === 'refused' ? result.value.refusal.reason : result.value.outcome
}
