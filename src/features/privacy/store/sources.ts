import { type SQL, sql } from 'drizzle-orm'
import type { DataKind } from '#domain/data-protection/erasure.ts'
import { seatsAndMoney } from '#platform/db/jobs.ts'
import { allIds, among, amongIds, mentions, type Traces } from './traces.ts'

/* Which rows of tables without an address of their own belong to one: the file shows them, and erasing deletes the same. */

/** Own orders and parties. */
function bookingsOf({ orders, registrations }: Traces): string[] {
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
function actionsOf(traces: Traces): SQL {
  const subjects = [...bookingsOf(traces), ...traces.participants]
  const searchable = sql`concat(reason, ' ', details)`
  return sql`(subject_id ${amongIds(subjects)} or ${mentions(searchable, traces.addressVariants)}
    or subject_id ${amongIds(traces.shared)} and ${mentions(searchable, traces.names)})`
}

/** Where a kind of thing is kept, and which rows of it belong to an address. */
interface Source {
  kind: DataKind
  table: string
  /** The rows, as the file shows them; secrets and search words stay where they are. */
  rows(traces: Traces): SQL
}

/** Every table with personal data of customers, in the order of the file. `tests/use-cases/nothing-personal.ts` has all the others. */
export const sources: readonly Source[] = [
  {
    kind: 'customer',
    table: 'customer',
    rows: ({ addressVariants }) => sql`select number, email from customer where email ${among(addressVariants)}`,
  },
  {
    kind: 'orders',
    table: 'order',
    // Without the names, an order is no longer personal data.
    rows: ({
      orders,
    }) => sql`select id, number, customer_number, registration_id, product, state, cancelling, pay_until, paid_at, placed_at,
      language, booker, invoice, quote, newsletter from "order" where id ${amongIds(orders)} and booker ->> 'email' <> '' order by placed_at`,
  },
  {
    kind: 'registrations',
    table: 'registration',
    rows: ({
      registrations,
    }) => sql`select r.id, d.slug as workshop, r.state, r.seats, r.wait_reason, r.held_until, r.created_at, r.skipped_at, r.request
      from registration r join workshop_date d on d.id = r.workshop_date_id where r.id ${amongIds(registrations)} and r.request is not null order by r.created_at`,
  },
  {
    kind: 'participants',
    table: 'participant',
    rows: ({
      participants,
    }) => sql`select p.id, p.registration_id, d.slug as workshop, o.number, p.salutation, p.title, p.first_name, p.last_name, p.email,
      p.add_introduction from participant p join registration r on r.id = p.registration_id join workshop_date d on d.id = r.workshop_date_id
      left join "order" o on o.registration_id = r.id where p.id ${amongIds(participants)} order by d.starts_at`,
  },
  {
    kind: 'meals',
    table: 'meal_wish',
    rows: ({ participants }) => sql`select * from meal_wish where participant_id ${amongIds(participants)}`,
  },
  {
    kind: 'attendance',
    table: 'attendance',
    rows: ({
      participants,
    }) => sql`select a.*, p.registration_id, d.slug as workshop from attendance a join participant p on p.id = a.participant_id
      join registration r on r.id = p.registration_id join workshop_date d on d.id = r.workshop_date_id where p.id ${amongIds(participants)}`,
  },
  {
    kind: 'consents',
    table: 'certificate_consent',
    rows: ({ consents }) => sql`select * from certificate_consent where id ${amongIds(consents)} order by asked_at`,
  },
  {
    kind: 'certificates',
    table: 'certificate',
    rows: ({ certificates }) => sql`select * from certificate where id ${amongIds(certificates)} order by issued_at`,
  },
  {
    kind: 'vouchers',
    table: 'voucher',
    rows: ({ orders }) =>
      sql`select v.*, o.number from voucher v join "order" o on o.id = v.order_id where v.order_id ${amongIds(orders)} order by v.issued_at`,
  },
  {
    kind: 'invoices',
    table: 'invoice',
    rows: ({ orders }) => sql`select * from invoice where order_id ${amongIds(orders)} order by issued_at, number`,
  },
  {
    kind: 'payments',
    table: 'payment',
    rows: ({ orders }) =>
      sql`select p.*, o.number, p.begun_at as at from payment p join "order" o on o.id = p.order_id where p.order_id ${amongIds(orders)}`,
  },
  {
    kind: 'payments',
    table: 'payment_event',
    rows: ({ payments }) =>
      sql`select e.*, p.order_id, e.received_at as at from payment_event e join payment p on p.id = e.payment_id where p.id ${amongIds(payments)}`,
  },
  {
    kind: 'payments',
    table: 'dispute',
    rows: ({ payments }) =>
      sql`select d.*, p.order_id, d.opened_at as at from dispute d join payment p on p.id = d.payment_id where p.id ${amongIds(payments)}`,
  },
  {
    kind: 'payments',
    table: 'bank_transfer',
    rows: ({ orders }) =>
      sql`select t.id, t.order_id, t.amount_cents, t.received_on, t.noted_at, t.noted_by, t.takes_back, o.number, t.noted_at as at from bank_transfer t join "order" o on o.id = t.order_id where t.order_id ${amongIds(orders)}`,
  },
  {
    kind: 'payments',
    table: 'money_return',
    rows: ({ orders }) =>
      sql`select m.id, m.order_id, m.payment_id, m.amount_cents, m.state, m.decided_at, m.decided_by, m.reason, m.refund_id, m.failed_at,
        o.number, m.decided_at as at from money_return m join "order" o on o.id = m.order_id where m.order_id ${amongIds(orders)}`,
  },
  {
    kind: 'checkouts',
    table: 'test_checkout_session',
    rows: ({ addressVariants, payments }) => sql`select id, state, request, expires_at from test_checkout_session
      where request ->> 'email' ${among(addressVariants)} or request ->> 'paymentId' ${among(payments)}`,
  },
  {
    kind: 'vat-checks',
    table: 'vat_check',
    rows: ({ orders }) => sql`select * from vat_check where order_id ${amongIds(orders)}`,
  },
  {
    kind: 'withdrawals',
    table: 'withdrawal',
    rows: ({
      withdrawals,
    }) => sql`select id, received_at, language, name, email, order_number, message, order_id, outcome, ended_at, ended_by
      from withdrawal where id ${amongIds(withdrawals)}`,
  },
  {
    kind: 'notes',
    table: 'booking_note',
    rows: (traces) =>
      sql`select id, booking_id, text, written_at, written_by, booking_id ${amongIds(bookingsOf(traces))} as is_own from booking_note where ${notesOf(traces)} order by written_at`,
  },
  {
    kind: 'mails',
    table: 'mail_log',
    rows: (
      traces,
    ) => sql`select key, kind, state, to_name, to_email, subject, order_id, registration_id, attempts, error, at from mail_log
      where ${mailsOf(traces)} order by at`,
  },
  {
    kind: 'mailbox',
    table: 'mailbox',
    rows: (traces) =>
      sql`select id, to_name, to_email, subject, text, kept_at from mailbox where ${keptMailsOf(traces)} order by kept_at`,
  },
  {
    kind: 'waiting-mails',
    table: 'pgboss.job',
    rows: (traces) => sql`select id, state, data, start_after from pgboss.job where ${jobsOf(traces)}`,
  },
  {
    kind: 'links',
    table: 'personal_link',
    rows: (traces) =>
      sql`select purpose, subject_id, created_at from personal_link where subject_id ${amongIds(allIds(traces))}`,
  },
  {
    kind: 'newsletter',
    table: 'newsletter_subscription',
    rows: ({
      subscriptions,
    }) => sql`select s.*, asked.wording as request_text, given.wording as confirm_text from newsletter_subscription s
      join newsletter_wording asked on asked.hash = s.request_wording left join newsletter_wording given on given.hash = s.confirm_wording
      where s.id ${amongIds(subscriptions)} order by s.requested_at`,
  },
  {
    kind: 'comments',
    table: 'comment',
    rows: ({
      comments,
    }) => sql`select id, language, post_slug, post_title, name, email, comment, state, signs, written_at, decided_at, reply_notice from comment
      where id ${amongIds(comments)} order by written_at`,
  },
  {
    kind: 'messages',
    table: 'contact_message',
    rows: ({
      messages,
    }) => sql`select id, language, name, company, email, phone, message, signs, copied, sent_at, answered_at, answered_by, answer_note from contact_message
      where id ${amongIds(messages)} order by sent_at`,
  },
  {
    kind: 'invitations',
    table: 'office_invitation',
    rows: ({ invitations }) => sql`select * from office_invitation where id ${amongIds(invitations)}`,
  },
  {
    kind: 'account',
    table: 'member',
    rows: ({ addressVariants }) =>
      sql`select id, name, email, role, created_at from member where email ${among(addressVariants)}`,
  },
  {
    kind: 'log',
    table: 'action_log',
    rows: (traces) =>
      sql`select number, at, concat_ws(':', actor_kind, nullif(actor_name, '')) as actor, subject_kind, action, details, reason from action_log where ${actionsOf(traces)} order by number`,
  },
]
