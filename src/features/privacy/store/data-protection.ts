import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addressKey, type ErasurePlan, type FiledBooking, type PersonFile } from '#domain/data-protection/erasure.ts'
import { stateNames } from '#domain/registration/registration.ts'
import type { Deletable } from '#domain/retention/retention-rule.ts'
import { linesWhere, shownLine } from '#features/audit/store/action-log.ts'
import type { Database } from '#platform/db/database.ts'
import { actionLog, deletionReport } from '#platform/db/tables.ts'
import {
  anonymiseOrders,
  anonymiseParticipants,
  deleteOrders,
  deleteRegistrations,
  isMoneyMoving,
  isRefundDue,
} from './retention.ts'
import { jobsOf, keptMailsOf, mailsOf, notesOf, ownNotesOf, sources } from './sources.ts'
import {
  allIds,
  among,
  amongIds,
  findTraces,
  patternsOf,
  personalWords,
  redacted,
  rowsOf,
  type Traces,
} from './traces.ts'

/** What one night deleted of a kind. */
export interface DeletionLine {
  at: Temporal.Instant
  what: Deletable
  deleted: number
}

/** Rows as the query below gives them. */
const bookingRow = z.object({
  order_id: z.string().nullable(),
  registration_id: z.string().nullable(),
  number: z.string().nullable(),
  role: z.enum(['booker', 'participant']),
  state: z.enum(stateNames),
  ends_at: z.string().nullable(),
  is_money_moving: z.boolean(),
  is_refund_due: z.boolean(),
  documents: z.array(z.object({ on: z.string(), isOneStopShop: z.boolean() })),
})

