import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import type { Stores, Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import { workIn } from '#server/composition/stores.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { type BookingWorld, openBookingWorld, saturday } from '../use-cases/booking-world.ts'
import { type Meeting, meeting } from './meeting.ts'

interface Course {
  /** Whether the held seats in the database are within capacity. */
  constraint: boolean
  /** How many run, each in a transaction of its own. */
  runners: number
  /** What reads the date in the place of what locks it; null for a race with the lock. */
  unlocked: ((tx: Database) => Partial<Stores>) | null
  start(grid: Grid): Promise<Outcome>[] | Promise<Promise<Outcome>[]>
}

interface Grid {
  world: BookingWorld
  slug: string
  /** The real stores, but counting the seats is followed by the meeting. */
  transactions: Transactions
}

type Outcome = { outcome: 'refused'; refusal: { reason: string } } | { outcome: string }

interface Race {
  /** What became of each: an outcome, the reason of a refusal, or the constraint that broke it. Sorted. */
  outcomes: string[]
  seats: number
  seatsTaken: number
}

/** A database of its own on a server, and a connection that looks on. */
export async function openRaceWorld(): Promise<{ world: BookingWorld; watch: pg.Pool }> {
  const url = await freshDatabase({ withWorld: true })
  const database = await openServer(url, (error) => {
    throw error
  })
  return { world: await openBookingWorld(database), watch: new pg.Pool({ connectionString: url, max: 1 }) }
}

/** A race for the last two seats of the FL3D, in which all have counted the free ones before anyone writes (see `meeting`). */
export async function race({ constraint, runners, unlocked, start }: Course): Promise<Race> {
  const { slug, seats } = liveDate(theFl3dWithTwoSeatsLeft, saturday)
  const { world, watch } = await openRaceWorld()
  try {
    if (!constraint) await watch.query('alter table workshop_date drop constraint seats_within_capacity')
    const transactions = racing(world, unlocked, meeting(runners, watch))
    const results = await Promise.allSettled(await start({ world, slug, transactions }))
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

function racing(world: BookingWorld, unlocked: Course['unlocked'], meet: Meeting): Transactions {
  return {
    run: (work) =>
      world.database.db.transaction((tx) => {
        const racer = (stores: Stores): Stores => ({
          ...stores,
          ...unlocked?.(tx),
          async registrationsOf(date) {
            const registrations = await stores.registrationsOf(date)
            await meet()
            return registrations
          },
        })
        return workIn(tx, world.addEffects, '', (stores) => work(racer(stores)))
      }),
  }
}

function becameOf(result: PromiseSettledResult<Outcome>): string {
  if (result.status === 'rejected') return result.reason?.cause?.constraint ?? String(result.reason)
  return 'refusal' in result.value ? result.value.refusal.reason : result.value.outcome
}
