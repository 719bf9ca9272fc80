import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { participant, registration } from '#platform/db/tables.ts'
import { fillAlone } from '#server/composition/database.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './bookings.ts'
import { type Answer, fail, openLoop, percentile, processorOf, visitorsOf } from './open-loop.ts'

/** The load of a sale, in one run on one web process. */
const sale = { viewsPerSecond: 60, bookingsPerSecond: 5, seconds: 20, rush: 340, seats: 20 }

export interface SaleDay {
  views: Answer[]
  bookings: Answer[]
  /** The first response to each booking of the rush, and the last one after the requested retries. */
  rush: { first: Answer; last: Answer }[]
  seats: Seats
  /** CPU milliseconds of the site for the whole sale. */
  processor: number
}

interface Seats {
  confirmed: number
  waiting: number
  /** Whether everyone with a seat came before everyone on the waitlist. */
  inOrder: boolean
  /** The position of the last successful booking among the rush, in the order sent. */
  lastPlace: number
}

/** A sale on an empty site, on the database of `url` or an embedded one. Rejects when seats were not assigned correctly. */
export async function saleDay(url?: string): Promise<SaleDay> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-sale-'))
  const choice = { url, folder: join(folder, 'database'), onError: fail }
  try {
    const before = await openDatabase(choice)
    const dates = await addBookingDates(before.db)
    const hot = { ...dateFor(dates, 0), id: crypto.randomUUID(), slug: 'rush', seats: sale.seats }
    await fillAlone(before.db, (stores) => stores.addWorkshopDate(hot))
    await before.close()
    const figures = await run({ DATA_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }, dates, hot)
    const after = await openDatabase({ ...choice, asItIs: true })
    const seats = await seatsOf(after.db, hot)
    await after.close()
    if (seats.confirmed !== sale.seats || !seats.inOrder)
      throw new Error(
        `${seats.confirmed} seats of ${sale.seats} were given away, ${seats.inOrder ? '' : 'not '}in order`,
      )
    return { ...figures, seats }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seatsOf(db: Database, date: LiveDate): Promise<Seats> {
  const rows = await db
    .select()
    .from(registration)
    .where(eq(registration.workshopDateId, date.id))
    .orderBy(asc(registration.createdAt))
  const names = new Map((await db.select().from(participant)).map((one) => [one.registrationId, one.lastName]))
  const states = rows.map(({ state }) => state)
  const confirmed = rows.filter(({ state }) => state === 'confirmed')
  const places = confirmed.map(({ id }) => Number(names.get(id)?.slice('Rush '.length)) + 1)
  return {
    confirmed: confirmed.reduce((sum, row) => sum + row.seats, 0),
    waiting: states.filter((state) => state === 'waiting').length,
    inOrder: !states.includes('waiting') || states.lastIndexOf('confirmed') < states.indexOf('waiting'),
    lastPlace: Math.max(...places),
  }
}

async function run(env: Record<string, string>, dates: readonly LiveDate[], hot: LiveDate) {
  const site = await startMeasured({ env: { ROLE: 'web', SEED: 'empty', WAIT_SECONDS: '1', ...env } })
  const visitors = visitorsOf(site.url)
  try {
    const shown = [hot, dateFor(dates, 1), dateFor(dates, 2)].map((date) => workshopHref('de', date))
    const pages = ['/de/workshops', (shown[0] ?? '').replace(/\/[^/]+$/, ''), ...shown]
    for (const page of pages) await visitors.ask(page)
    for (const number of [1, 2, 3, 4, 5]) await book(visitors, dateFor(dates, number), `Warm ${number}`)
    const usedBefore = await processorOf(site.url)
    const [views, bookings, rush] = await Promise.all([
      openLoop(sale.viewsPerSecond, sale.seconds, (number) => visitors.ask(pages[number % pages.length] ?? '/de')),
      openLoop(sale.bookingsPerSecond, sale.seconds, (number) =>
        book(visitors, dateFor(dates, number), `Bench ${number}`),
      ),
      wait((sale.seconds * 1000) / 2).then(() =>
        Promise.all(Array.from({ length: sale.rush }, (_, number) => rushed(visitors, hot, number))),
      ),
    ])
    return { views, bookings, rush, processor: (await processorOf(site.url)) - usedBefore }
  } finally {
    visitors.leave()
    await site.stop()
  }
}

type Visitors = ReturnType<typeof visitorsOf>

/** Acts like the waiting page: retries when told to. When the date is full, every second visitor joins the waitlist. */
async function rushed(visitors: Visitors, date: LiveDate, number: number) {
  const first = await book(visitors, date, `Rush ${number}`)
  let last = first
  for (let again = 0; again < 20 && last.status === 503; again += 1) {
    await wait((last.retryAfter ?? 1) * 1000)
    last = await book(visitors, date, `Rush ${number}`)
  }
  if (last.status === 409 && number % 2 === 1)
    last = await book(visitors, date, `Rush ${number}`, { joinsWaitlist: true })
  return { first, last }
}

/** A different network address per booking, because bookings per sender are limited (docs/rules/spam.md). */
function book(visitors: Visitors, date: LiveDate, name: string, wish: { joinsWaitlist?: boolean } = {}) {
  const hash = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) & 0xffffff, 7)
  const sender = `10.${hash >> 16}.${(hash >> 8) & 255}.${hash & 255}`
  return visitors.ask(workshopHref('de', date), formFields(bookingParty(name, 1, wish)), sender)
}

export function saleLines({ views, bookings, rush, seats, processor }: SaleDay): string[] {
  const firsts = rush.map(({ first }) => first)
  const lasts = rush.map(({ last }) => last)
  const order = seats.inOrder ? 'in order of arrival' : 'OUT OF ORDER'
  return [
    `views          ${line(views)}, from memory ${views.filter(({ fromMemory }) => fromMemory).length}`,
    `bookings       ${line(bookings)}`,
    `rush, at first ${line(firsts)}`,
    `rush, at last  ${line(lasts)}`,
    `seats          ${seats.confirmed} of ${sale.seats} confirmed, ${seats.waiting} waiting, ${order}; the last seat went to the booking sent as number ${seats.lastPlace} of ${sale.rush}`,
    `processor      ${Math.round(processor)} ms`,
  ]
}

function line(answers: readonly Answer[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds)
  const statuses = Map.groupBy(answers, ({ status }) => status)
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, of]) => `${status}: ${of.length}`)
  return `p50 ${Math.round(percentile(times, 50))} ms, p99 ${Math.round(percentile(times, 99))} ms, ${counted.join(', ')}`
}
