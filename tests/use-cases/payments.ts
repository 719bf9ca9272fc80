import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { startOf } from '#domain/workshop/workshop-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { endHold } from '#features/booking/transition-registrations.ts'
import { cancelRegistration } from '#features/booking/waitlist-registration.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { endCheckout } from '#features/payment/record-payment.ts'
import { refund } from '#features/payment/refund-order.ts'
import { startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishCoachProgramOnline, theEnglishFlclOnline, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payingPorts } from './paying-ports.ts'

const flcl = liveDate(theEnglishFlclOnline, saturday)
const coach = liveDate(theEnglishCoachProgramOnline, saturday)
const flin = liveDate(theNextFlinOnline, saturday)
const minutes = (count: number) => saturday.add({ minutes: count })

/** What payments do to a database; run on each kind of it. */
export function paymentsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`payments on ${name}`, () => {
    let world: BookingWorld
    const service = cashService()
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const ports = (now: Temporal.Instant) => payingPorts(world, service, now)

    /** A party books a date that is paid by card. */
    async function books(company: string, people: number, workshop = flcl.slug) {
      const outcome = await world.book({ workshop, form: bookingParty(company, people) })
      const order = (await world.orderBehind(tokenOf(outcome)))?.order
      if (order?.product.kind !== 'live') throw new Error('no live order')
      return { id: order.id, registrationId: order.product.registrationId, gross: order.quote.gross }
    }
    type Booked = Awaited<ReturnType<typeof books>>

    async function starts({ id }: Booked, now: Temporal.Instant, page = 'order') {
      return startCheckout(ports(now), { orderId: id, returnTo: `https://site.example/${page}`, language: 'de' })
    }

    async function lastPayment({ id }: Booked) {
      const found = await world.transactions.run((stores) => stores.lastPayment(id))
      if (!found) throw new Error('nobody has tried to pay')
      return found
    }

    const orderState = async ({ id }: Booked) => (await readsOn(world.database.db).orderWithDate(id))?.order.status
    const paymentState = async (booked: Booked) => (await lastPayment(booked)).state

    async function paid(booked: Booked, eventId = `evt_paid_${booked.id}`): Promise<PaymentEvent> {
      const { id, amount } = await lastPayment(booked)
      return { kind: 'paid', eventId, paymentId: id, session: `cs_${id}`, receipt: `pi_${id}`, amount }
    }

    async function kinds({ id, registrationId }: Booked): Promise<Effect['kind'][]> {
      const sql = `select data ->> 'kind' as kind from pgboss.job where name in ('effects', 'urgent')
        and (data ->> 'orderId' = $1 or data ->> 'registrationId' = $2
          or data ->> 'paymentId' in (select id::text from payment where order_id = $1::uuid)) order by created_on, id`
      return (await world.database.jobs.executeSql(sql, [id, registrationId])).rows.map(({ kind }) => kind)
    }

    const confirmation = ['booking-confirmation', 'invitation', 'invitation', 'new-booking'] as const
    const written = async (booked: Booked) =>
      (await kinds(booked)).filter((kind) => (confirmation as readonly string[]).includes(kind)).sort()

    async function waits(company: string, people: number, workshop: string): Promise<string> {
      const form = bookingParty(company, people, { joinsWaitlist: true })
      const outcome = await world.book({ workshop, form })
      return (await resolveToken(readsOn(world.database.db), 'registration', tokenOf(outcome, 'registration'))) ?? ''
    }

    /** Others take every seat that is left but `left`. */
    async function fill(workshop: string, left: number) {
      const listed = await readsOn(world.database.db).workshopDate(workshop, saturday)
      for (let free = listed?.left ?? 0, number = 1; free > left; number += 1) {
        const people = Math.min(free - left, listed?.date.participantLimit ?? 1)
        await books(`Andere ${workshop} ${number}`, people, workshop)
        free -= people
      }
    }

    it('opens one session however often the button is pressed, and holds the seats for its duration', async () => {
      const booked = await books('Kartenhaus', 2)
      const at = minutes(20)
      const opened = service.opened()
      const both = await Promise.all([starts(booked, at), starts(booked, at)])
      expect(both[0]).toEqual(both[1])
      expect(await starts(booked, minutes(40))).toEqual(both[0])
      expect(service.opened() - opened).toBe(1)
      const { sessionEnds, amount } = await lastPayment(booked)
      expect(amount).toBe(booked.gross)
      expect(sessionEnds).toEqual(at.add({ minutes: 31 }))
      expect(await orderState(booked)).toEqual({ state: 'awaiting-payment', until: sessionEnds })
      // The job of the first end finds it longer.
      await endHold(ports(minutes(30)), booked.registrationId)
      expect((await orderState(booked))?.state).toBe('awaiting-payment')
      await endHold(ports(sessionEnds), booked.registrationId)
      expect((await orderState(booked))?.state).toBe('expired')
      expect(await starts(booked, sessionEnds)).toEqual(refused('nothing-to-pay'))
      // One mail to the booker, however often the page is loaded.
      await endHold(ports(sessionEnds.add({ minutes: 1 })), booked.registrationId)
      expect((await kinds(booked)).filter((kind) => kind === 'order-expired')).toHaveLength(1)
    })

    it('makes the hold longer once, although the provider answers only the third time', async () => {
      const booked = await books('Geduld', 1)
      service.breakDown()
      await expect(starts(booked, minutes(1))).rejects.toThrow('away')
      await expect(starts(booked, minutes(1))).rejects.toThrow('away')
      const first = (await lastPayment(booked)).id
      await expect(starts(booked, minutes(25))).rejects.toThrow('away')
      service.repair()
      expect((await lastPayment(booked)).id).not.toBe(first)
      expect((await starts(booked, minutes(25))).outcome).toBe('done')
      expect(await orderState(booked)).toEqual({ state: 'awaiting-payment', until: minutes(32) })
      expect((await world.all('payment')).find(({ id }) => id === first)).toMatchObject({ state: 'failed' })
    })

    it('confirms a payment once, however often the provider reports it', async () => {
      const booked = await books('Barzahler', 2)
      await starts(booked, minutes(1))
      const event = await paid(booked)
      const outcomes = await Promise.all([1, 2, 3].map(() => takePaymentEvent(ports(minutes(5)), event)))
      const words = outcomes.map((taken) => (taken.outcome === 'done' ? 'done' : taken.refusal.reason))
      expect(words.sort()).toEqual(['done', 'taken-before', 'taken-before'])
      // The same event under another id, as after sending it again by hand.
      expect(await takePaymentEvent(ports(minutes(6)), await paid(booked, 'evt_again'))).toEqual(refused('old-news'))
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
      expect(await paymentState(booked)).toBe('paid')
      expect(await written(booked)).toEqual(confirmation)
      const log = (await world.all('action_log')).filter(({ subject_id }) => subject_id === booked.id)
      expect(log.map((line) => `${line.actor_kind} ${line.action}`)).toEqual([
        'booker payment.started',
        'payment payment.paid',
      ])
    })

    it('does not mind news in the wrong order', async () => {
      const booked = await books('Krebsgang', 2)
      await starts(booked, minutes(1))
      const { id } = await lastPayment(booked)
      const refunded = { kind: 'refunded', eventId: 'evt_r', paymentId: id } as const
      const expired = { kind: 'expired', eventId: 'evt_x', paymentId: id } as const
      expect(await takePaymentEvent(ports(minutes(2)), refunded)).toEqual(refused('old-news'))
      expect(await takePaymentEvent(ports(minutes(2)), await paid(booked))).toEqual(done)
      expect(await takePaymentEvent(ports(minutes(3)), expired)).toEqual(refused('old-news'))
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
    })

    it('receives the payment before the session', async () => {
      const booked = await books('Schneller als gedacht', 2)
      service.breakDown()
      await expect(starts(booked, minutes(1))).rejects.toThrow('away')
      service.repair()
      expect(await takePaymentEvent(ports(minutes(2)), await paid(booked))).toEqual(done)
      expect(await lastPayment(booked)).toMatchObject({
        state: 'paid',
        session: { id: `cs_${(await lastPayment(booked)).id}` },
      })
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
    })

    it('takes a payment that is a day late while there are seats', async () => {
      const booked = await books('Spätzünder', 2)
      await starts(booked, minutes(1))
      await endHold(ports(minutes(32)), booked.registrationId)
      expect(await kinds(booked)).toContain('end-checkout')
      await endCheckout(ports(minutes(32)), booked.registrationId)
      expect(service.expired()).toContain((await lastPayment(booked)).session?.id)
      expect(await takePaymentEvent(ports(saturday.add({ hours: 24 })), await paid(booked))).toEqual(done)
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
      expect(await written(booked)).toEqual(confirmation)
    })

    it('refunds a late payment once when the seats are gone, and notifies both sides', async () => {
      await fill(coach.slug, 2)
      const booked = await books('Zu spät', 2, coach.slug)
      const next = await waits('Nachrücker', 2, coach.slug)
      await starts(booked, minutes(1))
      const { id } = await lastPayment(booked)
      expect(
        await takePaymentEvent(ports(minutes(9)), { kind: 'expired', eventId: `evt_x_${id}`, paymentId: id }),
      ).toEqual(done)
      expect((await readsOn(world.database.db).registration(next))?.registration.status.state).toBe('offered')
      expect(await takePaymentEvent(ports(minutes(10)), await paid(booked))).toEqual(done)
      expect([await paymentState(booked), await orderState(booked)]).toEqual(['refund-due', { state: 'expired' }])

      await refund(ports(minutes(11)), id)
      await refund(ports(minutes(12)), id)
      const event = { kind: 'refunded', eventId: `evt_r_${id}`, paymentId: id } as const
      expect(await takePaymentEvent(ports(minutes(13)), event)).toEqual(refused('old-news'))
      expect(service.refunds().filter(({ receipt }) => receipt === `pi_${id}`)).toEqual([
        { receipt: `pi_${id}`, amount: booked.gross, idempotencyKey: `refund:${id}` },
      ])
      expect(await paymentState(booked)).toBe('refunded')
      const mails = (await kinds(booked)).filter((kind) => ['payment-refunded', 'refund-note'].includes(kind))
      expect(mails.sort()).toEqual(['payment-refunded', 'refund-note'])
      expect(await written(booked)).toEqual([])
    })

    it('holds the seats as long as the booker was told, though a session of the provider ends before', async () => {
      const booked = await books('Langhalter', 1)
      // As an owner may set it.
      const to = { state: 'awaiting-payment', until: minutes(120) } as const
      await world.transactions.run((stores) => stores.changeRegistrations([{ id: booked.registrationId, to }]))
      await starts(booked, minutes(1))
      const { id } = await lastPayment(booked)
      const expired = { kind: 'expired', eventId: `evt_x_${id}`, paymentId: id } as const
      expect(await takePaymentEvent(ports(minutes(33)), expired)).toEqual(done)
      expect(await orderState(booked)).toEqual({ state: 'awaiting-payment', until: minutes(120) })
      expect((await starts(booked, minutes(34))).outcome).toBe('done')
      expect(await takePaymentEvent(ports(minutes(40)), await paid(booked))).toEqual(done)
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
    })

    it('pays back when the booker has cancelled while paying', async () => {
      const booked = await books('Umentschieden', 1, flin.slug)
      await starts(booked, minutes(1))
      const [cancelled] = await Promise.all([
        cancelRegistration(ports(minutes(2)), booked.registrationId),
        paid(booked).then((event) => takePaymentEvent(ports(minutes(2)), event)),
      ])
      const state = (await orderState(booked))?.state
      // Whichever was first: the money is with the party that has the seats.
      expect([cancelled, state, await paymentState(booked)]).toEqual(
        state === 'cancelled' ? [done, 'cancelled', 'refund-due'] : [refused('already-confirmed'), 'confirmed', 'paid'],
      )
    })

    it('tells once that an order is cancelled before it is paid, and asks for nothing', async () => {
      const booked = await books('Nicht bezahlt', 1)
      const cancel = {
        orderId: booked.id,
        way: 'organiser',
        fee: 'full',
        actor: 'booker',
        reason: 'doch nicht',
      } as const
      expect(await cancelOrder(ports(minutes(2)), cancel)).toEqual({ outcome: 'done', fee: 'none' })
      const notified = (await kinds(booked)).filter((kind) => kind.endsWith('-cancelled'))
      expect(notified.sort()).toEqual(['booking-cancelled', 'order-cancelled'])
    })

    it('pays back the second of two payments', async () => {
      const booked = await books('Doppelt hält besser', 1, flin.slug)
      service.breakDown()
      await expect(starts(booked, minutes(1))).rejects.toThrow('away')
      service.repair()
      const lost = await paid(booked, 'evt_lost')
      await starts(booked, minutes(5))
      expect(await takePaymentEvent(ports(minutes(6)), await paid(booked))).toEqual(done)
      expect(await takePaymentEvent(ports(minutes(7)), lost)).toEqual(done)
      const states = (await world.all('payment'))
        .filter(({ order_id }) => order_id === booked.id)
        .map(({ state }) => state)
      expect(states.sort()).toEqual(['paid', 'refund-due'])
      expect(await orderState(booked)).toEqual({ state: 'confirmed' })
    })

    it('pays back the payment that has confirmed, also when it was not the last attempt', async () => {
      const booked = await books('Erster Versuch', 1, flin.slug)
      service.breakDown()
      await expect(starts(booked, minutes(1))).rejects.toThrow('away')
      service.repair()
      const first = await lastPayment(booked)
      const lost = await paid(booked, 'evt_first')
      await starts(booked, minutes(5))
      expect(await takePaymentEvent(ports(minutes(6)), lost)).toEqual(done)
      // Paid twice: the page of the order is about the one that counts.
      expect(await takePaymentEvent(ports(minutes(7)), await paid(booked))).toEqual(done)
      expect((await readsOn(world.database.db).paymentOfOrder(booked.id))?.id).toBe(first.id)
      await cancelOrder(ports(minutes(8)), { orderId: booked.id, way: 'organiser', fee: 'none', actor: 'booker' })
      await refund(ports(minutes(9)), first.id)
      expect(service.refunds().filter(({ receipt }) => receipt === `pi_${first.id}`)).toMatchObject([
        { amount: booked.gross },
      ])
    })

    it('confirms or pays back, never both, when payment and end of the hold meet', async () => {
      const booked = await books('Letzte Minute', 1, flin.slug)
      await fill(flin.slug, 0)
      const next = await waits('Wartende Müller', 1, flin.slug)
      await starts(booked, minutes(1))
      const { sessionEnds } = await lastPayment(booked)
      const event = await paid(booked)
      await Promise.all([
        takePaymentEvent(ports(sessionEnds.subtract({ nanoseconds: 1 })), event),
        endHold(ports(sessionEnds), booked.registrationId),
      ])
      const line = (await readsOn(world.database.db).registration(next))?.registration.status.state
      const all = [await paymentState(booked), (await orderState(booked))?.state, line]
      expect(all).toEqual(all[0] === 'paid' ? ['paid', 'confirmed', line] : ['refund-due', 'expired', 'offered'])
    })

    it('never holds seats beyond the start of the workshop', async () => {
      const start = startOf(flcl)
      const form = bookingParty('Frühstarter', 1)
      const outcome = await world.book({ workshop: flcl.slug, form }, { now: start.subtract({ minutes: 10 }) })
      const order = (await world.orderBehind(tokenOf(outcome)))?.order
      const booked = { id: order?.id ?? '', registrationId: '', gross: 0 }
      await starts(booked, start.subtract({ minutes: 9 }))
      expect(await orderState(booked)).toEqual({ state: 'awaiting-payment', until: start })
    })

    it('knows nothing of other people’s payments, and stops at another amount', async () => {
      const booked = await books('Centfuchs', 1, coach.slug).catch(() => books('Centfuchs', 1))
      await starts(booked, minutes(1))
      const event = await paid(booked)
      if (event.kind !== 'paid') throw new Error('not paid')
      expect(await takePaymentEvent(ports(minutes(2)), { ...event, paymentId: crypto.randomUUID() })).toEqual(
        refused('not-ours'),
      )
      const atStripe = { ...ports(minutes(2)), checkout: { provider: 'stripe' } as const }
      expect(await takePaymentEvent(atStripe, event)).toEqual(refused('not-ours'))
      expect(await takePaymentEvent(ports(minutes(2)), { kind: 'other' })).toEqual(refused('not-ours'))
      await expect(takePaymentEvent(ports(minutes(2)), { ...event, amount: 1 })).rejects.toThrow('instead of')
      expect(await paymentState(booked)).toBe('open')
    })
  })
}
