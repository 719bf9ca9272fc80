import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { loadSite } from '#server/site-build.ts'
import { startPostgres } from '#tests/helpers/postgres.ts'
import { npmStart, startMeasured } from '#tests/helpers/start-site.ts'
import { bookingsEmbedded, bookingsOnServer } from './bookings.ts'
import { growth } from './growth.ts'
import { categories, fetchPrograms, pageScores } from './lighthouse.ts'
import { mailsOfBookings } from './mails.ts'
import { atOnce, percentile } from './open-loop.ts'
import { goodput, refusalCosts } from './overload.ts'
import { firstLoad, pageSpeed } from './pages.ts'
import { saleDay, saleLines } from './sale-day.ts'

/** `npm run bench`: the source of the README’s figures, all in one run on one machine. `npm run bench -- starts mails` measures only these. */
const measures = {
  sale,
  goodput: moreThanCanBe,
  refusals,
  mails,
  pages,
  weights,
  lighthouse,
  bookings,
  starts,
  growth: yearsOfData,
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. What can be measured: ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(measures).filter(([name]) => names.length === 0 || names.includes(name))
// Before anything is measured: without the registry it would break off in the middle.
if (chosen.some(([name]) => name === 'pages' || name === 'lighthouse')) await fetchPrograms()
await loadSite(console.log)
const began = performance.now()
const postgres = await startPostgres()
try {
  await machine()
  for (const [, measure] of chosen) await measure()
} finally {
  await postgres.stop()
}
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} seconds.`)
process.exit()

async function sale() {
  for (const [name, url] of [['PostgreSQL', await postgres.createDatabase('sale')], ['embedded database']]) {
    console.log(`\nSale day, ${name}`)
    for (const line of saleLines(await saleDay(url))) console.log(`  ${line}`)
  }
}

async function moreThanCanBe() {
  const measured = await goodput(await postgres.createDatabase('goodput'))
  const peak = Math.max(...measured.map(({ made }) => made))
  const cheapest = Math.max(...measured.map(({ madePerProcessorSecond }) => madePerProcessorSecond))
  heading('Bookings, more than can be made', [
    'arrive a second',
    'made a second',
    'of the peak',
    'per processor s',
    'of the peak',
    'told to wait',
    'p99 bookings',
    'p99 pages',
  ])
  for (const { factor, offered, made, madePerProcessorSecond, busyAnswers, p99 } of measured)
    row(`${factor} times the capacity`, [
      whole(offered),
      whole(made),
      (made / peak).toFixed(2),
      whole(madePerProcessorSecond),
      (madePerProcessorSecond / cheapest).toFixed(2),
      String(busyAnswers),
      `${whole(p99.bookings)} ms`,
      `${whole(p99.views)} ms`,
    ])
}

async function refusals() {
  const costs = await refusalCosts(await postgres.createDatabase('refusals'))
  heading('Processor of one booking', ['milliseconds', 'of an accepted one'])
  const kinds = {
    accepted: 'accepted',
    refused: 'refused, no scripts',
    refusedWithScripts: 'refused, with scripts',
    mistakes: 'with mistakes, no scripts',
  }
  for (const [kind, name] of Object.entries(kinds) as [keyof typeof kinds, string][])
    row(name, [costs[kind].toFixed(1), (costs[kind] / costs.accepted).toFixed(2)])
}

async function mails() {
  const { count, perSecond, processor, memory } = await mailsOfBookings(await postgres.createDatabase('mails'))
  heading('Mails of one worker', ['a second', 'processor of one', 'memory at most', '30 s later'])
  row(`${count} mails of bookings`, [
    whole(perSecond),
    `${whole(processor)} ms`,
    `${whole(memory.most)} MB`,
    `${whole(memory.after)} MB`,
  ])
}

async function bookings() {
  const [forSite, forStatements] = [await postgres.createDatabase('site'), await postgres.createDatabase('statements')]
  heading(`Bookings a second, ${atOnce} at once`, ['through the site', 'same SQL alone', 'ratio'])
  const both = [
    ['PostgreSQL', await bookingsOnServer(forSite, forStatements)],
    ['embedded database', await bookingsEmbedded()],
  ] as const
  for (const [name, { site, statements }] of both)
    row(name, [whole(site.perSecond), whole(statements.perSecond), (site.perSecond / statements.perSecond).toFixed(2)])
}

async function starts() {
  const { cold, warm } = await startTimes()
  heading('Start to ready, median of 3', ['empty folder', 'filled folder'])
  row('embedded database', [`${whole(cold)} ms`, `${whole(warm)} ms`])
}

async function yearsOfData() {
  heading('Years of data, milliseconds', [
    'demo world',
    'young, full pages',
    'grown world',
    'of the young',
    'of the demo',
  ])
  for (const { name, demo, young, grown } of await growth(postgres))
    row(name, [whole(demo), whole(young), whole(grown), (grown / young).toFixed(2), (grown / demo).toFixed(2)])
}

async function machine() {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(
    `select split_part(version(), ' ', 2) as version, current_setting('fsync') as fsync`,
  )
  await client.end()
  const cpu = cpus()[0]?.model ?? 'unknown processor'
  console.log(
    `Machine: ${availableParallelism()} cores (${cpu}, ${platform()} ${arch()}), ${Math.round(totalmem() / 2 ** 30)} GB`,
  )
  console.log(
    `Node ${process.versions.node}, PostgreSQL ${rows[0].version} (fsync ${rows[0].fsync}), PGlite as embedded database`,
  )
}

async function pages() {
  const site = await startMeasured({ env: { ROLE: 'web' } })
  try {
    const shown = await shownPages(site.url)
    heading(`Pages, ${atOnce} connections`, ['from memory', 'bare node:http', 'ratio', 'rendered', 'ratio', 'packed'])
    for (const { name, path } of shown) {
      const { memory, bare, rendered, bytes } = await pageSpeed(site, path)
      row(`${name}, a second`, [
        whole(memory.perSecond),
        whole(bare.perSecond),
        (memory.perSecond / bare.perSecond).toFixed(2),
        whole(rendered.perSecond),
        (rendered.perSecond / bare.perSecond).toFixed(4),
        `${(bytes / 1000).toFixed(1)} kB`,
      ])
      row('processor of one', [
        `${memory.processor.toFixed(3)} ms`,
        `${bare.processor.toFixed(3)} ms`,
        (bare.processor / memory.processor).toFixed(2),
        `${whole(rendered.processor)} ms`,
        (bare.processor / rendered.processor).toFixed(4),
      ])
    }
  } finally {
    await site.stop()
  }
}

async function weights() {
  const site = await startMeasured({ env: { ROLE: 'web' } })
  try {
    heading('Scripts of the first load, gzip', [''])
    for (const { name, path } of await shownPages(site.url))
      row(name, [`${((await firstLoad(site.url, path)) / 1000).toFixed(1)} kB`])
  } finally {
    await site.stop()
  }
}

async function lighthouse() {
  const site = await startMeasured({ env: { ROLE: 'web' } })
  try {
    const shown = await shownPages(site.url)
    heading('Lighthouse, mobile, median of 3', [...categories, 'LCP', 'TBT', 'CLS', 'machine'])
    const found = await pageScores(shown.map(({ path }) => site.url + path))
    for (const [index, { scores, timings, faults, benchmarkIndex }] of found.entries()) {
      row(shown[index]?.name ?? '', [
        ...scores.map(String),
        `${whole(timings['largest-contentful-paint'])} ms`,
        `${whole(timings['total-blocking-time'])} ms`,
        timings['cumulative-layout-shift'].toFixed(3),
        whole(benchmarkIndex),
      ])
      for (const fault of faults) console.log(`    ${fault}`)
    }
  } finally {
    await site.stop()
  }
}

function heading(title: string, columns: string[]) {
  console.log(`\n${title.padEnd(34)}${columns.map((column) => column.padStart(17)).join('')}`)
}

function row(name: string, values: string[]) {
  console.log(`  ${name.padEnd(32)}${values.map((value) => value.padStart(17)).join('')}`)
}

function whole(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1)
}

/** The measured pages, one of each kind. The address of a date depends on the calendar. */
async function shownPages(siteUrl: string): Promise<{ name: string; path: string }[]> {
  const list = await (await fetch(`${siteUrl}/de/workshops`)).text()
  const [, detail, workshop] = /href="((\/de\/workshops\/[^/"]+)\/fl2d-hamburg-[\d-]+)"/.exec(list) ?? []
  if (!detail || !workshop) throw new Error('there is no date in Hamburg')
  return [
    { name: 'start page', path: '/de' },
    { name: 'workshop list', path: '/de/workshops' },
    { name: 'workshop', path: workshop },
    { name: 'workshop and form', path: detail },
    { name: 'blog post', path: '/de/blog/das-board-das-euch-fehlt' },
  ]
}

interface Starts {
  /** Milliseconds from the command of `npm start` (without npm itself) to its ready line; the median of three. */
  cold: number
  warm: number
}

/** Starts the built site on empty folders, then again on each. */
async function startTimes(): Promise<Starts> {
  const cold: number[] = []
  const warm: number[] = []
  for (const _ of [1, 2, 3]) {
    const folder = mkdtempSync(join(tmpdir(), 'flightdeck-start-'))
    cold.push(await start(folder))
    warm.push(await start(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  return { cold: percentile(cold, 50), warm: percentile(warm, 50) }
}

async function start(folder: string): Promise<number> {
  const began = performance.now()
  const site = spawn(process.execPath, npmStart, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let ready = 0
  for await (const line of createInterface(site.stdout)) {
    if (!line.includes('ready')) continue
    ready = performance.now()
    break
  }
  site.kill()
  await once(site, 'exit')
  if (ready === 0) throw new Error('the site did not start')
  return ready - began
}
