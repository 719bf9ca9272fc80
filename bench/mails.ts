import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { workshopHref } from '#domain/workshop/certification.ts'
import { openServer } from '#platform/db/server.ts'
import { openPostOffice } from '#tests/helpers/post-office.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './bookings.ts'
import { fail, visitorsOf } from './open-loop.ts'
import { jobsWaiting } from './soak/books.ts'

export interface Mails {
  count: number
  perSecond: number
  /** CPU milliseconds of the worker, including threads and PDFs. */
  processor: number
  /** Memory of the worker in megabytes: the peak, and half a minute after the last mail. */
  memory: { most: number; after: number }
}

const bookings = 120
/** Mails sent before the measurement, so that compiled code and caches are warm. */
const warmUp = 80
/** Milliseconds. */
const afterwards = 30_000

/** The mails that one worker sends for bookings made before it started, on an otherwise idle site. */
export async function mailsOfBookings(database: string): Promise<Mails> {
  const opened = await openServer(database, fail)
  const dates = await addBookingDates(opened.db)
  await opened.close()
  let lastMail = 0
  const office = await openPostOffice(
    () => true,
    () => {
      lastMail = performance.now()
    },
  )
  const env = { DATABASE_URL: database, SEED: 'empty', SECRET: 'mails'.repeat(10), SMTP_URL: office.url }
  try {
    await book({ ...env, ROLE: 'web' }, (number) => dateFor(dates, number))
    const worker = await startMeasured({ env: { ...env, ROLE: 'worker' } })
    const pool = new pg.Pool({ connectionString: database, max: 1 })
    try {
      while (office.received.length < warmUp) await wait(20)
      const before = await figuresOf(worker.url)
      const [first, began] = [office.received.length, performance.now()]
      let most = before.resident
      while ((await jobsWaiting(pool)) > 0) {
        await wait(1_000)
        most = Math.max(most, (await figuresOf(worker.url)).resident)
      }
      const seconds = (lastMail - began) / 1000
      const count = office.received.length - first
      const { processor } = await figuresOf(worker.url)
      await wait(afterwards)
      const after = (await figuresOf(worker.url)).resident
      return {
        count,
        perSecond: count / seconds,
        processor: (processor - before.processor) / count,
        memory: { most, after },
      }
    } finally {
      await pool.end()
      await worker.stop()
    }
  } finally {
    await office.close()
  }
}

async function book(env: Record<string, string>, date: (number: number) => ReturnType<typeof dateFor>): Promise<void> {
  const site = await startMeasured({ env })
  const visitors = visitorsOf(site.url)
  try {
    for (let number = 0; number < bookings; number += 1) {
      const form = formFields(bookingParty(`Mail ${number}`, 1 + (number % 2)))
      const { status } = await visitors.ask(
        workshopHref('de', date(number)),
        form,
        `10.0.${number >> 8}.${number & 255}`,
      )
      if (status !== 303) throw new Error(`a booking was answered with ${status}`)
    }
  } finally {
    visitors.leave()
    await site.stop()
  }
}

/** CPU milliseconds since the start, and current megabytes. */
async function figuresOf(site: string) {
  const figures = await (await fetch(`${site}/metrics`)).text()
  const figure = (name: RegExp) => Number(name.exec(figures)?.[1] ?? Number.NaN)
  return {
    processor: figure(/^flightdeck_processor_seconds_total (\S+)/m) * 1000,
    resident: figure(/^flightdeck_memory_bytes\{part="resident"\} (\S+)/m) / 2 ** 20,
  }
}
