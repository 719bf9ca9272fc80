import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { SignInFailure } from '#features/members/ports.ts'
import { instant } from './columns.ts'

/** Sign-ins that failed, counted by the minute. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    at: instant().notNull(),
    /** The id of a member, `editor`, or `no one`. */
    whose: text().notNull(),
    step: text().$type<SignInFailure['step']>().notNull(),
    failures: integer().notNull(),
  },
  (table) => [unique().on(table.at, table.whose, table.step)],
)

/** One row: when the owners were last notified of them. */
export const signInAlarm = pgTable('sign_in_alarm', {
  id: integer().primaryKey(),
  at: instant().notNull(),
})
