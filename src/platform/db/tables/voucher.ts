import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { order } from './order.ts'

/** Vouchers for the partner academy, one row each. The code is kept as it is: it is mailed by a job and shown to its buyer. */
export const voucher = pgTable(
  'voucher',
  {
    code: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** 0-based, in the order in which they were due. */
    position: integer().notNull(),
    certification: text().notNull(),
    /** Whom it was mailed to; null for the booker. No reference: a seat may be handed on later. */
    participantId: uuid(),
    issuedAt: instant().notNull(),
    validUntil: instant().notNull(),
    handedOverAt: instant(),
    withdrawnAt: instant(),
  },
  // Stands behind the lock of the order: no ticket ever brings two.
  (table) => [unique().on(table.orderId, table.position)],
)
