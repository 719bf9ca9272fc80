import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { offerRegistration } from '#features/booking/waitlist.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { registration, workshopDate } from '#platform/db/tables.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { type BookingWorld, saturday, tokenOf } from '../use-cases/booking-world.ts'
import { race } from './race.ts'

/*
 * Two parties from India wait for the organiser, each for both of the last two seats of the FL3D. Two organisers offer them at the same
 * moment, one to each party, and both have counted the free seats before either writes (see `meeting`).
 */

it('offers two seats twice without the lock and without the constraint: the race is real', async () => {
  const run = await raceOfTwoOrganisers({ lock: false, constraint: false })
  expect(run.outcomes).toEqual(['done', 'done'])
  expect(run.seatsTaken).toBe(run.seats + 2)
})

it('breaks one offer when only the constraint is left', async () => {
  const run = await raceOfTwoOrganisers({ lock: false, constraint: true })
  expect(run.outcomes).toEqual(['done', 'seats_within_capacity'])
  expect(run.seatsTaken).toBe(run.seats)
})

it('offers them once with the lock, and tells the other organiser that none are left', async () => {
  const run = await raceOfTwoOrganisers({ lock: true, constraint: true })
  expect(run.outcomes).toEqual(['done', 'not-enough-seats'])
  expect(run.seatsTaken).toBe(run.seats)
})

const parties = ['Pune', 'Kochi']

function raceOfTwoOrganisers({ lock, constraint }: { lock: boolean; constraint: boolean }) {
  return race({
    constraint,
    runners: parties.length,
    unlocked: lock ? null : (tx) => ({ lockDateOfRegistration: (id) => readWithoutLock(tx, id) }),
    async start({ world, slug, transactions }) {
      const waiting: string[] = []
      for (const party of parties) waiting.push(await waits(world, slug, party))
      const ports = { clock: { now: () => saturday }, transactions }
      return waiting.map((id, index) => offerRegistration(ports, id, memberActor(`${index}`)))
    },
  })
}

async function waits(world: BookingWorld, workshop: string, company: string): Promise<string> {
  const outcome = await world.book({ workshop, form: bookingParty(company, 2, { country: 'IN' }) })
  const id = await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))
  if (!id) throw new Error(`${company} does not wait`)
  return id
}

async function readWithoutLock(tx: Database, id: string) {
  const dateOf = tx.select({ id: registration.workshopDateId }).from(registration).where(eq(registration.id, id))
  const [row] = await tx.select().from(workshopDate).where(inArray(workshopDate.id, dateOf))
  return row ? workshopDateOf(row) : null
}
