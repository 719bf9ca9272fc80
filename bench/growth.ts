import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { deleteOldThings } from '#features/privacy/delete-old-things.ts'
import { openServer } from '#platform/db/server.ts'
import { transactionsOn } from '#server/composition/stores.ts'
import { growWorld } from '#tests/helpers/grow-world.ts'
import type { Postgres } from '#tests/helpers/postgres.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { uncached } from './uncached.ts'

/** The cost of an operation in the demo data and in years of data: milliseconds, the median of many. */
export interface Growth {
  name: string
  small: number
  grown: number
}

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

/** Starts both sites like `npm start` and alternates between them, so that other load affects both equally. */
export async function growth(postgres: Postgres, times = 15): Promise<Growth[]> {
  const small = await postgres.createDatabase('small-world')
  await (await startSite({ env: { ROLE: 'web', DATABASE_URL: small } })).stop()
  const grown = await postgres.createDatabase('grown-world', 'small-world')
  await growWorld(grown)
  const starts: [number, number] = [await startTime(small), await startTime(grown)]
  const nights = await nightly(small, grown)
  const sites = [await openWorld(small), await openWorld(grown)] as const
  try {
    const rows: Growth[] = []
    for (const [name, pathOf] of Object.entries({ ...publicPages, ...officePages })) {
      const paths = [await pathOf(sites[0].read), await pathOf(sites[1].read)] as const
      rows.push({
        name,
        ...(await alternately(
          times,
          () => sites[0].read(paths[0]),
          () => sites[1].read(paths[1]),
        )),
      })
    }
    const month = { kind: 'invoices', format: 'csv', from: daysAgo(30), to: daysAgo(0) }
    for (const [name, fields] of [
      ['export: invoices of a month', month],
      ['export: participants of a month', { ...month, kind: 'participants' }],
    ] as const)
      rows.push({
        name,
        ...(await alternately(
          3,
          () => sites[0].exported(fields),
          () => sites[1].exported(fields),
        )),
      })
    return [...rows, { name: 'nightly job', ...nights }, { name: 'start to ready', small: starts[0], grown: starts[1] }]
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function alternately(times: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const took: [number[], number[]] = [[], []]
  // The first requests warm up the code.
  for (let round = -2; round < times; round += 1)
    for (const [index, ask] of [one, other].entries()) {
      const began = performance.now()
      await ask()
      if (round >= 0) took[index === 0 ? 0 : 1].push(performance.now() - began)
    }
  return { small: median(took[0]), grown: median(took[1]) }
}

/** A site on one of the databases, with its owner signed in. */
async function openWorld(url: string) {
  const site = await startSite({ env: { ROLE: 'web', DATABASE_URL: url } })
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
    const site = await startSite({ env: { ROLE: 'web', DATABASE_URL: url } })
    took.push(performance.now() - began)
    await site.stop()
  }
  return median(took)
}

/** The nightly deletion on both databases. */
async function nightly(small: string, grown: string): Promise<{ small: number; grown: number }> {
  const [one, other] = [await openServer(small, fail), await openServer(grown, fail)]
  const night =
    ({ db }: typeof one) =>
    () =>
      deleteOldThings({
        clock: { now: () => Temporal.Now.instant() },
        transactions: transactionsOn(db, () => Promise.resolve()),
      })
  try {
    return await alternately(5, night(one), night(other))
  } finally {
    await one.close()
    await other.close()
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function fail(error: Error): never {
  throw error
}
