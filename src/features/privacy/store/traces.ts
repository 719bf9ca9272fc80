import { type SQL, sql } from 'drizzle-orm'
import { addressKey } from '#domain/data-protection/erasure.ts'
import type { Database } from '#platform/db/database.ts'

type Row = Record<string, unknown>

/** What a query answers, as JSON has it: the same from either driver. */
export async function rowsOf(tx: Database, query: SQL): Promise<Row[]> {
  const rows = await tx.select({ row: sql<Row>`to_jsonb(found)` }).from(sql`(${query}) as found`)
  return rows.map(({ row }) => row)
}

export async function idsOf(tx: Database, query: SQL): Promise<string[]> {
  return (await rowsOf(tx, query)).map(({ id }) => String(id))
}

/** `email ${among(spellings)}`: one of these texts. */
export function among(values: readonly string[]): SQL {
  return sql`= any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`
}

/** `id ${amongIds(ids)}`: one of these ids. */
export function amongIds(ids: readonly string[]): SQL {
  return sql`= any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
}

/** A column with an address, and the name beside it, where there is one. Both as SQL. */
interface AddressPlace {
  table: string
  address: string
  name?: string
}

const nameIn = (person: string) => `concat_ws(' ', ${person} ->> 'firstName', ${person} ->> 'lastName')`

/** Every place where an address is written as such. Texts that people write are searched for it besides. */
const addressPlaces: readonly AddressPlace[] = [
  { table: 'customer', address: 'email' },
  { table: '"order"', address: `booker ->> 'email'`, name: nameIn('booker') },
  { table: 'registration', address: `request -> 'booker' ->> 'email'`, name: nameIn(`(request -> 'booker')`) },
  { table: 'participant', address: 'email', name: `concat_ws(' ', first_name, last_name)` },
  { table: 'certificate', address: 'email', name: 'holder' },
  { table: 'invoice', address: `snapshot -> 'buyer' ->> 'email'`, name: `snapshot -> 'buyer' ->> 'contact'` },
  { table: 'withdrawal', address: 'email', name: 'name' },
  { table: 'comment', address: 'email', name: 'name' },
  { table: 'contact_message', address: 'email', name: 'name' },
  { table: 'newsletter_subscription', address: 'email' },
  { table: 'mail_log', address: 'to_email', name: 'to_name' },
  { table: 'mail_log', address: `effect -> 'former' ->> 'email'`, name: nameIn(`(effect -> 'former')`) },
  { table: 'mailbox', address: 'to_email', name: 'to_name' },
  { table: 'test_checkout_session', address: `request ->> 'email'` },
  { table: 'pgboss.job', address: `data -> 'former' ->> 'email'`, name: nameIn(`(data -> 'former')`) },
  { table: 'office_invitation', address: 'email', name: 'name' },
  { table: 'member', address: 'email', name: 'name' },
]

/** How an address is written in the tables, with its names. The database only narrows the search: `lower` depends on its locale. */
async function findAddressVariants(
  tx: Database,
  address: string,
): Promise<{ addressVariants: string[]; names: string[] }> {
  const key = addressKey(address)
  const places = addressPlaces.map((place) => narrowed(place, likeness(key)))
  const rows = await rowsOf(tx, sql.join(places, sql` union `))
  const same = rows.filter((row) => addressKey(String(row.address)) === key)
  const names = same.map((row) => String(row.name ?? '').trim()).filter(isWholeName)
  // The address itself too: a note may be the only place that mentions it.
  const addressVariants = new Set([...same.map((row) => String(row.address)), key])
  return { addressVariants: [...addressVariants], names: [...new Set(names)] }
}

function narrowed({ table, address, name = 'null' }: AddressPlace, pattern: string): SQL {
  const [column, beside, from] = [sql.raw(address), sql.raw(name), sql.raw(table)]
  return sql`select ${column} as address, (${beside})::text as name from ${from} where lower(${column}) like ${pattern}`
}

/** Any character beyond ASCII, with the accents that follow it, matches anything. */
function likeness(key: string): string {
  const escaped = key.normalize('NFD').replaceAll(/[\\%_]/g, '\\$&')
  return `%${escaped.replaceAll(/.\p{M}+|\P{ASCII}/gu, '%')}%`
}

/** 'Lena Hofstätter' can be looked for in a text; 'Lena' would be found in the sentences of others. */
function isWholeName(name: string): boolean {
  return name.includes(' ') && name.length >= 5
}

export interface Traces {
  addressVariants: string[]
  names: string[]
  /** That the address has made, or whose invoice names it. */
  orders: string[]
  /** Of these orders, and parties on the waitlist that it has registered. */
  registrations: string[]
  /** The address itself, also in bookings of others. */
  participants: string[]
  /** Of others, in which it takes part, or took part as far as the log of mails goes back: registrations and orders. */
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

export async function findTraces(tx: Database, address: string): Promise<Traces> {
  const { addressVariants, names } = await findAddressVariants(tx, address)
  const ids = (query: SQL) => idsOf(tx, query)
  const written = among(addressVariants)
  const orders = await ids(sql`select id from "order" where booker ->> 'email' ${written}
    union select order_id from invoice where snapshot -> 'buyer' ->> 'email' ${written}
    union select o.id from "order" o join customer c on c.number = o.customer_number where c.email ${written}`)
  const registrations =
    await ids(sql`select registration_id as id from "order" where id ${amongIds(orders)} and registration_id is not null
    union select id from registration where request -> 'booker' ->> 'email' ${written}`)
  const participants = await ids(sql`select id from participant where email ${written}`)
  const shared = await ids(sql`select p.registration_id as id from participant p where p.id ${amongIds(participants)}
    union select o.id from participant p join "order" o on o.registration_id = p.registration_id where p.id ${amongIds(participants)}
    union select about.id from mail_log, unnest(array[order_id, registration_id]) as about(id) where about.id is not null
      and (to_email ${written} and effect ->> 'participantId' is not null or effect -> 'former' ->> 'email' ${written})`)
  const payments = await ids(sql`select id from payment where order_id ${amongIds(orders)}`)
  const ofPeople = amongIds(participants)
  return {
    addressVariants,
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
  const { addressVariants: _, names: __, shared: ___, ...ids } = traces
  return Object.values(ids).flat()
}

/** Whether a text contains one of these words, as a whole: `lena@post.example` is not in `helena@post.example`. Case does not matter. */
export function mentions(text: SQL, words: readonly string[]): SQL {
  const patterns = JSON.stringify(patternsOf(words))
  return sql`exists (select 1 from jsonb_array_elements_text(${patterns}::jsonb) as word where ${text} ~* word)`
}

export function redacted(text: SQL, words: readonly string[]): SQL {
  return words.reduce((left, word) => sql`regexp_replace(${left}, ${asWhole(word)}, '[…]', 'gi')`, text)
}

/** The words as `blacked_out` of the database takes them. */
export function patternsOf(words: readonly string[]): string[] {
  return words.map(asWhole)
}

export function personalWords({ addressVariants, names }: Pick<Traces, 'addressVariants' | 'names'>): string[] {
  return [...addressVariants, ...names]
}

/** A word as a regular expression of PostgreSQL. Characters of addresses must not be next to it, except for a full stop after it. */
function asWhole(word: string): string {
  const literally = word.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&')
  return `(?<![[:alnum:]._%+-])${literally}(?![[:alnum:]_%+-]|[.@][[:alnum:]])`
}
