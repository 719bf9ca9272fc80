import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountDue } from '#domain/invoice/invoice.ts'
import { toReturn } from '#domain/order/cancellation.ts'
import { done, refused } from '#domain/result.ts'
import { endOf, startOf } from '#domain/workshop/workshop-date.ts'
import {
  changeAddress,
  changeBooker,
  decideShare,
  openBooking,
  remindOfPayment,
  returnMoney,
  waiveFee,
  writeNote,
} from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { noteTransfer, takeBackTransfer } from '#features/booking/note-transfer.ts'
import type { BookingSearch } from '#features/booking/records.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { endHold } from '#features/booking/transition-registrations.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { sendAgain } from '#features/mail-log/send-again.ts'
import { sentMailOn } from '#features/mail-log/store/mail-log.ts'
import { paymentReminder } from '#features/payment/mails/payment-due.tsx'
import { payReturn } from '#features/payment/refund-order.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { todayReadsOn } from '#features/today/store/today.ts'
import { dateReadsOn } from '#features/workshops/store/date-reads.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { member } from '#platform/db/tables.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInGraz, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payByCard, payingPorts } from './paying-ports.ts'

const vienna = liveDate(theFl2dInVienna, saturday)
const graz = liveDate(theFl2dInGraz, saturday)
const byCard = liveDate(theEnglishFlclOnline, saturday)
const actor = memberActor('Vera Wagner')
const idempotencyKey = () => crypto.randomUUID()