/** The bookings of an address, with what decides over them; the rule `eu-consumer` is the One-Stop-Shop (docs/rules/tax.md). */
async function filedBookings(tx: Database, traces: Traces): Promise<FiledBooking[]> {
  const { orders, registrations, participants } = traces
  const rows = await rowsOf(
    tx,
    sql`select o.id as order_id, r.id as registration_id, o.number,
      case when o.id ${amongIds(orders)} or r.id ${amongIds(registrations)} then 'booker' else 'participant' end as role,
      coalesce(r.state::text, o.state::text) as state, case when not d.called_off then d.ends_at end as ends_at,
      ${isMoneyMoving} as is_money_moving, ${isRefundDue} as is_refund_due,
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
    .map(
      ({
        order_id: orderId,
        registration_id: registrationId,
        ends_at,
        is_money_moving: isMoneyMoving,
        is_refund_due: isRefundDue,
        ...row
      }) => ({
        ...row,
        orderId,
        registrationId,
        isMoneyMoving,
        isRefundDue,
        endsAt: ends_at === null ? null : Temporal.Instant.from(ends_at),
      }),
    )
}

/** As many lines as someone reads. */
const most = 100

export type DataProtectionReads = ReturnType<typeof dataProtectionReadsOn>

export function dataProtectionReadsOn(db: Database) {
  return {
    // One moment for all tables: a file must not mention a booking and miss its invoice.
    file: (address: string): Promise<PersonFile> =>
      db.transaction((tx) => personFile(tx, address), { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    /** That addresses were erased, without these: newest first; of one address, by its hash, or of all. */
    async erasures(addressHashes?: string[]) {
      const which = and(
        eq(actionLog.subjectKind, 'address'),
        eq(actionLog.action, 'personal-data.erased'),
        addressHashes && inArray(actionLog.subjectId, addressHashes),
      )
      const lines = await linesWhere(db, which).orderBy(desc(actionLog.number)).limit(most)
      return lines.map(shownLine)
    },
    /** What went because its time was over, newest first. */
    async deletions(): Promise<DeletionLine[]> {
      const rows = await db.select().from(deletionReport).orderBy(desc(deletionReport.number)).limit(most)
      return rows.map(({ at, what, deleted }) => ({ at, what, deleted }))
    },
  }
}

export function dataProtectionStoresOn(tx: Database) {
  return {
    /** Locks what has to stay as it is while someone decides: dates, then orders and parties. Then reads as `DataProtectionReads.file`. */
    async lockedFile(address: string): Promise<PersonFile> {
      const { orders, registrations, participants } = await findTraces(tx, address)
      const seats = sql`select id from registration where id ${amongIds(registrations)}
        or id in (select registration_id from participant where id ${amongIds(participants)})`
      // In the order in which bookings take their locks: dates by their slugs, compared as JavaScript does, then what belongs to them.
      await tx.execute(sql`select 1 from workshop_date where id in (select workshop_date_id from registration where id in (${seats}))
        order by slug collate "C" for update`)
      await tx.execute(
        sql`select 1 from "order" where id ${amongIds(orders)} or registration_id in (${seats}) order by id for update`,
      )
      return personFile(tx, address)
    },
    async erase(address: string, plan: ErasurePlan, at: Temporal.Instant): Promise<void> {
      await eraseTraces(tx, await findTraces(tx, address), plan, at)
    },
    /** Adds to what the same night has deleted of a kind so far. */
    async reportDeletion({ at, what, deleted }: DeletionLine): Promise<void> {
      const ofThatNight = and(eq(deletionReport.at, at), eq(deletionReport.what, what))
      const added = await tx
        .update(deletionReport)
        .set({ deleted: sql`${deletionReport.deleted} + ${deleted}` })
        .where(ofThatNight)
        .returning({ number: deletionReport.number })
      if (added.length === 0) await tx.insert(deletionReport).values({ at, what, deleted })
    },
  }
}

async function personFile(tx: Database, address: string): Promise<PersonFile> {
  const traces = await findTraces(tx, address)
  return {
    address: addressKey(address),
    addressVariants: traces.addressVariants,
    names: traces.names,
    bookings: await filedBookings(tx, traces),
    entries: await entriesOf(tx, traces),
  }
}

async function entriesOf(tx: Database, traces: Traces): Promise<PersonFile['entries']> {
  const entries: PersonFile['entries'] = []
  for (const { kind, rows } of sources)
    for (const row of await rowsOf(tx, sql`${rows(traces)}`)) entries.push({ kind, row })
  return entries
}

type Bookings = Pick<ErasurePlan, 'ordersToAnonymise' | 'ordersToDelete' | 'registrationsToDelete'>

async function eraseTraces(tx: Database, traces: Traces, plan: Bookings, at: Temporal.Instant): Promise<void> {
  const remove = (table: string, which: SQL) =>
    tx.execute(sql`delete from ${sql.join(table.split('.').map(sql.identifier), sql`.`)} where ${which}`)
  // What is found through others goes first: mails through the log, all of it through the people.
  await remove('mailbox', keptMailsOf(traces))
  await remove('pgboss.job', jobsOf(traces))
  await remove('mail_log', mailsOf(traces))
  await remove('personal_link', sql`subject_id ${amongIds(allIds(traces))}`)
  await remove('booking_note', ownNotesOf(traces))
  await redact(tx, 'booking_note', 'text', traces, notesOf(traces))
  await remove('voucher', sql`order_id ${amongIds(traces.orders)}`)
  await remove('withdrawal', sql`id ${amongIds(traces.withdrawals)}`)
  await remove('certificate', sql`id ${amongIds(traces.certificates)}`)
  await remove('comment', sql`id ${amongIds(traces.comments)}`)
  await remove('contact_message', sql`id ${amongIds(traces.messages)}`)
  await remove('newsletter_subscription', sql`id ${amongIds(traces.subscriptions)}`)
  await remove('office_link', sql`subject_id ${amongIds(traces.invitations)}`)
  // mistyped by a member, and never confirmed
  await tx.execute(sql`update member set new_email = null where new_email ${among(traces.addressVariants)}`)
  await remove('office_invitation', sql`id ${amongIds(traces.invitations)}`)
  await remove(
    'test_checkout_session',
    sql`request ->> 'email' ${among(traces.addressVariants)} or request ->> 'paymentId' ${among(traces.payments)}`,
  )
  await anonymiseParticipants(tx, sql`id ${amongIds(traces.participants)}`)
  await deleteOrders(tx, plan.ordersToDelete)
  await deleteRegistrations(tx, plan.registrationsToDelete)
  await redact(tx, 'money_return', 'reason', traces, sql`order_id ${amongIds(traces.orders)}`)
  await anonymiseOrders(tx, plan.ordersToAnonymise, at)
  await remove(
    'customer',
    sql`email ${among(traces.addressVariants)} and not exists (select 1 from "order" where customer_number = number)`,
  )
  await redactLog(tx, traces)
}

/** The log of actions is only ever added to, but it forgets names (migration `the-log-forgets-names`). */
async function redactLog(tx: Database, traces: Traces): Promise<void> {
  const subjects = amongIds([...traces.orders, ...traces.registrations, ...traces.participants, ...traces.shared])
  await tx.execute(sql`select set_config('flightdeck.erasing', 'on', true)`)
  await redactLines(tx, traces, sql`subject_id ${subjects}`)
  await redactLines(tx, { ...traces, names: [] }, sql`true`)
  await tx.execute(sql`select set_config('flightdeck.erasing', 'off', true)`)
}

async function redactLines(tx: Database, traces: Traces, which: SQL): Promise<void> {
  await redact(tx, 'action_log', 'reason', traces, which)
  const without = sql`blacked_out(details, ${sql.param(patternsOf(personalWords(traces)))}::text[])`
  await tx.execute(
    sql`update action_log set details = ${without} where ${which} and details <> '{}' and details is distinct from ${without}`,
  )
}

async function redact(tx: Database, table: string, column: string, traces: Traces, which: SQL): Promise<void> {
  const [from, text] = [sql.identifier(table), sql.identifier(column)]
  const without = redacted(sql`${text}`, personalWords(traces))
  await tx.execute(sql`update ${from} set ${text} = ${without} where ${which} and ${text} is distinct from ${without}`)
}
