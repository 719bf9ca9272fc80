import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fillAlone } from '#server/composition/database.ts'
import { loadSite } from '#server/site-build.ts'
import { balancerOf } from '#tests/helpers/balancer.ts'
import { createDatabase } from '#tests/helpers/create-database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { openPostOffice } from '#tests/helpers/post-office.ts'
import { startPostgres } from '#tests/helpers/postgres.ts'
import { addBookingDates } from './bookings.ts'
import { fail, percentile } from './open-loop.ts'
import { type Books, clock, jobsWaiting, readBooks, wrongIn } from './soak/books.ts'
import { faults, type Surroundings, smallDisk } from './soak/faults.ts'
import { type Load, loadOn, startPart } from './soak/parts.ts'

/**
 * `npm run soak 20m`: two web processes and a worker as by `npm start`, behind a load balancer that checks their readiness, on a real PostgreSQL;
 * visitors and bookings for the given time, and one fault after the other (`soak/faults.ts`). Finally the books are checked (`soak/books.ts`); exits
 * with 1 when something is wrong. A PostgreSQL whose disk is full ends, and is started again. With `DATABASE_URL` it creates its database on that server, otherwise it starts one.
 */
const usual = { viewsPerSecond: 5, bookingsPerSecond: 1, calmSeconds: 5, rush: 12, rushSeats: 4 }
/** Memory limit per process in megabytes. */
const memoryLimit = 400

const units = { s: 1, m: 60, h: 3600 }
const [, amount, unit] = /^(\d+)([smh])$/.exec(process.argv[2] ?? '20m') ?? []
if (amount === undefined) {
  console.error('How long? For example: npm run soak 20m')
  process.exit(2)
}
const seconds = Number(amount) * units[unit as keyof typeof units]
await loadSite(console.log)
const disk = process.env.DATABASE_URL ? null : smallDisk()
if (disk) process.env.TMPDIR = disk.folder
const own = process.env.DATABASE_URL ? null : await startPostgres({ isSupervised: true })
const wrong = await soak(await createDatabase(process.env.DATABASE_URL ?? own?.url ?? '', `soak-${Date.now()}`))
await own?.stop()
for (const line of wrong) console.log(`WRONG: ${line}`)
console.log(wrong.length === 0 ? 'The books are right.' : `The books are wrong: ${wrong.length} lines.`)
process.exit(wrong.length === 0 ? 0 : 1)

async function soak(database: string): Promise<string[]> {
  const { dates, rushDates } = await fill(database)
  const mail = { isOpen: true }
  const received: Books['received'] = []
  const office = await openPostOffice(
    () => mail.isOpen,
    (id) => received.push({ id: id.replace(/^<(.*)@.*>$/, '$1'), at: Date.now() }),
  )
  const ports = [String(await freePort()), String(await freePort())] as const
  const balancer = await balancerOf(ports.map((port) => `http://127.0.0.1:${port}`))
  const env = {
    SITE_URL: balancer.url,
    SECRET: 'soak'.repeat(10),
    SMTP_URL: office.url,
    SEED: 'empty',
    DRAIN_SECONDS: '1',
    WAIT_SECONDS: '2',
  }
  const web = [
    await startPart('web 1', database, { ...env, ROLE: 'web' }, ports[0]),
    await startPart('web 2', database, { ...env, ROLE: 'web' }, ports[1]),
  ] as const
  const worker = await startPart('worker', database, { ...env, ROLE: 'worker' })
  const pool = new pg.Pool({ connectionString: database, max: 2 })
  const memory = watchMemory([...web, worker])
  const visitors = loadOn(balancer.url, dates)
  const load = runLoad(visitors, seconds)
  const cutOff = await allFaults({ web, worker, mail, disk }, () => visitors.rush(nextOf(rushDates), usual.rush))
  await load
  await visitors.leave()
  console.log('The load is over; what is left is done.')
  await allDone(pool)
  await wait(30_000)
  const inMemory = await memory.stop()
  const { load: seen } = visitors
  const books = { ...(await readBooks(pool)), accepted: seen.accepted, received, cutOff }
  report(seen, books, inMemory)
  for (const { name, errors } of [...web, worker])
    for (const [error, times] of errors()) console.log(`Logged by ${name}, ${times} times: ${error}`)
  for (const part of [...web, worker]) await part.process.stop()
  await balancer.close()
  await pool.end()
  await office.close()
  const broken = [...seen.views, ...seen.again].filter(({ status }) => status === 500).length
  return [
    ...wrongIn(books),
    ...(seen.gaveUp === 0 ? [] : [`${seen.gaveUp} visitors gave up`]),
    ...(broken === 0 ? [] : [`${broken} visitors were answered with 500`]),
  ]
}

