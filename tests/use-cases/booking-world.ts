import { randomBytes, randomUUID } from 'node:crypto'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { type BookSeatsCommand, type BookSeatsOutcome, bookSeats } from '#features/booking/book-seats.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { type Jobs, startJobs } from '#platform/db/jobs.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import type { CreatePorts, Effect, Transactions } from '#platform/ports.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { fillAlone, storeDemoWorld } from '#server/composition/database.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'

/** A Saturday morning in Vienna, on which the seed world of these tests begins. */
export const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

/** The seed world on a real database, and the booking on top. No one carries its effects out: they stay where they were written. */
export interface BookingWorld {
  database: OpenDatabase
  addEffect: Jobs['addEffect']
  addEffects: AddEffects
  transactions: Transactions
  /** What use cases need on Saturday. */
  ports: CreatePorts
  /** Books on Saturday, in German; `instead` puts another clock or other transactions in place. */
  book(command: Command, instead?: { now?: Temporal.Instant; transactions?: Transactions }): Promise<BookSeatsOutcome>
  /** What a personal link opens. */
  orderBehind(token: string): Promise<OrderWithDate | null>
  /** The effects that wait as jobs, in no order. */
  effectsOf(orderId: string): Promise<Effect[]>
  /** How many rows each table of the program has, waiting jobs included. */
  rows(): Promise<Record<string, number>>
  /** All rows of a table. */
  all(table: string): Promise<Record<string, unknown>[]>
  addDate(date: WorkshopDate): Promise<void>
  /** Throws when an order is not in the state of its registration, until the same instant, whatever was done to them here. */
  close(): Promise<void>
}

/** The link to what was made; throws when it is something else. */
export function tokenOf(result: BookSeatsOutcome, kind: 'order' | 'registration' = 'order'): string {
  if (result.outcome === 'refused' || result.kind !== kind) throw new Error(`no ${kind}: ${JSON.stringify(result)}`)
  return result.token
}

type Command = Pick<BookSeatsCommand, 'workshop' | 'form'> & Partial<BookSeatsCommand>

/** Unless it is there already (`freshServer({ withWorld: true })`). */
export async function fillBookingWorld({ db }: OpenDatabase): Promise<void> {
  await fillAlone(db, async (stores) => {
    if (!(await stores.hasWorkshopDates())) await storeDemoWorld(stores, demoWorld(saturday), saturday)
  })
}

export async function openBookingWorld(database: OpenDatabase): Promise<BookingWorld> {
  await fillBookingWorld(database)
  const jobs = await startJobs(database.jobs, (error) => {
    throw error
  })
  const reads = readsOn(database.db)
  const transactions = transactionsOn(database.db, jobs.addEffects, '')
  const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
  const ask = async (text: string, values: unknown[] = []) => (await database.jobs.executeSql(text, values)).rows

  return {
    database,
    addEffect: jobs.addEffect,
    addEffects: jobs.addEffects,
    transactions,
    ports: { clock: { now: () => saturday }, randomSource, transactions },
    book: (command, instead = {}) =>
      bookSeats(
        {
          clock: { now: () => instead.now ?? saturday },
          randomSource,
          transactions: instead.transactions ?? transactions,
          checkout: { provider: 'test' },
        },
        { language: 'de', ...command },
      ),
    async orderBehind(token) {
      const id = await resolveToken(reads, 'order', token)
      return id === null ? null : reads.orderWithDate(id)
    },
    async effectsOf(orderId) {
      const jobs = await ask(
        `select data from pgboss.job where name in ('effects', 'urgent') and data ->> 'orderId' = $1`,
        [orderId],
      )
      return jobs.map(({ data }) => data)
    },
    async rows() {
      const tables = await ask(`select table_name as name from information_schema.tables where table_schema = 'public'`)
      const counted = [...tables.map(({ name }) => [name, `"${name}"`]), ['jobs', 'pgboss.job']]
      const counts: Record<string, number> = {}
      for (const [name, table] of counted) counts[name] = (await ask(`select count(*)::int as n from ${table}`))[0].n
      return counts
    },
    all: (table) => ask(`select * from "${table}"`),
    addDate: (date) => transactions.run((stores) => stores.addWorkshopDate(date)),
    async close() {
      const apart = await ask(`
        select o.number, o.state as order_state, r.state from "order" o join registration r on r.id = o.registration_id
        where o.state::text <> r.state::text or o.pay_until is distinct from r.held_until`)
      await jobs.stop()
      await database.close()
      if (apart.length > 0) throw new Error(`orders that are not as their registration: ${JSON.stringify(apart)}`)
    },
  }
}
