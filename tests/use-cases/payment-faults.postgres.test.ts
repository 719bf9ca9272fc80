import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { endHold } from '#features/booking/transition-registrations.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { refund as refundPayment } from '#features/payment/refund-order.ts'
import { paymentView } from '#features/payment/site/order-to-pay.tsx'
import { startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payingPorts } from './paying-ports.ts'

/*
 * What goes wrong between a booker, the provider and us, fault by fault (docs/rules/payment.md). Races are in payments.ts, which also runs on a PostgreSQL
 * server; a process that is killed in between is in killed-payment.test.ts.
 */
const flcl = liveDate(theEnglishFlclOnline, saturday)
const minutes = (count: number) => saturday.add({ minutes: count })
const confirmations = ['booking-confirmation', 'invitation', 'new-booking']

let world: BookingWorld
const service = cashService()
beforeAll(async () => {
  world = await openBookingWorld(await freshServer({ withWorld: true }))
})
afterAll(() => world.close())

const reads = () => readsOn(world.database.db)
const ports = (now: Temporal.Instant) => payingPorts(world, service, now)

/** Someone books one seat by card and goes to the page of the provider, whose events are given. */
async function goesToPay(company: string) {
  const outcome = await world.book({ workshop: flcl.slug, form: bookingParty(company, 1) })
  const order = (await world.orderBehind(tokenOf(outcome)))?.order
  if (order?.product.kind !== 'live') throw new Error('no live order')
  const { id: orderId } = order
  await startCheckout(ports(minutes(1)), { orderId, returnTo: 'https://site.example/order', language: 'de' })
  const payment = await world.transactions.run((stores) => stores.lastPayment(orderId))
  if (!payment) throw new Error('nobody has tried to pay')
  const { id: paymentId, amount } = payment
  const ids = { eventId: `evt_${paymentId}`, paymentId, session: `cs_${paymentId}`, receipt: `pi_${paymentId}` }
  const paid: PaymentEvent = { kind: 'paid', ...ids, amount }
  return { orderId, paymentId, amount, paid, registrationId: order.product.registrationId }
}

const orderState = async (orderId: string) => (await reads().orderWithDate(orderId))?.order.status.state
const paymentState = async (orderId: string) => (await reads().paymentOfOrder(orderId))?.state
const refundsOf = (paymentId: string) => service.refunds().filter(({ receipt }) => receipt === `pi_${paymentId}`)

async function effects(orderId: string, paymentId: string) {
  const sql = `select data ->> 'kind' as kind from pgboss.job
    where name in ('effects', 'urgent') and (data ->> 'orderId' = $1 or data ->> 'paymentId' = $2)`
  return (await world.database.jobs.executeSql(sql, [orderId, paymentId])).rows.map(({ kind }) => kind)
}
const confirmed = async (orderId: string, paymentId: string) =>
  (await effects(orderId, paymentId)).filter((kind) => confirmations.includes(kind)).sort()

/** Carries the job of the refund out. Of all that this may need, a refund needs no more than these ports. */
const payBack = (paymentId: string, now: Temporal.Instant) =>
  refundPayment(ports(now) as unknown as DispatchPorts, paymentId)

/** The page of the order after coming back from the provider. */
async function pageOf(orderId: string, now: Temporal.Instant) {
  const order = (await reads().orderWithDate(orderId))?.order
  if (!order) throw new Error('no such order')
  const wasBooked = (await reads().invoices(orderId)).length > 0
  return paymentView(order, await reads().paymentOfOrder(orderId), {
    trace: 'done',
    now,
    wasBooked,
    byCard: true,
  }).state
}

