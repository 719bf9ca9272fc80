import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import pg from 'pg'
import { loadSite } from '#server/site-build.ts'
import { startPostgres } from '#tests/helpers/postgres.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { bookingsEmbedded } from './bookings-embedded.ts'
import { bookingsOnServer } from './bookings-on-server.ts'
import type { Bookings } from './bookings-through-site.ts'
import { firstLoad } from './first-load.ts'
import { growth } from './growth.ts'
import { atOnce } from './load.ts'
import { mailsOfBookings } from './mails.ts'
import { categories, pageScores } from './page-scores.ts'
import { pageSpeed } from './pages.ts'
import { saleDay, saleLines } from './sale-day.ts'
import { shownPages } from './shown-pages.ts'
import { starts } from './starts.ts'

/**
 * `npm run bench`: what the README’s figures come from. Everything in one run on one machine, so that the ratios hold; the absolute figures
 * are this machine’s. `npm run bench -- sale` measures the sale alone, `npm run bench -- growth` what years of data cost,
 * `npm run bench -- mails` what mails do. The site runs in a process of its own, and so does the database server; load and site share the cores.
 */
await loadSite(console.log)
const [only] = process.argv.slice(2)
const began = performance.now()
const postgres = await startPostgres()
try {
  await machine()
  if (only === undefined || only === 'sale') await sale()
  if (only === undefined || only === 'mails') await mails()
  if (only === undefined) await everythingElse()
  if (only === undefined || only === 'growth') await yearsOfData()
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

async function everythingElse() {
  const [forSite, forStatements] = [await postgres.createDatabase('site'), await postgres.createDatabase('statements')]
  heading(`Bookings a second, ${atOnce} at once`, ['through the site', 'same SQL alone', 'ratio'])
  row('PostgreSQL', bookings(await bookingsOnServer(forSite, forStatements)))
  row('embedded database', bookings(await bookingsEmbedded()))
  await pages()
  const { cold, warm } = await starts()
  heading('Start to ready, median of 3', ['empty folder', 'filled folder'])
  row('embedded database', [`${whole(cold)} ms`, `${whole(warm)} ms`])
}

async function yearsOfData() {
  heading('Years of data, milliseconds', ['demo world', 'grown world', 'ratio'])
  for (const { name, small, grown } of await growth(postgres))
    row(name, [whole(small), whole(grown), (grown / small).toFixed(2)])
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
  const site = await startSite({ env: { ROLE: 'web' } })
  try {
    const shown = await shownPages(site.url)
    heading(`Pages a second, ${atOnce} connections`, [
      'from memory',
      'bare node:http',
      'ratio',
      'rendered',
      'ratio',
      'packed',
    ])
    for (const { name, path } of shown) {
      const { memory, bare, rendered, bytes } = await pageSpeed(site, path)
      row(name, [
        whole(memory),
        whole(bare),
        (memory / bare).toFixed(2),
        whole(rendered),
        (rendered / bare).toFixed(4),
        `${(bytes / 1000).toFixed(1)} kB`,
      ])
    }
    heading('Scripts of the first load, gzip', [''])
    for (const { name, path } of shown) row(name, [`${((await firstLoad(site.url, path)) / 1000).toFixed(1)} kB`])
    heading('Lighthouse, mobile', [...categories])
    const scores = await pageScores(shown.map(({ path }) => site.url + path))
    for (const [index, { name }] of shown.entries()) {
      row(name, scores[index]?.scores.map(String) ?? [])
      for (const fault of scores[index]?.faults ?? []) console.log(`    ${fault}`)
    }
  } finally {
    await site.stop()
  }
}

function bookings({ site, statements }: Bookings): string[] {
  return [whole(site.perSecond), whole(statements.perSecond), (site.perSecond / statements.perSecond).toFixed(2)]
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
