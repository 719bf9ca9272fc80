import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openSite } from '../helpers/open-site.ts'
import { type Site, startSite } from '../helpers/start-site.ts'
import { aheadBy } from '../helpers/wrong-clock.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

describe('two servers, one of them with a clock that is 45 minutes ahead', () => {
  let right: Site
  let wrong: Site
  let database: pg.Pool

  beforeAll(async () => {
    const url = await freshDatabase({ withTables: true })
    database = new pg.Pool({ connectionString: url, max: 2 })
    right = await openSite({ env: { DATABASE_URL: url, ROLE: 'web' } })
    wrong = await startSite({ env: { DATABASE_URL: url, ROLE: 'web', NODE_OPTIONS: aheadBy(45) } })
  })
  afterAll(async () => {
    await Promise.all([right?.stop(), wrong?.stop()])
    await database?.end()
  })

  it('keep the last seat for who is paying for it', async () => {
    const { rows } = await database.query(
      `update workshop_date set payment = 'card', seats = seats_taken + 1, waitlist = false
       where id = (select id from workshop_date where certification = 'fl2d' and starts_at > now() + interval '30 days' and seats - seats_taken > 2 order by slug limit 1)
       returning slug`,
    )
    const book = (site: Site, company: string) =>
      fetch(`${site.url}/de/workshops/flight-level-2-design/${rows[0].slug}`, {
        method: 'POST',
        body: formFields(bookingParty(company, 1)),
        redirect: 'manual',
      })
    expect((await book(right, 'Zahlt gerade')).status).toBe(303)
    expect((await book(wrong, 'Zu früh')).status).toBe(409)
    expect((await book(right, 'Auch zu früh')).status).toBe(409)
  })
})
