import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import type { PaymentWay } from '#domain/workshop/workshop-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { completeWithdrawal, withdraw } from '#features/booking/withdraw.ts'
import { dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { recordPayment } from '#features/payment/record-payment.ts'
import { refund } from '#features/payment/refund-order.ts'
import { buyPackage, buyTickets } from '#features/tickets/place-purchase.ts'
import { mailOf } from '#mails/mails.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect, Message } from '#platform/ports.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payByCard, payingPorts } from './paying-ports.ts'

const fl2d = selfPacedDate(theSelfPacedFl2d)
const graz = liveDate(theFl2dInGraz, saturday)
const actor = memberActor('Vera Wagner')

/** Orders of tickets and packages that are cancelled, and what becomes of their vouchers. */
export function cancelledPurchasesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`cancelled purchases on ${name}`, () => {
    let world: BookingWorld
    const service = cashService()
    const sent: Message[] = []
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const reads = () => readsOn(world.database.db)
    const ports = (now = saturday) => payingPorts(world, service, now)
    const posting = () =>
      // Of all that carrying out may need, mails and their documents need no more than this.
      ({
        ...ports(),
        sentMail: { has: async () => false, add: async () => undefined, failed: async () => undefined },
        transport: { send: async () => undefined },
        findMail: async (kind: Parameters<typeof mailOf>[0]) => mailOf(kind),
        renderMail: async (message: Message) => {
          sent.push(message)
          return { subject: '', html: '', text: '' }
        },
        invoicePdf: async () => ({
          filename: 'invoice.pdf',
          contentType: 'application/pdf',
          content: new Uint8Array(),
        }),
        siteUrl: 'https://site.example',
        office: { name: 'Büro', email: 'office@site.example' },
      }) as unknown as DispatchPorts

    async function buys(company: string, count: number, payment: PaymentWay, changes = {}): Promise<string> {
      const { booker, invoice, newsletter, terms } = bookingParty(company, 1, changes)
      const form = { idempotencyKey: company, booker, invoice, newsletter, terms, tickets: count, payment }
      const outcome = await buyTickets(ports(), { workshop: fl2d.slug, form, language: 'de', newsletterShown: null })
      return idOf(outcome)
    }
    async function idOf(outcome: { outcome: string; token?: string }): Promise<string> {
      const found = outcome.token && (await world.orderBehind(outcome.token))
      if (!found) throw new Error(`the order is ${outcome.outcome}`)
      return found.order.id
    }
    const paysByCard = async (orderId: string) => (await payByCard(ports(), orderId)).paymentId
    const cancel = (orderId: string, fee: 'none' | 'full' | 'share' = 'none') =>
      cancelOrder(ports(), { orderId, way: 'organiser', fee, actor, reason: 'Projekt gestoppt' })
    const mailVouchers = (orderId: string, participantId: string | null = null) =>
      dispatchEffect(posting(), { kind: 'vouchers', orderId, participantId })

    async function look(orderId: string) {
      const found = await reads().orderWithDate(orderId)
      if (!found) throw new Error('no such order')
      return { ...found.order, vouchers: await reads().vouchers(orderId), invoices: await reads().invoices(orderId) }
    }
    const effects = (orderId: string) => world.effectsOf(orderId)
    const kinds = async (orderId: string) => (await effects(orderId)).map(({ kind }) => kind).sort()

    /** The mails about the end of an order, written by their jobs. */
    async function emailsAbout(orderId: string) {
      sent.length = 0
      const of = async <K extends Effect['kind']>(kind: K) => {
        const effect = (await effects(orderId)).find((one): one is Extract<Effect, { kind: K }> => one.kind === kind)
        if (!effect) throw new Error(`no ${kind}`)
        return effect
      }
      await dispatchEffect(posting(), await of('order-cancelled'))
      await dispatchEffect(posting(), await of('booking-cancelled'))
      return sent
    }

    it('withdraws the vouchers of two tickets that no one has seen, tells the booker and gives the money back', async () => {
      const orderId = await buys('Gestoppt', 2, 'card')
      const paymentId = await paysByCard(orderId)
      expect(await cancel(orderId)).toEqual({ outcome: 'done', fee: 'none' })
      const { status, vouchers, invoices } = await look(orderId)
      expect(status).toEqual({ state: 'cancelled' })
      expect(vouchers.map(({ withdrawnAt }) => withdrawnAt)).toEqual([saturday, saturday])
      expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
      expect(await kinds(orderId)).toEqual(expect.arrayContaining(['booking-cancelled', 'order-cancelled', 'vouchers']))
      expect(await emailsAbout(orderId)).toMatchObject([
        { kind: 'order-cancelled', date: null, fee: 'none', vouchersOut: 0 },
        { kind: 'booking-cancelled', date: null, vouchers: [], payment: { refunding: 477_600, toRefund: 0 } },
      ])
      sent.length = 0
      await mailVouchers(orderId)
      expect(sent).toEqual([])
      await refund(ports(), paymentId)
      expect(service.refunds().filter(({ receipt }) => receipt === `pi_${paymentId}`)).toHaveLength(1)
    })

    it('names the vouchers to the office that have been handed over, and leaves them as they are', async () => {
      const orderId = await buys('Ausgehändigt', 2, 'invoice')
      await recordPayment(ports(), orderId, actor)
      await mailVouchers(orderId)
      const before = await look(orderId)
      expect(before.vouchers.map(({ handedOverAt }) => handedOverAt)).toEqual([saturday, saturday])
      expect(await cancel(orderId, 'share')).toEqual({ outcome: 'done', fee: 'share' })
      const { vouchers, invoices } = await look(orderId)
      expect(vouchers).toEqual(before.vouchers)
      expect(invoices.map(({ kind }) => kind)).toEqual(['invoice'])
      expect(await emailsAbout(orderId)).toMatchObject([
        { kind: 'order-cancelled', fee: 'share', vouchersOut: 2 },
        { kind: 'booking-cancelled', vouchers: vouchers.map(({ code }) => code) },
      ])
    })

    it('counts a voucher as handed over when its mail has begun but the mail server is away', async () => {
      const orderId = await buys('Halb draußen', 1, 'invoice')
      await recordPayment(ports(), orderId, actor)
      const away = {
        ...posting(),
        transport: {
          send: async () => {
            throw new Error('no answer')
          },
        },
      }
      const effect = { kind: 'vouchers', orderId, participantId: null } as const
      await expect(dispatchEffect(away, effect)).rejects.toThrow('no answer')
      await cancel(orderId)
      expect((await emailsAbout(orderId)).at(-1)).toMatchObject({ vouchers: [expect.stringMatching(/^FL2D-/)] })
      sent.length = 0
      await mailVouchers(orderId)
      expect(sent).toEqual([])
    })

    it('cancels a package once, however often it is pressed, and no voucher follows a payment that is noted later', async () => {
      const { booker, invoice, newsletter, terms } = bookingParty('Realwerk', 1)
      const form = { idempotencyKey: 'Realwerk', booker, invoice, newsletter, terms, people: 4 }
      const orderId = await idOf(
        await buyPackage(ports(), { programme: 'realise', form, language: 'de', newsletterShown: null }),
      )
      const both = await Promise.all([cancel(orderId), cancel(orderId)])
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
      expect((await kinds(orderId)).filter((kind) => kind === 'order-cancelled')).toHaveLength(1)
      expect(await recordPayment(ports(), orderId, actor)).toEqual(refused('not-open'))
      expect((await look(orderId)).vouchers).toEqual([])
    })

    it('lets Lena withdraw from her tickets by the link while no voucher is out, and has the office look after that', async () => {
      const lena = { invoice: { ...home, noVatId: true } }
      const early = await buys('Lena früh', 1, 'invoice', lena)
      const late = await buys('Lena spät', 1, 'invoice', lena)
      await recordPayment(ports(), late, actor)
      await mailVouchers(late)
      for (const id of [early, late]) {
        const { number, booker } = await look(id)
        const name = `${booker.firstName} ${booker.lastName}`
        await withdraw(ports(), { name, email: booker.email, orderNumber: number }, 'de')
        const [row] = (await world.all('withdrawal')).filter(({ order_id }) => order_id === id)
        const outcome = await completeWithdrawal(ports(), { withdrawalId: String(row?.id), actor: 'booker' })
        expect(outcome.outcome).toBe(id === early ? 'done' : 'refused')
      }
      expect((await look(early)).status.state).toBe('cancelled')
      expect((await look(late)).status.state).toBe('confirmed')
      const outcomeOf = async (id: string) =>
        (await world.all('withdrawal')).find((row) => row.order_id === id)?.outcome
      expect([await outcomeOf(early), await outcomeOf(late)]).toEqual(['carried-out', null])
    })

    it('has no terms to cancel tickets by', async () => {
      const orderId = await buys('Ohne Frist', 1, 'invoice')
      expect(await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })).toEqual(refused('not-open'))
    })

    it('withdraws the introduction of someone who leaves before its mail, and mails that of the others', async () => {
      const party = bookingParty('Grazgang', 2)
      const form = { ...party, participants: party.participants.map((one) => ({ ...one, addsIntroduction: true })) }
      const orderId = await idOf(await world.book({ workshop: graz.slug, form }))
      await recordPayment(ports(), orderId, actor)
      const [gone, left] = (await look(orderId)).participants
      await leaveOrder(ports(), { orderId, participantIds: [gone?.id ?? ''], actor: 'booker' })
      sent.length = 0
      for (const person of [gone, left]) await mailVouchers(orderId, person?.id)
      expect(sent).toMatchObject([{ kind: 'vouchers', reader: { email: left?.email } }])
    })

    it('withdraws the introduction of a seat in Graz that is cancelled before its mail', async () => {
      const party = bookingParty('Grazstorno', 1)
      const form = { ...party, participants: party.participants.map((one) => ({ ...one, addsIntroduction: true })) }
      const orderId = await idOf(await world.book({ workshop: graz.slug, form }))
      await recordPayment(ports(), orderId, actor)
      await cancel(orderId)
      const { vouchers, participants } = await look(orderId)
      expect(vouchers).toMatchObject([{ certification: 'flin', withdrawnAt: saturday }])
      sent.length = 0
      await mailVouchers(orderId, participants[0]?.id)
      expect(sent).toEqual([])
    })
  })
}

const home = { street: 'Seilbahngasse 4', postalCode: '8010', city: 'Graz', country: 'AT' }
