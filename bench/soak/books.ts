import type pg from 'pg'
import { mailId } from '#platform/mail/mail-message.ts'

/** The result of a run: what the program stored, and what was observed from outside. */
export interface Books {
  /** `held`: the sum of held seats. `counted`: the seats taken by the date's own counter. */
  dates: { slug: string; seats: number; held: number; counted: number }[]
  /** `invoices`: issued and not cancelled; `confirmations`: recorded as sent. `name` is the unique name of the booker. */
  orders: { number: string; name: string; state: string; invoices: number; confirmations: number }[]
  invoices: string[]
  /** The names of those whose booking was confirmed to them. */
  accepted: string[]
  sent: string[]
  /** Messages that the mail server accepted, by Message-ID. `at` is in milliseconds, like `cutOff`. */
  received: { id: string; at: number }[]
  /** When a mail-sending process was killed, or cut off from its database. */
  cutOff: { from: number; to: number }[]
  /** Due jobs that are not done. */
  waiting: number
}

export function wrongIn(books: Books): string[] {
  return [
    ...seatsWrongIn(books),
    ...ordersWrongIn(books),
    ...gapsIn(books.orders.map(({ number }) => number)),
    ...gapsIn(books.invoices),
    ...mailsWrongIn(books),
    ...(books.waiting === 0 ? [] : [`${books.waiting} jobs are not done`]),
  ]
}

function seatsWrongIn({ dates }: Books): string[] {
  return dates.flatMap(({ slug, seats, held, counted }) => [
    ...(held > seats ? [`${slug} has ${seats} seats, and ${held} are taken`] : []),
    ...(held === counted ? [] : [`${slug} says that ${counted} seats are taken, and it is ${held}`]),
  ])
}

function ordersWrongIn({ orders, accepted }: Books): string[] {
  const byName = Map.groupBy(orders, ({ name }) => name)
  return [
    ...accepted
      .filter((name) => !byName.has(name))
      .map((name) => `${name} was told to have booked, and there is no order`),
    ...[...byName].filter(([, of]) => of.length > 1).map(([name, of]) => `${name} has ${of.length} orders`),
    ...orders
      .filter(({ state }) => state === 'confirmed')
      .flatMap(({ number, invoices, confirmations }) => [
        ...(invoices === 1 ? [] : [`order ${number} has ${invoices} invoices`]),
        ...(confirmations === 1 ? [] : [`order ${number} has ${confirmations} confirmations`]),
      ]),
  ]
}

/** Numbers count from 1 within the prefix before their last hyphen: 2026-0001, R-2026-0001. */
function gapsIn(numbers: readonly string[]): string[] {
  const series = Map.groupBy(numbers, (number) => number.slice(0, number.lastIndexOf('-')))
  return [...series].flatMap(([name, of]) => {
    const used = of.map((number) => Number(number.slice(name.length + 1)))
    const missing = Array.from({ length: Math.max(...used) }, (_, index) => index + 1).filter(
      (one) => !used.includes(one),
    )
    return [
      ...missing.map((one) => `${name} has no number ${one}`),
      ...(new Set(used).size === used.length ? [] : [`${name} has a number twice`]),
    ]
  })
}

/** A mail may arrive twice only if its process was cut off between sending and recording it (docs/rules/consent.md). */
function mailsWrongIn({ sent, received, cutOff }: Books): string[] {
  const arrived = Map.groupBy(received, ({ id }) => id)
  const wasCutOff = (at: number) => cutOff.some(({ from, to }) => at >= from - noting && at <= to + noting)
  return [
    ...sent.filter((id) => !arrived.has(id)).map((id) => `${id} is noted as sent, and did not arrive`),
    ...[...arrived]
      .filter(([, of]) => of.slice(0, -1).some(({ at }) => !wasCutOff(at)))
      .map(([id, of]) => `${id} arrived ${of.length} times: ${of.map(({ at }) => clock(at)).join(', ')}`),
  ]
}

/** 14:32:44, UTC. */
export function clock(at: number): string {
  return new Date(at).toISOString().slice(11, 19)
}

/** Milliseconds within which a sent mail is recorded, even on a busy machine. */
const noting = 5_000

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
