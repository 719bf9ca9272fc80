import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import type { Payment, PaymentState } from '#domain/payment/payment.ts'
import { orderWithDate } from '#features/booking/store/orders.ts'
import type { CheckoutSession, PaymentEvent } from '#features/payment/ports.ts'
import type { Database } from '#platform/db/database.ts'
import { order, payment, paymentEvent } from '#platform/db/tables.ts'
export interface PaymentChange {
  state?: PaymentState
  session?: CheckoutSession
  receipt?: string
  at: Temporal.Instant
}

export function paymentStoresOn(tx: Database) {
  return {
    payment: (id: string): Promise<Payment | null> => paymentById(tx, id),
    async paymentByReceipt(receipt: string): Promise<Payment | null> {
      const [row] = await tx.select().from(payment).where(eq(payment.receipt, receipt))
      return row ? paymentOf(row) : null
    },
    /** The last attempt to pay an order; null when no one has tried. */
    async lastPayment(orderId: string): Promise<Payment | null> {
      const [row] = await tx
        .select()
        .from(payment)
        .where(eq(payment.orderId, orderId))
        .orderBy(desc(payment.begunAt), desc(payment.id))
        .limit(1)
      return row ? paymentOf(row) : null
    },
    async addPayment({ session, ...added }: Payment): Promise<void> {
      await tx.insert(payment).values({
        ...added,
        sessionId: session?.id ?? null,
        url: session?.url ?? null,
        changedAt: added.begunAt,
      })
    },
    async changePayment(id: string, { state, session, receipt, at }: PaymentChange): Promise<void> {
      const changed = state === undefined ? {} : { state, changedAt: at }
      const opened = session === undefined ? {} : { sessionId: session.sessionId, url: session.url }
      const paid = receipt === undefined ? {} : { receipt }
      await tx
        .update(payment)
        .set({ ...changed, ...opened, ...paid })
        .where(eq(payment.id, id))
    },
    /** False when this event has been taken before. */
    async addPaymentEvent({
      id,
      paymentId,
      kind,
      at,
    }: {
      id: string
      paymentId: string
      kind: PaymentEvent['kind']
      at: Temporal.Instant
    }): Promise<boolean> {
      const added = await tx
        .insert(paymentEvent)
        .values({ id, paymentId, kind, receivedAt: at })
        .onConflictDoNothing()
        .returning({ id: paymentEvent.id })
      return added.length > 0
    },
    /** The registration that an order of a live workshop belongs to; null for other products. */
    async registrationOfOrder(orderId: string): Promise<string | null> {
      const [row] = await tx.select({ id: order.registrationId }).from(order).where(eq(order.id, orderId))
      return row?.id ?? null
    },
    /** Locks an order until the transaction ends; lock its date first where both are needed. */
    async lockOrder(orderId: string): Promise<Order | null> {
      await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
      return (await orderWithDate(tx, orderId))?.order ?? null
    },
  }
}

/** Payments as pages and jobs read them. */
export function paymentReadsOn(db: Database) {
  return {
    paymentById: (id: string): Promise<Payment | null> => paymentById(db, id),
    /** The payment that an order page shows: the one that counts, else one that was returned; null without any. */
    async paymentOfOrder(orderId: string): Promise<Payment | null> {
      // Of two that were paid one goes back, and may be the later one.
      const hasMoved = sql`(${payment.state} = 'paid') desc, (${payment.state} in ('refund-due', 'refunded')) desc`
      const [row] = await db
        .select()
        .from(payment)
        .where(eq(payment.orderId, orderId))
        .orderBy(hasMoved, desc(payment.begunAt))
        .limit(1)
      return row ? paymentOf(row) : null
    },
    /** What can still be paid for a registration. */
    async openPaymentsOf(registrationId: string): Promise<Payment[]> {
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
