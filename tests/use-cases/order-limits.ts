import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import { done, refused } from '#domain/result.ts'
import { defaultWindows } from '#domain/settings/windows.ts'
import { confirmAddress, countOrder, invite } from '#features/booking/place-order.ts'
import { endHold } from '#features/booking/transition-registrations.ts'
import { completeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { buyPackage, buyTickets } from '#features/tickets/place-purchase.ts'
import { endUnpaid } from '#features/tickets/vouchers.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl2dInVienna,
  theFullFlsaWithAWaitlist,
  theSelfPacedFl2d,
} from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { noCheckout } from '../helpers/no-checkout.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const vienna = liveDate(theFl2dInVienna, saturday)
const hamburg = liveDate(theFl2dInHamburg, saturday)
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const until = saturday.add({ hours: defaultWindows.confirmHours })

/** Orders by visitors above their limits. */
export function orderLimitsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`orders of visitors on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const randomSource = { id: () => crypto.randomUUID(), token: () => `${crypto.randomUUID()}${crypto.randomUUID()}` }
    const ports = (now = saturday) => ({
      clock: { now: () => now },
      randomSource,
      transactions: world.transactions,
      reads: reads(),
      checkout: noCheckout,
    })
    const kinds = async (id: string) => (await world.effectsOf(id)).map(({ kind }) => kind)
    const left = async (slug: string, now = saturday) => (await reads().workshopDate(slug, now))?.left ?? Number.NaN

    interface Sent extends Partial<BookingFormInput> {
      company: string
      seats: number
      sender?: string
      workshop?: string
    }

    const send = ({ company, seats, sender, workshop = graz.slug, ...changes }: Sent) =>
      world.book({ workshop, form: bookingParty(company, seats, changes), ...(sender && { sender }) })

    async function book(sent: Sent): Promise<{ id: string; state: string }> {
      const outcome = await send(sent)
      const id = (await resolveToken(reads(), 'order', tokenOf(outcome))) ?? ''
      return { id, state: await stateOf(id) }
    }
    const stateOf = async (id: string) => (await reads().orderWithDate(id))?.order.status.state ?? ''

    it('are booked in one go below the limits, and held above what one sender may book in a day', async () => {
      const sender = 'one sender'
      const first = await book({ company: 'Erstwerk', seats: 6, sender })
      expect(first.state).toBe('confirmed')
      expect(await kinds(first.id)).toEqual(expect.arrayContaining(['booking-confirmation', 'invitation']))
      expect(await reads().invoices(first.id)).toHaveLength(1)
      const free = await left(vienna.slug)
      const second = await book({ company: 'Zweitwerk', seats: 3, sender, workshop: vienna.slug })
      expect(second.state).toBe('awaiting-confirmation')
      expect(await left(vienna.slug)).toBe(free - 3)
      expect((await kinds(second.id)).toSorted()).toEqual(['address-check'])
      expect(await reads().invoices(second.id)).toEqual([])
    })

    it('are held above what one address may be given, anyone who sends it, and count again the next day', async () => {
      const booker = { firstName: 'Ines', lastName: 'Opfer', email: 'opfer@post.example' }
      const { seatsPerAddress } = defaultWindows
      const sent = (number: number, seats: number, now = saturday) =>
        world.book(
          { workshop: vienna.slug, form: bookingParty(`Absender ${number}`, seats, { booker }), sender: `${number}` },
          { now },
        )
      const states: (string | undefined)[] = []
      const tomorrow = saturday.add({ hours: 24 })
      for (const send of [() => sent(1, 4), () => sent(2, seatsPerAddress - 3), () => sent(3, 1, tomorrow)]) {
        const outcome = await send()
        const order = await world.orderBehind(tokenOf(outcome))
        states.push(order?.order.status.state)
      }
      expect(states).toEqual(['confirmed', 'awaiting-confirmation', 'confirmed'])
    })

    it('count once when the same form is sent again because no order came of it, and again when it is for more', async () => {
      const form = {
        sender: 'cut off',
        email: 'cut-off@post.example',
        date: 'a-cut-off-date',
        idempotencyKey: 'cut off',
      }
      const { seatsPerSender } = defaultWindows
      const isWithin = async (seats: number) =>
        (await countOrder(world.transactions, { ...form, seats }, saturday))?.isWithin
      const allButOne = seatsPerSender - 1
      const atOnce = await Promise.all(Array.from({ length: 5 }, () => isWithin(allButOne)))
      expect(atOnce).toEqual(Array(5).fill(true))
      expect(await isWithin(1)).toBe(true)
      expect(await isWithin(2)).toBe(false)
    })

    it('are held above what one date may be sold, anyone who sends them and for whom, and another date is not', async () => {
      const counted = async (number: number, date: string) => {
        const one = {
          sender: `caller ${number}`,
          email: `caller-${number}@post.example`,
          idempotencyKey: `caller ${number}`,
        }
        return (await countOrder(world.transactions, { ...one, date, seats: 1 }, saturday))?.isWithin
      }
      const { seatsPerDate } = defaultWindows
      const within: (boolean | undefined)[] = []
      for (let number = 1; number <= seatsPerDate + 1; number++) within.push(await counted(number, 'a-date'))
      expect(within).toEqual([...Array(seatsPerDate).fill(true), false])
      expect(await counted(seatsPerDate + 2, 'another-date')).toBe(true)
    })

    it('invite no one to whom ten invitations have gone today, and everyone else', async () => {
      const person = (name: string) => ({ id: crypto.randomUUID(), email: `${name}@post.example` })
      const invited = (people: ReturnType<typeof person>[]) =>
        world.transactions.run((stores) => invite(stores, crypto.randomUUID(), people, saturday))
      for (let number = 1; number <= 10; number++) expect(await invited([person('named')])).toHaveLength(1)
      const [flooded, other] = [person('Named'), person('other')]
      expect(await invited([flooded, other])).toEqual([other.id])
    })

    it('are booked once the address is confirmed by its link, with invoice and mails, and twice is once', async () => {
      const { id } = await held('Bestätigwerk', 1)
      const outcomes = await Promise.all([1, 2].map(() => confirmAddress(ports(), id)))
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
      expect(await stateOf(id)).toBe('confirmed')
      const after = await kinds(id)
      expect(after.filter((kind) => kind === 'booking-confirmation')).toHaveLength(1)
      expect(await reads().invoices(id)).toHaveLength(1)
    })

    async function withdrawn(id: string, now = saturday) {
      const { booker, number } = (await reads().orderWithDate(id))?.order ?? {}
      const name = `${booker?.firstName} ${booker?.lastName}`
      await withdraw(ports(now), { name, email: booker?.email ?? '', orderNumber: number ?? '' }, 'de')
      const withdrawalId = String((await world.all('withdrawal')).find((row) => row.order_id === id)?.id)
      return completeWithdrawal(ports(now), { withdrawalId, actor: 'booker' })
    }

    it('end with a withdrawal when their time is over, too: nothing brings them back', async () => {
      const { id, registrationId } = await held('Spätwiderruf', 1)
      await endHold(ports(until), registrationId)
      expect(await withdrawn(id, until)).toEqual(done)
      expect(await stateOf(id)).toBe('cancelled')
    })

    it('end with a withdrawal: their seats are free, and the link confirms nothing any more', async () => {
      const { id } = await held('Widerrufwerk', 1)
      const free = await left(graz.slug)
      expect(await withdrawn(id)).toEqual(done)
      expect(await stateOf(id)).toBe('cancelled')
      expect(await left(graz.slug)).toBe(free + 1)
      expect(await confirmAddress(ports(), id)).toMatchObject({ outcome: 'refused' })
      expect(await stateOf(id)).toBe('cancelled')
    })

    it('free their seats for the line when no one confirms them in time', async () => {
      const { id, registrationId } = await held('Verfallwerk', 1)
      const free = await left(graz.slug)
      await endHold(ports(until), registrationId)
      expect(await stateOf(id)).toBe('expired')
      expect(await kinds(id)).toEqual(['address-check'])
      expect(await left(graz.slug, until)).toBe(free + 1)
      expect(await confirmAddress(ports(until), id)).toEqual(refused('over'))
      expect(await stateOf(id)).toBe('expired')
      expect(await reads().invoices(id)).toEqual([])
    })

    it('cannot be confirmed any more when their time is over, even before their seats were freed', async () => {
      const { id } = await held('Spätwerk', 1)
      expect(await confirmAddress(ports(until), id)).toEqual(refused('over'))
      expect(await stateOf(id)).toBe('expired')
      expect(await reads().invoices(id)).toEqual([])
    })

    it('have no limits when the office sends them', async () => {
      for (const number of [1, 2])
        expect((await book({ company: `Amtwerk ${number}`, seats: 1 })).state).toBe('confirmed')
    })

    it('count once when the same form is sent again', async () => {
      const sent = { company: 'Doppelwerk', seats: 1, workshop: hamburg.slug }
      expect(await countOf('double sender', sent)).toBe(1)
    })

    it('of tickets and packages on invoice are held, and end with their time', async () => {
      const sender = 'ticket sender'
      const { booker, invoice, newsletter, terms } = bookingParty('Ticketwerk', 1)
      const filled = { booker, invoice, newsletter, terms }
      const orders: string[] = []
      for (let number = 1; number <= defaultWindows.seatsPerSender + 1; number++) {
        const form = { ...filled, idempotencyKey: `${number}`, tickets: 1, payment: 'invoice' as const }
        const bought = await buyTickets(ports(), {
          workshop: selfPacedDate(theSelfPacedFl2d).slug,
          form,
          language: 'de',
          newsletterShown: null,
          sender,
        })
        if (bought.outcome === 'done') orders.push((await resolveToken(reads(), 'order', bought.token)) ?? '')
      }
      const form = { ...filled, idempotencyKey: 'package', people: 5, workshop: 'fl2d' as const }
      const pack = await buyPackage(ports(), { programme: 'now', form, language: 'de', newsletterShown: null, sender })
      if (pack.outcome === 'done') orders.push((await resolveToken(reads(), 'order', pack.token)) ?? '')
      const states = await Promise.all(orders.map(stateOf))
      expect(states.slice(-2)).toEqual(['awaiting-confirmation', 'awaiting-confirmation'])
      expect(new Set(states.slice(0, -2))).toEqual(new Set(['confirmed']))
      const [tickets = '', packages = ''] = orders.slice(-2)
      expect((await confirmAddress(ports(), packages)).outcome).toBe('done')
      expect(await reads().invoices(packages)).toHaveLength(1)
      expect(await confirmAddress(ports(until), tickets)).toEqual(refused('over'))
      expect(await reads().invoices(tickets)).toEqual([])
      await endUnpaid(ports(until), tickets)
      expect(await stateOf(tickets)).toBe('expired')
      expect(await kinds(tickets)).not.toContain('order-expired')
    })

    it('of tickets are refused when a sender has sent too many today', async () => {
      const outcomes: string[] = []
      for (let number = 1; number <= 21; number++) {
        const { booker, invoice, newsletter, terms } = bookingParty(`Kartenwerk ${number}`, 1)
        const form = { booker, invoice, newsletter, terms, tickets: 1, payment: 'invoice' as const }
        const sent = await buyTickets(ports(), {
          workshop: selfPacedDate(theSelfPacedFl2d).slug,
          form: { ...form, idempotencyKey: `card ${number}` },
          language: 'de',
          newsletterShown: null,
          sender: 'many tickets',
        })
        outcomes.push(sent.outcome === 'refused' ? sent.refusal.reason : sent.outcome)
      }
      expect(outcomes).toEqual([...Array(20).fill('done'), 'too-many-orders'])
    })

    it('are refused when too much mail has gone to the address today', async () => {
      const booker = { firstName: 'Ines', lastName: 'Flut', email: 'flut@post.example' }
      const outcomes: string[] = []
      for (let number = 1; number <= 21; number++) {
        const form = bookingParty(`Flut ${number}`, 1, { booker, joinsWaitlist: true, joinsAgain: true })
        const sent = await world.book({ workshop: flsa.slug, form, sender: `flood ${number}` })
        outcomes.push(sent.outcome === 'refused' ? sent.refusal.reason : sent.kind)
      }
      expect(outcomes).toEqual([...Array(20).fill('registration'), 'too-many-orders'])
    })

    it('are refused when a sender has sent too many today, whatever the addresses', async () => {
      const outcomes: string[] = []
      for (let number = 1; number <= 21; number++) {
        const form = bookingParty(`Viele ${number}`, 1, { joinsWaitlist: true })
        const sent = await world.book({ workshop: flsa.slug, form, sender: 'many' })
        outcomes.push(sent.outcome === 'refused' ? sent.refusal.reason : sent.kind)
      }
      expect(outcomes).toEqual([...Array(20).fill('registration'), 'too-many-orders'])
    })

    it('ask whether an address wants to stand on one waitlist twice', async () => {
      const wanda = { company: 'Wandawerk', seats: 1, workshop: flsa.slug, joinsWaitlist: true }
      expect(await send(wanda)).toMatchObject({ kind: 'registration' })
      const again = { ...wanda, idempotencyKey: 'another visit' }
      expect(await send(again)).toEqual(refused('already-waiting'))
      expect(await send({ ...again, joinsAgain: true })).toMatchObject({ kind: 'registration' })
    })

    /** An order above the limit of a sender who has just booked as much as one may. */
    async function held(company: string, seats: number): Promise<{ id: string; registrationId: string }> {
      const sender = `sender of ${company}`
      await spend(sender)
      const { id, state } = await book({ company, seats, sender })
      expect(state).toBe('awaiting-confirmation')
      const product = (await reads().orderWithDate(id))?.order.product
      return { id, registrationId: product?.kind === 'live' ? product.registrationId : '' }
    }

    /** As much as a sender may book, without taking seats of anyone: tickets. */
    async function spend(sender: string): Promise<void> {
      const { booker, invoice, newsletter, terms } = bookingParty(`Ausgabe ${sender}`, 1)
      for (let number = 1; number <= defaultWindows.seatsPerSender; number++)
        await buyTickets(ports(), {
          workshop: selfPacedDate(theSelfPacedFl2d).slug,
          form: {
            booker,
            invoice,
            newsletter,
            terms,
            idempotencyKey: `${sender} ${number}`,
            tickets: 1,
            payment: 'invoice',
          },
          language: 'de',
          newsletterShown: null,
          sender,
        })
    }

    /** How many uses a form that is sent three times counts for a sender that has not sent anything before. */
    async function countOf(sender: string, sent: Sent): Promise<number> {
      const counted = async () => (await world.all('rate_limit')).filter(({ purpose }) => purpose === 'booking-sender')
      const before = new Set((await counted()).map(({ key }) => key))
      for (const _ of [1, 2, 3]) await send({ ...sent, sender })
      const [row, ...more] = (await counted()).filter(({ key }) => !before.has(key))
      expect(more).toEqual([])
      return Number(row?.count)
    }
  })
}
