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
import { languageEnum, registration } from './workshop-date.ts'

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

/** Orders as agreed: prices and addresses are those of that moment. */
export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerNumber: text()
      .notNull()
      .references(() => customer.number),
    /** Null for products without seats: self-paced workshops and packages. */
    registrationId: uuid()
      .unique()
      .references(() => registration.id),
    /** The product, unless it is a live workshop, which the registration identifies. */
    product: jsonb().$type<Exclude<OrderedProduct, { kind: 'live' }>>(),
    /** That of its registration, written with it (`changeRegistrations`); of its own for orders that have none. */
    state: orderState().notNull().default('confirmed'),
    /** How it was cancelled and the remaining fee; null for active orders and for those cancelled before this column existed. */
    cancelling: jsonb().$type<Cancelled>(),
    /** The deadline of its payment or address confirmation. */
    payUntil: instant(),
    /** When all of its money was seen, by transfer or by card; null while it was not. */
    paidAt: instant(),
    /** Hash of the form that created it, so that a repeated submission books once. */
    idempotencyKey: text('attempt_key').notNull(),
    /** Whether it was ever cancelled or expired: a repeated submission then creates a new order, even if a late payment has confirmed this one. */
    idempotencyEnded: boolean('attempt_ended').notNull().default(false),
    placedAt: instant().notNull(),
    /** When it was moved to its present date; null on the date that was booked. */
    transferredAt: instant(),
    language: languageEnum().notNull(),
    booker: jsonb().$type<Booker>().notNull(),
    invoice: jsonb().$type<InvoiceAddress>().notNull(),
    quote: jsonb().$type<Quote>().notNull(),
    net: cents('net_cents').notNull(),
    gross: cents('gross_cents').notNull(),
    /** Whether to subscribe to the newsletter, which starts the double opt-in. */
    newsletter: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('order_attempt').on(table.idempotencyKey).where(sql`not ${table.idempotencyEnded}`),
    index('order_placed').on(table.placedAt),
    /** Orders that are not anonymised. */
    index('order_named').on(table.placedAt).where(sql`${table.booker} ->> 'email' <> ''`),
    index('order_unsettled').on(table.state, table.payUntil).where(sql`${table.state} <> 'confirmed'`),
    index('order_customer').on(table.customerNumber),
    /** Those whose seats may be sold again. */
    index('order_charged')
      .on(table.registrationId)
      .where(
        sql`${table.state} = 'cancelled' and (${table.cancelling} ->> 'fee' in ('full', 'part') or ${table.cancelling} ->> 'soldAgain' is not null)`,
      ),
  ],
)

/** Sequences without gaps or duplicates, read `FOR UPDATE` in the transaction that uses them. */
export const counter = pgTable('counter', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

/** Vouchers for the partner academy, one row each. The code is stored in plain text: a job mails it, and the buyer sees it. */
export const voucher = pgTable(
  'voucher',
  {
    code: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    /** 0-based, in the order of `vouchersDue`. */
    position: integer().notNull(),
    certification: text().notNull(),
    /** The participant it was mailed to; null for the booker. No reference, because a seat may be handed on later. */
    participantId: uuid(),
    issuedAt: instant().notNull(),
    validUntil: instant().notNull(),
    handedOverAt: instant(),
    withdrawnAt: instant(),
  },
  // Backs up the lock on the order: no ticket yields two vouchers.
  (table) => [unique().on(table.orderId, table.position)],
)

/** Declarations of withdrawal as received: proof for both sides. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey(),
    receivedAt: instant().notNull(),
    language: languageEnum().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    orderNumber: text().notNull(),
    message: text(),
    /** The order that matches name, number and address. */
    orderId: uuid().references(() => order.id),
    /** The outcome; these are null while it is open. */
    outcome: text().$type<WithdrawalEnd>(),
    endedAt: instant(),
    endedBy: text(),
    endedById: uuid(),
  },
  // The page of an order asks for its own.
  (table) => [index().on(table.orderId)],
)

/** Notes of the office about a booking. Not in the audit log, because they name people and can be erased. */
export const bookingNote = pgTable(
  'booking_note',
  {
    /** The form's id, so that a repeated submission adds one note. */
    id: uuid().primaryKey(),
    /** The registration, or the order of a product without seats. */
    bookingId: uuid().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
    writtenBy: text().notNull(),
    writtenById: uuid(),
  },
  (table) => [index().on(table.bookingId), index('booking_note_written').on(table.writtenAt)],
)

/**
 * One row per booking for lists and searches in the office: a registration with its order, if any, or an order without seats. Maintained by triggers
 * (migration `what-goes-back`); nothing else writes here.
 */
export const listedBooking = pgTable(
  'listed_booking',
  {
    /** The registration, or the order of a product without seats. */
    id: uuid().primaryKey(),
    orderId: uuid().unique(),
    workshopDateId: uuid(),
    at: instant().notNull(),
    /** Copied by a trigger from one of the two state columns. */
    state: text().$type<StateName>().notNull(),
    /** ISO 3166-1 alpha-2 of the invoice address; null when not given. */
    country: text(),
    words: words().notNull(),
    /** Gross outstanding amount of a valid invoice, with its due date. Null for all others. */
    open: cents('open_cents'),
    dueOn: date({ mode: 'string' }),
    /** Net amount received beyond the remaining fee of a cancelled or expired order. Null when nothing is to be returned. */
    returnCents: bigint({ mode: 'number' }),
    /** A confirmed booking of a cancelled date: the booker must choose. */
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
