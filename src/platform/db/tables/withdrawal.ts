import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { WithdrawalEnd } from '#domain/order/cancellation.ts'
import { instant } from './columns.ts'
import { order } from './order.ts'
import { languageEnum } from './workshop-date.ts'

/** Declarations of withdrawal as they were received: proof for both sides. */
export const withdrawal = pgTable('withdrawal', {
  id: uuid().primaryKey(),
  receivedAt: instant().notNull(),
  language: languageEnum().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text().notNull(),
  message: text(),
  /** The order that name, number and address belong to. */
  orderId: uuid().references(() => order.id),
  /** What became of it; these three are null as long as it is open. */
  outcome: text().$type<WithdrawalEnd>(),
  endedAt: instant(),
  endedBy: text(),
})
