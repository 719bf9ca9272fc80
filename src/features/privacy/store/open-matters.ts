import { type SQL, sql } from 'drizzle-orm'

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
export const hasOpenMatters: SQL = sql`(${isMoneyMoving} or ${isRefundDue}
  or exists (select 1 from listed_booking l where l.order_id = o.id and l.due_on is not null)
  or exists (select 1 from withdrawal w where w.order_id = o.id and w.outcome is null))`
