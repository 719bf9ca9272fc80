import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WithdrawalEnd } from '#domain/order/cancellation.ts'
import type { Booker, Cancelled, InvoiceAddress, OrderedProduct } from '#domain/order/order.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { StateName } from '#domain/registration/registration.ts'
import { cents, instant, words } from './columns.ts'
import { registration } from './registration.ts'
import { languageEnum } from './workshop-date.ts'

export const orderState = pgEnum('order_state', [
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'cancelled',
  'expired',
])

export const customer = pgTable('customer', {
  number: text().primaryKey(),
  /** Lower case. One customer number per address. */
  email: text().notNull().unique(),
})

/** What was ordered, as it was agreed: prices and addresses are kept as they were at that moment. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerNumber: text()
      .notNull()
      .references(() => customer.number),
    /** Null for what has no seats: self-paced workshops and packages. */
    registrationId: uuid()
      .unique()
      .references(() => registration.id),
    /** What was ordered, where it is no live workshop: that one is known by its registration. */
    product: jsonb().$type<Exclude<OrderedProduct, { kind: 'live' }>>(),
    /** That of its registration, written with it (`changeRegistrations`); of its own for orders that have none. */
    state: orderState().notNull().default('confirmed'),
    /** How it was cancelled, and what stays due; null for what holds, and for what was cancelled before this was kept. */
    cancelling: jsonb().$type<Cancelled>(),
    /** Until when it may be paid, or its address be confirmed. */
    payUntil: instant(),
    /** When the money of an order by invoice was seen; what is paid by card has payments of its own. */
    paidAt: instant(),
    /** Hash of the form that made it: the same form sent twice books once. */
    idempotencyKey: text('attempt_key').notNull(),
    /** It was cancelled or has expired once: the same form sent again is a new order, also where a late payment has confirmed this one. */
    idempotencyEnded: boolean('attempt_ended').notNull().default(false),
    placedAt: instant().notNull(),
    language: languageEnum().notNull(),
    booker: jsonb().$type<Booker>().notNull(),
    invoice: jsonb().$type<InvoiceAddress>().notNull(),
    quote: jsonb().$type<Quote>().notNull(),
    net: cents('net_cents').notNull(),
    gross: cents('gross_cents').notNull(),
    /** Wants the newsletter; the double opt-in starts from here. */
    newsletter: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('order_attempt').on(table.idempotencyKey).where(sql`not ${table.idempotencyEnded}`),
    index('order_placed').on(table.placedAt),
    /** Those that have not lost their names. */
    index('order_named').on(table.placedAt).where(sql`${table.booker} ->> 'email' <> ''`),
    index('order_unsettled').on(table.state, table.payUntil).where(sql`${table.state} <> 'confirmed'`),
    index('order_customer').on(table.customerNumber),
  ],
)

/** Running numbers, read `FOR UPDATE` in the transaction that uses them: no gaps, no doubles. */
export const counter = pgTable('counter', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

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
  /** What became of it; these are null as long as it is open. */
  outcome: text().$type<WithdrawalEnd>(),
  endedAt: instant(),
  endedBy: text(),
  endedById: uuid(),
})

/** What the office has written down about a booking. Not in the log of actions: notes name people, and can be erased. */
export const bookingNote = pgTable(
  'booking_note',
  {
    /** Of the form that wrote it: sent twice, it is there once. */
    id: uuid().primaryKey(),
    /** The registration, or the order of what has none. */
    bookingId: uuid().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
    writtenBy: text().notNull(),
    writtenById: uuid(),
  },
  (table) => [index().on(table.bookingId), index('booking_note_written').on(table.writtenAt)],
)

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
