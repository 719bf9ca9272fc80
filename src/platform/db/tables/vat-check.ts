import { pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { vatCheckResults } from '#domain/tax/tax.ts'
import { instant } from './columns.ts'
import { order } from './order.ts'

export const vatCheckResult = pgEnum('vat_check_result', vatCheckResults)

/** The answer of VIES about the VAT id of an order; the consultation number proves the request. */
export const vatCheck = pgTable('vat_check', {
  orderId: uuid()
    .primaryKey()
    .references(() => order.id),
  vatId: text().notNull(),
  result: vatCheckResult().notNull(),
  consultationNumber: text(),
  checkedAt: instant().notNull(),
})
