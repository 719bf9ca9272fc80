import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { findSpellings } from './find-spellings.ts'
import { among, amongIds, idsOf } from './rows-of.ts'

/** What belongs to an address, by id. */
export interface Traces {
  spellings: string[]
  names: string[]
  /** That the address has made, or whose invoice names it. */
  orders: string[]
  /** Of these orders, and parties on the waitlist that it has registered. */
  registrations: string[]
  /** The address itself, also in bookings of others. */
  participants: string[]
  /** Of others, in which it takes part: registrations and orders. */
  shared: string[]
  payments: string[]
  consents: string[]
  certificates: string[]
  comments: string[]
  messages: string[]
  subscriptions: string[]
  withdrawals: string[]
  invitations: string[]
}

/** Follows an address through the tables. */
export async function findTraces(tx: Database, address: string): Promise<Traces> {
  const { spellings, names } = await findSpellings(tx, address)
  const ids = (query: SQL) => idsOf(tx, query)
  const written = among(spellings)
  const orders = await ids(sql`select id from "order" where booker ->> 'email' ${written}
    union select order_id from invoice where snapshot -> 'buyer' ->> 'email' ${written}
    union select o.id from "order" o join customer c on c.number = o.customer_number where c.email ${written}`)
  const registrations =
    await ids(sql`select registration_id as id from "order" where id ${amongIds(orders)} and registration_id is not null
    union select id from registration where request -> 'booker' ->> 'email' ${written}`)
  const participants = await ids(sql`select id from participant where email ${written}`)
  const shared = await ids(sql`select p.registration_id as id from participant p where p.id ${amongIds(participants)}
    union select o.id from participant p join "order" o on o.registration_id = p.registration_id where p.id ${amongIds(participants)}`)
  const payments = await ids(sql`select id from payment where order_id ${amongIds(orders)}`)
  const ofPeople = amongIds(participants)
  return {
    spellings,
    names,
    orders,
    registrations,
    participants,
    shared: shared.filter((id) => !orders.includes(id) && !registrations.includes(id)),
    payments,
    consents: await ids(sql`select id from certificate_consent where participant_id ${ofPeople}`),
    certificates: await ids(sql`select id from certificate where email ${written} or participant_id ${ofPeople}`),
    comments: await ids(sql`select id from comment where email ${written}`),
    messages: await ids(sql`select id from contact_message where email ${written}`),
    subscriptions: await ids(sql`select id from newsletter_subscription where email ${written}`),
    withdrawals: await ids(sql`select id from withdrawal where email ${written} or order_id ${amongIds(orders)}`),
    invitations: await ids(sql`select id from office_invitation where email ${written}`),
  }
}

/** Every id that mails, jobs and links may name. */
export function allIds(traces: Traces): string[] {
  const { spellings: _, names: __, shared: ___, ...ids } = traces
  return Object.values(ids).flat()
}
