import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { amongIds } from './rows-of.ts'

/** Replaces a name. */
const nobody = sql`'{"firstName": "", "lastName": "–", "email": ""}'::jsonb`

/**
 * Takes who booked out of orders whose documents have to stay: what was sold, when, into which country and for how much remains. The
 * invoices themselves are not touched.
 */
export async function anonymiseOrders(tx: Database, orders: readonly string[]): Promise<void> {
  const theirs = amongIds(orders)
  await tx.execute(sql`update "order" set booker = ${nobody}, newsletter = false, attempt_key = 'gone ' || id,
    invoice = jsonb_build_object('street', '', 'postalCode', '', 'city', '', 'country', invoice ->> 'country') where id ${theirs}`)
  await tx.execute(sql`update registration set request = null, attempt_key = null
    where id in (select registration_id from "order" where id ${theirs})`)
  await tx.execute(sql`update payment set url = null where order_id ${theirs}`)
  await forgetCustomers(tx, sql`c.number in (select customer_number from "order" where id ${theirs})`)
}

/** Customers without a named order lose their address; the number stays with those that invoices name. */
export async function forgetCustomers(tx: Database, which: SQL): Promise<void> {
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
