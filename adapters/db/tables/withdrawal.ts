import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'
import { languageEnum } from './workshop-date.ts'

/** Declarations of withdrawal as they were received: proof for both sides. */
export const withdrawal = pgTable('withdrawal', {
  id: uuid().primaryKey(),
  receivedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  language: languageEnum().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text().notNull(),
  message: text(),
  orderId: uuid().references(() => order.id),
})
