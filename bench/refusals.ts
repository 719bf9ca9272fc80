import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workshopHref } from '#domain/workshop/certification.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fillAlone } from '#server/composition/database.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { addBookingDates, dateFor } from './bookings.ts'
import { fail, processorOf, visitorsOf } from './open-loop.ts'

const rounds = 6
const inRound = 20

/** CPU milliseconds of the site per response, by kind. */
export type RefusalCosts = Record<'accepted' | 'refused' | 'refusedWithScripts' | 'mistakes', number>

/**
 * The cost of a refused booking compared with an accepted one: alternating, on one site, with 64 other dates to offer. Sequential, so that nothing is
 * refused because of load.
 */
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
