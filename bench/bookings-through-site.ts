import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { dateFor } from './booking-dates.ts'
import { atOnce, type Load, load } from './load.ts'

/** Throughput of the same bookings through the site and as bare statements. */
export interface Bookings {
  site: Load
  statements: Load
}

/** Books by form, like a visitor, on a separate site. Without a worker, because mails would take CPU time at random moments. */
export async function bookingsThroughSite(env: Record<string, string>, dates: LiveDate[]): Promise<Load> {
  const site = await startSite({ env: { ROLE: 'web', SEED: 'empty', ...env } })
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
