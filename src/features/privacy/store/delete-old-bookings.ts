import { sql } from 'drizzle-orm'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import type { Database } from '#platform/db/database.ts'
import { anonymiseOrders, anonymiseParticipants } from './anonymise-orders.ts'
import { deleteOrders, deleteRegistrations } from './delete-orders.ts'
import { amongIds, idsOf } from './rows-of.ts'

type OfBookings = Extract<Deletable, 'waitlist' | 'booking-details' | 'invoices' | 'one-stop-shop-invoices'>

/** As many as one transaction takes along. */
export const portion = 500

/** How bookings go, part by part; what is due says docs/rules/retention.md. */
export const deleteOldBookings: Readonly<
  Record<OfBookings, (tx: Database, upTo: Temporal.Instant) => Promise<number>>
> = {
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
  async 'booking-details'(tx, upTo) {
    const over = await idsOf(
      tx,
      sql`select o.id from "order" o left join registration r on r.id = o.registration_id left join workshop_date d on d.id = r.workshop_date_id
      where o.placed_at <= ${upTo.toString()}::timestamptz and coalesce(d.ends_at, o.placed_at) <= ${upTo.toString()}::timestamptz
        and o.booker ->> 'email' <> '' limit ${portion}`,
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
