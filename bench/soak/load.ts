import { setTimeout as wait } from 'node:timers/promises'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { senderOf } from '#tests/helpers/sender-of.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { type Answer, visitorsOf } from '../open-loop.ts'

export interface Load {
  /** By status, 0 without a response. */
  views: Answer[]
  /** Names of those whose booking was confirmed to them. */
  accepted: string[]
  /** Number of 'sold out' responses. */
  refused: number
  gaveUp: number
  /** The responses of retries. */
  again: Answer[]
}

/** Maximum retries with the same form, after no response or a 503. */
const patience = 60

/** Visitors who view and book, and who retry when told to or without a response. */
export function loadOn(site: string, dates: readonly LiveDate[]) {
  const visitors = visitorsOf(site)
  const load: Load = { views: [], accepted: [], refused: 0, gaveUp: 0, again: [] }
  const under = new Set<Promise<void>>()
  const pages = ['/de/workshops', '/en/workshops', ...dates.slice(0, 4).map((date) => workshopHref('en', date))]
  let seen = 0
  let booked = 0

  async function booking(date: LiveDate): Promise<void> {
    const name = `Soak ${++booked}`
    const form = formFields(bookingParty(name, 1, { idempotencyKey: crypto.randomUUID() }))
    for (let times = 0; times < patience; times += 1) {
      const answer = await visitors.ask(workshopHref('de', date), form, senderOf(name))
      const { status, location } = answer
      const isAccepted = status === 303 && location?.includes('/order/')
      if (isAccepted) load.accepted.push(name)
      if (status === 409) load.refused += 1
      if (isAccepted || status === 409) return
      load.again.push(answer)
      await wait(1_000)
    }
    load.gaveUp += 1
  }
  function during(work: Promise<void>) {
    under.add(work)
    void work.finally(() => under.delete(work))
  }

  return {
    load,
    view: () =>
      during(
        visitors.ask(pages[seen++ % pages.length] ?? '/de/workshops').then((answer) => void load.views.push(answer)),
      ),
    book: () => during(booking(dates[booked % dates.length] as LiveDate)),
    /** Concurrent bookings of one date. */
    rush(date: LiveDate, people: number) {
      for (let person = 0; person < people; person += 1) during(booking(date))
    },
    /** Waits for all visitors. */
    async leave() {
      await Promise.all(under)
      visitors.leave()
    },
  }
}
