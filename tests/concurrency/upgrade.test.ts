import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownShape } from '#platform/db/prepare-tables.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { type SiteProcess, startSite } from '../helpers/start-site.ts'

/**
 * Databases as earlier versions of the program have left them, named by the number of their migrations: the demo world with a few bookings, jobs
 * that wait and all. A new one is made of a running site, before a release, with
 * `pg_dump --no-owner --no-privileges --inserts --rows-per-insert=200 … | gzip -9`. What is compared does not depend on the day.
 */
const folder = 'tests/concurrency/earlier-databases'
const earlier = readdirSync(folder)

/** What must be the same afterwards, row for row. */
const kept = {
  orders: `select number, placed_at, booker ->> 'email' as email from "order" order by number`,
  registrations: `select id, workshop_date_id, state, seats from registration order by id`,
  participants: `select id, registration_id, first_name, last_name, email from participant order by id`,
  invoices: `select number, order_id, kind, gross_cents, issued_at from invoice order by number`,
  dates: `select id, slug, seats, seats_taken, price_cents from workshop_date order by id`,
  pages: `select id, uri, language from content_page order by id`,
  numbers: `select name, value from counter order by name`,
}

describe.each(earlier)('the database %s, opened by two processes of this version at once', (file) => {
  let database: pg.Pool
  let url: string
  let sites: SiteProcess[] = []
  let before: Record<string, unknown>

  beforeAll(async () => {
    url = await freshDatabase()
    database = new pg.Pool({ connectionString: url, max: 1 })
    await database.query(gunzipSync(readFileSync(join(folder, file))).toString())
    // A dump empties the path in which names are looked up, for its own session.
    await database.end()
    database = new pg.Pool({ connectionString: url, max: 1 })
    before = await rowsKept()
    // Pages alone: a worker would do what waits in there, and delete what has had its time since.
    const env = { DATABASE_URL: url, SECRET: 'upgrade'.repeat(6), ROLE: 'web' }
    sites = await Promise.all([startSite({ env }), startSite({ env })])
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await database?.end()
  })

  it('has taken every step since, once', async () => {
    const { rows } = await database.query('select hash from drizzle.__drizzle_migrations order by created_at')
    expect(rows.map(({ hash }) => hash)).toEqual(ownShape())
  })

  it('has kept every order, seat, person, invoice, page and number', async () => {
    const after = await rowsKept()
    for (const [what, rows] of Object.entries(before)) {
      expect(rows, what).not.toEqual([])
      expect(after[what], what).toEqual(rows)
    }
  })

  it('is served by both', async () => {
    for (const { url: site } of sites)
      for (const path of ['/readyz', '/de/workshops', '/en/blog', '/api/workshops'])
        expect((await fetch(site + path)).status, path).toBe(200)
  })

  it('leaves nothing to complain about', () => {
    for (const site of sites) expect(site.output()).not.toMatch(/"level":[56]0/)
  })

  async function rowsKept(): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {}
    for (const [what, query] of Object.entries(kept)) found[what] = (await database.query(query)).rows
    return found
  }
})
