import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceOf } from '#domain/invoice/invoice.ts'
import { actorText } from '#domain/office/member.ts'
import { toReturn } from '#domain/order/cancellation.ts'
import { quoteForFewer } from '#domain/order/change-order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { done, refused } from '#domain/result.ts'
import { scheduleOf } from '#domain/workshop/edit-date.ts'
import { cancelledSequence, type LiveDate, publishedSequence, startOf } from '#domain/workshop/workshop-date.ts'
import { openDeclaration } from '#features/booking/behind-link.ts'
import { waiveFee } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { type LeaveOrder, leaveOrder } from '#features/booking/leave-order.ts'
import { noteTransfer } from '#features/booking/note-transfer.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { closeWithdrawal, completeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { moveDate } from '#features/workshops/edit-date.ts'
import { callOffDate } from '#features/workshops/office-dates.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl2dInVienna,
  theFlclInBerlin,
  theFlclInSalzburg,
  theFlsaInMunich,
  theFullFlsaWithAWaitlist,
} from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const graz = liveDate(theFl2dInGraz, saturday)
const vienna = liveDate(theFl2dInVienna, saturday)
const hamburg = liveDate(theFl2dInHamburg, saturday)
const berlin = liveDate(theFlclInBerlin, saturday)
const salzburg = liveDate(theFlclInSalzburg, saturday)
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const munich = liveDate(theFlsaInMunich, saturday)

