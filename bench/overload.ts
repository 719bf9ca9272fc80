import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fillAlone } from '#server/composition/database.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './bookings.ts'
import { type Answer, fail, load, openLoop, percentile, processorOf, visitorsOf } from './open-loop.ts'

const factors = [1, 1.5, 2, 3]
/** Of each factor, in two halves. */
const seconds = 16
const viewsPerSecond = 20

export interface Goodput {
  /** Arrival rate as a multiple of the capacity. */
  factor: number
  /** Bookings per second: offered, and completed within two seconds. */
  offered: number
  made: number
  /** Bookings per CPU second of the site, comparable even on a busy machine. */
  madePerProcessorSecond: number
  /** Number of 503 responses. */
  busyAnswers: number
  /** Milliseconds, of bookings and of concurrent page views. */
  p99: { bookings: number; views: number }
}

interface Half {
  factor: number
  bookings: Answer[]
  views: Answer[]
  /** CPU milliseconds of the site. */
  processor: number
}

/**
 * Goodput at multiples of the capacity that sixteen visitors reach in closed loop: up and down again, because the database holds more with every booking.
 * Rejects on any 500 and on a missing response.
 */
export async function goodput(url: string): Promise<Goodput[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-goodput-'))
  const database = await openDatabase({ url, folder: join(folder, 'database'), onError: fail })
  const dates = await addBookingDates(database.db)
  await database.close()
  const env = { ROLE: 'web', SEED: 'empty', WAIT_SECONDS: '1', DATA_DIR: folder, DATABASE_URL: url }
  const site = await startMeasured({ env })
  const visitors = visitorsOf(site.url)
  let number = 0
  const book = async () => {
    number += 1
    const sender = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const path = workshopHref('de', dateFor(dates, number))
    return answered(await visitors.ask(path, formFields(bookingParty(`Bench ${number}`, 1)), sender), [303, 503])
  }
  const view = async () => answered(await visitors.ask(listOf(dates)), [200, 503])
  try {
    const { perSecond: capacity } = await load(book, 8)
    const halves: Half[] = []
    for (const factor of [...factors, ...factors.toReversed()]) {
      const before = await processorOf(site.url)
      const [bookings, views] = await Promise.all([
        openLoop(capacity * factor, seconds / 2, book),
        openLoop(viewsPerSecond, seconds / 2, view),
      ])
      halves.push({ factor, bookings, views, processor: (await processorOf(site.url)) - before })
    }
    return factors.map((factor) => {
      const both = halves.filter((half) => half.factor === factor)
      const bookings = both.flatMap((half) => half.bookings)
      const made = bookings.filter(({ status, milliseconds }) => status === 303 && milliseconds <= 2_000).length
      const processor = both.reduce((sum, half) => sum + half.processor, 0)
      return {
        factor,
        offered: capacity * factor,
        made: made / seconds,
        madePerProcessorSecond: (made * 1000) / processor,
        busyAnswers: bookings.filter(({ status }) => status === 503).length,
        p99: { bookings: p99(bookings), views: p99(both.flatMap((half) => half.views)) },
      }
    })
  } finally {
    visitors.leave()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function listOf(dates: readonly LiveDate[]): string {
  return workshopHref('de', dateFor(dates, 0)).replace(/\/[^/]+$/, '')
}

function answered(answer: Answer, expected: readonly number[]): Answer {
  if (!expected.includes(answer.status)) throw new Error(`answered with ${answer.status}`)
  return answer
}

function p99(answers: readonly Answer[]): number {
  return percentile(
    answers.map(({ milliseconds }) => milliseconds),
    99,
  )
}

const rounds = 6
const inRound = 20

/** CPU milliseconds of the site per response, by kind. */
type RefusalCosts = Record<'accepted' | 'refused' | 'refusedWithScripts' | 'mistakes', number>

/** The cost of a refused booking beside an accepted one: alternating and sequential, so that nothing is refused because of load. */
export async function refusalCosts(url: string): Promise<RefusalCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-refusals-'))
  const database = await openDatabase({ url, folder: join(folder, 'database'), onError: fail })
  const dates = await addBookingDates(database.db)
  const full = { ...dateFor(dates, 0), id: crypto.randomUUID(), slug: 'full', seats: 1 }
  await fillAlone(database.db, (stores) => stores.addWorkshopDate(full))
  await database.close()
  const site = await startMeasured({ env: { ROLE: 'web', SEED: 'empty', DATA_DIR: folder, DATABASE_URL: url } })
  const visitors = visitorsOf(site.url)
  let number = 0
  async function send(path: string, status: number, form?: URLSearchParams) {
    number += 1
    const sender = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const answer = await visitors.ask(path, form ?? formFields(bookingParty(`Bench ${number}`, 1)), sender)
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`)
  }
  const kinds = {
    accepted: () => send(workshopHref('de', dateFor(dates, number)), 303),
    refused: () => send(workshopHref('de', full), 409),
    refusedWithScripts: () => send(`${workshopHref('de', full)}.data`, 409),
    mistakes: () => send(workshopHref('de', full), 422, new URLSearchParams({ 'booker.firstName': 'Ada' })),
  }
  const used: RefusalCosts = { accepted: 0, refused: 0, refusedWithScripts: 0, mistakes: 0 }
  try {
    await send(workshopHref('de', full), 303)
    for (let round = 0; round <= rounds; round += 1) {
      for (const kind of Object.keys(kinds) as (keyof RefusalCosts)[]) {
        const before = await processorOf(site.url)
        for (let sent = 0; sent < inRound; sent += 1) await kinds[kind]()
        // The first round warms up.
        if (round > 0) used[kind] += ((await processorOf(site.url)) - before) / (rounds * inRound)
      }
    }
    return used
  } finally {
    visitors.leave()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
