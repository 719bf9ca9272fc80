import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Payment } from '#domain/payment/payment.ts'
import { orderWithDate } from '#features/booking/store/orders.ts'
import type { Reads, Stores } from '#features/stores.ts'
import type { Database } from '#platform/db/database.ts'
import { order, payment, paymentEvent } from '#platform/db/tables.ts'

type PaymentStores = Pick<
  Stores,
  | 'payment'
  | 'paymentByReceipt'
  | 'lastPayment'
  | 'addPayment'
  | 'changePayment'
  | 'addPaymentEvent'
  | 'registrationOfOrder'
  | 'lockOrder'
>
type PaymentReads = Pick<Reads, 'paymentOfOrder' | 'paymentById' | 'openPaymentsOf'>

/** Payments inside a transaction. */
export function paymentStoresOn(tx: Database): PaymentStores {
  return {
    payment: (id) => paymentById(tx, id),
    async paymentByReceipt(receipt) {
      const [row] = await tx.select().from(payment).where(eq(payment.receipt, receipt))
      return row ? paymentOf(row) : null
    },
    async lastPayment(orderId) {
      const [row] = await tx
        .select()
        .from(payment)
        .where(eq(payment.orderId, orderId))
        .orderBy(desc(payment.begunAt), desc(payment.id))
        .limit(1)
      return row ? paymentOf(row) : null
    },
    async addPayment({ session, ...added }) {
      await tx.insert(payment).values({
        ...added,
        sessionId: session?.id ?? null,
        url: session?.url ?? null,
        changedAt: added.begunAt,
      })
    },
    async changePayment(id, { state, session, receipt, at }) {
      const changed = state === undefined ? {} : { state, changedAt: at }
      const opened = session === undefined ? {} : { sessionId: session.sessionId, url: session.url }
      const paid = receipt === undefined ? {} : { receipt }
      await tx
        .update(payment)
        .set({ ...changed, ...opened, ...paid })
        .where(eq(payment.id, id))
    },
    async addPaymentEvent({ id, paymentId, kind, at }) {
      const added = await tx
        .insert(paymentEvent)
        .values({ id, paymentId, kind, receivedAt: at })
        .onConflictDoNothing()
        .returning({ id: paymentEvent.id })
      return added.length > 0
    },
    async registrationOfOrder(orderId) {
      const [row] = await tx.select({ id: order.registrationId }).from(order).where(eq(order.id, orderId))
      return row?.id ?? null
    },
    async lockOrder(orderId) {
      await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
      return (await orderWithDate(tx, orderId))?.order ?? null
    },
  }
}

/** Payments as pages and jobs read them. */
export function paymentReadsOn(db: Database): PaymentReads {
  return {
    paymentById: (id) => paymentById(db, id),
    async paymentOfOrder(orderId) {
      const hasMoved = sql`(${payment.state} in ('paid', 'refund-due', 'refunded')) desc`
      const [row] = await db
        .select()
        .from(payment)
        .where(eq(payment.orderId, orderId))
        .orderBy(hasMoved, desc(payment.begunAt))
        .limit(1)
      return row ? paymentOf(row) : null
    },
    async openPaymentsOf(registrationId) {
      const orders = db.select({ id: order.id }).from(order).where(eq(order.registrationId, registrationId))
      const rows = await db
        .select()
        .from(payment)
        .where(and(inArray(payment.orderId, orders), inArray(payment.state, ['open', 'failed'])))
      return rows.map(paymentOf)
    },
  }
}

async function paymentById(db: Database, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row ? paymentOf(row) : null
}

export function paymentOf({ sessionId, url, changedAt: _, ...row }: typeof payment.$inferSelect): Payment {
  return { ...row, session: sessionId === null ? null : { id: sessionId, url: url ?? '' } }
}
