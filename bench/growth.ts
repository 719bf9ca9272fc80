import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { openServer } from '#platform/db/server.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { growWorld } from '#tests/helpers/grow-world.ts'
import type { Postgres } from '#tests/helpers/postgres.ts'
import { startMeasured } from '#tests/helpers/start-site.ts'
import { fail, percentile, uncached } from './open-loop.ts'

/** The cost of an operation in each world: milliseconds, the median of many. */
export interface Growth {
  name: string
  /** What tests and visitors of a trial see. Its pages are not full: six posts in a feed, eight lines of the log. */
  demo: number
  /** As full on each page as the grown world, which differs from it by age and number alone. */
  young: number
  /** Years of data. */
  grown: number
}

/** Just enough that every list has a full page and a month of the calendar is full; each date has as many seats as in the grown world. */
const young = { dates: 100, orders: 5_000, posts: 60, mails: 1_000 }

/** Finds the path of a page from the response of its list, because URLs contain ids. */
type PathOf = (ask: (path: string) => Promise<string>) => Promise<string> | string

const publicPages: Record<string, PathOf> = {
  'start page': () => '/de',
  'workshop list': () => '/de/workshops',
  'certification page': () => '/de/workshops/flight-level-2-design',
  'workshop and form': async (ask) =>
    found(/href="(\/de\/workshops\/[^/"]+\/fl2d-hamburg-[\d-]+)"/, await ask('/de/workshops')),
  'content page': () => '/de/consulting',
  'consent for a certificate': () => '/de/dsgvo/fl2d',
  'calendar of workshops': () => '/de/workshops.ics',
  '/api/workshops': () => '/api/workshops',
  '/api/workshops/{slug}': async (ask) =>
    `/api/workshops/${found(/"slug":"(fl2d-hamburg[\d-]+)"/, await ask('/api/workshops'))}`,
  'blog, first page': () => '/de/blog',
  'blog, second page': () => '/de/blog/page/2',
  'blog post': () => '/de/blog/das-board-das-euch-fehlt',
  'blog as RSS': () => '/de/blog/rss.xml',
  'sitemap.xml': () => '/sitemap.xml',
  'llms.txt': () => '/llms.txt',
}

const officePages: Record<string, PathOf> = {
  'office: Today': () => '/office',
  'office: bookings': () => '/office/bookings',
  'office: search by name': () => '/office/bookings?text=egger',
  'office: search by number': async (ask) =>
    `/office/bookings?text=${found(/\b(20\d\d-\d{4,})\b/, await ask('/office/bookings'))}`,
  'office: a booking': async (ask) =>
    found(/href="(\/office\/bookings\/[0-9a-f-]{36})"/, await ask('/office/bookings')),
  'office: dates': () => '/office/dates',
  'office: past dates': () => '/office/dates?time=past',
  'office: calendar': () => '/office/dates?view=calendar',
  'office: mails': () => '/office/mails',
  'office: mails, searched': () => '/office/mails?text=egger',
  'office: log': () => '/office/log',
  'office: posts': () => '/office/posts',
  'office: comments': () => '/office/comments',
  'office: exports': () => '/office/exports',
}

const password = 'drei Kraniche im Nebel'

/** Starts the sites like `npm start` and alternates between them, so that other load affects all equally. */
export async function growth(postgres: Postgres, times = 15): Promise<Growth[]> {
  const urls = await worlds(postgres)
  const starts = await each(urls, startTime)
  const nights = await nightly(urls)
  const sites = await each(urls, openWorld)
  try {
    const rows: Growth[] = []
    for (const [name, pathOf] of Object.entries({ ...publicPages, ...officePages })) {
      const paths = await each(sites, async (site) => pathOf(site.read))
      const asks = sites.map((site, index) => () => site.read(paths[index] ?? ''))
      rows.push(growthOf(name, await alternately(times, asks)))
    }
    const month = { kind: 'invoices', format: 'csv', from: daysAgo(30), to: daysAgo(0) }
    for (const [name, fields] of [
      ['export: invoices of a month', month],
      ['export: participants of a month', { ...month, kind: 'participants' }],
    ] as const) {
      const asks = sites.map((site) => () => site.exported(fields))
      rows.push(growthOf(name, await alternately(3, asks)))
    }
    return [...rows, growthOf('nightly job', nights), growthOf('start to ready', starts)]
  } finally {
    for (const site of sites) await site.stop()
  }
}

