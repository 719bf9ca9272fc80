import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, actorText } from '#domain/office/member.ts'
import type { Order } from '#domain/order/order.ts'
import type { Dispute, Payment, PaymentState } from '#domain/payment/payment.ts'
import { orderWithDate } from '#features/booking/store/orders.ts'
import type { Database } from '#platform/db/database.ts'
import {
  accountName,
  accountOf,
  bankTransfer,
  dispute,
  doneBy,
  moneyReturn,
  order,
  payment,
  paymentEvent,
} from '#platform/db/tables.ts'
import type { CheckoutSession, DecidedReturn, KeptMoney, NotedTransfer, PaymentEvent } from '../ports.ts'

interface PaymentChange {
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

function paymentOf({ sessionId, url, changedAt: _, ...row }: typeof payment.$inferSelect): Payment {
  return { ...row, session: sessionId === null ? null : { id: sessionId, url: url ?? '' } }
}

export function moneyStoresOn(tx: Database) {
  return {
    ...moneyReadsOn(tx),
    /** False when this one has been noted before. */
    async addTransfer({ notedBy: by, ...transfer }: NotedTransfer<Actor>): Promise<boolean> {
      const added = await tx
        .insert(bankTransfer)
        .values({ ...transfer, notedBy: actorText(by), notedById: accountOf(by) })
        .onConflictDoNothing()
        .returning({ id: bankTransfer.id })
      return added.length > 0
    },
    /** False when this one has been decided before. */
    async addReturn({ decidedBy: by, ...returned }: DecidedReturn<Actor>): Promise<boolean> {
      const added = await tx
        .insert(moneyReturn)
        .values({ ...returned, decidedBy: actorText(by), decidedById: accountOf(by) })
        .onConflictDoNothing()
        .returning({ id: moneyReturn.id })
      return added.length > 0
    },
    /** `refundId` is what the provider calls it, null where that is not known. */
    async finishReturn(id: string, refundId: string | null): Promise<void> {
      await tx.update(moneyReturn).set({ state: 'done', refundId }).where(eq(moneyReturn.id, id))
    },
    /** The provider could not pay it: we have the money again. */
    async failReturn(id: string, { at, refundId }: { at: Temporal.Instant; refundId?: string }): Promise<void> {
      const known = refundId === undefined ? {} : { refundId }
      await tx
        .update(moneyReturn)
        .set({ state: 'failed', failedAt: at, ...known })
        .where(eq(moneyReturn.id, id))
    },
    async dispute(id: string): Promise<Dispute | null> {
      const [row] = await tx.select().from(dispute).where(eq(dispute.id, id))
      return row ? disputeOf(row) : null
    },
    /** Adds it, or puts it into another state. */
    async keepDispute(kept: Dispute, at: Temporal.Instant): Promise<void> {
      await tx
        .insert(dispute)
        .values({ ...kept, openedAt: at })
        .onConflictDoUpdate({ target: dispute.id, set: { state: kept.state, amount: kept.amount } })
    },
  }
}

export function moneyReadsOn(db: Database) {
  return {
    async ofOrder(orderId: string): Promise<KeptMoney> {
      const payments = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.begunAt))
      const { notedById, ...ofTransfer } = getTableColumns(bankTransfer)
      const transfers = await db
        .select({ ...ofTransfer, account: accountName(notedById) })
        .from(bankTransfer)
        .where(eq(bankTransfer.orderId, orderId))
        .orderBy(asc(bankTransfer.notedAt))
      const returns = await returnsOn(db, eq(moneyReturn.orderId, orderId))
      const disputes = await db
        .select({ dispute })
        .from(dispute)
        .innerJoin(payment, eq(payment.id, dispute.paymentId))
        .where(eq(payment.orderId, orderId))
        .orderBy(asc(dispute.openedAt))
      return {
        payments: payments.map(paymentOf),
        transfers: transfers.map(({ account, notedBy, ...row }) => ({ ...row, notedBy: doneBy(notedBy, account) })),
        returns,
        disputes: disputes.map((row) => disputeOf(row.dispute)),
      }
    },
    async findReturn(id: string): Promise<DecidedReturn | null> {
      const [row] = await returnsOn(db, eq(moneyReturn.id, id))
      return row ?? null
    },
    /** Whether the bank has taken a payment back for now: nothing is paid back of it until that is decided. */
    async isDisputed(paymentId: string): Promise<boolean> {
      const isOpen = and(eq(dispute.paymentId, paymentId), eq(dispute.state, 'open'))
      return (await db.select({ id: dispute.id }).from(dispute).where(isOpen).limit(1)).length > 0
    },
  }
}

async function returnsOn(db: Database, which: SQL) {
  const { decidedById, ...columns } = getTableColumns(moneyReturn)
  const rows = await db
    .select({ ...columns, account: accountName(decidedById) })
    .from(moneyReturn)
    .where(which)
    .orderBy(asc(moneyReturn.decidedAt))
  return rows.map(({ account, decidedBy, ...row }) => ({ ...row, decidedBy: doneBy(decidedBy, account) }))
}

function disputeOf({ openedAt: _, ...row }: typeof dispute.$inferSelect): Dispute {
  return row
}
