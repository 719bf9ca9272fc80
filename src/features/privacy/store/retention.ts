import { and, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import { forgetNotices, removeComments } from '#features/blog/store/comments.ts'
import { removeSubscriptions } from '#features/newsletter/store/newsletter.ts'
import type { Database } from '#platform/db/database.ts'
import {
  bookingNote,
  comment,
  contactMessage,
  mailbox,
  mailLog,
  newsletterSubscription,
  personalLink,
  rateLimit,
  sentMail,
  webhookDelivery,
  withdrawal,
} from '#platform/db/tables.ts'
import { among, amongIds, idsOf } from './traces.ts'

/** What is still open of the order `o` of a query (docs/rules/data-protection.md#what-prevents-an-erasure), as SQL. */

/** A payment or a refund is under way, or a dispute is undecided. */
export const isMoneyMoving: SQL = sql`(
  exists (select 1 from payment p where p.order_id = o.id and p.state in ('open', 'refund-due'))
  or exists (select 1 from money_return m where m.order_id = o.id and m.state = 'due')
  or exists (select 1 from dispute d join payment p on p.id = d.payment_id where p.order_id = o.id and d.state in ('inquiry', 'open')))`

/** More was received than is due, as in the list of bookings (`toReturn`); or how much of it goes back is undecided; or a refund has failed. */
export const isRefundDue: SQL = sql`(
  exists (select 1 from listed_booking l where l.order_id = o.id and (l.return_cents is not null or money_kept(o.id) > 0
    and (l.is_called_off or o.state = 'cancelled' and o.cancelling is not null and o.cancelling ->> 'due' is null)))
  or exists (select 1 from money_return f where f.order_id = o.id and f.state = 'failed' and not exists (
    select 1 from money_return r where r.order_id = o.id and r.state <> 'failed' and r.decided_at > f.failed_at)))`

/** It keeps its names although it is old (docs/rules/retention.md#what-is-not-settled-yet). */
const hasOpenMatters: SQL = sql`(${isMoneyMoving} or ${isRefundDue}
  or exists (select 1 from listed_booking l where l.order_id = o.id and l.due_on is not null)
  or exists (select 1 from withdrawal w where w.order_id = o.id and w.outcome is null))`

type OfBookings = Extract<Deletable, 'waitlist' | 'booking-details' | 'invoices' | 'one-stop-shop-invoices'>

type Delete = (tx: Database, upTo: Temporal.Instant, at: Temporal.Instant) => Promise<number>

/** As many as one transaction takes along. */
const portion = 500

/** How bookings are deleted, part by part; what is due is defined in docs/rules/retention.md. */
const deleteOldBookings: Readonly<Record<OfBookings, Delete>> = {
  async waitlist(tx, upTo) {
    const over = await idsOf(
      tx,
      sql`select r.id from registration r join workshop_date d on d.id = r.workshop_date_id
      where r.request is not null and d.ends_at <= ${upTo.toString()}::timestamptz
        and not exists (select 1 from "order" o where o.registration_id = r.id) limit ${portion}`,
    )
    await deleteRegistrations(tx, over)
    return over.length
  },
  async 'booking-details'(tx, upTo, at) {
    const over = await idsOf(
      tx,
      sql`select o.id from "order" o left join registration r on r.id = o.registration_id left join workshop_date d on d.id = r.workshop_date_id
      where o.placed_at <= ${upTo.toString()}::timestamptz and coalesce(d.ends_at, o.placed_at) <= ${upTo.toString()}::timestamptz
        and o.booker ->> 'email' <> '' and not ${hasOpenMatters} limit ${portion}`,
    )
    const documented = sql`(exists (select 1 from invoice i where i.order_id = o.id) or exists (select 1 from bank_transfer t where t.order_id = o.id)
      or exists (select 1 from payment p where p.order_id = o.id and p.state in ('paid', 'refund-due', 'refunded')))`
    const kept = await idsOf(tx, sql`select o.id from "order" o where o.id ${amongIds(over)} and ${documented}`)
    await deleteOrders(
      tx,
      over.filter((id) => !kept.includes(id)),
    )
    // Participants with a certificate stay named until they take back their consent.
    await anonymiseParticipants(
      tx,
      sql`registration_id in (select registration_id from "order" where id ${amongIds(kept)})
      and not exists (select 1 from certificate_consent c where c.participant_id = participant.id and c.answer = 'yes')`,
    )
    await tx.execute(sql`delete from booking_note where booking_id in (
      select unnest(array[id, registration_id]) from "order" where id ${amongIds(kept)})`)
    await tx.execute(sql`delete from personal_link where subject_id in (
      select unnest(array[id, registration_id]) from "order" where id ${amongIds(kept)})`)
    await anonymiseOrders(tx, kept, at)
    return over.length
  },
  invoices: (tx, upTo) => deleteDocumented(tx, upTo, false),
  'one-stop-shop-invoices': (tx, upTo) => deleteDocumented(tx, upTo, true),
}

/** Orders whose last document is this old: the documents of one order stay together. As `keptUntil` (domain/data-protection). */
async function deleteDocumented(tx: Database, upTo: Temporal.Instant, withOneStopShop: boolean): Promise<number> {
  const foreign = sql`exists (select 1 from invoice i, jsonb_array_elements(i.snapshot -> 'vat') as line
    where i.order_id = o.id and line ->> 'rule' = 'eu-consumer')`
  const end = sql`${upTo.toString()}::timestamptz`
  const lastDay = sql`(${end} at time zone 'Europe/Vienna')::date`
  const paid = sql`state in ('paid', 'refund-due', 'refunded')`
  // From the old documents, which are few: to find the last one of every order there is would be to read them all.
  const over = await idsOf(
    tx,
    sql`select o.id from "order" o where o.id in (
      select order_id from invoice where issued_at <= ${end}
      union select order_id from payment where changed_at <= ${end} and ${paid}
      union select order_id from bank_transfer where received_on <= ${lastDay}
      union select order_id from money_return where decided_at <= ${end}
    ) and not exists (select 1 from invoice where order_id = o.id and issued_at > ${end})
      and not exists (select 1 from payment where order_id = o.id and changed_at > ${end} and ${paid})
      and not exists (select 1 from bank_transfer where order_id = o.id and received_on > ${lastDay})
      and not exists (select 1 from money_return where order_id = o.id and decided_at > ${end})
      and ${withOneStopShop ? sql`true` : sql`not ${foreign}`} limit ${portion}`,
  )
  await deleteOrders(tx, over)
  return over.length
}

/** How each kind is deleted; what is due is defined in docs/rules/retention.md. */
const deletions: Readonly<Record<Deletable, Delete>> = {
  'newsletter-requests': (tx, upTo) => {
    const { state, requestedAt } = newsletterSubscription
    return removeSubscriptions(tx, and(eq(state, 'requested'), lte(requestedAt, upTo)))
  },
  'newsletter-proofs': (tx, upTo) => removeSubscriptions(tx, lte(newsletterSubscription.unsubscribedAt, upTo)),
  'contact-messages': (tx, upTo) => deletePortion(tx, contactMessage.id, lte(contactMessage.sentAt, upTo)),
  'local-mail': (tx, upTo) => deletePortion(tx, mailbox.id, lte(mailbox.keptAt, upTo)),
  withdrawals: async (tx, upTo) => {
    const { id, receivedAt, outcome } = withdrawal
    const isOver = and(lte(receivedAt, upTo), isNotNull(outcome))
    const gone = await tx.delete(withdrawal).where(isOver).returning({ id })
    const ids = gone.map((row) => row.id)
    if (ids.length > 0) await tx.delete(personalLink).where(inArray(personalLink.subjectId, ids))
    return ids.length
  },
  'rejected-comments': (tx, upTo) =>
    removeComments(tx, and(eq(comment.state, 'rejected'), lte(comment.decidedAt, upTo))),
  ...deleteOldBookings,
  'spam-comments': (tx, upTo) => removeComments(tx, and(eq(comment.state, 'spam'), lte(comment.decidedAt, upTo))),
  'reply-wishes': forgetNotices,
  'mail-log': (tx, upTo) => deletePortion(tx, mailLog.key, lte(mailLog.at, upTo)),
  'sent-mail': (tx, upTo) => deletePortion(tx, sentMail.key, lte(sentMail.sentAt, upTo)),
  'personal-links': (tx, upTo) => {
    const { tokenHash, purpose, createdAt } = personalLink
    const end = and(inArray(purpose, ['comment', 'payment', 'offer', 'address']), lte(createdAt, upTo))
    return deletePortion(tx, tokenHash, end)
  },
  'booking-notes': (tx, upTo) => deletePortion(tx, bookingNote.id, lte(bookingNote.writtenAt, upTo)),
  'webhook-deliveries': (tx, upTo) => {
    const { id, at, state } = webhookDelivery
    // One that someone sends again is on its way, however old it is.
    return deletePortion(tx, id, and(lte(at, upTo), ne(state, 'due')))
  },
  'rate-limits': (tx, upTo) => deletePortion(tx, rateLimit.key, lte(rateLimit.endsAt, upTo)),
}

/** Deletes as many of these rows as fit into one transaction, by a column that identifies them. */
async function deletePortion(tx: Database, id: PgColumn, which: SQL | undefined): Promise<number> {
  const found = tx.select({ id }).from(id.table).where(which).limit(portion)
  return (
    await tx
      .delete(id.table)
      .where(and(which, inArray(id, found)))
      .returning({ id })
  ).length
}

export function retentionStoresOn(tx: Database) {
  return {
    /** Deletes a portion of what is from `upTo` or earlier, and returns the number: 0 when nothing is left. */
    deleteUpTo: (what: Deletable, upTo: Temporal.Instant, at: Temporal.Instant): Promise<number> =>
      deletions[what](tx, upTo, at),
  }
}

/** Replaces a name. */
const anonymous = sql`'{"firstName": "", "lastName": "–", "email": ""}'::jsonb`

/** Removes who booked from orders whose documents have to stay. The invoices themselves are not touched. */
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
