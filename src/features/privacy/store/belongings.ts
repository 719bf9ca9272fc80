import { type SQL, sql } from 'drizzle-orm'
import { seatsAndMoney } from '#platform/db/jobs.ts'
import { allIds, among, amongIds, mentions, type Traces } from './traces.ts'

/* Which rows of tables without an address of their own belong to one: the file shows them, and erasing deletes the same. */

/** Own orders and parties. */
export function bookingsOf({ orders, registrations }: Traces): string[] {
  return [...orders, ...registrations]
}

/** Notes about own bookings, and those elsewhere that mention someone; names count only where it is known whose they are. */
export function notesOf(traces: Traces): SQL {
  return sql`(booking_id ${amongIds(bookingsOf(traces))} or ${mentions(sql`text`, traces.addressVariants)}
    or booking_id ${amongIds(traces.shared)} and ${mentions(sql`text`, traces.names)})`
}

export function ownNotesOf(traces: Traces): SQL {
  return sql`booking_id ${amongIds(bookingsOf(traces))}`
}

/** Mails to the address, and mails to others about what it did. */
export function mailsOf(traces: Traces): SQL {
  return sql`(to_email ${among(traces.addressVariants)} or order_id ${amongIds(traces.orders)} or registration_id ${amongIds(traces.registrations)}
    or ${names(sql`effect`, allIds(traces))} or effect -> 'former' ->> 'email' ${among(traces.addressVariants)}
    or ${mentions(sql`concat_ws(' ', subject, error)`, traces.addressVariants)}
    or ${sharedMails(traces)} and ${mentions(sql`concat_ws(' ', subject, error)`, traces.names)})`
}

/** The mailbox of runs without a mail server contains whole messages. */
export function keptMailsOf(traces: Traces): SQL {
  const searchable = sql`concat_ws(' ', subject, to_name, text, html)`
  return sql`(to_email ${among(traces.addressVariants)} or key in (select key from mail_log where ${mailsOf(traces)})
    or ${mentions(searchable, traces.addressVariants)}
    or key in (select key from mail_log where ${sharedMails(traces)}) and ${mentions(searchable, traces.names)})`
}

/** About bookings of others in which the address takes part. */
function sharedMails({ shared }: Traces): SQL {
  return sql`(order_id ${amongIds(shared)} or registration_id ${amongIds(shared)})`
}

/** Whether an effect is about one of these. */
function names(effect: SQL, ids: readonly string[]): SQL {
  const object = sql`case when jsonb_typeof(${effect}) = 'object' then ${effect} else '{}' end`
  return sql`exists (select 1 from jsonb_each_text(${object}) as named where named.value ${among(ids)})`
}

/** What has to happen regardless of who booked: money, ends of holds, and duties to other participants. */
const lasting = ['forget-meals', 'certificates', ...seatsAndMoney]

/** Mails that wait to be sent, or were and are still remembered; the one that is being sent this moment is let be. */
export function jobsOf(traces: Traces): SQL {
  const { addressVariants } = traces
  return sql`(name in ('effects', 'urgent') and state <> 'active' and not data ->> 'kind' ${among(lasting)}
    and (${names(sql`data`, allIds(traces))} or data -> 'former' ->> 'email' ${among(addressVariants)}))`
}

/** Lines about what belongs to the address, and lines that mention it. */
export function actionsOf(traces: Traces): SQL {
  const subjects = [...bookingsOf(traces), ...traces.participants]
  const searchable = sql`concat(reason, ' ', details)`
  return sql`(subject_id ${amongIds(subjects)} or ${mentions(searchable, traces.addressVariants)}
    or subject_id ${amongIds(traces.shared)} and ${mentions(searchable, traces.names)})`
}