/** Waits until no job is due, as long as there is progress within five minutes. */
async function allDone(pool: pg.Pool): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let since = performance.now()
  while (performance.now() - since < 300_000) {
    const waiting = await jobsWaiting(pool)
    if (waiting === 0) return
    if (waiting < fewest) {
      fewest = waiting
      since = performance.now()
    }
    await wait(1_000)
  }
}

/** Dates with room for everyone, and contested ones: one per rush, for the maximum number of rushes. */
async function fill(url: string) {
  const database = await openDatabase({ url, folder: '', onError: fail })
  const dates = await addBookingDates(database.db)
  const [first] = dates
  if (!first) throw new Error('there are no dates')
  const rushDates = Array.from({ length: Math.ceil(seconds / usual.calmSeconds) }, (_, number) => ({
    ...first,
    id: crypto.randomUUID(),
    slug: `rush-${number}`,
    seats: usual.rushSeats,
    waitlist: false,
  }))
  await fillAlone(database.db, async (stores) => {
    for (const date of rushDates) await stores.addWorkshopDate(date)
  })
  await database.close()
  return { dates, rushDates }
}

async function runLoad(visitors: ReturnType<typeof loadOn>, lasts: number): Promise<void> {
  const end = performance.now() + lasts * 1_000
  for (let tick = 0; performance.now() < end; tick += 1) {
    visitors.view()
    if (tick % Math.round(usual.viewsPerSecond / usual.bookingsPerSecond) === 0) visitors.book()
    await wait(1_000 / usual.viewsPerSecond)
  }
}

/** Faults in a loop, with a rush in the middle of each, until the time is over. Returns when mails were interrupted. */
async function allFaults(surroundings: Surroundings, rush: () => void): Promise<Books['cutOff']> {
  const cutOff: Books['cutOff'] = []
  const end = performance.now() + seconds * 1_000
  for (let round = 0; performance.now() < end; round += 1) {
    const fault = faults[round % faults.length]
    if (!fault) break
    const from = Date.now()
    const happening = fault.happen(surroundings)
    rush()
    await happening
    if (fault.cutsMailsOff) cutOff.push({ from, to: Date.now() })
    console.log(`${clock(from)} ${fault.name}; over after ${Math.round((Date.now() - from) / 1_000)} s`)
    await wait(usual.calmSeconds * 1_000)
  }
  return cutOff
}

/** Samples memory every two seconds: the first, maximum and last megabytes per process. */
function watchMemory(parts: readonly { name: string; memory(): Promise<number | null> }[]) {
  const figures = new Map<string, number[]>(parts.map(({ name }) => [name, []]))
  const ask = async () => {
    for (const { name, memory } of parts) {
      const bytes = await memory()
      if (bytes !== null) figures.get(name)?.push(Math.round(bytes / 2 ** 20))
    }
  }
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await ask()
      await wait(2_000, undefined, { signal: over.signal }).catch(() => undefined)
    }
    await ask()
  })()
  return {
    async stop() {
      over.abort()
      await watching
      return figures
    },
  }
}

function report(load: Load, books: Books, memory: Map<string, number[]>): void {
  const times = load.views.map(({ milliseconds }) => milliseconds)
  console.log(
    `Views: ${countsOf(load.views)}; p50 ${Math.round(percentile(times, 50))} ms, p99 ${Math.round(percentile(times, 99))} ms`,
  )
  console.log(
    `Bookings: ${load.accepted.length} accepted, ${load.refused} refused, ${load.gaveUp} gave up; asked to come again: ${countsOf(load.again)}`,
  )
  console.log(
    `Written: ${books.orders.length} orders, ${books.invoices.length} invoices, ${books.sent.length} mails sent, ${books.received.length} arrived`,
  )
  for (const [name, megabytes] of memory) {
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)]
    const peak = Math.max(0, ...megabytes)
    console.log(
      `Memory of ${name}: ${first} MB at first, ${peak} MB at most${peak > memoryLimit ? ` (more than ${memoryLimit})` : ''}, ${last} MB in the end`,
    )
  }
}

function countsOf(answers: readonly { status: number }[]): string {
  const statuses = [...Map.groupBy(answers, ({ status }) => status)].sort(([a], [b]) => a - b)
  return statuses.map(([status, of]) => `${status}: ${of.length}`).join(', ')
}

function nextOf(dates: LiveDate[]): LiveDate {
  const date = dates.shift()
  if (!date) throw new Error('there are no dates left')
  return date
}
