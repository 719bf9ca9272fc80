import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna, theFl3dWithTwoSeatsLeft, theFlsaInMunich, theFullFl2dInVienna } from '#seed/workshop-dates.ts'
import { runs } from '../helpers/nightly.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from '../use-cases/booking-world.ts'
import { bookAtOnce } from './book-at-once.ts'

/** Many at once; run on each kind of database. `open` gives one connection to the same database for each process there would be. */
export function lastSeatsOn(name: string, open: () => Promise<OpenDatabase[]>) {
  describe(`many at once on ${name}`, () => {
    let worlds: BookingWorld[] = []
    beforeAll(async () => {
      for (const database of await open()) worlds.push(await openBookingWorld(database))
    })
    afterAll(async () => {
      await Promise.all(worlds.map((world) => world.close()))
      worlds = []
    })
    const first = () => {
      if (!worlds[0]) throw new Error('no world is open')
      return worlds[0]
    }

    it('gives the two last seats of the FL3D to two of sixty who want one each', async () => {
      const { slug, seats } = liveDate(theFl3dWithTwoSeatsLeft, saturday)
      const rush = await bookAtOnce(
        worlds,
        slug,
        Array.from({ length: 60 }, () => 1),
      )
      expect(rush.booked).toHaveLength(2)
      expect(rush.refused).toEqual({ 'waitlist-only': 58 })
      expect(rush).toMatchObject({ seatsTaken: seats, registered: seats, people: seats })
    })

    it('tells those who come for three that only two are left', async () => {
      const date = await copyOf(theFl3dWithTwoSeatsLeft, 'three-for-two-seats', 2)
      const rush = await bookAtOnce(worlds, date, [3, 3, 3, 3, 3, 3])
      expect(rush.outcomes).toEqual(Array(6).fill(refused('not-enough-seats', { left: 2 })))
      expect(rush).toMatchObject({ seatsTaken: 0, registered: 0, people: 0 })
    })

    it('numbers them all without a gap, anyone who came through', async () => {
      const numbersBefore = await orderNumbers()
      const { slug } = liveDate(theFlsaInMunich, saturday)
      const rush = await bookAtOnce(
        worlds,
        slug,
        Array.from({ length: 24 }, () => 1),
      )
      expect(rush.booked).toHaveLength(12)
      const [last] = numbersBefore.slice(-1)
      const next = Array.from({ length: 12 }, (_, index) => Number(last) + index + 1)
      expect(await orderNumbers()).toEqual([...numbersBefore, ...next])
      expect(rush.booked.map(({ number }) => Number(number.slice(5))).sort((a, b) => a - b)).toEqual(next)
    })

    it('makes one order of one form that arrives twenty times at once', async () => {
      const form = bookingParty('Ungeduld', 2, { idempotencyKey: 'a1' })
      const { slug } = liveDate(theFl2dInVienna, saturday)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (worlds[index % worlds.length] ?? first()).book({ workshop: slug, form }),
        ),
      )
      const orders = await Promise.all(outcomes.map((outcome) => first().orderBehind(tokenOf(outcome))))
      expect(new Set(orders.map((found) => found?.order.id))).toEqual(new Set([orders[0]?.order.id]))
      expect(orders[0]?.order.participants).toHaveLength(2)
    })

    it('gives one address one customer number, however many book with it at once', async () => {
      const booker = { firstName: 'Ines', lastName: 'Eile', email: 'ines@eile.example' }
      const { slug } = liveDate(theFl2dInVienna, saturday)
      const outcomes = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((idempotencyKey, index) =>
          (worlds[index % worlds.length] ?? first()).book({
            workshop: slug,
            form: bookingParty('Eile', 1, { booker, idempotencyKey }),
          }),
        ),
      )
      for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'order' })
      const customers = (await first().all('customer')).filter(({ email }) => email === booker.email)
      expect(customers).toHaveLength(1)
    })

    it('never gives away more seats than there are, and to each party all or none', async () => {
      let run = 0
      const party = fc.integer({ min: 1, max: 3 })
      const parties = fc.array(party, { minLength: 4, maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 9 }), parties, async (seats, wanted) => {
          run += 1
          const date = await copyOf(theFullFl2dInVienna, `run-${run}`, seats)
          const rush = await bookAtOnce(worlds, date, wanted)
          const booked = rush.booked.map(({ participants }) => participants.length)
          const total = booked.reduce((sum, people) => sum + people, 0)
          expect(total).toBeLessThanOrEqual(seats)
          expect(rush).toMatchObject({ seatsTaken: total, registered: total, people: total })
          const asked = wanted.filter((_, index) => rush.outcomes[index]?.outcome === 'done')
          expect(booked.sort()).toEqual(asked.sort())
          // Seats only decreased: a party that fits now would have fitted then.
          const unauthorised = wanted.filter((_, index) => rush.outcomes[index]?.outcome === 'refused')
          for (const people of unauthorised) expect(people).toBeGreaterThan(seats - total)
        }),
        runs(10),
      )
    })

    async function copyOf(plan: typeof theFullFl2dInVienna, slug: string, seats: number): Promise<string> {
      await first().addDate({ ...liveDate(plan, saturday), id: crypto.randomUUID(), slug, seats })
      return slug
    }

    async function orderNumbers(): Promise<number[]> {
      const numbers = (await first().all('order')).map(({ number }) => Number(String(number).slice(5)))
      return numbers.sort((a, b) => a - b)
    }
  })
}
