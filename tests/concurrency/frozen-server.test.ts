import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import { type Site, type SiteProcess, startSite } from '../helpers/start-site.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

describe('a process that freezes in the middle of a booking, on a database that another one shares', () => {
  let frozen: SiteProcess
  let healthy: Site
  let database: pg.Pool

  beforeAll(async () => {
    const url = await freshDatabase({ isTimed: true, withTables: true })
    database = new pg.Pool({ connectionString: url, max: 3 })
    frozen = await startSite({ env: { DATABASE_URL: url, ROLE: 'web' } })
    healthy = await openSite({ env: { DATABASE_URL: url, ROLE: 'web' } })
  })
  afterAll(async () => {
    frozen?.thaw()
    await Promise.all([frozen?.stop(), healthy?.stop()])
    await database?.end()
  })

  it('keeps no one from booking elsewhere, and loses its booking without a gap in the numbers', async () => {
    const before = await lastNumber()
    // It has all its locks, that of the number too, and is about to write its invoice.
    const gate = await database.connect()
    await gate.query('begin')
    await gate.query('lock table invoice in exclusive mode')
    const lost = book(frozen, 'hamburg', 'Eingefroren')
    await vi.waitFor(async () => expect(await sessions(`wait_event_type = 'Lock'`)).toBe(1), patience)
    frozen.freeze()
    await gate.query('rollback')
    gate.release()
    await vi.waitFor(async () => expect(await sessions(`state = 'idle in transaction'`)).toBe(1), patience)

    const answers = await Promise.all([book(healthy, 'wien', 'Eins'), book(healthy, 'hamburg', 'Zwei')])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])

    frozen.thaw()
    expect((await lost).status).toBeGreaterThanOrEqual(500)
    expect(await lastNumber()).toBe(before + 2)
    expect((await book(frozen, 'hamburg', 'Aufgetaut')).status).toBe(303)
  })

  async function sessions(condition: string): Promise<number> {
    const { rows } = await database.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and ${condition}`,
    )
    return rows[0].n
  }

  async function lastNumber(): Promise<number> {
    const { rows } = await database.query(`select sum(value)::int as value from counter where name like 'order-%'`)
    return rows[0].value
  }

  async function book(site: Site, city: string, company: string): Promise<Response> {
    const { rows } = await database.query(
      `select slug from workshop_date where certification = 'fl2d' and slug like '%' || $1 || '%' and starts_at > now() and seats - seats_taken > 4 order by slug limit 1`,
      [city],
    )
    const address = `${site.url}/de/workshops/flight-level-2-design/${rows[0].slug}`
    return fetch(address, { method: 'POST', body: formFields(bookingParty(company, 1)), redirect: 'manual' })
  }
})
