import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { defaultWindows } from '#domain/settings/windows.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { bookSeats } from '#features/booking/book-seats.ts'
import type { Database } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { startJobs } from '#platform/db/jobs.ts'
import type { AddEffects } from '#platform/db/outbox.ts'
import { openServer } from '#platform/db/server.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { fillAlone } from '#server/composition/database.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { atOnce, fail, type Load, load } from './open-loop.ts'

/** Enough dates that concurrent bookings rarely share one, and enough seats for a run. */
const dates = 64
const seats = 1000

export async function addBookingDates(db: Database): Promise<LiveDate[]> {
  const plan = liveDate(theFl2dInVienna, Temporal.Now.instant())
  const made = Array.from({ length: dates }, (_, number) => ({
    ...plan,
    id: crypto.randomUUID(),
    slug: `${plan.slug}-${number}`,
    seats,
  }))
  await fillAlone(db, async (stores) => {
    // The daily limit per date would require address confirmations.
    const value = { ...defaultWindows, seatsPerDate: seats }
    const changedAt = Temporal.Now.instant()
    await stores.settings.add({ section: 'windows', version: 1, value, changedAt, changedBy: 'bench', reason: null })
    for (const date of made) await stores.addWorkshopDate(date)
  })
  return made
}

export function dateFor(made: readonly LiveDate[], number: number): LiveDate {
  const date = made[number % made.length]
  if (!date) throw new RangeError('there are no dates to book')
  return date
}

interface Statement {
  text: string
  values: unknown[]
}

/** The SQL of one booking, and the values that belong to this booking only. */
interface RecordedBooking {
  statements: Statement[]
  date: LiveDate
  numbers: ReadonlyMap<string, string>
}

/** Makes one booking with the use case and records its statements, which a drizzle logger pushes into `written`. */
async function recordBooking(
  db: Database,
  addEffects: AddEffects,
  date: LiveDate,
  written: Statement[],
): Promise<RecordedBooking> {
  const ports = {
    clock: { now: () => Temporal.Now.instant() },
    randomSource: { id: () => randomUUID(), token: () => randomUUID() + randomUUID() },
    transactions: transactionsOn(db, addEffects, ''),
    checkout: { provider: 'test' as const },
  }
  written.length = 0
  const form = bookingParty('Bench 0', 1)
  // With a sender: a visitor's order is counted, too.
  const result = await bookSeats(ports, { workshop: date.slug, form, language: 'de', sender: hashOf('sender') })
  if (result.outcome === 'refused') throw new Error(`the booking to be recorded was not made: ${result.refusal.reason}`)
  const find = (shape: RegExp) => {
    const found = written
      .flatMap(({ values }) => values)
      .find((value) => typeof value === 'string' && shape.test(value))
    if (typeof found !== 'string') throw new Error(`the recorded booking has no value like ${shape}`)
    return found
  }
  const shapes = { customer: /^K-\d+$/, order: /^\d{4}-\d{4,}$/, invoice: /^R-\d{4}-\d{4,}$/ }
  const drawn = written.filter(({ text }) => takesNumber(text)).flatMap(({ values }) => values)
  const numbers = new Map(
    Object.entries(shapes).map(([kind, shape]) => {
      const counter = drawn.find((value) => typeof value === 'string' && value.startsWith(kind))
      return [String(counter), find(shape)]
    }),
  )
  return { statements: [...written], date, numbers }
}

type Ask = (statement: Statement) => Promise<{ rows: unknown[] }>

/** Replays a recorded booking for another booker on another date, in the transaction of `ask`. */
async function replayBooking(recorded: RecordedBooking, date: LiveDate, number: number, ask: Ask): Promise<void> {
  const names = new Map([
    [recorded.date.id, date.id],
    [recorded.date.slug, date.slug],
  ])
  for (const { text, values } of recorded.statements) {
    const own = values.map((value, place) => {
      if (typeof value !== 'string') return value
      return isLimitKey(text, value) ? limitKey(value, values[place - 1], date, number) : renamed(value, names, number)
    })
    const { rows } = await ask({ text, values: own })
    if (!takesNumber(text)) continue
    for (const [counter, value] of rows.map(drawnIn)) {
      const before = recorded.numbers.get(counter)
      // 'R-2026-0001' becomes 'R-2026-0007', 'K-10001' becomes 'K-10007'
      if (before)
        names.set(
          before,
          before.replace(/\d+$/, (digits) => value.padStart(digits.length, '0')),
        )
    }
  }
}

function takesNumber(statement: string): boolean {
  return statement.startsWith('insert into "counter"')
}

const uuidOrHash = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})\b/g

