import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StateName } from '#domain/registration/registration.ts'
import { cents, instant } from './columns.ts'
import { words } from './words.ts'

/**
 * One row for each booking as the office lists and searches them: a registration with the order it may have become, or an order without
 * seats. Kept by triggers on what it is made of (migration `what-goes-back`); nothing else writes here.
 */
export const listedBooking = pgTable(
  'listed_booking',
  {
    /** The registration, or the order of what has none. */
    id: uuid().primaryKey(),
    orderId: uuid().unique(),
    workshopDateId: uuid(),
    at: instant().notNull(),
    /** Copied by a trigger from one of the two columns that hold such names. */
    state: text().$type<StateName>().notNull(),
    /** ISO 3166-1 alpha-2 of the invoice address; null when no one has given one. */
    country: text(),
    words: words().notNull(),
    /** Gross, of a valid invoice that is not paid in full; with the day by which it is due. Null for all others. */
    open: cents('open_cents'),
    dueOn: date({ mode: 'string' }),
    /** Of what was cancelled or has expired what is with us beyond what stays due. Null where nothing is to be given back. */
    returnCents: bigint({ mode: 'number' }),
    /** A confirmed booking of a date that was called off: the booker has to choose. */
    isCalledOff: boolean().notNull().default(false),
  },
  (table) => [
    index('listed_booking_at').on(table.at, table.id),
    index('listed_booking_state').on(table.state, table.at, table.id),
    index('listed_booking_country').on(table.country, table.at, table.id),
    index('listed_booking_date').on(table.workshopDateId, table.at, table.id),
    index('listed_booking_owed').on(table.at, table.id).where(sql`${table.dueOn} is not null`),
    index('listed_booking_return').on(table.at, table.id).where(sql`${table.returnCents} is not null`),
    index('listed_booking_called_off').on(table.at, table.id).where(sql`${table.isCalledOff}`),
    index('listed_booking_words').using('gin', table.words),
  ],
)