/** What happens to orders after they were placed. */
export function changesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`changes after a booking on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const ports = (now = saturday) => ({
      clock: { now: () => now },
      randomSource: { id: () => crypto.randomUUID(), token: () => `${crypto.randomUUID()}${crypto.randomUUID()}` },
      transactions: world.transactions,
      reads: readsOn(world.database.db),
    })

    async function order(company: string, people: number, workshop: string, changes = {}): Promise<string> {
      const outcome = await world.book({ workshop, form: bookingParty(company, people, changes) })
      return (await resolveToken(readsOn(world.database.db), 'order', tokenOf(outcome))) ?? ''
    }

    const look = async (id: string) => {
      const found = await readsOn(world.database.db).orderWithDate(id)
      if (!found) throw new Error('no such order')
      return found
    }
    const left = async (slug: string) => (await readsOn(world.database.db).workshopDate(slug, saturday))?.left
    const kinds = async (id: string) => (await world.effectsOf(id)).map(({ kind }) => kind).sort()

    it('cancels an order for nothing, frees its seats and tells everyone once', async () => {
      const before = await left(graz.slug)
      const id = await order('Murwerk', 2, graz.slug)
      expect(await left(graz.slug)).toBe((before ?? 0) - 2)
      const cancelled = await Promise.all(
        [1, 2].map(() => cancelOrder(ports(), { orderId: id, way: 'terms', actor: 'booker' })),
      )
      expect(cancelled.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
      expect(cancelled).toContainEqual({ outcome: 'done', fee: 'none' })
      expect(await left(graz.slug)).toBe(before)
      expect((await look(id)).order.status).toEqual({ state: 'cancelled' })
      expect((await kinds(id)).filter((kind) => kind.includes('cancelled'))).toEqual([
        'booking-cancelled',
        'order-cancelled',
        'participant-cancelled',
        'participant-cancelled',
      ])
      const [issued, cancellation] = await readsOn(world.database.db).invoices(id)
      expect(cancellation?.cancels?.number).toBe(issued?.number)
      // The mail about the order brings it.
      expect(await kinds(id)).not.toContain('invoice')
    })

    it('asks the full price in the last weeks', async () => {
      const id = await order('Spätwerk', 1, berlin.slug)
      const late = startOf(berlin).subtract({ hours: 24 * 10 })
      expect(await cancelOrder(ports(late), { orderId: id, way: 'terms', actor: 'booker' })).toEqual({
        outcome: 'done',
        fee: 'full',
      })
    })

    it('cancels nothing for another sum than the booker was told', async () => {
      const id = await order('Zauderwerk', 1, berlin.slug)
      const late = startOf(berlin).subtract({ hours: 24 * 10 })
      const cancelFor = (agreedDue: number) =>
        cancelOrder(ports(late), { orderId: id, way: 'terms', agreedDue, actor: 'booker' })
      expect(await cancelFor(0)).toEqual(refused('costs-changed'))
      const { status, quote } = (await look(id)).order
      expect(status.state).toBe('confirmed')
      expect(await kinds(id)).not.toContain('order-cancelled')
      expect(await cancelFor(quote.gross)).toEqual({ outcome: 'done', fee: 'full' })
    })

    it('gives a cancelled seat of the full FLSA to the line, in the same transaction', async () => {
      const form = bookingParty('Wartwerk', 1, { joinsWaitlist: true })
      const waiting = await world.book({ workshop: flsa.slug, form })
      const id =
        (await resolveToken(readsOn(world.database.db), 'registration', tokenOf(waiting, 'registration'))) ?? ''
      const orders = await world.transactions.run((stores) => stores.ordersOfDate(flsa.id))
      await cancelOrder(ports(), { orderId: orders[0]?.order.id ?? '', way: 'terms', actor: memberActor('Test') })
      expect((await readsOn(world.database.db).registration(id))?.registration.status.state).toBe('offered')
      // No one else gets what belongs to the line.
      expect(await left(flsa.slug)).toBe((orders[0]?.order.participants.length ?? 0) - 1)
    })

    it('moves an order to another date of the same workshop at the same price, and its seats with it', async () => {
      const [inVienna, inGraz] = [await left(vienna.slug), await left(graz.slug)]
      const id = await order('Wanderwerk', 2, vienna.slug)
      expect(await transferOrder(ports(), { orderId: id, to: graz.slug, actor: 'booker' })).toEqual(done)
      expect((await look(id)).date?.slug).toBe(graz.slug)
      expect([await left(vienna.slug), await left(graz.slug)]).toEqual([inVienna, (inGraz ?? 0) - 2])
      expect((await kinds(id)).filter((kind) => ['order-moved', 'date-changed'].includes(kind))).toEqual([
        'date-changed',
        'date-changed',
        'order-moved',
      ])
    })

    it('corrects the invoice of a moved order, which named other days, and mails both documents', async () => {
      const id = await order('Terminwerk', 1, vienna.slug)
      const transfer = (to: string) => transferOrder(ports(), { orderId: id, to, actor: 'booker' })
      expect(await transfer(graz.slug)).toEqual(done)
      const issued = await readsOn(world.database.db).invoices(id)
      expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
      expect(issued.map(({ service }) => service)).toEqual([serviceOf(vienna), serviceOf(vienna), serviceOf(graz)])
      expect(issued[0]?.gross).toBe(issued[2]?.gross)
      const mailed = (await world.effectsOf(id)).flatMap((effect) => (effect.kind === 'invoice' ? [effect.number] : []))
      // The first one was in the confirmation.
      expect(mailed.sort()).toEqual(issued.slice(1).map(({ number }) => number))
    })

    it('goes back to where it was, and each calendar entry on the way has a higher sequence', async () => {
      const id = await order('Pendelwerk', 1, vienna.slug)
      const invited = publishedSequence((await look(id)).date ?? vienna)
      for (const to of [graz.slug, vienna.slug, graz.slug])
        expect(await transferOrder(ports(), { orderId: id, to, actor: 'booker' })).toEqual(done)
      const moves = (await world.effectsOf(id)).filter(({ kind }) => kind === 'date-changed')
      const leaving = moves.flatMap((move) =>
        move.kind === 'date-changed' && move.formerDate === vienna.slug
          ? [cancelledSequence(move.formerRevision ?? -1)]
          : [],
      )
      expect(leaving.sort()).toEqual([invited + 1, invited + 3])
      // Each move is mailed, also the second one to the same date.
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(3)
    })

    it('is moved by its booker five times a day, by the office as often as it likes', async () => {
      const id = await order('Kreiselwerk', 1, vienna.slug)
      const move = { orderId: id, actor: 'booker' } as const
      for (const to of [graz, vienna, graz, vienna, graz])
        expect(await transferOrder(ports(), { ...move, to: to.slug })).toEqual(done)
      expect(await transferOrder(ports(), { ...move, to: vienna.slug })).toEqual(refused('too-often'))
      expect((await look(id)).date?.slug).toBe(graz.slug)
      const office = { orderId: id, actor: memberActor('Nora Pichler'), reason: 'Wunsch am Telefon' }
      expect(await transferOrder(ports(), { ...office, to: vienna.slug })).toEqual(done)
      const tomorrow = ports(saturday.add({ hours: 24 }))
      expect(await transferOrder(tomorrow, { ...move, to: graz.slug })).toEqual(done)
      await cancelOrder(tomorrow, { orderId: id, way: 'terms', actor: 'booker' })
    })

    it('mails one address about moves by bookers ten times a day at most, anyone who names it', async () => {
      const ids: string[] = []
      const participants = [{ firstName: 'Olga', lastName: 'Fremd', email: 'opfer@post.example' }]
      for (const company of ['Wechselwerk', 'Schaukelwerk', 'Tauschwerk']) {
        const id = await order(company, 1, vienna.slug, { participants })
        for (const to of [graz, vienna, graz, vienna, graz])
          expect(await transferOrder(ports(), { orderId: id, to: to.slug, actor: 'booker' })).toEqual(done)
        ids.push(id)
      }
      const effects = (await Promise.all(ids.map((id) => kinds(id)))).flat()
      expect(effects.filter((kind) => kind === 'date-changed')).toHaveLength(10)
      expect(effects.filter((kind) => kind === 'order-moved')).toHaveLength(15)
      for (const id of ids) await cancelOrder(ports(), { orderId: id, way: 'terms', actor: 'booker' })
    })

    it.each([
      ['where it costs another VAT', () => hamburg.slug, saturday, 'other-price'],
      ['to another workshop', () => berlin.slug, saturday, 'other-workshop'],
      ['in the last weeks', () => graz.slug, startOf(vienna).subtract({ hours: 48 }), 'too-late'],
    ])('does not move an order %s', async (_, to, now, reason) => {
      const id = await order(`Bleibwerk ${reason}`, 1, vienna.slug)
      expect(await transferOrder(ports(now), { orderId: id, to: to(), actor: 'booker' })).toEqual(refused(reason))
      expect((await look(id)).date?.slug).toBe(vienna.slug)
    })

    describe('one of several people', () => {
      const quoteOf = async (id: string) => (await look(id)).order.quote
      const peopleOf = async (id: string) => (await look(id)).order.participants.map((person) => person.id)

      it('leaves once: the seat is free, the others pay for themselves, the invoice is issued again', async () => {
        const before = (await left(munich.slug)) ?? 0
        const id = await order('Gehwerk', 4, munich.slug)
        const [first, second = '', third, fourth] = await peopleOf(id)
        const agreed = await quoteOf(id)
        const leave = () => leaveOrder(ports(), { orderId: id, participantIds: [second], actor: 'booker' })
        expect(await Promise.all([leave(), leave()])).toEqual([done, done])

        expect(await peopleOf(id)).toEqual([first, third, fourth])
        expect(await left(munich.slug)).toBe(before - 3)
        const quote = await quoteOf(id)
        expect(quote).toEqual(quoteForFewer(agreed, { participants: 3, introductions: 0 }))
        // Of four three pay, of three two.
        expect(quote.gross * 3).toBe(agreed.gross * 2)

        const issued = await readsOn(world.database.db).invoices(id)
        expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
        expect(issued.reduce((sum, { gross }) => sum + gross, 0)).toBe(quote.gross)
        const effects = await world.effectsOf(id)
        expect(effects.filter(({ kind }) => kind === 'participant-cancelled')).toHaveLength(1)
        expect(effects.filter(({ kind }) => kind === 'booking-confirmation')).toHaveLength(1)
        expect(effects.filter(({ kind }) => kind === 'seat-cancelled')).toMatchObject([{ former: { id: second } }])
        // The mail about the seat brings the new one.
        const mailed = effects.flatMap((effect) => (effect.kind === 'invoice' ? [effect.number] : []))
        expect(mailed).toEqual([issued[1]?.number])
      })

      it('leave together: six become three with one mail, one new invoice and the price of three; never all of them', async () => {
        const before = (await left(munich.slug)) ?? 0
        const id = await order('Sechswerk', 6, munich.slug)
        const [booker = '', one = '', two = '', ...stay] = await peopleOf(id)
        const agreed = await quoteOf(id)
        const by = { orderId: id, actor: memberActor('Test'), reason: 'zu dritt weniger' }
        const all = await leaveOrder(ports(), { ...by, participantIds: [booker, one, two, ...stay] })
        expect(all).toEqual(refused('last-person'))
        expect(await peopleOf(id)).toHaveLength(6)
        for (const _ of [1, 2])
          expect(await leaveOrder(ports(), { ...by, participantIds: [booker, one, two] })).toEqual(done)
        expect(await peopleOf(id)).toEqual(stay)
        expect(await left(munich.slug)).toBe(before - 3)
        expect(await quoteOf(id)).toEqual(quoteForFewer(agreed, { participants: 3, introductions: 0 }))
        const issued = await readsOn(world.database.db).invoices(id)
        expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
        const effects = await world.effectsOf(id)
        expect(effects.filter(({ kind }) => kind === 'participant-cancelled')).toHaveLength(3)
        expect(effects.filter(({ kind }) => kind === 'seat-cancelled')).toMatchObject([
          { former: { id: booker }, others: [{ id: one }, { id: two }] },
        ])
      })

      it('leaves for the sum that the booker was told, and late by the office alone', async () => {
        const id = await order('Spätgehwerk', 2, berlin.slug)
        const [participantId = ''] = await peopleOf(id)
        const late = startOf(berlin).subtract({ hours: 24 * 10 })
        const leave = (how: Partial<LeaveOrder>, now = saturday) =>
          leaveOrder(ports(now), { orderId: id, participantIds: [participantId], actor: 'booker', ...how })
        expect(await leave({ agreedGross: 0 })).toEqual(refused('costs-changed'))
        expect(await leave({}, late)).toEqual(refused('too-late'))
        expect(await peopleOf(id)).toHaveLength(2)
        expect(await leave({ actor: memberActor('Test'), reason: 'krank' }, late)).toEqual(done)
        const [last = ''] = await peopleOf(id)
        expect(await leave({ participantIds: [last] })).toEqual(refused('last-person'))
      })

      it('makes too much of what was paid, which is to be given back', async () => {
        const id = await order('Zahlgehwerk', 2, graz.slug)
        const { gross } = await quoteOf(id)
        const paid = { idempotencyKey: crypto.randomUUID(), orderId: id, amount: gross, receivedOn: '2026-11-21' }
        await noteTransfer(ports(), { ...paid, actor: memberActor('Test') })
        const [participantId = ''] = await peopleOf(id)
        await leaveOrder(ports(), { orderId: id, participantIds: [participantId], actor: 'booker' })
        const { order: changed } = await look(id)
        const balance = balanceOf(await readsOn(world.database.db).money.ofOrder(id))
        expect(toReturn(changed, balance)).toBe(gross - changed.quote.gross)
        expect((await readsOn(world.database.db).invoices(id)).at(-1)).toMatchObject({ payment: { state: 'paid' } })
      })
    })

    it('lets two orders change places at the same moment', async () => {
      const one = await order('Tauschwerk Eins', 1, vienna.slug)
      const other = await order('Tauschwerk Zwei', 1, graz.slug)
      await Promise.all([
        transferOrder(ports(), { orderId: one, to: graz.slug, actor: 'booker' }),
        transferOrder(ports(), { orderId: other, to: vienna.slug, actor: 'booker' }),
      ])
      expect([(await look(one)).date?.slug, (await look(other)).date?.slug]).toEqual([graz.slug, vienna.slug])
    })

    describe('a declaration of withdrawal', () => {
      const mailsOf = async (orderId: string, kind: 'withdrawal-receipt' | 'new-withdrawal') => {
        const ids = (await world.all('withdrawal')).filter((row) => row.order_id === orderId).map(({ id }) => id)
        const jobs = await world.database.jobs.executeSql(
          `select data from pgboss.job where data ->> 'kind' = '${kind}' order by created_on`,
        )
        return jobs.rows.map(({ data }) => data).filter(({ withdrawalId }) => ids.includes(withdrawalId))
      }
      const receiptsOf = (orderId: string) => mailsOf(orderId, 'withdrawal-receipt')
      const openId = async (orderId: string) =>
        String((await world.all('withdrawal')).find((row) => row.order_id === orderId)?.id)

      it('is kept with its time when name, number and address belong to an order, and cancels nothing yet', async () => {
        const id = await order('Privat', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        const form = { name: 'Privat, INES', orderNumber: number, email: booker.email.toUpperCase() }
        await withdraw(ports(), form, 'de')
        expect((await look(id)).order.status).toEqual({ state: 'confirmed' })
        expect((await world.all('withdrawal')).filter((row) => row.order_id === id)).toMatchObject([
          { name: 'Privat, INES', outcome: null },
        ])
        expect(await receiptsOf(id)).toHaveLength(1)
      })

      it('is carried out by its link, under the terms of the moment in which it was received, once', async () => {
        const id = await order('Rechtzeitig', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        await withdraw(ports(), { name: 'Ines Rechtzeitig', orderNumber: number, email: booker.email }, 'de')
        const command = { withdrawalId: await openId(id), actor: 'booker' } as const
        const later = ports(saturday.add({ hours: 24 * 20 }))
        const outcomes = await Promise.all([1, 2].map(() => completeWithdrawal(later, command)))
        expect(outcomes).toEqual([done, done])
        expect((await look(id)).order.status).toEqual({ state: 'cancelled' })
        const cancelled = (await world.effectsOf(id)).filter(({ kind }) => kind === 'order-cancelled')
        expect(cancelled).toMatchObject([{ way: 'withdrawal', fee: 'none', at: saturday.toString() }])
        expect((await world.all('withdrawal')).find((row) => row.order_id === id)).toMatchObject({
          outcome: 'carried-out',
          ended_by: 'booker',
        })
      })

      it('is carried out by the office, or closed without cancelling', async () => {
        const ids = [
          await order('Amtlich', 1, vienna.slug, { invoice: home }),
          await order('Irrtum', 1, graz.slug, { invoice: home }),
        ]
        for (const id of ids) {
          const { number, booker } = (await look(id)).order
          const name = `${booker.lastName} ${booker.firstName}`
          await withdraw(ports(), { name, orderNumber: number, email: booker.email }, 'de')
        }
        const [one = '', other = ''] = ids
        const actor = memberActor('Nora Pichler')
        await completeWithdrawal(ports(), { withdrawalId: await openId(one), actor })
        await closeWithdrawal(ports(), { withdrawalId: await openId(other), actor })
        expect((await look(one)).order.status).toEqual({ state: 'cancelled' })
        expect((await look(other)).order.status).toEqual({ state: 'confirmed' })
        expect((await world.all('withdrawal')).find((row) => row.order_id === other)).toMatchObject({
          outcome: 'closed',
          ended_by: actorText(actor),
          ended_by_id: actor.id,
        })
      })

      it.each([
        ['another name', () => ({ name: 'Somebody Else' })],
        ['another address', () => ({ email: 'wer@elsewhere.example' })],
        ['another number', () => ({ orderNumber: '2026-9999' })],
      ])('is kept for the office with %s, and sends no one a receipt', async (what, wrong) => {
        const company = `Fremd ${what.replaceAll(' ', '')}`
        const id = await order(company, 1, hamburg.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        const right = { name: `${booker.firstName} ${booker.lastName}`, orderNumber: number, email: booker.email }
        const before = (await world.all('withdrawal')).length
        await withdraw(ports(), { ...right, ...wrong() }, 'en')
        expect((await look(id)).order.status).toEqual({ state: 'confirmed' })
        expect(await receiptsOf(id)).toEqual([])
        const kept = (await world.all('withdrawal')).slice(before)
        expect(kept).toMatchObject([{ order_id: null, outcome: null }])
        expect(await completeWithdrawal(ports(), { withdrawalId: String(kept[0]?.id), actor: 'booker' })).toEqual(
          refused('unknown'),
        )
      })

      it('of a company stays open for the office', async () => {
        const id = await order('Firma', 1, vienna.slug)
        const { number, booker } = (await look(id)).order
        const name = `${booker.firstName} ${booker.lastName}`
        await withdraw(ports(), { name, orderNumber: number, email: booker.email }, 'en')
        const command = { withdrawalId: await openId(id), actor: 'booker' } as const
        expect(await completeWithdrawal(ports(), command)).toEqual(refused('business'))
        expect((await look(id)).order.status).toEqual({ state: 'confirmed' })
        expect((await world.all('withdrawal')).find((row) => row.order_id === id)).toMatchObject({ outcome: null })
      })

      it('sends three receipts a day to one booker, and keeps further declarations all the same', async () => {
        const id = await order('Belagert', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        const form = { name: 'Ines Belagert', orderNumber: number, email: booker.email }
        for (let time = 0; time < 5; time++) await withdraw(ports(saturday.add({ minutes: 15 * time })), form, 'de')
        expect((await world.all('withdrawal')).filter((row) => row.order_id === id)).toHaveLength(5)
        expect(await receiptsOf(id)).toHaveLength(3)
        const notes = await mailsOf(id, 'new-withdrawal')
        expect(notes.filter(({ isMailed }) => isMailed)).toHaveLength(3)
        expect(notes).toHaveLength(5)
      })

      it('is one declaration with one receipt when it comes again at once, and another one a quarter of an hour later or in other words', async () => {
        const id = await order('Nochmal', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        const form = { name: 'Ines Nochmal', orderNumber: number, email: booker.email }
        const declare = (minutes: number, message?: string) =>
          withdraw(ports(saturday.add({ minutes })), { ...form, message }, 'de')
        const kept = async () => (await world.all('withdrawal')).filter((row) => row.order_id === id).length
        await Promise.all([declare(0), declare(0)])
        for (const minutes of [1, 14]) await declare(minutes)
        expect(await kept()).toBe(1)
        expect(await receiptsOf(id)).toHaveLength(1)
        expect(await mailsOf(id, 'new-withdrawal')).toHaveLength(1)
        await declare(1, 'Alle drei Termine')
        await declare(15)
        expect(await kept()).toBe(3)
      })

      it('is ended with all others about the order when it is withdrawn from its page, and shown there until then', async () => {
        const id = await order('Doppelt', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        const form = { name: 'Ines Doppelt', orderNumber: number, email: booker.email }
        for (const hours of [0, 1]) await withdraw(ports(saturday.add({ hours })), form, 'de')
        const reads = readsOn(world.database.db)
        const ordered = { ...(await look(id)), vouchers: [] }
        expect(await openDeclaration(reads, ordered)).toEqual({ receivedAt: saturday, refusal: null })
        await cancelOrder(ports(), { orderId: id, way: 'withdrawal', actor: 'booker' })
        const kept = (await world.all('withdrawal')).filter((row) => row.order_id === id)
        expect(kept.map(({ outcome }) => outcome)).toEqual(['carried-out', 'carried-out'])
        expect(await openDeclaration(reads, ordered)).toBeNull()
      })

      it('stays open when the order is cancelled at a cost', async () => {
        const id = await order('Kostspielig', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        await withdraw(ports(), { name: 'Ines Kostspielig', orderNumber: number, email: booker.email }, 'de')
        await cancelOrder(ports(), { orderId: id, way: 'organiser', fee: 'full', actor: memberActor('Nora Pichler') })
        const outcome = async () => (await world.all('withdrawal')).find((row) => row.order_id === id)?.outcome
        const withdrawalId = await openId(id)
        // From a page that was opened before.
        expect(await completeWithdrawal(ports(), { withdrawalId, actor: 'booker' })).toEqual(refused('not-open'))
        expect(await outcome()).toBeNull()
        await completeWithdrawal(ports(), { withdrawalId, actor: memberActor('Nora Pichler') })
        expect(await outcome()).toBe('carried-out')
      })

      it('is complied with when the office waives that cost', async () => {
        const actor = memberActor('Nora Pichler')
        const id = await order('Erlass', 1, vienna.slug, { invoice: home })
        const { number, booker } = (await look(id)).order
        await withdraw(ports(), { name: 'Ines Erlass', orderNumber: number, email: booker.email }, 'de')
        await cancelOrder(ports(), { orderId: id, way: 'organiser', fee: 'full', actor })
        expect(await waiveFee(ports(), { orderId: id, actor, reason: 'Widerruf' })).toEqual(done)
        expect((await world.all('withdrawal')).find((row) => row.order_id === id)?.outcome).toBe('carried-out')
      })
    })

    it('tells everyone of a moved date, with a higher sequence, and lets them cancel for nothing', async () => {
      const id = await order('Verschoben', 1, hamburg.slug)
      const sessions = hamburg.sessions.map((session) => later(session, { hours: 24 }))
      const at = saturday.add({ hours: 1 })
      const schedule = { ...scheduleOf(hamburg), sessions }
      const change = { slug: hamburg.slug, actor: memberActor('Test'), reason: 'room', version: 0, schedule } as const
      expect(await moveDate(ports(at), change)).toEqual({ outcome: 'done', changed: true })
      const { date } = await look(id)
      expect(date).toMatchObject({ revision: 1, movedAt: at, sessions })
      expect(await kinds(id)).toEqual(expect.arrayContaining(['order-moved', 'date-changed']))
      const moves = (await world.effectsOf(id)).filter(({ kind }) => kind === 'order-moved' || kind === 'date-changed')
      const { zone, location } = hamburg
      const former = hamburg.sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` }))
      const before = { sessions: former, zone, location }
      expect(moves).toEqual(moves.map(() => expect.objectContaining({ before })))
      // The day after: other days than the invoice named.
      const issued = await readsOn(world.database.db).invoices(id)
      expect(issued.map(({ service }) => service)).toEqual([hamburg, hamburg, date ?? hamburg].map(serviceOf))
      const late = startOf(hamburg).subtract({ hours: 2 })
      expect(await cancelOrder(ports(late), { orderId: id, way: 'terms', actor: 'booker' })).toMatchObject({
        fee: 'none',
      })
    })

    it('writes one mail of a move in the last week: it brings the practical details, and no reminder comes', async () => {
      const id = await order('Kurzfristig', 1, salzburg.slug)
      const { date } = await look(id)
      const later24 = salzburg.sessions.map((session) => later(session, { hours: 24 }))
      const schedule = { ...scheduleOf(salzburg), sessions: later24 }
      const version = date?.version ?? 0
      const move = { slug: salzburg.slug, actor: memberActor('Test'), reason: 'room', version, schedule } as const
      const threeDaysBefore = startOf(salzburg).subtract({ hours: 72 })
      expect(await moveDate(ports(threeDaysBefore), move)).toEqual({ outcome: 'done', changed: true })
      const effects = await world.effectsOf(id)
      expect(effects.filter(({ kind }) => ['order-moved', 'date-changed'].includes(kind))).toEqual(
        Array.from({ length: 2 }, () => expect.objectContaining({ soon: true })),
      )
      expect(effects.filter(({ kind }) => kind === 'reminder')).toEqual([
        expect.objectContaining({ startsAt: `${startOf(salzburg)}` }),
      ])
    })

    it('lets no one cancel for nothing who came to the moved date later', async () => {
      const id = await order('Nachgezogen', 1, vienna.slug)
      const schedule = { ...scheduleOf(graz), sessions: graz.sessions.map((session) => later(session, { hours: 1 })) }
      const move = { slug: graz.slug, actor: memberActor('Test'), reason: 'room', version: 0, schedule } as const
      expect(await moveDate(ports(saturday.add({ hours: 1 })), move)).toEqual({ outcome: 'done', changed: true })
      const afterMove = ports(saturday.add({ hours: 2 }))
      expect(await transferOrder(afterMove, { orderId: id, to: graz.slug, actor: 'booker' })).toEqual(done)
      const late = ports(startOf(graz).subtract({ hours: 2 }))
      expect(await cancelOrder(late, { orderId: id, way: 'terms', actor: 'booker' })).toMatchObject({ fee: 'full' })
    })

    it('calls a date off: no one books it any more, who has booked chooses, who waits is told', async () => {
      const id = await order('Ausgefallen', 2, berlin.slug)
      const change = { slug: berlin.slug, actor: memberActor('Test'), reason: 'too few', version: 0 } as const
      expect(await callOffDate(ports(), change)).toEqual(done)
      expect(await callOffDate(ports(), change)).toMatchObject({ refusal: { reason: 'called-off' } })
      // A participant who moves to another date is notified of that one, too.
      const about = ['date-called-off', 'participant-cancelled']
      const notified = (await world.effectsOf(id)).filter(({ kind }) => about.includes(kind))
      expect(notified.map(({ kind }) => kind)).toEqual(expect.arrayContaining(about))
      expect(notified).toEqual(notified.map(() => expect.objectContaining({ date: berlin.slug })))
      expect((await look(id)).order.status).toEqual({ state: 'confirmed' })
      expect(await world.book({ workshop: berlin.slug, form: bookingParty('Zuspät', 1) })).toEqual({
        outcome: 'refused',
        refusal: { reason: 'called-off' },
      })
      expect(await cancelOrder(ports(), { orderId: id, way: 'terms', actor: 'booker' })).toMatchObject({ fee: 'none' })
    })

    it('writes one mail to a booker who takes part, whatever happens to the date', async () => {
      const mailsOf = async (id: string, ...about: string[]) => (await kinds(id)).filter((kind) => about.includes(kind))
      const both = { bookerTakesPart: true }
      const moved = await order('Selbstdabei', 1, vienna.slug, both)
      expect(await transferOrder(ports(), { orderId: moved, to: graz.slug, actor: 'booker' })).toEqual(done)
      expect(await mailsOf(moved, 'order-moved', 'date-changed')).toEqual(['date-changed', 'order-moved'])
      const left = await order('Selbstweg', 1, vienna.slug, both)
      const self = (await look(left)).order.participants.find(({ email }) => email === 'buchung@selbstweg.example')
      const leaving = { orderId: left, participantIds: [self?.id ?? ''], actor: 'booker' } as const
      expect(await leaveOrder(ports(), leaving)).toEqual(done)
      expect(await mailsOf(left, 'seat-cancelled', 'participant-cancelled')).toEqual(['seat-cancelled'])
      const off = await order('Selbstabgesagt', 1, munich.slug, both)
      const command = { slug: munich.slug, actor: memberActor('Test'), reason: 'too few', version: 0 } as const
      expect(await callOffDate(ports(), command)).toEqual(done)
      expect(await mailsOf(off, 'date-called-off', 'participant-cancelled')).toEqual([
        'date-called-off',
        'participant-cancelled',
      ])
    })
  })
}

const home = { street: 'Seilbahngasse 4', postalCode: '8010', city: 'Graz', country: 'AT', noVatId: true }

type Session = LiveDate['sessions'][number]

function later({ startsAt, endsAt }: Session, by: Temporal.DurationLike): Session {
  return { startsAt: startsAt.add(by), endsAt: endsAt.add(by) }
}