/** Replaces ids, hashes and addresses; equal values stay equal. */
function renamed(value: string, names: Map<string, string>, number: number): string {
  const known = names.get(value)
  if (known) return known
  return value.replaceAll('bench-0', `bench-${number}`).replace(uuidOrHash, (id) => {
    const name = names.get(id) ?? (id.length === 64 ? hashOf(randomUUID()) : randomUUID())
    names.set(id, name)
    return name
  })
}

/** Limits have hashes of a shape of their own. Bookings of one date share that of the date. */
function isLimitKey(statement: string, value: string): boolean {
  return statement.startsWith('insert into "rate_limit"') && /^[\w-]{43}$/.test(value)
}

function limitKey(value: string, purpose: unknown, date: LiveDate, number: number): string {
  const whose = purpose === 'booking-date' ? date.id : number
  return createHash('sha256').update(`${value} ${whose}`).digest('base64url')
}

function drawnIn(row: unknown): [counter: string, value: string] {
  if (typeof row === 'object' && row !== null && 'name' in row && 'value' in row)
    return [String(row.name), String(row.value)]
  throw new Error('the counter gave no number')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Throughput of the same bookings through the site and as bare statements. */
export interface Bookings {
  site: Load
  statements: Load
}

/** Bookings on a PostgreSQL server, in two empty databases: one for the site, one for the bare statements. */
export async function bookingsOnServer(forSite: string, forStatements: string): Promise<Bookings> {
  const database = await openServer(forSite, fail)
  const dates = await addBookingDates(database.db)
  await database.close()
  return {
    site: await bookingsThroughSite({ DATABASE_URL: forSite }, dates),
    statements: await statementsOnServer(forStatements),
  }
}

async function statementsOnServer(url: string): Promise<Load> {
  const database = await openServer(url, fail)
  const dates = await addBookingDates(database.db)
  const jobs = await startJobs(database.jobs, fail)
  const pool = new pg.Pool({ connectionString: url, max: atOnce, pipeline: true })
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzlePool(pool, { casing: 'snake_case', logger })
    const recorded = await recordBooking(recorder, jobs.addEffects, dateFor(dates, 0), written)
    return await load(async (number) => {
      const client = await pool.connect()
      try {
        // The recorded statements include begin and commit.
        await replayBooking(recorded, dateFor(dates, number), number, ({ text, values }) => client.query(text, values))
      } finally {
        client.release()
      }
    })
  } finally {
    await pool.end()
    await jobs.stop()
    await database.close()
  }
}

/** Bookings on the embedded database, in two folders: one for the site, one for the bare statements. */
export async function bookingsEmbedded(): Promise<Bookings> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-bench-'))
  try {
    const dates = await prepare(join(folder, 'database'))
    const site = await bookingsThroughSite({ DATA_DIR: folder }, dates)
    return { site, statements: await statementsEmbedded(join(folder, 'statements')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(folder: string): Promise<LiveDate[]> {
  const database = await openEmbedded(folder)
  const dates = await addBookingDates(database.db)
  await database.close()
  return dates
}

async function statementsEmbedded(folder: string): Promise<Load> {
  const dates = await prepare(folder)
  const pglite = await PGlite.create(folder)
  const jobs = await startJobs(
    { backend: 'pglite', executeSql: fromPglite(pglite).executeSql, prepare: (work) => work() },
    fail,
  )
  try {
    const written: Statement[] = []
    const logger = { logQuery: (text: string, values: unknown[]) => void written.push({ text, values }) }
    const recorder = drizzlePglite(pglite, { casing: 'snake_case', logger })
    const recorded = await recordBooking(recorder, jobs.addEffects, dateFor(dates, 0), written)
    return await load((number) =>
      pglite.transaction((tx) =>
        replayBooking(recorded, dateFor(dates, number), number, ({ text, values }) => tx.query(text, values)),
      ),
    )
  } finally {
    await jobs.stop()
    await pglite.close()
  }
}

/** Books by form, like a visitor, on a separate site. Without a worker, because mails would take CPU time at random moments. */
async function bookingsThroughSite(env: Record<string, string>, dates: LiveDate[]): Promise<Load> {
  const site = await startMeasured({ env: { ROLE: 'web', SEED: 'empty', ...env } })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    return await load((number) => {
      const url = site.url + workshopHref('de', dateFor(dates, number))
      const form = formFields(bookingParty(`Bench ${number}`, 1)).toString()
      return book(url, form, { agent, sender: senderFor(number) })
    })
  } finally {
    agent.destroy()
    await site.stop()
  }
}

/** A different network address per booking, because bookings per sender are limited (docs/rules/spam.md). */
function senderFor(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** Not fetch, which takes three times the CPU time, at the site's expense. */
async function book(url: string, body: string, { agent, sender }: { agent: Agent; sender: string }): Promise<void> {
  const headers = {
    'x-forwarded-for': sender,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const [answer] = await once(request(url, { method: 'POST', headers, agent }).end(body), 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 303) throw new Error(`a booking was answered with ${answer.statusCode}`)
}