/** What the office does with bookings. */
export function officeBookingsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`bookings in the office on ${name}`, () => {
    let world: BookingWorld
    const service = cashService()
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const ports = (now = saturday) => ({
      ...payingPorts(world, service, now),
      randomSource: { id: () => crypto.randomUUID(), token: () => `${crypto.randomUUID()}${crypto.randomUUID()}` },
    })

    async function books(company: string, people = 1, workshop = vienna.slug, changes = {}) {
      const outcome = await world.book({ workshop, form: bookingParty(company, people, changes) })
      return (await resolveToken(reads(), 'order', tokenOf(outcome))) ?? ''
    }
    async function paysByCard(company: string, people = 1) {
      const orderId = await books(company, people, byCard.slug)
      const { paymentId, amount } = await payByCard(ports(), orderId)
      return { orderId, paymentId, gross: amount }
    }
    async function file(id: string) {
      const found = await openBooking(ports().reads, id)
      if (!found?.order) throw new Error(`no booking ${id}`)
      return { ...found, order: found.order.order, date: found.order.date }
    }
    const transferOf = (orderId: string, amount: number) =>
      ({ idempotencyKey: idempotencyKey(), orderId, amount, receivedOn: '2026-11-20', actor }) as const
    const listed = async (orderId: string) =>
      (await world.all('listed_booking')).find((row) => row.order_id === orderId)
    const kinds = async (id: string) => (await world.effectsOf(id)).map(({ kind }) => kind)
    const logOf = async (id: string) =>
      (await file(id)).history.map(
        (line) => `${'name' in line.actor ? line.actor.name : line.actor.kind} ${line.action}`,
      )

    describe('a bank transfer', () => {
      it('is noted once with who and when, although the form was sent twice, and on no day that is still to come', async () => {
        const orderId = await books('Bankweg')
        const { gross } = (await file(orderId)).order.quote
        const note = transferOf(orderId, gross)
        expect(await noteTransfer(ports(), { ...note, receivedOn: '2026-11-22' })).toEqual(refused('future-day'))
        const both = await Promise.all([noteTransfer(ports(), note), noteTransfer(ports(), note)])
        expect(both).toEqual([done, done])
        const { balance, money } = await file(orderId)
        expect(balance).toEqual({ paid: gross, returned: 0, kept: gross })
        expect(money.transfers).toMatchObject([
          { notedBy: { kind: 'member', name: actor.name }, receivedOn: '2026-11-20', notedAt: saturday },
        ])
        expect(await logOf(orderId)).toContain(`${actor.name} payment.transfer-noted`)
        expect(await noteTransfer(ports(), { ...note, idempotencyKey: idempotencyKey() })).toEqual({
          outcome: 'refused',
          refusal: { reason: 'all-paid' },
        })
      })

      it('confirms an order that awaits its payment, with invoice and invitations', async () => {
        const orderId = await books('Kartenlos', 2, byCard.slug)
        const { gross } = (await file(orderId)).order.quote
        const note = { orderId, receivedOn: '2026-11-21', actor }
        expect(await noteTransfer(ports(), { ...note, idempotencyKey: idempotencyKey(), amount: 1_00 })).toEqual(done)
        expect((await file(orderId)).order.status.state).toBe('awaiting-payment')
        expect(
          await noteTransfer(ports(), { ...note, idempotencyKey: idempotencyKey(), amount: gross - 1_00 }),
        ).toEqual(done)
        expect((await file(orderId)).order.status.state).toBe('confirmed')
        expect((await file(orderId)).invoices).toMatchObject([{ kind: 'invoice', gross, payment: { state: 'paid' } }])
        expect((await kinds(orderId)).filter((kind) => kind === 'invitation')).toHaveLength(2)
      })

      it('of a part leaves the rest to be paid by card', async () => {
        const orderId = await books('Halbkarte', 1, byCard.slug)
        const { gross } = (await file(orderId)).order.quote
        await noteTransfer(ports(), transferOf(orderId, 100_00))
        expect(await payByCard(ports(), orderId)).toMatchObject({ amount: gross - 100_00 })
        const { order, invoices, balance } = await file(orderId)
        expect(order.status.state).toBe('confirmed')
        expect(balance).toMatchObject({ paid: gross, kept: gross })
        expect(invoices).toMatchObject([{ gross, payment: { state: 'paid' } }])
      })

      it('confirms an order that has expired as long as there are seats, and none whose workshop has begun', async () => {
        const orderId = await books('Montagsbank', 1, byCard.slug)
        const { order } = await file(orderId)
        if (order.product.kind !== 'live') throw new Error('no live order')
        await endHold(ports(saturday.add({ hours: 2 })), order.product.registrationId)
        expect((await file(orderId)).order.status.state).toBe('expired')
        const note = { orderId, amount: order.quote.gross, receivedOn: '2026-11-23', actor }
        expect(await noteTransfer(ports(startOf(byCard)), { ...note, idempotencyKey: idempotencyKey() })).toEqual({
          outcome: 'refused',
          refusal: { reason: 'no-seats' },
        })
        expect(
          await noteTransfer(ports(saturday.add({ hours: 48 })), { ...note, idempotencyKey: idempotencyKey() }),
        ).toEqual(done)
        expect((await file(orderId)).order.status.state).toBe('confirmed')
      })

      it('of more than is outstanding is recorded when the office says so, and the surplus is money to refund', async () => {
        const orderId = await books('Zuviel', 1, byCard.slug)
        const { gross } = (await file(orderId)).order.quote
        const note = { ...transferOf(orderId, gross + 100_00), kept: 0 }
        const refusal = { reason: 'more-than-open', open: gross }
        expect(await noteTransfer(ports(), note)).toEqual({ outcome: 'refused', refusal })
        const surplus = { ...note, withSurplus: true }
        expect(await Promise.all([noteTransfer(ports(), surplus), noteTransfer(ports(), surplus)])).toEqual([
          done,
          done,
        ])
        const { order, invoices, balance } = await file(orderId)
        expect(order.status.state).toBe('confirmed')
        expect(invoices).toMatchObject([{ kind: 'invoice', gross, payment: { state: 'paid' } }])
        expect([balance.kept, toReturn(order, balance)]).toEqual([gross + 100_00, 100_00])
        expect(await listed(orderId)).toMatchObject({ open_cents: null, return_cents: '10000' })
        const again = { ...surplus, idempotencyKey: idempotencyKey() }
        expect(await noteTransfer(ports(), again)).toEqual(refused('money-moved'))
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'abgesagt' })
        expect(await listed(orderId)).toMatchObject({ return_cents: `${gross + 100_00}` })
      })

      it('that comes for an order which lost its seats is recorded as money to refund, and brings nothing back', async () => {
        const orderId = await books('Zuspät', 1, byCard.slug)
        const { order } = await file(orderId)
        if (order.product.kind !== 'live') throw new Error('no live order')
        await endHold(ports(saturday.add({ hours: 2 })), order.product.registrationId)
        const begun = ports(startOf(byCard))
        const note = { ...transferOf(orderId, order.quote.gross), withSurplus: true }
        expect(await noteTransfer(begun, note)).toEqual(done)
        const now = await file(orderId)
        expect([now.order.status.state, now.invoices]).toEqual(['expired', []])
        expect(await listed(orderId)).toMatchObject({ return_cents: `${order.quote.gross}` })
      })
    })

    describe('a transfer that was noted by mistake', () => {
      const note = async (orderId: string, amount: number) => {
        const transfer = idempotencyKey()
        await noteTransfer(ports(), { idempotencyKey: transfer, orderId, amount, receivedOn: '2026-11-20', actor })
        return transfer
      }
      const takeBack = (orderId: string, transfer: string, kept?: number) =>
        takeBackTransfer(ports(), {
          idempotencyKey: idempotencyKey(),
          orderId,
          transfer,
          kept,
          actor,
          reason: 'falsche Bestellung',
        })

      it('is taken back once although two do it, and no one is told that money comes', async () => {
        const orderId = await books('Verbucht')
        const { gross } = (await file(orderId)).order.quote
        const before = await kinds(orderId)
        const transfer = await note(orderId, gross)
        const both = await Promise.all([takeBack(orderId, transfer), takeBack(orderId, transfer)])
        expect(both).toEqual([done, done])
        const { balance, money, history } = await file(orderId)
        expect(balance).toEqual({ paid: 0, returned: 0, kept: 0 })
        expect(money.transfers).toMatchObject([{ amount: gross }, { amount: -gross, takesBack: transfer }])
        expect(history.at(-1)).toMatchObject({
          actor: { kind: 'member', name: actor.name },
          action: 'payment.transfer-undone',
          reason: 'falsche Bestellung',
        })
        expect(await kinds(orderId)).toEqual(before)
        expect(await reads().paidAt(orderId)).toBeNull()
        const [listed] = (await ports().reads.bookings.search({ text: 'Verbucht' }, null)).bookings
        expect(listed).toMatchObject({ open: gross, toReturn: null })
        expect(await noteTransfer(ports(), transferOf(orderId, gross))).toEqual(done)
      })

      it('leaves what it confirmed confirmed, with an invoice that asks for the money', async () => {
        const orderId = await books('Zu früh fix', 1, byCard.slug)
        const { gross } = (await file(orderId)).order.quote
        const transfer = await note(orderId, gross)
        expect(await takeBack(orderId, transfer, gross)).toEqual(done)
        const { order, invoices } = await file(orderId)
        expect(order.status.state).toBe('confirmed')
        expect(invoices.map(({ kind, payment }) => [kind, payment.state])).toEqual([
          ['invoice', 'paid'],
          ['cancellation', 'cancelled'],
          ['invoice', 'due'],
        ])
      })

      it('changes no invoice that is paid without it', async () => {
        const orderId = await books('Doppelt notiert', 2)
        const { participants, quote } = (await file(orderId)).order
        const half = quote.gross / 2
        const [transfer] = [await note(orderId, half), await note(orderId, half)]
        await leaveOrder(ports(), { orderId, participantIds: [participants[0]?.id ?? ''], actor: 'booker' })
        const before = (await file(orderId)).invoices
        expect(before.at(-1)?.payment.state).toBe('paid')
        expect(await takeBack(orderId, transfer)).toEqual(done)
        expect((await file(orderId)).invoices).toEqual(before)
        expect(await reads().paidAt(orderId)).not.toBeNull()
      })

      it('stays when its money was refunded, and for a stale form', async () => {
        const orderId = await books('Schon zurück')
        const { gross } = (await file(orderId)).order.quote
        const transfer = await note(orderId, gross)
        expect(await takeBack(orderId, transfer, 0)).toEqual({ outcome: 'refused', refusal: { reason: 'money-moved' } })
        await returnMoney(ports(), { idempotencyKey: idempotencyKey(), orderId, amount: 1_00, way: 'transfer', actor })
        const refusal = { reason: 'gone-back', left: gross - 1_00 }
        expect(await takeBack(orderId, transfer)).toEqual({ outcome: 'refused', refusal })
        expect(await takeBack(orderId, idempotencyKey())).toEqual({
          outcome: 'refused',
          refusal: { reason: 'unknown' },
        })
      })
    })

    describe('money that is not ours', () => {
      const asked = async (search: BookingSearch) =>
        (await ports().reads.bookings.search(search, null)).bookings.map(({ orderId }) => orderId)

      it('is among what is to be given back until it is', async () => {
        const orderId = await books('Rückgabe')
        const { gross } = (await file(orderId)).order.quote
        await noteTransfer(ports(), transferOf(orderId, gross))
        expect(await asked({ outstanding: 'return' })).not.toContain(orderId)
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'krank' })
        const [listed] = (await ports().reads.bookings.search({ outstanding: 'return', text: 'Rückgabe' }, null))
          .bookings
        const { order, balance } = await file(orderId)
        expect(listed).toMatchObject({ orderId, toReturn: toReturn(order, balance) })
        expect(listed?.toReturn).toBe(gross)
        const days = todayReadsOn(world.database.db)
        expect(await days.toReturn()).toContainEqual(expect.objectContaining({ orderId, amount: gross }))
        await returnMoney(ports(), { idempotencyKey: idempotencyKey(), orderId, amount: gross, way: 'transfer', actor })
        expect(await asked({ outstanding: 'return' })).not.toContain(orderId)
        expect((await days.toReturn()).map((booking) => booking.orderId)).not.toContain(orderId)
      })

      it('of a date that we have called off is not asked for any more, and anyone who booked it is there until they choose', async () => {
        const orderId = await books('Abgesagt AG', 1, graz.slug)
        expect(await asked({ outstanding: 'open' })).toContain(orderId)
        await world.database.jobs.executeSql('update workshop_date set called_off = true where slug = $1', [graz.slug])
        expect(await asked({ outstanding: 'open' })).not.toContain(orderId)
        expect(await asked({ state: 'called-off' })).toContain(orderId)
        const days = todayReadsOn(world.database.db)
        expect(await days.calledOff()).toContainEqual(expect.objectContaining({ orderId, amount: 0 }))
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'will das Geld' })
        expect(await asked({ state: 'called-off' })).not.toContain(orderId)
        expect((await days.calledOff()).map((booking) => booking.orderId)).not.toContain(orderId)
        await world.database.jobs.executeSql('update workshop_date set called_off = false where slug = $1', [graz.slug])
      })
    })

    describe('refunds', () => {
      const refundOf = (orderId: string, amount: number) =>
        ({ idempotencyKey: idempotencyKey(), orderId, amount, way: 'card', actor, reason: 'Kulanz' }) as const

      it('is refunded to the card by a job, once, and the booker is notified', async () => {
        const { orderId, paymentId, gross } = await paysByCard('Teilrück', 2)
        const part = refundOf(orderId, 100_00)
        expect(await returnMoney(ports(), part)).toEqual(done)
        expect(await returnMoney(ports(), part)).toEqual(done)
        expect(await kinds(orderId)).toContain('money-return')
        service.breakDown()
        await expect(payReturn(ports(), part.idempotencyKey)).rejects.toThrow('away')
        service.repair()
        for (const _ of [1, 2]) await payReturn(ports(), part.idempotencyKey)
        expect(service.refunds().filter(({ receipt }) => receipt === `pi_${paymentId}`)).toEqual([
          { receipt: `pi_${paymentId}`, amount: 100_00, idempotencyKey: `return:${part.idempotencyKey}` },
        ])
        expect((await kinds(orderId)).filter((kind) => kind === 'money-returned')).toHaveLength(1)
        expect((await file(orderId)).balance).toEqual({ paid: gross, returned: 100_00, kept: gross - 100_00 })
      })

      it('is never more than was paid, also when two give it back at the same moment', async () => {
        const { orderId, gross } = await paysByCard('Doppelgriff', 1)
        const outcomes = await Promise.all([1, 2, 3].map(() => returnMoney(ports(), refundOf(orderId, gross))))
        expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused', 'refused'])
        expect(outcomes).toContainEqual(refused('nothing-left'))
        expect((await file(orderId)).balance.kept).toBe(0)
        expect((await kinds(orderId)).filter((kind) => kind === 'money-return')).toHaveLength(1)
      })

      it('is refunded once when two have the same page open: the second is told that money has moved', async () => {
        const { orderId, gross } = await paysByCard('Zwei Fenster', 1)
        const part = () => ({ ...refundOf(orderId, 50_00), kept: gross })
        const first = part()
        expect(await returnMoney(ports(), first)).toEqual(done)
        expect(await returnMoney(ports(), first)).toEqual(done)
        expect(await returnMoney(ports(), part())).toEqual(refused('money-moved'))
        expect(await returnMoney(ports(), { ...part(), kept: gross - 50_00 })).toEqual(done)
        expect((await file(orderId)).balance.kept).toBe(gross - 100_00)
      })

      it('is only the rest when the order is cancelled after a part', async () => {
        const { orderId, paymentId, gross } = await paysByCard('Restposten', 1)
        const part = refundOf(orderId, 90_00)
        await returnMoney(ports(), part)
        expect(await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'krank' })).toEqual({
          outcome: 'done',
          fee: 'none',
        })
        const due = (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'money-return')
        for (const effect of due) if ('returnId' in effect) await payReturn(ports(), effect.returnId)
        const amounts = service.refunds().filter(({ receipt }) => receipt === `pi_${paymentId}`)
        expect(amounts.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([90_00, gross - 90_00])
        expect((await file(orderId)).balance).toEqual({ paid: gross, returned: gross, kept: 0 })
      })

      it('is not paid to the card again when the office has transferred it before', async () => {
        const { orderId, gross } = await paysByCard('Umweg', 1)
        await returnMoney(ports(), {
          idempotencyKey: idempotencyKey(),
          orderId,
          amount: gross,
          way: 'transfer',
          actor,
          reason: 'Karte weg',
        })
        expect(await kinds(orderId)).toContain('money-returned')
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'krank' })
        expect(await kinds(orderId)).not.toContain('money-return')
        expect((await file(orderId)).money.payments).toMatchObject([{ state: 'paid' }])
      })
    })

    describe('what stays due after a late cancellation', () => {
      const late = startOf(vienna).subtract({ hours: 48 })
      const outstanding = async (outstanding: 'open' | { dueBefore: string }) =>
        (await ports().reads.bookings.search({ outstanding }, null)).bookings.map((booking) => booking.orderId)
      async function cancelsLate(company: string) {
        const orderId = await books(company)
        const cancelled = await cancelOrder(ports(late), { orderId, way: 'terms', actor: 'booker' })
        expect(cancelled).toEqual({ outcome: 'done', fee: 'full' })
        return { orderId, gross: (await file(orderId)).order.quote.gross }
      }

      it('is kept with the order, is among the open invoices, and its money is noted without confirming anything', async () => {
        const { orderId, gross } = await cancelsLate('Spätabsage')
        const { order, invoices } = await file(orderId)
        expect(order.cancelled).toEqual({ way: 'terms', fee: 'full', due: gross })
        expect(await outstanding('open')).toContain(orderId)
        const [issued] = invoices
        const due = issued?.payment.state === 'due' ? issued.payment.on : ''
        expect(await outstanding({ dueBefore: due })).not.toContain(orderId)
        expect(await outstanding({ dueBefore: Temporal.PlainDate.from(due).add({ days: 1 }).toString() })).toContain(
          orderId,
        )
        const note = { orderId, receivedOn: '2026-12-01', actor, reason: 'Auszug 51' }
        const more = { ...note, idempotencyKey: idempotencyKey(), amount: gross + 1 }
        expect(await noteTransfer(ports(late), more)).toEqual({
          outcome: 'refused',
          refusal: { reason: 'more-than-open', open: gross },
        })
        expect(await noteTransfer(ports(late), { ...more, amount: gross })).toEqual(done)
        expect((await file(orderId)).order.status.state).toBe('cancelled')
        expect(await kinds(orderId)).not.toContain('vouchers')
        expect(await outstanding('open')).not.toContain(orderId)
      })

      it('is waived once where the seat was sold again: the invoice is taken back', async () => {
        const { orderId, gross } = await cancelsLate('Nachrücker')
        const command = { orderId, actor, reason: 'Platz ging an die Warteliste' }
        const both = await Promise.all([waiveFee(ports(late), command), waiveFee(ports(late), command)])
        expect(both.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
          done,
          refused('nothing-due'),
        ])
        const { invoices, order, history } = await file(orderId)
        expect(invoices.map((invoice) => invoice.gross)).toEqual([gross, -gross])
        // One mail tells the booker and brings the cancellation invoice.
        const mails = (await world.effectsOf(orderId)).filter(({ kind }) => ['share-set', 'invoice'].includes(kind))
        expect(mails).toMatchObject([{ kind: 'share-set', waived: 'goodwill' }])
        expect(order.cancelled).toEqual({ way: 'organiser', fee: 'none', due: 0 })
        expect(history.at(-1)).toMatchObject({
          actor: { kind: 'member', name: actor.name },
          action: 'payment.fee-waived',
          reason: command.reason,
        })
        expect(await outstanding('open')).not.toContain(orderId)
        const transfer = {
          idempotencyKey: idempotencyKey(),
          orderId,
          amount: 1_00,
          receivedOn: '2026-12-01',
          actor,
          reason: 'x',
        }
        expect(await noteTransfer(ports(late), transfer)).toEqual({
          outcome: 'refused',
          refusal: { reason: 'no-seats' },
        })
      })

      it('is refunded to the card with the waiver; an active order has nothing to waive', async () => {
        const { orderId } = await paysByCard('Kartenkulanz', 1)
        const waiver = { orderId, actor, reason: 'Kulanz' }
        expect(await waiveFee(ports(), waiver)).toEqual(refused('nothing-due'))
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'full', actor, reason: 'nicht erschienen' })
        expect(await kinds(orderId)).not.toContain('refund')
        expect(await waiveFee(ports(), waiver)).toEqual(done)
        expect((await file(orderId)).money.payments).toMatchObject([{ state: 'refund-due' }])
      })
    })

    describe('an overdue invoice', () => {
      it('reminds of an overdue invoice once a day, and of a paid one no more', async () => {
        const orderId = await books('Säumig')
        const { invoices, order } = await file(orderId)
        const [invoice] = invoices
        if (invoice?.payment.state !== 'due') throw new Error('not due')
        const day = (days: number) => saturday.add({ hours: 24 * days })
        const remind = (at: Temporal.Instant) => remindOfPayment(ports(at), { orderId, actor })
        const reminders = async () =>
          (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'payment-reminder').length
        expect(await remind(day(14))).toEqual(refused('nothing-overdue'))
        expect(await Promise.all([remind(day(15)), remind(day(15))])).toEqual([done, done])
        expect(await remind(day(15))).toEqual(done)
        expect(await reminders()).toBe(1)
        expect(await remind(day(20))).toEqual(done)
        expect(await reminders()).toBe(2)
        expect((await logOf(orderId)).filter((line) => line.endsWith('payment.reminded'))).toHaveLength(2)
        await noteTransfer(ports(), transferOf(orderId, order.quote.gross))
        expect(await remind(day(21))).toEqual(refused('nothing-overdue'))
        const effect = { kind: 'payment-reminder', orderId, number: invoice.number, on: '2026-12-12' } as const
        expect(await paymentReminder.load(ports() as unknown as DispatchPorts, effect)).toBeNull()
      })
    })

    describe('the fee of a cancellation', () => {
      it('is a share that the office sets: on Today until then, once however often it is sent, and the booker is told', async () => {
        const { orderId, gross } = await paysByCard('Teilnahme', 1)
        const command = { orderId, amount: 600_00, actor, reason: 'ein Tag von zwei' }
        expect(await decideShare(ports(), command)).toEqual(refused('no-share'))
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'share', actor, reason: 'krank am zweiten Tag' })
        const days = todayReadsOn(world.database.db)
        const onToday = async () => (await days.shares()).filter((one) => one.orderId === orderId)
        const toReturn = async () => (await days.toReturn()).find((one) => one.orderId === orderId)?.amount
        const isListed = async () =>
          (await ports().reads.bookings.search({ outstanding: 'share' }, null)).bookings.some(
            (one) => one.orderId === orderId,
          )
        expect(await onToday()).toMatchObject([{ amount: gross }])
        expect(await isListed()).toBe(true)
        expect(await toReturn()).toBeUndefined()
        await Promise.all([decideShare(ports(), command), decideShare(ports(), command)])
        expect((await file(orderId)).order.cancelled).toEqual({ way: 'organiser', fee: 'share', due: 600_00 })
        expect(await onToday()).toEqual([])
        expect(await isListed()).toBe(false)
        expect(await toReturn()).toBe(gross - 600_00)
        expect((await kinds(orderId)).filter((kind) => kind === 'share-set')).toHaveLength(1)
        const log = (await file(orderId)).history.filter(({ action }) => action === 'payment.share-set')
        expect(log).toMatchObject([{ reason: command.reason }])
      })
    })

    describe('a booking', () => {
      it('with Discover is on Today when its follow-up talk is due, from four to six weeks after the workshop', async () => {
        const orderId = await books('Nachgespräch', 2, graz.slug, { discover: true })
        await books('Ohne Nachgespräch', 1, graz.slug)
        const afterDays = async (days: number) => {
          const due = await todayReadsOn(world.database.db).followUps(endOf(graz).add({ hours: 24 * days }))
          return due.map((one) => one.orderId)
        }
        expect(await afterDays(27)).toEqual([])
        expect(await afterDays(28)).toEqual([orderId])
        expect(await afterDays(42)).toEqual([orderId])
        expect(await afterDays(43)).toEqual([])
        const { parties } = (await dateReadsOn(world.database.db).record(graz.slug, saturday)) ?? { parties: [] }
        expect(parties.filter(({ discover }) => discover).map(({ order }) => order?.id)).toEqual([orderId])
      })

      it('is cancelled by the office after its workshop has begun, at what it decides, and once', async () => {
        const orderId = await books('Fernblieb')
        const late = ports(startOf(vienna))
        const command = { orderId, way: 'organiser', fee: 'full', actor, reason: 'nicht erschienen' } as const
        expect(await cancelOrder(late, command)).toEqual({ outcome: 'done', fee: 'full' })
        expect(await cancelOrder(late, command)).toEqual(refused('not-open'))
        const { invoices, history } = await file(orderId)
        expect(invoices).toHaveLength(1)
        expect(history.at(-1)).toMatchObject({
          actor: { kind: 'member', name: actor.name },
          action: 'booking.cancelled',
          reason: 'nicht erschienen',
        })
      })

      it('moves to another date in the last weeks, which its booker could not', async () => {
        const orderId = await books('Umsteiger')
        const late = ports(startOf(graz).subtract({ hours: 48 }))
        const command = { orderId, to: graz.slug, actor, reason: 'Kind krank' }
        expect(await transferOrder(late, command)).toEqual(done)
        expect((await file(orderId)).date?.slug).toBe(graz.slug)
        expect((await file(orderId)).history.at(-1)).toMatchObject({
          actor: { kind: 'member', name: actor.name },
          action: 'booking.transferred',
          details: { from: vienna.slug, to: graz.slug },
          reason: 'Kind krank',
        })
      })

      it('gets another invoice address by a cancellation and a new invoice, and none when nothing changes', async () => {
        const orderId = await books('Umbenannt')
        const address = {
          ...(await file(orderId)).order.invoice,
          company: 'Umbenannt Holding AG',
          street: 'Neue Gasse 1',
        }
        const command = { orderId, address, actor, reason: 'Firma umbenannt' }
        for (const _ of [1, 2]) expect(await changeAddress(ports(), command)).toEqual(done)
        const { invoices, order } = await file(orderId)
        expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
        expect(invoices.map(({ gross }) => gross).reduce((sum, gross) => sum + gross)).toBe(order.quote.gross)
        expect(invoices.at(-1)?.buyer).toMatchObject({ name: 'Umbenannt Holding AG', street: 'Neue Gasse 1' })
        expect(invoices[0]?.buyer.name).toBe('Umbenannt GmbH')
        expect(order.invoice.company).toBe('Umbenannt Holding AG')
      })

      it('gets another contact once: the confirmation and the invoice go there, and former links open nothing', async () => {
        const token = tokenOf(await world.book({ workshop: graz.slug, form: bookingParty('Falschpost', 1) }))
        const orderId = (await resolveToken(reads(), 'order', token)) ?? ''
        const before = (await file(orderId)).order
        const contact = { ...before.booker, lastName: 'Richtig', email: 'richtig@falschpost.example', phone: undefined }
        const command = { idempotencyKey: idempotencyKey(), orderId, contact, actor, reason: 'angerufen' }
        for (const _ of [1, 2]) expect(await changeBooker(ports(), command)).toEqual(done)

        const { order, invoices, history } = await file(orderId)
        expect(order.booker).toMatchObject({ lastName: 'Richtig', email: 'richtig@falschpost.example' })
        expect(order.customerNumber).not.toBe(before.customerNumber)
        expect(order.participants).toEqual(before.participants)
        expect(await resolveToken(reads(), 'order', token)).toBeNull()
        expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
        expect(invoices.at(-1)?.buyer.email).toBe('richtig@falschpost.example')
        const sent = (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'booking-confirmation')
        expect(sent).toHaveLength(2)
        expect(history.filter(({ action }) => action === 'booking.booker-changed')).toMatchObject([
          { actor: { name: actor.name }, reason: 'angerufen' },
        ])
        const again = { ...command, contact: { ...contact, firstName: 'Mila' } }
        expect(await changeBooker(ports(startOf(graz)), again)).toEqual(refused('workshop-started'))
      })

      it('gets another contact while it awaits its payment: the link to pay goes there, and the former one opens nothing', async () => {
        const token = tokenOf(await world.book({ workshop: byCard.slug, form: bookingParty('Falschkarte', 1) }))
        const orderId = (await resolveToken(reads(), 'order', token)) ?? ''
        const { booker } = (await file(orderId)).order
        const contact = { ...booker, email: 'richtig@falschkarte.example', phone: undefined }
        const command = { idempotencyKey: idempotencyKey(), orderId, contact, actor }
        for (const _ of [1, 2]) expect(await changeBooker(ports(), command)).toEqual(done)
        expect((await file(orderId)).order.booker.email).toBe('richtig@falschkarte.example')
        expect(await resolveToken(reads(), 'order', token)).toBeNull()
        const sent = (await world.effectsOf(orderId)).map(({ kind }) => kind)
        expect(sent.filter((kind) => kind === 'payment-awaited')).toHaveLength(2)
        expect(sent).not.toContain('booking-confirmation')
        // Its seat is free again for the tests below.
        await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'Irrtum' })
      })

      it('asks in its replacement invoice only for what is open after a part payment', async () => {
        const orderId = await books('Angezahlt')
        const { gross } = (await file(orderId)).order.quote
        const transfer = { orderId, amount: 100_000, receivedOn: '2026-11-20', actor, reason: 'Anzahlung' }
        await noteTransfer(ports(), { ...transfer, idempotencyKey: crypto.randomUUID() })
        const address = { ...(await file(orderId)).order.invoice, street: 'Andere Gasse 2' }
        await changeAddress(ports(), { orderId, address, actor, reason: 'Umzug' })
        const replacement = (await file(orderId)).invoices.at(-1)
        expect(replacement?.payment).toMatchObject({ state: 'due', prepaid: 100_000 })
        expect(replacement && amountDue(replacement)).toBe(gross - 100_000)
      })

      it('names the transfer by which a replaced invoice was paid', async () => {
        const orderId = await books('Bezahlwerk')
        const { order } = await file(orderId)
        const idempotencyKey = crypto.randomUUID()
        const transfer = { orderId, amount: order.quote.gross, receivedOn: '2026-11-20', actor, idempotencyKey }
        expect(await noteTransfer(ports(), transfer)).toEqual(done)
        const address = { ...order.invoice, street: 'Dritte Gasse 3' }
        await changeAddress(ports(), { orderId, address, actor, reason: 'Umzug' })
        expect((await file(orderId)).invoices.at(-1)?.payment).toMatchObject({ state: 'paid', by: 'transfer' })
      })

      it('owes the VAT of another buyer: too much goes back, and the net price stays', async () => {
        const { orderId, gross } = await paysByCard('Auswanderer')
        const { invoice: old, quote } = (await file(orderId)).order
        const abroad = { ...old, country: 'DE', vatId: 'DE136695976' }
        expect(await changeAddress(ports(), { orderId, address: abroad, actor })).toEqual(done)
        const { invoices, order, balance } = await file(orderId)
        expect(order.quote).toMatchObject({
          net: quote.net,
          gross: quote.net,
          vat: [{ rule: 'reverse-charge', vat: 0 }],
        })
        expect(invoices.map((one) => one.gross)).toEqual([gross, -gross, quote.net])
        expect(invoices.at(-1)?.payment).toEqual({ state: 'paid', on: expect.any(String) })
        const listed = async () => (await ports().reads.bookings.search({ text: order.number }, null)).bookings[0]
        const tooMuch = gross - quote.net
        expect(toReturn(order, balance)).toBe(tooMuch)
        expect(await listed()).toMatchObject({ toReturn: tooMuch, open: 0 })
        const back = { idempotencyKey: idempotencyKey(), orderId, amount: tooMuch, way: 'card', actor } as const
        expect(await returnMoney(ports(), back)).toEqual(done)
        expect(await listed()).toMatchObject({ toReturn: null })
      })

      it('owes VAT once its VAT id proves to be none: what is missing is asked for', async () => {
        const party = bookingParty('Ohne Nummer', 1)
        const invoice = { ...party.invoice, country: 'DE', vatId: 'DE136695976', noVatId: false }
        const orderId = await books('Ohne Nummer', 1, byCard.slug, { invoice })
        await payByCard(ports(), orderId)
        const { invoice: address, quote } = (await file(orderId)).order
        expect(quote.gross).toBe(quote.net)
        await changeAddress(ports(), { orderId, address: { ...address, vatId: undefined }, actor })
        const { order, invoices, balance } = await file(orderId)
        expect(order.quote).toMatchObject({ net: quote.net, vat: [{ country: 'DE', rate: 19 }] })
        const { gross } = order.quote
        expect(invoices.map((one) => one.gross)).toEqual([quote.net, -quote.net, gross])
        expect(invoices.at(-1)?.payment).toMatchObject({ state: 'due', prepaid: quote.net })
        expect(toReturn(order, balance)).toBe(0)
        const [listed] = (await ports().reads.bookings.search({ text: order.number }, null)).bookings
        expect(listed).toMatchObject({ open: gross - quote.net, toReturn: null })
        expect(await reads().paidAt(orderId)).toBeNull()
      })

      it('keeps its VAT while it awaits its payment, of whatever amount that is', async () => {
        const orderId = await books('Wartet noch', 1, byCard.slug)
        const address = { ...(await file(orderId)).order.invoice, country: 'DE', vatId: 'DE136695976' }
        expect(await changeAddress(ports(), { orderId, address, actor })).toEqual(refused('pay-first'))
        expect((await file(orderId)).order.invoice.country).toBe('AT')
      })

      it('has notes of its own, each written once', async () => {
        const orderId = await books('Notiz')
        const bookingId = (await file(orderId)).id
        const note = { idempotencyKey: idempotencyKey(), bookingId, actor, text: 'ruft am Montag an' }
        for (const _ of [1, 2]) await writeNote(ports(), note)
        expect((await file(orderId)).notes).toMatchObject([
          { text: 'ruft am Montag an', writtenBy: { kind: 'member', name: actor.name } },
        ])
      })

      it('names who did something by their account: two of one name apart, and each by the name of today', async () => {
        const orderId = await books('Namensvettern')
        const { id: bookingId } = await file(orderId)
        const namesakes = [1, 2].map((number) => ({ ...memberActor(`Robin Maier ${number}`), name: 'Robin Maier' }))
        const accounts = namesakes.map(
          (namesake) => ({ ...namesake, email: `${namesake.id}@office.example`, role: 'organiser' }) as const,
        )
        await world.database.db.insert(member).values(accounts)
        const [first, second] = namesakes
        if (!(first && second)) throw new Error('no namesakes')
        for (const namesake of namesakes) {
          const reason = 'zu viel bezahlt'
          const money = { orderId, amount: 10_00, actor: namesake, reason }
          await noteTransfer(ports(), { ...money, idempotencyKey: idempotencyKey(), receivedOn: '2026-11-20' })
          await returnMoney(ports(), { ...money, idempotencyKey: idempotencyKey(), way: 'transfer' })
          await writeNote(ports(), { idempotencyKey: idempotencyKey(), bookingId, actor: namesake, text: namesake.id })
        }
        await world.database.db.update(member).set({ name: 'Robin Huber' }).where(eq(member.id, second.id))
        const by = async () => {
          const { money, notes } = await file(orderId)
          const doers = [...money.transfers.map((one) => one.notedBy), ...money.returns.map((one) => one.decidedBy)]
          return [...doers, ...notes.map((one) => one.writtenBy)].map((who) => 'name' in who && who.name)
        }
        const now = ['Robin Maier', 'Robin Huber']
        expect((await by()).sort()).toEqual([...now, ...now, ...now].sort())
        expect((await file(orderId)).notes.map(({ text, writtenBy }) => [text, writtenBy])).toEqual(
          expect.arrayContaining([
            [first.id, { kind: 'member', name: 'Robin Maier' }],
            [second.id, { kind: 'member', name: 'Robin Huber' }],
          ]),
        )
        // Without the account, the name of then.
        await world.database.db.delete(member).where(eq(member.id, second.id))
        expect(new Set(await by())).toEqual(new Set(['Robin Maier']))
      })

      it('opens by its order and by its registration, and nothing opens by anything else', async () => {
        const orderId = await books('Zweitname')
        const { id } = await file(orderId)
        expect((await openBooking(ports().reads, id))?.order?.order.id).toBe(orderId)
        expect(await openBooking(ports().reads, crypto.randomUUID())).toBeNull()
      })
    })

    describe('a mail', () => {
      it('is sent again under a name of its own, and one that failed under the same', async () => {
        const orderId = await books('Postfach')
        const effect = { kind: 'booking-confirmation', orderId } as const
        const key = `booking-confirmation:${orderId}`
        const mail = { key, effect, to: { name: 'Ines', email: 'ines@postfach.example' }, subject: 'Fix', at: saturday }
        const waiting = async () =>
          (await world.effectsOf(orderId)).filter(({ kind }) => kind === 'booking-confirmation')
        await sentMailOn(world.database.db).failed(mail, '550 no such user')
        expect((await file(orderId)).mails).toMatchObject([{ key, state: 'failed', error: '550 no such user' }])
        const command = { key, idempotencyKey: idempotencyKey(), actor, reason: 'Adresse stimmt' }
        await sendAgain(ports(), command)
        expect(await waiting()).toEqual([effect, effect])
        await sentMailOn(world.database.db).add(mail)
        await sendAgain(ports(), command)
        expect(await waiting()).toContainEqual({ ...effect, again: command.idempotencyKey })
        expect(await sendAgain(ports(), { ...command, key: 'no such mail' })).toEqual(refused('unknown'))
      })

      it('that lets someone into the office is not sent from the log', async () => {
        const effect = { kind: 'member-invitation', invitationId: crypto.randomUUID() } as const
        const key = `member-invitation:${effect.invitationId}`
        const to = { name: 'Eva', email: 'eva@flightlevels.example' }
        await sentMailOn(world.database.db).add({ key, effect, to, subject: 'Komm ins Büro', at: saturday })
        expect(await sendAgain(ports(), { key, idempotencyKey: idempotencyKey(), actor, reason: '' })).toEqual(
          refused('unknown'),
        )
      })
    })
  })
}
