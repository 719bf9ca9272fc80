import type pg from 'pg'
import { mailId } from '#platform/mail/mail-message.ts'
import type { Books } from './books.ts'

/** Reads the database of a site that was empty before the run. */
export async function readBooks(
  database: pg.Pool,
): Promise<Pick<Books, 'dates' | 'orders' | 'invoices' | 'sent' | 'waiting'>> {
  const rows = async <Row extends object>(text: string) => (await database.query<Row>(text)).rows
  return {
    dates: await rows(
      `select slug, date.seats, seats_taken as counted, coalesce(sum(held.seats), 0)::int as held
       from workshop_date date left join registration held on held.workshop_date_id = date.id and held.state not in ('waiting', 'cancelled', 'expired')
       where delivery <> 'self-paced' group by date.id order by slug`,
    ),
    orders: await rows(
      `select number, booker ->> 'lastName' as name, state,
         (select count(*)::int from invoice where order_id = "order".id and kind = 'invoice') as invoices,
         (select count(*)::int from mail_log where order_id = "order".id and kind = 'booking-confirmation' and state = 'sent') as confirmations
       from "order" order by number`,
    ),
    invoices: (await rows<{ number: string }>('select number from invoice')).map(({ number }) => number),
    sent: (await rows<{ key: string }>('select key from sent_mail')).map(({ key }) => mailId(key)),
    waiting: await jobsWaiting(database),
  }
}

/** Jobs that are due, running or to be retried, except for scheduled ones. */
export async function jobsWaiting(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting from pgboss.job
     where name in ('urgent', 'effects', 'webhooks') and (state in ('active', 'retry') or (state = 'created' and start_after < now()))`,
  )
  return rows[0]?.waiting ?? 0
}
