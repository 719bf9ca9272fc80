import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdsOf, type SeatHold, seatsLeft, seatsTaken } from '#domain/registration/registration.ts'
import { promotedDate } from '#features/booking/transition-registrations.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { registration, workshopDate } from '#platform/db/tables.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { runs } from '#tests/helpers/nightly.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const inAnHour = saturday.add({ hours: 1 })
const graz = liveDate(theFl2dInGraz, saturday)

type State = (typeof registration.$inferInsert)['state']
type Entry = { state: State; seats: number; heldUntil: Temporal.Instant | null }

describe('the seat holds of the FL2D in Graz', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await freshEmbedded()
    await transactions().run((stores) => stores.addWorkshopDate({ ...graz, seats: 100 }))
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.delete(registration)
  })

  it.each<[string, Entry, number]>([
    ['a confirmed registration', { state: 'confirmed', seats: 3, heldUntil: null }, 3],
    ['an offer that still holds', { state: 'offered', seats: 3, heldUntil: inAnHour }, 3],
    ['an offer that ends now', { state: 'offered', seats: 3, heldUntil: saturday }, 0],
    ['a payment that is awaited', { state: 'awaiting-payment', seats: 2, heldUntil: inAnHour }, 2],
    [
      'a payment that is late',
      { state: 'awaiting-payment', seats: 2, heldUntil: saturday.subtract({ minutes: 1 }) },
      0,
    ],
    ['an address that has yet to be confirmed', { state: 'awaiting-confirmation', seats: 2, heldUntil: inAnHour }, 2],
    ['an address that was not confirmed in time', { state: 'awaiting-confirmation', seats: 2, heldUntil: saturday }, 0],
    ['a cancelled registration', { state: 'cancelled', seats: 4, heldUntil: null }, 0],
    ['an expired one', { state: 'expired', seats: 4, heldUntil: null }, 0],
  ])('%s', async (_, entry, taken) => {
    await add([entry])
    expect(await takenToTheRule()).toBe(taken)
    expect((await readsOn(database.db).workshopDate(graz.slug, saturday))?.left).toBe(100 - taken)
  })

  it('is the same to the list, to the rule and, once a booking has looked, to the constraint', async () => {
    const timed = fc.record({
      state: fc.constantFrom<State>('offered', 'awaiting-payment', 'awaiting-confirmation'),
      heldUntil: fc.integer({ min: -60, max: 60 }).map((minutes) => saturday.add({ minutes })),
    })
    const untimed = fc.record({
      state: fc.constantFrom<State>('confirmed', 'cancelled', 'expired'),
      heldUntil: fc.constant(null),
    })
    const seats = fc.integer({ min: 1, max: 5 })
    const entry = fc.tuple(fc.oneof(timed, untimed), seats).map(([held, seats]) => ({ ...held, seats }))
    const entries = fc.array(entry, { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(entries, async (list) => {
        await database.db.delete(registration)
        await add(list)
        const holding: SeatHold[] = list.filter((entry) =>
          ['offered', 'awaiting-payment', 'awaiting-confirmation', 'confirmed'].includes(entry.state),
        )
        const taken = seatsTaken(holding, saturday)

        const left = async () => (await readsOn(database.db).workshopDate(graz.slug, saturday))?.left
        expect(await left()).toBe(seatsLeft(100, taken))
        await transactions().run((stores) => promotedDate(stores, graz, saturday))
        expect(await takenToTheRule()).toBe(taken)
        const [row] = await database.db.select().from(workshopDate)
        expect(row?.seatsTaken).toBe(taken)
        expect(await left()).toBe(seatsLeft(100, taken))
      }),
      runs(20),
    )
  })

  it('can never be more than there is, anyone who writes it', async () => {
    await add([{ state: 'confirmed', seats: 99, heldUntil: null }])
    await expect(add([{ state: 'offered', seats: 2, heldUntil: inAnHour }])).rejects.toMatchObject({
      cause: { constraint: 'seats_within_capacity' },
    })
    await add([{ state: 'waiting', seats: 2, heldUntil: null }])
    await expect(database.db.update(registration).set({ state: 'confirmed' })).rejects.toMatchObject({
      cause: { constraint: 'seats_within_capacity' },
    })
    await expect(add([{ state: 'confirmed', seats: 0, heldUntil: null }])).rejects.toMatchObject({
      cause: { constraint: 'seats_positive' },
    })
  })

  const takenToTheRule = () =>
    transactions().run(async (stores) => seatsTaken(holdsOf(await stores.registrationsOf(graz.id)), saturday))

  const transactions = () => transactionsOn(database.db, () => Promise.resolve(), '')

  async function add(entries: Entry[]): Promise<void> {
    for (const entry of entries) {
      await database.db.insert(registration).values({
        ...entry,
        id: crypto.randomUUID(),
        workshopDateId: graz.id,
        createdAt: saturday,
      })
    }
  }
})
