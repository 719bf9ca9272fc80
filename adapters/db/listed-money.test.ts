import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import { type Cancelled, toReturn } from '#domain/order/cancelled.ts'
import { type Order, owedOf } from '#domain/order/order.ts'
import { balanceOf, openOf, paymentStates, refundStates } from '#domain/payment/payment.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import type { OpenDatabase } from './database.ts'
import { bankTransfer, customer, invoice, listedBooking, moneyReturn, order, orderState, payment } from './tables.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

let database: OpenDatabase
beforeAll(async () => {
  database = await freshEmbedded()
  await database.db.insert(customer).values({ number: 'K-1', email: 'nora@example.org' })
})
afterAll(() => database.close())

const amount = fc.integer({ min: 1, max: 500 }).map((tens) => tens * 10_00)
const ended: fc.Arbitrary<Cancelled> = fc.oneof(
  fc.record(
    {
      way: fc.constant('terms' as const),
      fee: fc.constant('part' as const),
      due: fc.oneof(fc.constant(0), amount),
    },
    { noNullPrototype: true },
  ),
  fc.constant({ way: 'withdrawal' as const, fee: 'share' as const, due: null }),
)
const issued = fc.oneof(
  fc.constant({ state: 'paid' as const, on: '2026-11-21' }),
  fc.integer({ min: 1, max: 28 }).map((day) => ({ state: 'due' as const, on: `2026-12-${`${day}`.padStart(2, '0')}` })),
)
const world = fc.record({
  state: fc.constantFrom(...orderState.enumValues),
  gross: amount,
  cancelling: fc.option(ended),
  payments: fc.array(fc.record({ state: fc.constantFrom(...paymentStates), amount }), { maxLength: 3 }),
  transfers: fc.array(fc.record({ amount, isTakenBack: fc.boolean() }), { maxLength: 3 }),
  returns: fc.array(
    fc.record({ state: fc.constantFrom(...refundStates), amount, ofPayment: fc.option(fc.nat({ max: 2 })) }),
    { maxLength: 3 },
  ),
  invoices: fc.array(issued, { maxLength: 3 }),
  standsLast: fc.boolean(),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

/** What came and went, each with an id. Of a transfer that was noted by mistake there are two lines. */
function moneyOf({ payments, transfers, returns }: World) {
  const ids = <T>(rows: readonly T[]) => rows.map((row) => ({ ...row, id: crypto.randomUUID() }))
  const paid = ids(payments)
  const noted = ids(transfers).flatMap(({ isTakenBack, ...line }) => {
    const transfer = { ...line, receivedOn: '2026-11-21', takesBack: null }
    const back = { ...transfer, id: crypto.randomUUID(), amount: -line.amount, takesBack: line.id }
    return isTakenBack ? [transfer, back] : [transfer]
  })
  const back = ids(returns).map(({ ofPayment, ...row }) => ({
    ...row,
    paymentId: ofPayment === null ? null : (paid[ofPayment]?.id ?? null),
  }))
  return { payments: paid, transfers: noted, returns: back }
}

/** One after the other, each but perhaps the last taken back. */
function invoicesOf({ invoices, standsLast }: World): Invoice[] {
  return invoices.flatMap((money, index) => {
    // What the rule and the list read of an invoice.
    const one = { kind: 'invoice', number: `R-${index}`, payment: money } as Invoice
    const isTakenBack = index < invoices.length - 1 || !standsLast
    const cancelled = { ...one, kind: 'cancellation', number: `S-${index}`, cancels: { number: one.number } } as Invoice
    return isTakenBack ? [one, cancelled] : [one]
  })
}

it('the list of bookings reckons what is open and what goes back as the domain does', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { state, gross } = given
      const cancelling = state === 'cancelled' ? given.cancelling : null
      const [money, documents] = [moneyOf(given), invoicesOf(given)]
      const listed = await listedAs({ state, gross, cancelling }, money, documents)

      const stands = { standing: { state }, cancelled: cancelling ?? undefined, quote: { gross } } as Order
      const balance = balanceOf(money)
      const asked = openInvoice(documents)?.payment
      const isAsked = ['confirmed', 'cancelled'].includes(state) && stands.cancelled?.due !== null
      const open = isAsked && asked?.state === 'due' ? openOf(owedOf(stands), balance.paid) : 0
      expect(listed).toEqual({
        open: open || null,
        dueOn: open > 0 && asked?.state === 'due' ? asked.on : null,
        toReturn: toReturn(stands, balance) || null,
      })
    }),
    { numRuns: 40 },
  )
})

type Money = ReturnType<typeof moneyOf>
type Placed = Pick<typeof order.$inferInsert, 'state' | 'gross' | 'cancelling'>

/** What the triggers make of an order; nothing of it stays. */
async function listedAs(placed: Placed, { payments, transfers, returns }: Money, documents: readonly Invoice[]) {
  const { db } = database
  await db.delete(invoice)
  await db.delete(moneyReturn)
  await db.delete(bankTransfer)
  await db.delete(payment)
  await db.delete(order)
  const id = crypto.randomUUID()
  const agreed = { booker: {}, invoice: {}, quote: {} } as Pick<
    typeof order.$inferInsert,
    'booker' | 'invoice' | 'quote'
  >
  await db.insert(order).values({
    ...placed,
    ...agreed,
    id,
    number: 'FD-1',
    customerNumber: 'K-1',
    attemptKey: id,
    placedAt: saturday,
    language: 'de',
    net: placed.gross,
    newsletter: false,
  })
  for (const row of payments) {
    const session = {
      orderId: id,
      provider: 'test',
      begunAt: saturday,
      sessionEnds: saturday,
      changedAt: saturday,
    } as const
    await db.insert(payment).values({ ...row, ...session })
  }
  for (const row of transfers) {
    await db.insert(bankTransfer).values({ ...row, orderId: id, notedAt: saturday, notedBy: 'Nora' })
  }
  for (const row of returns) {
    await db
      .insert(moneyReturn)
      .values({ ...row, orderId: id, decidedAt: saturday, decidedBy: 'Nora', reason: 'agreed' })
  }
  for (const { number, kind, cancels, ...snapshot } of documents) {
    const document = { number, kind, cancels: cancels?.number ?? null, snapshot: snapshot as Invoice }
    await db.insert(invoice).values({ ...document, orderId: id, issuedAt: saturday, gross: placed.gross })
  }
  const { open, dueOn, returnCents: toReturn } = listedBooking
  const [row] = await db.select({ open, dueOn, toReturn }).from(listedBooking)
  return row
}
