import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingSearch } from '#features/booking/records.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { listedBooking, order } from '#platform/db/tables/order.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInHamburg, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { projectFile } from '../../src/project-file.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const hamburg = liveDate(theFl2dInHamburg, saturday)
const full = liveDate(theFullFlsaWithAWaitlist, saturday)

const migrations = 'src/platform/db/migrations'

/** How the office finds bookings; run on each kind of database. */
export function bookingListOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`the list of bookings on ${name}`, () => {
    let world: BookingWorld
    let orderId: string
    let number: string
    beforeAll(async () => {
      world = await openBookingWorld(await open())
      const booker = { firstName: 'Jiří', lastName: 'Müller-Strauß', email: 'jiri@feinmechanik.example' }
      const { invoice } = bookingParty('Feinmechanik', 2)
      const form = bookingParty('Feinmechanik', 2, {
        booker,
        invoice: { ...invoice, vatId: 'ATU12345675', noVatId: false },
      })
      const booked = await world.book({ workshop: graz.slug, form })
      orderId = (await resolveToken(readsOn(world.database.db), 'order', tokenOf(booked))) ?? ''
      number = (await readsOn(world.database.db).orderWithDate(orderId))?.order.number ?? ''
      const waiting = bookingParty('Warteraum', 1, { joinsWaitlist: true, country: 'DE' })
      await world.book({ workshop: full.slug, form: waiting })
    })
    afterAll(() => world.close())

    const found = async (search: BookingSearch) =>
      (await readsOn(world.database.db).bookings.search(search, null)).bookings

    it.each([
      ['the name of the booker', 'Müller'],
      ['the name without its accents', 'jiri muller'],
      ['the name with its umlaut written out', 'MUELLER'],
      ['the beginning of a name, cut in the umlaut', 'mue'],
      ['the beginning of a name', 'strau'],
      ['a doubled s for the sharp one', 'STRAUSS'],
      ['a name with its hyphen', 'Müller-Strauß'],
      ['an address', 'jiri@feinmechanik.example'],
      ['the company, in any order', 'gmbh feinmechanik'],
      ['a participant', 'Anton Feinmechanik'],
      ['an apostrophe that no name contains', "feinmechanik '"],
      ['the VAT ID', 'ATU12345675'],
      ['the VAT ID in lower case', 'atu12345675'],
    ])('is searched by %s', async (_, text) => {
      expect((await found({ text })).map((booking) => booking.orderId)).toEqual([orderId])
    })

    it.each(['€\u00A04.776,00', '4776', '4776,00', '4,776.00', '€4,776.00'])(
      'is searched by its total (%s)',
      async (text) => {
        const totals = (await found({ text })).map(({ orderId: id, gross }) => ({ id, gross }))
        expect(totals).toContainEqual({ id: orderId, gross: 4776_00 })
        expect(totals.filter(({ gross }) => gross !== 4776_00)).toEqual([])
      },
    )

    it.each(['47,76', '477', '477600', '47760', '4.776,50'])(
      'is not searched by the digits of its total (%s)',
      async (text) => {
        expect((await found({ text })).map((booking) => booking.orderId)).not.toContain(orderId)
      },
    )

    it('is searched by its number where the total begins with the same digits', async () => {
      const { db } = world.database
      const [{ gross = 0 } = {}] = await db.select({ gross: order.gross }).from(order).where(eq(order.id, orderId))
      await db.update(order).set({ gross: 2026_31 }).where(eq(order.id, orderId))
      expect((await found({ text: '2026' })).map((booking) => booking.orderId)).toContain(orderId)
      await db.update(order).set({ gross }).where(eq(order.id, orderId))
    })

    it('is searched by what the migration has added, also when it was booked before', async () => {
      const { db } = world.database
      await db.update(listedBooking).set({ words: '' })
      const migration = readFileSync(projectFile(`${migrations}/0061_search-by-vat-id-and-total.sql`), 'utf8')
      await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
      expect((await found({ text: 'ATU12345675' })).map((booking) => booking.orderId)).toEqual([orderId])
    })

    it('is searched by the number of an order and of its invoice, each meant whole', async () => {
      expect((await found({ text: number })).map((booking) => booking.number)).toEqual([number])
      const [invoice] = await readsOn(world.database.db).invoices(orderId)
      expect((await found({ text: invoice?.number.toLowerCase() })).map(({ orderId: id }) => id)).toEqual([orderId])
      expect(await found({ text: '2026-999' })).toEqual([])
    })

    it.each(['', '   '])('shows all for a blank question (%j)', async (text) => {
      expect((await found({ text })).length).toBe((await found({})).length)
    })

    it.each(['%', '_', '%%', " & | ! ( ' : * ", '--', '€'])(
      'takes signs as they are, and finds none (%s)',
      async (text) => {
        expect(await found({ text })).toEqual([])
      },
    )

    it('filters by state, country, workshop and day of booking, and by all at once', async () => {
      const waiting = {
        state: 'waiting',
        country: 'DE',
        workshop: full.slug,
        from: '2026-11-21',
        to: '2026-11-21',
      } as const
      expect(await found({ ...waiting, text: 'warteraum' })).toMatchObject([
        { company: 'Warteraum GmbH', state: 'waiting', orderId: null, number: null, gross: null, open: null, seats: 1 },
      ])
      for (const other of [
        { state: 'confirmed' },
        { country: 'AT' },
        { workshop: graz.slug },
        { to: '2026-11-20' },
      ] as const)
        expect(await found({ ...waiting, text: 'warteraum', ...other })).toEqual([])
    })

    it('follows what is changed: names, states, and what is deleted', async () => {
      const [before] = await found({ text: 'warteraum' })
      const id = before?.id ?? ''
      await world.transactions.run(async (stores) => {
        const person = { id: crypto.randomUUID(), firstName: 'Runa', lastName: 'Neu', email: 'runa@neu.example' }
        await stores.nameParticipants(id, [{ ...person, addIntroduction: false }])
      })
      expect((await found({ text: 'runa' })).map((booking) => booking.id)).toEqual([id])
      await world.transactions.run((stores) => stores.changeRegistrations([{ id, to: { state: 'cancelled' } }]))
      expect(await found({ text: 'runa', state: 'cancelled' })).toHaveLength(1)
      await world.transactions.run((stores) => stores.deleteRegistration(id))
      expect(await found({ text: 'runa' })).toEqual([])
    })

    it('shows the outstanding amount of an order and its due date', async () => {
      const first = async () => (await found({ text: number }))[0]
      const gross = (await first())?.gross ?? 0
      expect(gross).toBeGreaterThan(0)
      expect(await first()).toMatchObject({ open: gross, dueOn: '2026-12-05' })
      expect((await found({ outstanding: { dueBefore: '2026-12-05' } })).map((one) => one.number)).not.toContain(number)
      expect((await found({ outstanding: { dueBefore: '2026-12-06' } })).map((one) => one.number)).toContain(number)
      const pay = (amount: number) =>
        world.transactions.run((stores) =>
          stores.money.addTransfer({
            id: crypto.randomUUID(),
            orderId,
            amount,
            receivedOn: '2026-11-23',
            notedAt: saturday,
            notedBy: memberActor('Nora Pichler'),
          }),
        )
      await pay(100_00)
      expect(await first()).toMatchObject({ open: gross - 100_00, dueOn: '2026-12-05' })
      const outstanding = () => todayReadsOn(world.database.db).outstanding('2026-12-05')
      const before = await outstanding()
      await pay(gross - 100_00)
      expect(await first()).toMatchObject({ gross, open: 0, dueOn: null })
      const { open, overdue } = await outstanding()
      expect(open).toMatchObject({ count: before.open.count - 1, sum: before.open.sum - gross + 100_00 })
      expect(overdue).toEqual(before.overdue)
      expect((await found({ outstanding: 'open' })).map((one) => one.number)).not.toContain(number)
    })

    it('begins at the top for a place that is none', async () => {
      const { bookings } = readsOn(world.database.db)
      const top = await bookings.search({}, null)
      expect(await bookings.search({}, { at: saturday.toString(), id: 'x' })).toEqual(top)
    })

    it('is read a page at a time, newest first, each booking once, although new ones come in between', async () => {
      await world.database.jobs.executeSql(manyBookings(120), [])
      const { bookings } = readsOn(world.database.db)
      const search = { country: 'XX' }
      const first = await bookings.search(search, null)
      await world.book({ workshop: hamburg.slug, form: bookingParty('Dazwischen', 1) })
      const second = await bookings.search(search, first.next)
      const third = await bookings.search(search, second.next)
      expect(third.next).toBeNull()
      const pages = [first, second, third].map((page) => page.bookings)
      expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
      const ids = pages.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(120)
      const times = pages.flat().map(({ at }) => at.epochMilliseconds)
      expect(times).toEqual([...times].sort((a, b) => b - a))
    })
  })
}

/** This many rows of the list as triggers would have written them, from a country that no form offers. Several at each moment. */
export function manyBookings(count: number): string {
  return `insert into listed_booking (id, at, state, country, words)
    select gen_random_uuid(), timestamptz '2026-01-01' + (n / 3) * interval '1 minute', 'confirmed', 'XX',
      search_words('2025-' || n || ' Name' || n || ' gmbh')
    from generate_series(1, ${count}) as n`
}
