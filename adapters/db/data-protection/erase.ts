import { type SQL, sql } from 'drizzle-orm'
import type { ErasurePlan } from '#domain/data-protection/erasure-plan.ts'
import type { Database } from '../database.ts'
import { jobsOf, keptMailsOf, mailsOf, notesOf, ownNotesOf } from './belongings.ts'
import { deleteOrders, deleteRegistrations } from './delete-orders.ts'
import { blackedOut, wordsOf } from './mentions.ts'
import { among, amongIds } from './rows-of.ts'
import { stripOrders, stripParticipants } from './strip-orders.ts'
import { allIds, type Traces } from './traces.ts'

type Bookings = Pick<ErasurePlan, 'ordersToStrip' | 'ordersToDelete' | 'registrationsToDelete'>

/** Does what a plan says, in the transaction that made it. */
export async function eraseTraces(tx: Database, traces: Traces, plan: Bookings): Promise<void> {
  const remove = (table: string, which: SQL) =>
    tx.execute(sql`delete from ${sql.join(table.split('.').map(sql.identifier), sql`.`)} where ${which}`)
  // What is found through others goes first: mails through the log, all of it through the people.
  await remove('mailbox', keptMailsOf(traces))
  await remove('pgboss.job', jobsOf(traces))
  await remove('mail_log', mailsOf(traces))
  await remove('personal_link', sql`subject_id ${amongIds(allIds(traces))}`)
  await remove('booking_note', ownNotesOf(traces))
  await blackOut(tx, 'booking_note', 'text', traces, notesOf(traces))
  await remove('voucher', sql`order_id ${amongIds(traces.orders)}`)
  await remove('withdrawal', sql`id ${amongIds(traces.withdrawals)}`)
  await remove('certificate', sql`id ${amongIds(traces.certificates)}`)
  await remove('comment', sql`id ${amongIds(traces.comments)}`)
  await remove('contact_message', sql`id ${amongIds(traces.messages)}`)
  await remove('newsletter_subscription', sql`id ${amongIds(traces.subscriptions)}`)
  await remove('office_link', sql`subject_id ${amongIds(traces.invitations)}`)
  await remove('office_invitation', sql`id ${amongIds(traces.invitations)}`)
  await remove(
    'test_checkout_session',
    sql`request ->> 'email' ${among(traces.spellings)} or request ->> 'paymentId' ${among(traces.payments)}`,
  )
  await stripParticipants(tx, sql`id ${amongIds(traces.participants)}`)
  await deleteOrders(tx, plan.ordersToDelete)
  await deleteRegistrations(tx, plan.registrationsToDelete)
  await blackOut(tx, 'money_return', 'reason', traces, sql`order_id ${amongIds(traces.orders)}`)
  await stripOrders(tx, plan.ordersToStrip)
  await remove(
    'customer',
    sql`email ${among(traces.spellings)} and not exists (select 1 from "order" where customer_number = number)`,
  )
  await blackOutLog(tx, traces)
}

/** The log of actions is only ever added to, but it forgets names (migration `the-log-forgets-names`). */
async function blackOutLog(tx: Database, traces: Traces): Promise<void> {
  const subjects = amongIds([...traces.orders, ...traces.registrations, ...traces.participants, ...traces.shared])
  await tx.execute(sql`select set_config('flightdeck.erasing', 'on', true)`)
  await blackOut(tx, 'action_log', 'reason', traces, sql`subject_id ${subjects}`)
  await blackOut(tx, 'action_log', 'reason', { ...traces, names: [] }, sql`true`)
  await tx.execute(sql`select set_config('flightdeck.erasing', 'off', true)`)
}

/** Blacks out the address and its names in a text that others have written. */
async function blackOut(tx: Database, table: string, column: string, traces: Traces, which: SQL): Promise<void> {
  const [from, text] = [sql.identifier(table), sql.identifier(column)]
  const without = blackedOut(sql`${text}`, wordsOf(traces))
  await tx.execute(sql`update ${from} set ${text} = ${without} where ${which} and ${text} is distinct from ${without}`)
}
