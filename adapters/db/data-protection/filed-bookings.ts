import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FiledBooking } from '#domain/data-protection/person-file.ts'
import type { Database } from '../database.ts'
import { amongIds, rowsOf } from './rows-of.ts'
import type { Traces } from './traces.ts'

/** Rows as the query below gives them. */
const bookingRow = z.object({
  order_id: z.string().nullable(),
  registration_id: z.string().nullable(),
  number: z.string().nullable(),
  role: z.enum(['booker', 'participant']),
  state: z.enum([
    'waiting',
    'offered',
    'awaiting-payment',
    'awaiting-confirmation',
    'confirmed',
    'cancelled',
    'expired',
  ]),
  ends_at: z.string().nullable(),
  is_money_moving: z.boolean(),
  documents: z.array(z.object({ on: z.string(), isOneStopShop: z.boolean() })),
})

/** The bookings of an address, with what decides over them; the rule `eu-consumer` is the One-Stop-Shop (docs/rules/tax.md). */
export async function filedBookings(tx: Database, traces: Traces): Promise<FiledBooking[]> {
  const { orders, registrations, participants } = traces
  const rows = await rowsOf(
    tx,
    sql`select o.id as order_id, r.id as registration_id, o.number,
      case when o.id ${amongIds(orders)} or r.id ${amongIds(registrations)} then 'booker' else 'participant' end as role,
      coalesce(r.state::text, o.state::text) as state, d.ends_at,
      exists (select 1 from payment p where p.order_id = o.id and p.state in ('open', 'refund-due'))
        or exists (select 1 from money_return m where m.order_id = o.id and m.state = 'due')
        or exists (select 1 from dispute d join payment p on p.id = d.payment_id where p.order_id = o.id and d.state in ('inquiry', 'open')) as is_money_moving,
      (select coalesce(jsonb_agg(document), '[]') from (
        select i.snapshot ->> 'issuedOn' as "on", exists (select 1 from jsonb_array_elements(i.snapshot -> 'vat') as line
          where line ->> 'rule' = 'eu-consumer') as "isOneStopShop" from invoice i where i.order_id = o.id
        union all select (p.changed_at at time zone 'Europe/Vienna')::date::text, false from payment p
          where p.order_id = o.id and p.state in ('paid', 'refund-due', 'refunded')
        union all select t.received_on::text, false from bank_transfer t where t.order_id = o.id
        union all select (m.decided_at at time zone 'Europe/Vienna')::date::text, false from money_return m where m.order_id = o.id
      ) as document) as documents
    from "order" o full join registration r on r.id = o.registration_id left join workshop_date d on d.id = r.workshop_date_id
    where o.id ${amongIds(orders)} or r.id ${amongIds(registrations)}
      or r.id in (select registration_id from participant where id ${amongIds(participants)})`,
  )
  return z
    .array(bookingRow)
    .parse(rows)
    .map(({ order_id: orderId, registration_id: registrationId, ends_at, is_money_moving: isMoneyMoving, ...row }) => ({
      ...row,
      orderId,
      registrationId,
      isMoneyMoving,
      endsAt: ends_at === null ? null : Temporal.Instant.from(ends_at),
    }))
}
