import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './bookings.ts'
import { type Answer, fail, load, openLoop, percentile, processorOf, visitorsOf } from './open-loop.ts'

const factors = [1, 1.5, 2, 3]
const seconds = 12
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

/**
 * Measures goodput under overload. The capacity is measured in closed loop with sixteen visitors; then multiples of it arrive in open loop, whether
 * or not earlier requests are answered. Rejects on any 500 and on a missing response.
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
    const measured: Goodput[] = []
    for (const factor of factors) {
      const before = await processorOf(site.url)
      const [bookings, views] = await Promise.all([
        openLoop(capacity * factor, seconds, book),
        openLoop(viewsPerSecond, seconds, view),
      ])
      const processor = (await processorOf(site.url)) - before
      const made = bookings.filter(({ status, milliseconds }) => status === 303 && milliseconds <= 2_000).length
      measured.push({
        factor,
        offered: capacity * factor,
        made: made / seconds,
        madePerProcessorSecond: (made * 1000) / processor,
        busyAnswers: bookings.filter(({ status }) => status === 503).length,
        p99: { bookings: p99(bookings), views: p99(views) },
      })
    }
    return measured
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
