import { sql } from 'drizzle-orm'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import type { Database } from '#platform/db/database.ts'
import { anonymiseOrders, anonymiseParticipants } from './anonymise-orders.ts'
import { deleteOrders, deleteRegistrations } from './delete-orders.ts'
import { amongIds, idsOf } from './rows-of.ts'

type OfBookings = Extract<Deletable, 'waitlist' | 'booking-details' | 'invoices' | 'one-stop-shop-invoices'>

/** As many bookings as one transaction takes along; the next night, or the next start, goes on. */
const atOnce = 5000

/** How bookings go, part by part; what is due says docs/rules/retention.md. */
export const deleteOldBookings: Readonly<
  Record<OfBookings, (tx: Database, upTo: Temporal.Instant) => Promise<number>>
> = {
  async waitlist(tx, upTo) {
    const over = await idsOf(
      tx,
      sql`select r.id from registration r join workshop_date d on d.id = r.workshop_date_id
      where d.ends_at <= ${upTo.toString()}::timestamptz and not exists (select 1 from "order" o where o.registration_id = r.id) limit ${atOnce}`,
    )
    await deleteRegistrations(tx, over)
    return over.length
  },
  async 'booking-details'(tx, upTo) {
    const over = await idsOf(
      tx,
      sql`select o.id from "order" o left join registration r on r.id = o.registration_id left join workshop_date d on d.id = r.workshop_date_id
      where coalesce(d.ends_at, o.placed_at) <= ${upTo.toString()}::timestamptz and o.booker ->> 'email' <> '' limit ${atOnce}`,
    )
    const documented = sql`(exists (select 1 from invoice i where i.order_id = o.id) or exists (select 1 from bank_transfer t where t.order_id = o.id)
      or exists (select 1 from payment p where p.order_id = o.id and p.state in ('paid', 'refund-due', 'refunded')))`
    const kept = await idsOf(tx, sql`select o.id from "order" o where o.id ${amongIds(over)} and ${documented}`)
    await deleteOrders(
      tx,
      over.filter((id) => !kept.includes(id)),
    )
    // Who has agreed to a certificate stays named beside it until they take it back.
    await anonymiseParticipants(
      tx,
      sql`registration_id in (select registration_id from "order" where id ${amongIds(kept)})
      and not exists (select 1 from certificate_consent c where c.participant_id = participant.id and c.answer = 'yes')`,
    )
    await tx.execute(sql`delete from booking_note where booking_id in (
      select unnest(array[id, registration_id]) from "order" where id ${amongIds(kept)})`)
    await tx.execute(sql`delete from personal_link where subject_id ${amongIds(kept)}`)
    await anonymiseOrders(tx, kept)
    return over.length
  },
  invoices: (tx, upTo) => deleteDocumented(tx, upTo, false),
  'one-stop-shop-invoices': (tx, upTo) => deleteDocumented(tx, upTo, true),
}

/** Orders whose last document is this old: the documents of one order stay together. As `keptUntil` (domain/data-protection). */
async function deleteDocumented(tx: Database, upTo: Temporal.Instant, withOneStopShop: boolean): Promise<number> {
  const foreign = sql`exists (select 1 from invoice i, jsonb_array_elements(i.snapshot -> 'vat') as line
    where i.order_id = o.id and line ->> 'rule' = 'eu-consumer')`
  const over = await idsOf(
    tx,
    sql`select o.id from "order" o join (
      select order_id, issued_at as at from invoice
      union all select order_id, changed_at from payment where state in ('paid', 'refund-due', 'refunded')
      union all select order_id, (received_on::timestamp at time zone 'Europe/Vienna') from bank_transfer
      union all select order_id, decided_at from money_return
    ) as document on document.order_id = o.id where ${withOneStopShop ? sql`true` : sql`not ${foreign}`}
    group by o.id having max(document.at) <= ${upTo.toString()}::timestamptz limit ${atOnce}`,
  )
  await deleteOrders(tx, over)
  return over.length
}
