import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { workshopHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { senderOf } from '#tests/helpers/sender-of.ts'
import { type SiteProcess, startMeasured } from '#tests/helpers/start-site.ts'
import { type Wire, wireTo } from '#tests/helpers/wire.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { type Answer, visitorsOf } from '../open-loop.ts'

const errorSchema = z.object({ message: z.string(), code: z.string().optional() })
/** What is read of an entry of the log (server/log.ts). */
const entrySchema = z.object({
  msg: z.string().optional(),
  error: errorSchema
    .extend({
      at: z.array(z.string()).default([]),
      cause: errorSchema.extend({ cause: errorSchema.optional() }).optional(),
    })
    .optional(),
})

/** A process of the site with its own database connection, which can be cut. Started like `npm start`. */
export interface Part {
  name: string
  url: string
  wire: Wire
  process: SiteProcess
  /** Restarts it, after a crash or gracefully, with additional variables. */
  again(how: 'crash' | 'stop', env?: Record<string, string>): Promise<void>
  /** Bytes in memory by its own metrics; null while it does not respond. */
  memory(): Promise<number | null>
  /** The errors that it and its earlier processes have logged, each with how often. */
  errors(): Map<string, number>
}

export async function startPart(
  name: string,
  database: string,
  env: Record<string, string>,
  port?: string,
): Promise<Part> {
  const wire = await wireTo(database)
  const own = { ...env, DATABASE_URL: wire.url, PORT: port ?? String(await freePort()) }
  const logged: string[] = []
  const part: Part = {
    name,
    url: `http://127.0.0.1:${own.PORT}`,
    wire,
    process: await started(name, own),
    async again(how, more = {}) {
      if (how === 'crash') await part.process.kill()
      await part.process.stop()
      logged.push(part.process.output())
      part.process = await started(name, { ...own, ...more })
    },
    async memory() {
      const answer = await fetch(`${part.url}/metrics`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
      const figures = answer?.ok ? await answer.text().catch(() => '') : ''
      const [, bytes] = /^flightdeck_memory_bytes\{part="resident"\} (\S+)/m.exec(figures) ?? []
      return bytes === undefined ? null : Number(bytes)
    },
    errors: () => countErrors([...logged, part.process.output()]),
  }
  return part
}

/** Entries of level 50 (error) and above, without what differs each time. */
function countErrors(outputs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of outputs.flatMap((output) => output.split('\n')).filter((text) => /^\{"level":[56]0/.test(text))) {
    const { msg, error } = entrySchema.parse(JSON.parse(line))
    const causes = [error, error?.cause, error?.cause?.cause].flatMap((one) =>
      one ? [`${one.message} ${one.code ?? ''}`] : [],
    )
    const key = [msg, ...causes, error?.at[0]].join(' | ').slice(0, 400)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Like a supervisor: restarts a process that exits before it is ready. */
async function started(name: string, env: Record<string, string>, times = 5): Promise<SiteProcess> {
  try {
    return await startMeasured({ env })
  } catch (error) {
    if (times === 1) throw error
    console.log(`${name} did not start, and is started again: ${error}`)
    return started(name, env, times - 1)
  }
}

export interface Load {
  /** By status, 0 without a response. */
  views: Answer[]
  /** Names of those whose booking was confirmed to them. */
  accepted: string[]
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
