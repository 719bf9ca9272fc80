import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { done, refused } from '#domain/result.ts'
import type { PaymentWay } from '#domain/workshop/workshop-date.ts'
import { placedByIdempotencyKey } from '#features/booking/place-order.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { awaitsRecording, recordPayment } from '#features/payment/record-payment.ts'
import { startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { buyPackage, buyTickets } from '#features/tickets/place-purchase.ts'
import { endUnpaid, issueVouchers } from '#features/tickets/vouchers.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInGraz, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payingPorts } from './paying-ports.ts'

const fl2d = selfPacedDate(theSelfPacedFl2d)
const graz = liveDate(theFl2dInGraz, saturday)
const flcl = liveDate(theEnglishFlclOnline, saturday)
const codePattern = /^FL(2D|IN|SA)(-[0-9A-HJKMNP-TV-Z]{5}){4}$/

/** What is ordered without seats, and the vouchers that follow. */
export function purchasesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`purchases on ${name}`, () => {
    let world: BookingWorld
    const previewService = cashService()
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const ports = (now = saturday) => payingPorts(world, previewService, now)

    /** What a company fills in that buys something without seats. */
    function filledIn(
      company: string,
    ): Pick<BookingForm, 'booker' | 'invoice' | 'newsletter' | 'terms' | 'idempotencyKey'> {
      const { booker, invoice, newsletter, terms } = bookingParty(company, 1)
      return { idempotencyKey: company, booker, invoice, newsletter, terms }
    }

    async function orderOf(outcome: { outcome: string; token?: string }) {
      if (!outcome.token) throw new Error(`the order is ${outcome.outcome}`)
      const order = (await world.orderBehind(outcome.token))?.order
      if (!order) throw new Error('the link opens nothing')
      return order
    }

    const tickets = (company: string, count: number, payment: PaymentWay) =>
      buyTickets(ports(), {
        workshop: fl2d.slug,
        form: { ...filledIn(company), tickets: count, payment },
        language: 'de',
        newsletterShown: null,
      })

    async function kinds(orderId: string) {
      return (await world.effectsOf(orderId)).map(({ kind }) => kind).sort()
    }

    async function paid(orderId: string, eventId: string): Promise<PaymentEvent> {
      const payment = await world.transactions.run((stores) => stores.lastPayment(orderId))
      if (!payment) throw new Error('nobody has tried to pay')
      const { id, amount } = payment
      return { kind: 'paid', eventId, paymentId: id, session: `cs_${id}`, receipt: `pi_${id}`, amount }
    }

    const starts = (orderId: string, now = saturday) =>
      startCheckout(ports(now), { orderId, returnTo: 'https://site.example/order', language: 'de' })

    it('makes one order of one idempotency key, though the number of tickets was changed before it was sent again', async () => {
      const idempotencyKey = crypto.randomUUID()
      const order = (count: number) =>
        buyTickets(ports(), {
          workshop: fl2d.slug,
          form: { ...filledIn('Nochmal Karten'), idempotencyKey, tickets: count, payment: 'invoice' },
          language: 'de',
          newsletterShown: null,
        })
      const outcomes = await Promise.all([1, 2, 1, 3, 1].map(order))
      const orders = await Promise.all(outcomes.map(orderOf))
      expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
      expect((await placedByIdempotencyKey(ports(), idempotencyKey))?.kind).toBe('order')
    })

    it('orders nothing at another price than the page showed, and takes the same form at the price of now', async () => {
      const idempotencyKey = crypto.randomUUID()
      const ordered = { language: 'de', newsletterShown: null } as const
      const buyer = { ...filledIn('Alter Preis'), idempotencyKey }
      const seven = (shownGross: number) =>
        buyPackage(ports(), {
          ...ordered,
          programme: 'now',
          form: { ...buyer, shownGross, people: 7, workshop: 'fl2d' },
        })
      expect(await seven(11_000_00)).toEqual(refused('offer-changed'))
      expect(await placedByIdempotencyKey(ports(), idempotencyKey)).toBeNull()
      const order = await orderOf(await seven(12_516_00))
      // The page that is sent once more after a lost answer may be older still.
      expect((await orderOf(await seven(11_000_00))).id).toBe(order.id)
      const ticket = { ...filledIn('Alter Ticketpreis'), tickets: 1, payment: 'invoice' } as const
      const one = (shownGross: number) =>
        buyTickets(ports(), { ...ordered, workshop: fl2d.slug, form: { ...ticket, shownGross } })
      expect(await one(1990_00)).toEqual(refused('offer-changed'))
      expect((await orderOf(await one(2388_00))).quote.gross).toBe(2388_00)
    })

    it.each([true, false])(
      'asks for the newsletter in a mail of its own when the box is ticked: %s',
      async (isTicked) => {
        const email = `newsletter-${isTicked}@karten.example`
        const filled = { ...filledIn(`Newsletter ${isTicked}`), newsletter: isTicked }
        const form = { ...filled, booker: { ...filled.booker, email } }
        const newsletterShown = { wording: 'New dates by e-mail', address: '203.0.113.7' }
        const ordered = { language: 'en', newsletterShown } as const
        await buyTickets(ports(), {
          ...ordered,
          workshop: fl2d.slug,
          form: { ...form, tickets: 1, payment: 'invoice' },
        })
        await buyPackage(ports(), { ...ordered, programme: 'now', form: { ...form, people: 5, workshop: 'fl2d' } })
        const rows = await world.all('newsletter_subscription')
        expect(rows.filter((row) => row.email === email)).toMatchObject(isTicked ? [{ state: 'requested' }] : [])
      },
    )

    it('confirms three tickets by invoice at once, and keeps the vouchers back', async () => {
      const order = await orderOf(await tickets('Drei auf Rechnung', 3, 'invoice'))
      expect(order).toMatchObject({
        status: { state: 'confirmed' },
        product: { kind: 'self-paced', certification: 'fl2d', tickets: 3, payment: 'invoice' },
        quote: { net: 3980_00, gross: 4776_00 },
        participants: [],
      })
      expect(await kinds(order.id)).toEqual(['booking-confirmation', 'new-booking'])
      expect(await reads().vouchers(order.id)).toEqual([])
      const [invoice] = await reads().invoices(order.id)
      expect(invoice).toMatchObject({
        gross: 4776_00,
        payment: { state: 'due', on: '2026-12-05' },
        service: { from: '2026-11-21', to: '2027-11-20' },
      })
    })

    it('sends one voucher for each ticket when the office has seen the money, once', async () => {
      const order = await orderOf(await tickets('Dauerauftrag', 3, 'invoice'))
      expect(await awaitsRecording(reads(), order)).toBe(true)
      const twice = await Promise.all([1, 2].map(() => recordPayment(ports(), order.id, 'organiser:office')))
      expect(twice).toEqual([done, done])
      expect((await reads().money.ofOrder(order.id)).transfers).toHaveLength(1)
      const vouchers = await reads().vouchers(order.id)
      expect(vouchers.map(({ certification, participantId }) => [certification, participantId])).toEqual(
        Array(3).fill(['fl2d', null]),
      )
      expect(new Set(vouchers.map(({ code }) => code)).size).toBe(3)
      for (const { code, validUntil } of vouchers) {
        expect(code).toMatch(codePattern)
        expect(validUntil.toString()).toBe('2027-11-21T23:00:00Z')
      }
      expect((await kinds(order.id)).filter((kind) => kind === 'vouchers')).toHaveLength(1)
      expect(await awaitsRecording(reads(), order)).toBe(false)
    })

    it('waits a week for a card, then sends vouchers and an invoice that is paid', async () => {
      const order = await orderOf(await tickets('Kartenkauf', 2, 'card'))
      const until = saturday.add({ hours: 7 * 24 })
      expect(order.status).toEqual({ state: 'awaiting-payment', until })
      expect(await kinds(order.id)).toEqual(['end-order', 'payment-awaited'])
      expect((await starts(order.id)).outcome).toBe('done')
      const event = await paid(order.id, 'evt_kartenkauf')
      expect(await takePaymentEvent(ports(), event)).toEqual(done)
      expect(await takePaymentEvent(ports(), event)).toEqual(refused('taken-before'))
      expect(await takePaymentEvent(ports(), await paid(order.id, 'evt_kartenkauf_2'))).toEqual(refused('old-news'))
      expect(await reads().vouchers(order.id)).toHaveLength(2)
      const mails = ['booking-confirmation', 'end-order', 'new-booking', 'payment-awaited', 'vouchers']
      expect(await kinds(order.id)).toEqual(mails)
      expect((await reads().invoices(order.id))[0]?.payment).toEqual({ state: 'paid', on: '2026-11-21' })
      expect(await recordPayment(ports(), order.id, 'organiser:office')).toEqual(refused('not-open'))
    })

    it('lets a session that ran out be tried again, until the week is over', async () => {
      const order = await orderOf(await tickets('Zweiter Anlauf', 1, 'card'))
      await starts(order.id)
      const { paymentId } = { paymentId: '', ...(await paid(order.id, 'unused')) }
      const later = saturday.add({ hours: 1 })
      expect(await takePaymentEvent(ports(later), { kind: 'expired', eventId: 'evt_zweiter', paymentId })).toEqual(done)
      expect((await starts(order.id, later)).outcome).toBe('done')
      const weekLater = saturday.add({ hours: 7 * 24 })
      expect(await starts(order.id, weekLater)).toEqual(refused('nothing-to-pay'))
      await endUnpaid(ports(later), order.id)
      expect((await reads().orderWithDate(order.id))?.order.status.state).toBe('awaiting-payment')
      await endUnpaid(ports(weekLater), order.id)
      expect((await reads().orderWithDate(order.id))?.order.status.state).toBe('expired')
      await endUnpaid(ports(weekLater), order.id)
      expect((await kinds(order.id)).filter((kind) => kind === 'order-expired')).toHaveLength(1)
      // What no one else could have taken is not gone.
      expect(await takePaymentEvent(ports(weekLater), await paid(order.id, 'evt_zweiter_paid'))).toEqual(done)
      expect(await reads().vouchers(order.id)).toHaveLength(1)
    })

    it('orders once when the same form is sent twice at the same moment, and again when the first has expired', async () => {
      const both = await Promise.all([tickets('Doppelklick', 1, 'card'), tickets('Doppelklick', 1, 'card')])
      const [one, other] = [await orderOf(both[0]), await orderOf(both[1])]
      expect(one.number).toBe(other.number)
      await starts(one.id)
      const weekLater = saturday.add({ hours: 7 * 24 })
      await endUnpaid(ports(weekLater), one.id)
      const secondOrder = await orderOf(await tickets('Doppelklick', 1, 'card'))
      expect(secondOrder.number).not.toBe(one.number)
      // Its money comes after all: both orders are valid, and the form answers with the newer one.
      expect(await takePaymentEvent(ports(weekLater), await paid(one.id, 'evt_doppelklick_paid'))).toEqual(done)
      expect((await reads().orderWithDate(one.id))?.order.status.state).toBe('confirmed')
      expect((await orderOf(await tickets('Doppelklick', 1, 'card'))).number).toBe(secondOrder.number)
    })

    it('sells no fourth ticket to a forged form, and no tickets for what is live', async () => {
      expect(await tickets('Vier', 4, 'invoice')).toEqual(refused('ticket-limit'))
      const form = { ...filledIn('Falsch'), tickets: 1, payment: 'invoice' as const }
      const live = await buyTickets(ports(), { workshop: graz.slug, form, language: 'de', newsletterShown: null })
      expect(live).toEqual(refused('unknown'))
    })

    it('sells NOW to seven in two groups, with seven licences once it is paid', async () => {
      const form = { ...filledIn('Sieben'), people: 7, workshop: 'flsa' as const }
      const order = await orderOf(
        await buyPackage(ports(), { programme: 'now', form, language: 'en', newsletterShown: null }),
      )
      expect(order).toMatchObject({
        status: { state: 'confirmed' },
        product: { kind: 'package', programme: 'now', people: 7, certification: 'flsa' },
        quote: { net: 10_430_00 },
      })
      await recordPayment(ports(), order.id, 'organiser:office')
      const vouchers = await reads().vouchers(order.id)
      expect(vouchers.map(({ certification }) => certification)).toEqual(Array(7).fill('flsa'))
    })

    it('refuses Realise for six', async () => {
      const form = { ...filledIn('Sechs'), people: 6 }
      expect(await buyPackage(ports(), { programme: 'realise', form, language: 'de', newsletterShown: null })).toEqual(
        refused('people-limit', { least: 1, most: 5 }),
      )
    })

    it('mails the introduction that was booked with a seat to whom it is for, once the invoice is paid', async () => {
      const party = bookingParty('Grazer', 2)
      const form = {
        ...party,
        participants: party.participants.map((one, at) => ({ ...one, addsIntroduction: at === 1 })),
      }
      const order = await orderOf(await world.book({ workshop: graz.slug, form }))
      expect(await reads().vouchers(order.id)).toEqual([])
      expect(await recordPayment(ports(), order.id, 'organiser:office')).toEqual(done)
      const participantId = order.participants[1]?.id
      expect(await reads().vouchers(order.id)).toMatchObject([{ certification: 'flin', participantId, position: 0 }])
      expect(await world.effectsOf(order.id)).toContainEqual({ kind: 'vouchers', orderId: order.id, participantId })
    })

    it('mails the introduction to everyone of a booking with Discover, which costs what it adds', async () => {
      const form = bookingParty('Entdecker', 3, { discover: true })
      const order = await orderOf(await world.book({ workshop: graz.slug, form }))
      expect(order.quote.lines.map(({ kind, net }) => [kind, net])).toEqual([
        ['seat', 5970_00],
        ['discover', 900_00],
        ['three-for-two', -2290_00],
      ])
      await recordPayment(ports(), order.id, 'organiser:office')
      const ids = order.participants.map(({ id }) => id)
      expect((await reads().vouchers(order.id)).map(({ participantId }) => participantId)).toEqual(ids)
    })

    it('mails it at once when the seat is paid by card', async () => {
      const party = bookingParty('Kartengrazer', 2)
      const form = { ...party, participants: party.participants.map((one) => ({ ...one, addsIntroduction: true })) }
      const order = await orderOf(await world.book({ workshop: flcl.slug, form }))
      await starts(order.id)
      await takePaymentEvent(ports(), await paid(order.id, 'evt_kartengrazer'))
      expect(await reads().vouchers(order.id)).toHaveLength(2)
      expect((await kinds(order.id)).filter((kind) => kind === 'vouchers')).toHaveLength(2)
    })

    it('has no vouchers for who takes no introduction along', async () => {
      const order = await orderOf(await world.book({ workshop: graz.slug, form: bookingParty('Ohne', 1) }))
      expect(await awaitsRecording(reads(), order)).toBe(false)
      await recordPayment(ports(), order.id, 'organiser:office')
      expect((await kinds(order.id)).includes('vouchers')).toBe(false)
    })

    it('issues none again, however it is asked for', async () => {
      const order = await orderOf(await tickets('Nachfrage', 2, 'invoice'))
      const issue = () =>
        world.transactions.run((stores) => issueVouchers(stores, ports().randomSource, order, saturday))
      await issue()
      const first = await reads().vouchers(order.id)
      await issue()
      expect(await reads().vouchers(order.id)).toEqual(first)
      expect((await kinds(order.id)).filter((kind) => kind === 'vouchers')).toHaveLength(1)
    })

    it('is held by the database, too: no ticket brings two vouchers', async () => {
      const order = await orderOf(await tickets('Riegel', 1, 'invoice'))
      await recordPayment(ports(), order.id, 'organiser:office')
      const [first] = await reads().vouchers(order.id)
      if (!first) throw new Error('no voucher')
      const again = world.transactions.run((stores) => stores.addVouchers([{ ...first, code: 'FL2D-AGAIN' }]))
      await expect(again).rejects.toThrow()
    })
  })
}