/** The databases, in the order of the columns. */
async function worlds(postgres: Postgres): Promise<string[]> {
  const demo = await postgres.createDatabase('demo-world')
  await (await startMeasured({ env: { ROLE: 'web', DATABASE_URL: demo } })).stop()
  const few = await postgres.createDatabase('young-world', 'demo-world')
  const many = await postgres.createDatabase('grown-world', 'demo-world')
  await growWorld(few, young)
  await growWorld(many)
  return [demo, few, many]
}

async function each<One, Made>(ones: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of ones) made.push(await make(one))
  return made
}

function growthOf(name: string, [demo = Number.NaN, few = Number.NaN, grown = Number.NaN]: readonly number[]): Growth {
  return { name, demo, young: few, grown }
}

/** The median of each. */
async function alternately(times: number, asks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const took = asks.map((): number[] => [])
  // The first requests warm up the code.
  for (let round = -2; round < times; round += 1)
    for (const [index, ask] of asks.entries()) {
      const began = performance.now()
      await ask()
      if (round >= 0) took[index]?.push(performance.now() - began)
    }
  return took.map((values) => percentile(values, 50))
}

/** A site on one of the databases, with its owner signed in. */
async function openWorld(url: string) {
  const site = await startMeasured({ env: { ROLE: 'web', DATABASE_URL: url } })
  const agent = new Agent({ keepAlive: true })
  let cookie = uncached
  async function ask(path: string, form?: Record<string, string>) {
    const body = form && new URLSearchParams(form).toString()
    const headers = {
      cookie,
      origin: site.url,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const [answer] = await once(request(site.url + path, { method, headers, agent }).end(body), 'response')
    const text = (await buffer(answer)).toString()
    if (answer.statusCode >= 400)
      throw new Error(`${path} was answered with ${answer.statusCode}: ${text.slice(0, 200)}`)
    return { answer, text }
  }
  const shown = /(\/office\/first-account\/[\w-]+)/
  while (!shown.test(site.output())) await new Promise((resolve) => setTimeout(resolve, 20))
  const link = found(shown, site.output())
  const { answer } = await ask(link, { name: 'Nora Pichler', email: 'nora@flightlevels.example', password })
  cookie = [uncached, ...(answer.headers['set-cookie'] ?? []).map((one: string) => one.split(';')[0])].join('; ')
  return {
    read: async (path: string) => (await ask(path)).text,
    exported: async (fields: Record<string, string>) => (await ask('/office/exports/file', fields)).text,
    async stop() {
      agent.destroy()
      await site.stop()
    },
  }
}

async function startTime(url: string): Promise<number> {
  const took: number[] = []
  for (const _ of [1, 2, 3]) {
    const began = performance.now()
    const site = await startMeasured({ env: { ROLE: 'web', DATABASE_URL: url } })
    took.push(performance.now() - began)
    await site.stop()
  }
  return percentile(took, 50)
}

/** The nightly deletion on each database. */
async function nightly(urls: readonly string[]): Promise<number[]> {
  const databases = await each(urls, (url) => openServer(url, fail))
  const nights = databases.map(
    ({ db }) =>
      () =>
        deleteOldThings({
          clock: { now: () => Temporal.Now.instant() },
          transactions: transactionsOn(db, () => Promise.resolve(), ''),
        }),
  )
  try {
    return await alternately(5, nights)
  } finally {
    for (const database of databases) await database.close()
  }
}

function daysAgo(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Vienna').subtract({ days }).toString()
}

function found(what: RegExp, text: string): string {
  const [, first] = what.exec(text) ?? []
  if (first === undefined) throw new Error(`no ${what} in ${text.slice(0, 500)}`)
  return first
}
