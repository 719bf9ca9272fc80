import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { among, amongIds, idsOf } from './traces.ts'

/** Replaces a name. */
const anonymous = sql`'{"firstName": "", "lastName": "–", "email": ""}'::jsonb`

/**
 * Takes who booked out of orders whose documents have to stay: what was sold, when, into which country and for how much remains, and when
 * the names were removed. The invoices themselves are not touched.
 */
export async function anonymiseOrders(tx: Database, orders: readonly string[], at: Temporal.Instant): Promise<void> {
  const theirs = amongIds(orders)
  const erased = sql`${anonymous} || jsonb_build_object('erasedAt', ${at.toString()}::text)`
  await tx.execute(sql`update "order" set booker = ${erased}, newsletter = false, attempt_key = 'gone ' || id,
    invoice = jsonb_build_object('street', '', 'postalCode', '', 'city', '', 'country', invoice ->> 'country') where id ${theirs}`)
  await tx.execute(sql`update registration set request = null, attempt_key = null
    where id in (select registration_id from "order" where id ${theirs})`)
  await tx.execute(sql`update payment set url = null where order_id ${theirs}`)
  await forgetCustomers(tx, sql`c.number in (select customer_number from "order" where id ${theirs})`)
}

/** Customers without a named order lose their address; the number stays with those that invoices name. */
async function forgetCustomers(tx: Database, which: SQL): Promise<void> {
  await tx.execute(
    sql`delete from customer c where ${which} and not exists (select 1 from "order" o where o.customer_number = c.number)`,
  )
  await tx.execute(sql`update customer c set email = 'gone ' || c.number where ${which}
    and not exists (select 1 from "order" o where o.customer_number = c.number and o.booker ->> 'email' <> '')`)
}

/** Makes participants no one, with everything that was known of them alone. */
export async function anonymiseParticipants(tx: Database, which: SQL): Promise<void> {
  const theirs = sql`in (select id from participant where ${which})`
  await tx.execute(sql`delete from personal_link where subject_id ${theirs}`)
  await tx.execute(sql`delete from meal_wish where participant_id ${theirs}`)
  await tx.execute(sql`delete from certificate_consent where participant_id ${theirs}`)
  await tx.execute(
    sql`update participant set salutation = null, title = null, first_name = '', last_name = '–', email = '' where ${which}`,
  )
}

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