describe('a cancelled order that was paid by card', () => {
  it('goes back through the provider once, although the job runs twice and the provider is down for an hour', async () => {
    const { orderId, paymentId, paid, amount } = await goesToPay('Rückzug')
    await takePaymentEvent(ports(minutes(2)), paid)
    expect(await cancelOrder(ports(minutes(5)), { orderId, way: 'terms', actor: 'booker' })).toEqual({
      outcome: 'done',
      fee: 'none',
    })
    expect((await effects(orderId, paymentId)).filter((kind) => kind === 'refund')).toHaveLength(1)
    service.breakDown()
    for (const later of [5, 6, 8, 16, 32, 64])
      await expect(payBack(paymentId, minutes(later))).rejects.toThrow('the provider is away')
    expect([refundsOf(paymentId), await paymentState(orderId)]).toEqual([[], 'refund-due'])
    service.repair()
    await Promise.all([payBack(paymentId, minutes(66)), payBack(paymentId, minutes(66))])
    await payBack(paymentId, minutes(67))
    expect(refundsOf(paymentId)).toEqual([
      { receipt: `pi_${paymentId}`, amount, idempotencyKey: `refund:${paymentId}` },
    ])
    expect(await paymentState(orderId)).toBe('refunded')
    // The provider's own event comes last, and is old.
    const echo = { kind: 'refunded', eventId: `evt_r_${paymentId}`, paymentId } as const
    expect(await takePaymentEvent(ports(minutes(68)), echo)).toEqual(refused('old-news'))
    const mails = (await effects(orderId, paymentId)).filter((kind) => /refund/.test(kind) && kind !== 'refund')
    expect(mails.sort()).toEqual(['payment-refunded', 'refund-note'])
    const invoices = await reads().invoices(orderId)
    expect(invoices.reduce((sum, { gross }) => sum + gross, 0)).toBe(0)
  })

  it('is not asked of the provider twice when the first answer was lost: the same key', async () => {
    const { orderId, paymentId, paid } = await goesToPay('Funkloch')
    await takePaymentEvent(ports(minutes(2)), paid)
    await cancelOrder(ports(minutes(5)), { orderId, way: 'terms', actor: 'booker' })
    const { refund } = service.checkout
    const lost = async (asked: Parameters<typeof refund>[0]) => {
      await refund(asked)
      throw new Error('the line went dead')
    }
    const deaf = { ...ports(minutes(6)), checkout: { ...service.checkout, refund: lost } }
    // As above: a refund needs no more.
    await expect(refundPayment(deaf as unknown as DispatchPorts, paymentId)).rejects.toThrow('the line went dead')
    await payBack(paymentId, minutes(7))
    expect(refundsOf(paymentId)).toHaveLength(1)
  })
})

describe('cancel while paying', () => {
  it('gives the money back when it arrives after the booker has cancelled, and confirms nothing', async () => {
    const { orderId, paymentId, paid } = await goesToPay('Zauderer')
    expect((await cancelOrder(ports(minutes(3)), { orderId, way: 'terms', actor: 'booker' })).outcome).toBe('done')
    expect(await takePaymentEvent(ports(minutes(4)), paid)).toEqual(done)
    expect([await orderState(orderId), await paymentState(orderId)]).toEqual(['cancelled', 'refund-due'])
    expect(await confirmed(orderId, paymentId)).toEqual([])
    await payBack(paymentId, minutes(5))
    expect(refundsOf(paymentId)).toHaveLength(1)
  })
})

describe('webhook before the redirect returns', () => {
  it('has booked when the booker comes back, and books nothing again', async () => {
    const { orderId, paymentId, paid } = await goesToPay('Windhund')
    expect(await takePaymentEvent(ports(minutes(2)), paid)).toEqual(done)
    expect(await pageOf(orderId, minutes(3))).toBe('settled')
    expect(await takePaymentEvent(ports(minutes(3)), paid)).toEqual(refused('taken-before'))
    expect(await confirmed(orderId, paymentId)).toEqual(confirmations)
  })

  it('and the other way round: who is back first sees that it is being checked', async () => {
    const { orderId, paid } = await goesToPay('Schnecke')
    expect(await pageOf(orderId, minutes(2))).toBe('checking')
    await takePaymentEvent(ports(minutes(3)), paid)
    expect(await pageOf(orderId, minutes(3))).toBe('settled')
  })
})

describe('webhook a day late', () => {
  it('confirms once while there are seats, although the hold is long over', async () => {
    const { orderId, paymentId, paid, registrationId } = await goesToPay('Gestern')
    await endHold(ports(minutes(40)), registrationId)
    expect(await orderState(orderId)).toBe('expired')
    expect(await takePaymentEvent(ports(saturday.add({ hours: 24 })), paid)).toEqual(done)
    expect(await takePaymentEvent(ports(saturday.add({ hours: 25 })), paid)).toEqual(refused('taken-before'))
    expect(await orderState(orderId)).toBe('confirmed')
    expect(await confirmed(orderId, paymentId)).toEqual(confirmations)
  })
})
