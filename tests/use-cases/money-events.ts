import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { openBooking, returnMoney, writeNote } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { noteTransfer } from '#features/booking/note-transfer.ts'
import { moneyView } from '#features/booking/office/settlement-view.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { readStripeEvent, stripeHook } from '#features/payment/providers/stripe-checkout.ts'
import { payReturn, refund } from '#features/payment/refund-order.ts'
import { startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline } from '#seed/workshop-dates.ts'
import { paymentHookRoutes } from '#server/http/hooks.ts'
import { createLog } from '#server/log.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payingPorts } from './paying-ports.ts'

const flcl = liveDate(theEnglishFlclOnline, saturday)
const minutes = (count: number) => saturday.add({ minutes: count })
const secret = 'whsec_probe'
const actor = memberActor('Nora Pichler')

/** An event of Stripe about paid money, signed by its library, sent to the hook. */
export function moneyEventsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`money at the provider on ${name}`, () => {
    let world: BookingWorld
    const service = cashService()
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const ports = (now = minutes(60)) => payingPorts(world, service, now)
    const days = () => todayReadsOn(world.database.db)

    /** Posts a message to the hook. The same id is the same message. */
    async function says(type: string, object: object, { at = minutes(30), id = `evt_${randomUUID()}` } = {}) {
      const now = minutes(45)
      const created = Math.floor(at.epochMilliseconds / 1000)
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
      const timestamp = Math.floor(now.epochMilliseconds / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      const hook = paymentHookRoutes({
        hooks: [stripeHook],
        checkout: { readEvent: (body, signed, when) => readStripeEvent(body, signed, { secret, now: when }) },
        clock: { now: () => now },
        takePaymentEvent: (event) => takePaymentEvent(ports(now), event),
        log: createLog('silent'),
      })
      const answer = await hook.request(stripeHook.path, {
        method: 'POST',
        body: payload,
        headers: { [stripeHook.signatureHeader]: signature },
      })
      return `${answer.status} ${(await answer.text()).trim()}`
    }

    /** A party books and pays by card. */
    async function pays(company: string) {
      const outcome = await world.book({ workshop: flcl.slug, form: bookingParty(company, 1) })
      const order = (await world.orderBehind(tokenOf(outcome)))?.order
      if (!order) throw new Error('no order')
      const orderId = order.id
      await startCheckout(ports(minutes(1)), { orderId, returnTo: 'https://site.example/order', language: 'de' })
      const { id, amount } = (await file(orderId)).money.payments[0] ?? { id: '', amount: 0 }
      const receipt = `pi_${id}`
      const paid = { kind: 'paid', eventId: `evt_paid_${id}`, paymentId: id, session: `cs_${id}`, receipt, amount }
      await takePaymentEvent(ports(minutes(5)), paid as PaymentEvent)
      return { orderId, paymentId: id, receipt, amount }
    }
    type Paid = Awaited<ReturnType<typeof pays>>

    async function file(orderId: string) {
      const found = await openBooking(ports().reads, orderId)
      if (!found) throw new Error(`no booking ${orderId}`)
      return found
    }
    async function status({ orderId }: Paid) {
      const { money, balance, history } = await file(orderId)
      return {
        payment: money.payments[0]?.state,
        kept: balance.kept,
        returns: money.returns.map(({ amount, state }) => `${amount} ${state}`).toSorted(),
        actions: history
          .filter(
            ({ actor, action }) => actor.kind === 'payment' && !['payment.paid', 'booking.confirmed'].includes(action),
          )
          .map(({ action }) => action),
      }
    }
    async function givesBack({ orderId }: Paid, amount: number) {
      const idempotencyKey = randomUUID()
      await returnMoney(ports(), { idempotencyKey, orderId, amount, way: 'card', actor })
      return idempotencyKey
    }
    const cancels = ({ orderId }: Paid) => cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor })
    const alarms = async ({ orderId }: Paid) =>
      (await world.effectsOf(orderId)).flatMap((effect) => (effect.kind === 'money-alarm' ? [effect.what] : [])).sort()
    const onToday = async ({ orderId }: Paid, list: 'disputes' | 'failedReturns' | 'partReturns' | 'toReturn') =>
      (await days()[list]()).find((booking) => booking.orderId === orderId)?.amount ?? null
    const asked = (receipt: string) =>
      service
        .refunds()
        .filter((one) => one.receipt === receipt)
        .map(({ amount }) => amount)

    const charge = ({ receipt, amount, paymentId }: Paid, refunded: number) => ({
      object: 'charge',
      id: `ch_${paymentId}`,
      amount,
      amount_refunded: refunded,
      refunded: refunded === amount,
      currency: 'eur',
      payment_intent: receipt,
      metadata: { payment: paymentId },
    })
    const refundOf = ({ receipt }: Paid, id: string, amount: number, status = 'failed') => ({
      object: 'refund',
      id,
      amount,
      currency: 'eur',
      payment_intent: receipt,
      status,
      failure_reason: 'lost_or_stolen_card',
    })
    const disputeOf = ({ receipt, amount, paymentId }: Paid, status: string) => ({
      object: 'dispute',
      id: `dp_${paymentId}`,
      amount,
      currency: 'eur',
      charge: `ch_${paymentId}`,
      payment_intent: receipt,
      reason: 'fraudulent',
      status,
    })

    describe('a part that someone pays back in Stripe', () => {
      it('is booked once, beside what the office gives back itself', async () => {
        const paid = await pays('Stripeseite')
        const ours = await givesBack(paid, 10_00)
        // Ours, before its own job has the answer.
        expect(await says('charge.refunded', charge(paid, 10_00))).toBe('200 old-news')
        await payReturn(ports(minutes(20)), ours)
        expect(await says('charge.refunded', charge(paid, 35_00), { id: 'evt_part' })).toBe('200 taken')
        expect(await says('charge.refunded', charge(paid, 35_00), { id: 'evt_part' })).toBe('200 taken-before')
        expect(await says('charge.refunded', charge(paid, 35_00))).toBe('200 old-news')
        expect(await says('charge.refunded', charge(paid, 10_00))).toBe('200 old-news')
        expect(await status(paid)).toEqual({
          payment: 'paid',
          kept: paid.amount - 35_00,
          returns: ['1000 done', '2500 done'],
          actions: ['payment.part-refunded'],
        })
      })

      it('is on Today until a note of the booking explains it, without refunds by the office itself', async () => {
        const paid = await pays('Preisnachlass')
        await payReturn(ports(minutes(20)), await givesBack(paid, 10_00))
        expect(await onToday(paid, 'partReturns')).toBeNull()
        expect(await says('charge.refunded', charge(paid, 35_00))).toBe('200 taken')
        expect(await onToday(paid, 'partReturns')).toBe(25_00)
        await writeNote(ports(), { idempotencyKey: randomUUID(), bookingId: paid.orderId, actor, text: 'Nachlass' })
        expect(await onToday(paid, 'partReturns')).toBeNull()
      })

      it('leaves the rest to go back when all of it is due', async () => {
        const paid = await pays('Restposten')
        await cancels(paid)
        expect(await says('charge.refunded', charge(paid, 25_00))).toBe('200 taken')
        await refund(ports(minutes(50)), paid.paymentId)
        await payReturn(ports(minutes(50)), paid.paymentId)
        expect(asked(paid.receipt)).toEqual([paid.amount - 25_00])
        expect(await status(paid)).toMatchObject({ kept: 0 })
        expect(await onToday(paid, 'toReturn')).toBeNull()
      })
    })

    describe('a refund that the bank sends back', () => {
      it('is shown as failed, and is open again until it is given back once more', async () => {
        const paid = await pays('Rückläufer')
        const ours = await givesBack(paid, 40_00)
        await payReturn(ports(minutes(20)), ours)
        const failed = refundOf(paid, `re_return:${ours}`, 40_00)
        expect(await says('refund.updated', { ...failed, status: 'succeeded' })).toBe('200 not-ours')
        expect(await says('refund.failed', failed)).toBe('200 taken')
        expect(await says('charge.refund.updated', failed)).toBe('200 old-news')
        // Reported late.
        expect(await says('charge.refunded', charge(paid, 40_00), { at: minutes(21) })).toBe('200 old-news')
        expect(await status(paid)).toEqual({
          payment: 'paid',
          kept: paid.amount,
          returns: ['4000 failed'],
          actions: ['payment.refund-failed'],
        })
        expect(moneyView(await file(paid.orderId)).moves.at(-1)).toMatchObject({ state: 'failed' })
        expect(await alarms(paid)).toEqual(['refund-failed'])
        expect(await onToday(paid, 'failedReturns')).toBe(40_00)
        await givesBack(paid, 40_00)
        expect(await onToday(paid, 'failedReturns')).toBeNull()
      })

      it('makes a cancelled order one whose money is to be given back', async () => {
        const paid = await pays('Kartenwechsel')
        await cancels(paid)
        await refund(ports(minutes(20)), paid.paymentId)
        expect((await status(paid)).payment).toBe('refunded')
        expect(await says('refund.failed', refundOf(paid, 're_whole', paid.amount))).toBe('200 taken')
        expect(await says('refund.failed', refundOf(paid, 're_whole', paid.amount))).toBe('200 old-news')
        expect(await status(paid)).toMatchObject({
          payment: 'paid',
          kept: paid.amount,
          returns: [`${paid.amount} failed`],
        })
        expect(await onToday(paid, 'toReturn')).toBe(paid.amount)
        // Old events make it neither paid again nor refunded.
        const again = { kind: 'paid', eventId: 'evt_x', session: 'cs', ...paid } as unknown as PaymentEvent
        expect(await takePaymentEvent(ports(minutes(50)), again)).toEqual(refused('old-news'))
      })

      it('of another site is ignored', async () => {
        const stranger = { orderId: '', paymentId: randomUUID(), receipt: 'pi_stranger', amount: 1 }
        expect(await says('refund.failed', refundOf(stranger, 're_2', 1))).toBe('200 not-ours')
        expect(await says('charge.dispute.created', disputeOf(stranger, 'needs_response'))).toBe('200 not-ours')
      })
    })

    describe('a dispute', () => {
      it('holds back refunds, and releases them when it is won', async () => {
        const paid = await pays('Einspruch')
        const ours = await givesBack(paid, 10_00)
        expect(await says('charge.dispute.created', disputeOf(paid, 'needs_response'))).toBe('200 taken')
        expect(await says('charge.dispute.updated', disputeOf(paid, 'under_review'))).toBe('200 old-news')
        await payReturn(ports(minutes(50)), ours)
        await cancels(paid)
        await payReturn(ports(minutes(50)), paid.paymentId)
        expect(asked(paid.receipt)).toEqual([])
        expect(await onToday(paid, 'disputes')).toBe(paid.amount)
        expect(moneyView(await file(paid.orderId)).disputes).toMatchObject([{ state: 'open', amount: paid.amount }])
        const before = (await world.effectsOf(paid.orderId)).filter(({ kind }) => kind === 'money-return').length
        expect(await says('charge.dispute.closed', disputeOf(paid, 'won'))).toBe('200 taken')
        expect(await says('charge.dispute.created', disputeOf(paid, 'needs_response'))).toBe('200 old-news')
        expect(await onToday(paid, 'disputes')).toBeNull()
        const after = (await world.effectsOf(paid.orderId)).filter(({ kind }) => kind === 'money-return').length
        expect(after).toBe(before + 2)
        await payReturn(ports(minutes(55)), ours)
        await payReturn(ports(minutes(55)), paid.paymentId)
        expect(asked(paid.receipt)).toEqual([10_00, paid.amount - 10_00])
        expect(await alarms(paid)).toEqual(['open', 'won'])
        expect((await status(paid)).actions).toEqual(['payment.dispute-open', 'payment.dispute-won'])
      })

      it('that is lost has taken the money, and nothing is paid back twice', async () => {
        const paid = await pays('Verloren')
        await cancels(paid)
        // The end is reported before the beginning.
        expect(await says('charge.dispute.closed', disputeOf(paid, 'lost'))).toBe('200 taken')
        expect(await says('charge.dispute.created', disputeOf(paid, 'needs_response'))).toBe('200 old-news')
        expect(await says('charge.dispute.closed', disputeOf(paid, 'lost'))).toBe('200 old-news')
        await refund(ports(minutes(50)), paid.paymentId)
        expect(asked(paid.receipt)).toEqual([])
        expect(await status(paid)).toEqual({
          payment: 'paid',
          kept: 0,
          returns: [`${paid.amount} done`],
          actions: ['payment.dispute-lost'],
        })
        expect(moneyView(await file(paid.orderId)).moves.at(-1)).toMatchObject({ kind: 'return-dispute' })
        expect(await onToday(paid, 'toReturn')).toBeNull()
        expect(await alarms(paid)).toEqual(['lost'])
      })

      it('that is lost leaves a booking open again, to be paid by transfer', async () => {
        const paid = await pays('Zahlt noch einmal')
        const { orderId, amount } = paid
        expect(await says('charge.dispute.closed', disputeOf(paid, 'lost'))).toBe('200 taken')
        const listed = async () => {
          const { number } = (await file(orderId)).order?.order ?? {}
          return (await ports().reads.bookings.search({ text: number }, null)).bookings[0]
        }
        expect((await file(orderId)).balance).toEqual({ paid: 0, returned: 0, kept: 0 })
        expect(await listed()).toMatchObject({ state: 'confirmed', open: amount })
        const transfer = { idempotencyKey: randomUUID(), orderId, amount, receivedOn: '2026-11-21', actor }
        expect(await noteTransfer(ports(), transfer)).toEqual(done)
        expect((await file(orderId)).balance).toEqual({ paid: amount, returned: 0, kept: amount })
        expect(await listed()).toMatchObject({ open: 0, toReturn: null })
      })

      it('that is only an inquiry holds back no refunds', async () => {
        const paid = await pays('Nachfrage')
        const ours = await givesBack(paid, 10_00)
        expect(await says('charge.dispute.created', disputeOf(paid, 'warning_needs_response'))).toBe('200 taken')
        expect(await onToday(paid, 'disputes')).toBe(paid.amount)
        await payReturn(ports(minutes(50)), ours)
        expect(asked(paid.receipt)).toEqual([10_00])
        expect(await says('charge.dispute.closed', disputeOf(paid, 'warning_closed'))).toBe('200 taken')
        expect(await onToday(paid, 'disputes')).toBeNull()
      })
    })
  })
}
