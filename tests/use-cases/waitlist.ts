import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import { decideShare, openBooking, waiveFee } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import type { RegistrationWithDate } from '#features/booking/records.ts'
import {
  endHold,
  promotedDate,
  promoteWaitlist,
  transitionRegistrations,
} from '#features/booking/transition-registrations.ts'
import { offerRegistration } from '#features/booking/waitlist.ts'
import { cancelRegistration, confirmRegistration, deleteRegistration } from '#features/booking/waitlist-registration.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInHamburg, theFlclInBerlin, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const hamburg = liveDate(theFl2dInHamburg, saturday)
const berlin = liveDate(theFlclInBerlin, saturday)

/** What the waitlist does to a database; run on each kind of it. */
export function waitlistOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`the waitlist on ${name}`, () => {
    let world: BookingWorld
    let made = 0
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const ports = (now: Temporal.Instant) => ({
      clock: { now: () => now },
      randomSource: { id: () => crypto.randomUUID(), token: () => `${crypto.randomUUID()}${crypto.randomUUID()}` },
      transactions: world.transactions,
      checkout: { provider: 'test' as const },
    })

    /** A party joins the line of a date; each a minute after the one before. */
    async function joins(company: string, people: number, workshop = flsa.slug): Promise<string> {
      made += 1
      const form = bookingParty(company, people, { joinsWaitlist: true })
      const outcome = await world.book({ workshop, form }, { now: saturday.add({ minutes: made }) })
      const id = await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))
      if (!id) throw new Error('the link opens nothing')
      return id
    }

    async function look(id: string): Promise<RegistrationWithDate> {
      const found = await readsOn(world.database.db).registration(id)
      if (!found) throw new Error('no such registration')
      return found
    }

    const stateOf = async (id: string) => (await look(id)).registration.status.state

    async function effectsOf(id: string): Promise<Effect['kind'][]> {
      const sql = `select data ->> 'kind' as kind from pgboss.job where name in ('effects', 'urgent') and data ->> 'registrationId' = $1 order by created_on, id`
      return (await world.database.jobs.executeSql(sql, [id])).rows.map(({ kind }) => kind)
    }

    /** Cancels confirmed bookings of a date until this many seats are free, and offers them to the waitlist. */
    async function free(seats: number, at: Temporal.Instant, date = flsa): Promise<void> {
      await world.transactions.run(async (stores) => {
        await stores.lockWorkshopDate(date.slug)
        let state = await promotedDate(stores, date, at)
        let freed = 0
        for (const { id, status, seats: held } of state.registrations) {
          if (freed >= seats || status.state !== 'confirmed') continue
          freed += held
          const change = { id, to: { state: 'cancelled' } } as const
          state = await transitionRegistrations(stores, state, [change], { now: at, actor: memberActor('Test') })
        }
        await promoteWaitlist(stores, state, at)
      })
    }

    it('offers what becomes free in turn, in the same transaction, and the next gets what the first gives up', async () => {
      const at = saturday.add({ hours: 2 })
      const first = await joins('Erste Mühle', 2)
      const second = await joins('Zweite Mühle', 2)
      expect([(await look(first)).before, (await look(second)).before]).toEqual([0, 1])
      expect((await effectsOf(first)).sort()).toEqual(['new-registration', 'waitlist-welcome'])

      await free(2, at)
      const { status } = (await look(first)).registration
      expect(status).toEqual({ state: 'offered', until: at.add({ hours: 48 }) })
      expect(await effectsOf(first)).toEqual(expect.arrayContaining(['seat-offer', 'end-hold']))

      expect(await cancelRegistration(ports(at), first)).toEqual(done)
      expect(await cancelRegistration(ports(at), first)).toEqual(done)
      expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'offered'])
      expect(await effectsOf(second)).toContain('seat-offer')
      await cancelRegistration(ports(at), second)
    })

    it('ends an offer at its instant without anyone looking, and makes the next', async () => {
      const at = saturday.add({ hours: 3 })
      const first = await joins('Dritte Mühle', 2)
      const second = await joins('Vierte Mühle', 1)
      await free(2, at)
      const end = at.add({ hours: 48 })
      const { status } = (await look(first)).registration
      if (status.state !== 'offered') throw new Error(`is ${status.state}`)

      await endHold(ports(status.until.subtract({ nanoseconds: 1 })), first)
      expect(await stateOf(first)).toBe('offered')
      await endHold(ports(status.until), first)
      await endHold(ports(status.until), first)
      expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'offered'])
      expect((await effectsOf(first)).filter((kind) => kind === 'offer-expired')).toHaveLength(1)
      // Expired can only be cancelled (docs/product.md#waitlist).
      expect(await confirmRegistration(ports(end), first, (await look(first)).participants)).toMatchObject({
        outcome: 'refused',
        refusal: { reason: 'offer-expired' },
      })
      expect(await cancelRegistration(ports(end), first)).toEqual(done)
      await cancelRegistration(ports(end), second)
    })

    it('makes an order of a confirmed offer, once, with exactly as many participants', async () => {
      const at = saturday.add({ hours: 4 })
      const id = await joins('Fünfte Mühle', 2)
      await free(2, at)
      const { participants } = await look(id)
      expect(await confirmRegistration(ports(at), id, participants.slice(1))).toEqual({
        outcome: 'refused',
        refusal: { reason: 'wrong-count', count: 2 },
      })
      const renamed = participants.map((person, index) => ({ ...person, firstName: `Neu ${index}` }))
      const once = await confirmRegistration(ports(at), id, renamed)
      const twice = await confirmRegistration(ports(at), id, renamed)
      expect([once.outcome, twice.outcome]).toEqual(['done', 'done'])
      if (once.outcome !== 'done' || twice.outcome !== 'done') throw new Error('not booked')
      const order = (await world.orderBehind(once.token))?.order
      expect((await world.orderBehind(twice.token))?.order.id).toBe(order?.id)
      expect(order).toMatchObject({ status: { state: 'confirmed' }, booker: { lastName: 'Fünfte Mühle' } })
      expect(order?.participants.map(({ firstName }) => firstName)).toEqual(['Neu 0', 'Neu 1'])
      const kinds = (await world.effectsOf(order?.id ?? '')).map(({ kind }) => kind).sort()
      expect(kinds).toEqual([
        'booking-confirmation',
        'certificates',
        'invitation',
        'invitation',
        'new-booking',
        'reminder',
      ])
      // A booking is cancelled under its own terms, not from here.
      expect(await cancelRegistration(ports(at), id)).toEqual(refused('already-confirmed'))
    })

    it('tells the office that a seat cancelled at the full price is sold again, until the fee is waived', async () => {
      const reads = readsOn(world.database.db)
      const full = { ...berlin, id: crypto.randomUUID(), slug: 'flcl-for-one', seats: 1, waitlist: true }
      await world.addDate(full)
      const at = startOf(full).subtract({ hours: 24 * 5 })
      const booked = await world.orderBehind(
        tokenOf(await world.book({ workshop: full.slug, form: bookingParty('Volle Mühle', 1) })),
      )
      const orderId = booked?.order.id ?? ''
      const waiting = await joins('Nachrückende Mühle', 1, full.slug)
      expect(await cancelOrder(ports(at), { orderId, way: 'terms', actor: 'booker' })).toEqual({
        outcome: 'done',
        fee: 'full',
      })
      const onToday = async () => (await todayReadsOn(world.database.db).soldAgain()).map((line) => line.orderId)
      const noted = async () => reads.soldAgainOn(full.id)
      expect([await onToday(), await noted()]).toEqual([[], []])

      const { participants } = await look(waiting)
      expect(await confirmRegistration(ports(at.add({ hours: 1 })), waiting, participants)).toMatchObject({
        outcome: 'done',
      })
      expect(await onToday()).toEqual([orderId])
      expect(await noted()).toEqual([booked?.order.number])
      expect((await openBooking(reads, orderId))?.soldAgain).toBe(1)

      const waived = { orderId, actor: memberActor('Test'), reason: 'Platz wieder verkauft' }
      expect(await waiveFee(ports(at.add({ hours: 2 })), waived)).toEqual(done)
      expect([await onToday(), await noted()]).toEqual([[], []])
      const mails = (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'share-set')
      expect(mails).toMatchObject([{ waived: 'soldAgain' }])
    })

    it('keeps the promise for the second seat of an order after its fee was lowered for the first', async () => {
      const full = { ...berlin, id: crypto.randomUUID(), slug: 'flcl-for-two', seats: 2, waitlist: true }
      await world.addDate(full)
      const at = startOf(full).subtract({ hours: 24 * 5 })
      const booked = await world.orderBehind(
        tokenOf(await world.book({ workshop: full.slug, form: bookingParty('Doppelmühle', 2) })),
      )
      const [orderId, gross] = [booked?.order.id ?? '', booked?.order.quote.gross ?? 0]
      const waiting = [await joins('Erste nach ihr', 1, full.slug), await joins('Zweite nach ihr', 1, full.slug)]
      await cancelOrder(ports(at), { orderId, way: 'terms', actor: 'booker' })
      const soldAgain = async () => (await openBooking(readsOn(world.database.db), orderId))?.soldAgain
      const confirms = async (id = '') =>
        confirmRegistration(ports(at.add({ hours: 1 })), id, (await look(id)).participants)
      await confirms(waiting[0])
      expect(await soldAgain()).toBe(1)
      const lowered = { orderId, amount: gross / 2, actor: memberActor('Test'), reason: 'ein Platz wieder verkauft' }
      expect(await decideShare(ports(at), lowered)).toEqual(done)
      expect(await soldAgain()).toBe(0)
      await confirms(waiting[1])
      expect(await soldAgain()).toBe(1)
      const onToday = (await todayReadsOn(world.database.db).soldAgain()).filter((line) => line.orderId === orderId)
      expect(onToday).toMatchObject([{ amount: gross / 2 }])
      expect(
        await waiveFee(ports(at), { orderId, actor: memberActor('Test'), reason: 'beide wieder verkauft' }),
      ).toEqual(done)
      expect(await soldAgain()).toBe(0)
      const mails = (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'share-set')
      expect(mails).toHaveLength(2)
      expect(mails).toContainEqual(expect.objectContaining({ waived: 'soldAgain' }))
    })

    it('makes one order when an offer is confirmed three times at the same moment', async () => {
      const at = saturday.add({ hours: 4, minutes: 30 })
      const id = await joins('Doppelte Mühle', 1, berlin.slug)
      const { participants } = await look(id)
      const confirmed = await Promise.all([1, 2, 3].map(() => confirmRegistration(ports(at), id, participants)))
      const orders = await Promise.all(
        confirmed.map(async (one) =>
          one.outcome === 'done' ? (await world.orderBehind(one.token))?.order.id : one.outcome,
        ),
      )
      expect(new Set(orders).size).toBe(1)
      const kinds = (await world.effectsOf(orders[0] ?? '')).map(({ kind }) => kind)
      expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted())
      expect(kinds).toContain('booking-confirmation')
      const invoices = (await world.all('invoice')).filter(({ order_id }) => order_id === orders[0])
      expect(invoices).toHaveLength(1)
    })

    it('registers the same form once, and lets anyone who has cancelled send it again', async () => {
      const form = bookingParty('Sechste Mühle', 1, { joinsWaitlist: true })
      const send = () => world.book({ workshop: flsa.slug, form }, { now: saturday.add({ hours: 5 }) })
      const ids: (string | null)[] = []
      for (let times = 0; times < 2; times += 1) {
        const token = tokenOf(await send(), 'registration')
        ids.push(await resolveToken(readsOn(world.database.db), 'registration', token))
      }
      expect(ids[0]).toBe(ids[1])
      await cancelRegistration(ports(saturday.add({ hours: 6 })), ids[0] ?? '')
      const again = tokenOf(await send(), 'registration')
      const id = await resolveToken(readsOn(world.database.db), 'registration', again)
      expect(id).not.toBe(ids[0])
      await cancelRegistration(ports(saturday.add({ hours: 6 })), id ?? '')
    })

    it('keeps a party from India waiting for the organiser, at its own price, and offers it twice only once', async () => {
      const form = bookingParty('Chennai Loom', 2, { country: 'IN' })
      const outcome = await world.book({ workshop: hamburg.slug, form })
      const id =
        (await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))) ?? ''
      expect((await look(id)).registration.status).toEqual({ state: 'waiting', reason: 'regional-price' })
      expect((await look(id)).before).toBeNull()

      const at = saturday.add({ hours: 7 })
      const offers = await Promise.all([1, 2].map(() => offerRegistration(ports(at), id, 'organiser:office')))
      expect(offers.map(({ outcome: made }) => made).sort()).toEqual(['done', 'refused'])
      const confirmed = await confirmRegistration(ports(at), id, (await look(id)).participants)
      if (confirmed.outcome !== 'done') throw new Error(confirmed.outcome)
      const order = (await world.orderBehind(confirmed.token))?.order
      expect(order?.quote).toMatchObject({ region: 3, net: 2 * 796_00 })
    })

    it('confirms or expires, never both, when the last moment and the job meet', async () => {
      const id = await joins('Siebte Mühle', 1, berlin.slug)
      const { status } = (await look(id)).registration
      // Berlin has seats: a party that joins its line is offered them at once.
      if (status.state !== 'offered') throw new Error(`is ${status.state}`)
      const { participants } = await look(id)
      const [confirmed] = await Promise.all([
        confirmRegistration(ports(status.until.subtract({ nanoseconds: 1 })), id, participants),
        endHold(ports(status.until), id),
      ])
      const state = await stateOf(id)
      expect([confirmed.outcome, state]).toEqual(
        confirmed.outcome === 'done' ? ['done', 'confirmed'] : ['refused', 'expired'],
      )
    })

    it('lets a registration only be deleted when the workshop is over, with every name of it', async () => {
      const id = await joins('Achte Mühle', 3)
      const start = startOf(flsa)
      expect(await deleteRegistration(ports(start), id)).toEqual(refused('not-over'))
      expect(await cancelRegistration(ports(endOf(flsa)), id)).toEqual(refused('workshop-over'))
      expect(await deleteRegistration(ports(endOf(flsa)), id)).toEqual(done)
      expect(await deleteRegistration(ports(endOf(flsa)), id)).toEqual(refused('unknown'))
      for (const table of ['registration', 'participant', 'personal_link', 'action_log'])
        expect(JSON.stringify(await world.all(table))).not.toContain('Achte Mühle')
    })

    it('keeps a log that no one can change', async () => {
      const log = await world.all('action_log')
      expect(log.length).toBeGreaterThan(5)
      await expect(world.database.jobs.executeSql('delete from action_log', [])).rejects.toThrow('never changed')
      await expect(world.database.jobs.executeSql(`update action_log set actor_name = 'x'`, [])).rejects.toThrow(
        'never changed',
      )
    })
  })
}
