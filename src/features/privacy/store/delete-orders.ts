import { sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { forgetCustomers } from './anonymise-orders.ts'
import { among, amongIds, idsOf } from './rows-of.ts'

/** Deletes orders with their documents, money, vouchers and seats: their time is over, or they never came to anything. */
export async function deleteOrders(tx: Database, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return
  const theirs = amongIds(orders)
  const of = (what: 'registration_id' | 'customer_number') =>
    idsOf(tx, sql`select ${sql.raw(what)} as id from "order" where id ${theirs} and ${sql.raw(what)} is not null`)
  const [registrations, customers] = [await of('registration_id'), await of('customer_number')]
  await tx.execute(sql`delete from payment_event where payment_id in (select id from payment where order_id ${theirs})`)
  await tx.execute(sql`delete from dispute where payment_id in (select id from payment where order_id ${theirs})`)
  await tx.execute(sql`delete from test_checkout_session
    where request ->> 'paymentId' in (select id::text from payment where order_id ${theirs})`)
  await tx.execute(
    sql`delete from personal_link where subject_id in (select id from withdrawal where order_id ${theirs})`,
  )
  // What points at another row goes before it: a return of money at its payment, a cancellation at its invoice.
  for (const table of ['money_return', 'payment', 'bank_transfer', 'vat_check', 'voucher', 'withdrawal'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where order_id ${theirs}`)
  await tx.execute(sql`delete from invoice where order_id ${theirs} and kind = 'cancellation'`)
  await tx.execute(sql`delete from invoice where order_id ${theirs}`)
  await tx.execute(sql`delete from booking_note where booking_id ${theirs}`)
  await tx.execute(sql`delete from personal_link where subject_id ${theirs}`)
  await tx.execute(sql`delete from "order" where id ${theirs}`)
  await deleteRegistrations(tx, registrations)
  await forgetCustomers(tx, sql`c.number ${among(customers)}`)
}

/** Deletes parties with everyone in them; the seats that they held are free again. */
export async function deleteRegistrations(tx: Database, registrations: readonly string[]): Promise<void> {
  if (registrations.length === 0) return
  const theirs = amongIds(registrations)
  const people = sql`(select id from participant where registration_id ${theirs})`
  await tx.execute(sql`delete from booking_note where booking_id ${theirs}`)
  await tx.execute(sql`delete from personal_link where subject_id ${theirs} or subject_id in ${people}
    or subject_id in (select id from certificate_consent where participant_id in ${people})`)
  await tx.execute(sql`delete from participant where registration_id ${theirs}`)
  await tx.execute(sql`delete from registration where id ${theirs}`)
}
