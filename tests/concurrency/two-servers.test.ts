import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import german from '#i18n/messages/de.json'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { patience } from '../helpers/patience.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import { senderOf } from '../helpers/sender-of.ts'
import { type Site, startSite } from '../helpers/start-site.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

describe('two servers on one PostgreSQL', () => {
  let sites: [Site, Site]
  let office: PostOffice
  let database: pg.Pool

  beforeAll(async () => {
    const url = await freshDatabase()
    office = await openPostOffice()
    database = new pg.Pool({ connectionString: url, max: 2 })
    // At the same moment, on purpose: they migrate and fill the same empty database.
    const env = { DATABASE_URL: url, SMTP_URL: office.url }
    sites = await Promise.all([startSite({ env }), startSite({ env })])
  })

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await office.close()
    await database.end()
  })

  it('fill the empty database once although they start together', async () => {
    expect(await ask('select count(*)::int as n, count(distinct slug)::int as slugs from workshop_date')).toEqual([
      { n: 24, slugs: 24 },
    ])
    expect(await ask(`select count(*)::int as n from content_page where uri = '/'`)).toEqual([{ n: 2 }])
  })

  it('give the two last seats of the FL3D to two of fifty, and both show that it is sold out', async () => {
    const { path, slug } = await dateWithTwoSeats()
    // Without a waitlist, so that a full date is sold out.
    await database.query('update workshop_date set waitlist = false where slug = $1', [slug])
    const ordersBefore = await ask('select number from "order" order by number')
    await Promise.all(sites.map((site) => vi.waitFor(() => isAnsweredFromMemory(site), patience)))
    const badgesBefore = await Promise.all(sites.map(soldOutBadges))

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(siteFor(index), path, bookingParty(`Sturm ${index}`, 1))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, ...Array(48).fill(409)])
    expect(await ask('select seats - seats_taken as left from workshop_date where slug = $1', [slug])).toEqual([
      { left: 0 },
    ])
    const [last] = ordersBefore.slice(-1).map(({ number }) => Number(number.slice(5)))
    const numbers = (await ask('select number from "order" order by number')).map(({ number }) =>
      Number(number.slice(5)),
    )
    expect(numbers.slice(ordersBefore.length)).toEqual([Number(last) + 1, Number(last) + 2])

    await vi.waitFor(
      async () => expect(await Promise.all(sites.map(soldOutBadges))).toEqual(badgesBefore.map((count) => count + 1)),
      patience,
    )
  })

  it('show the order that either of them took', async () => {
    const [first, second] = sites
    const answer = await post(first, await emptyDate(), bookingParty('Grenzgang', 1))
    const order = new URL(answer.headers.get('location') ?? '', second.url)
    const page = await fetch(new URL(order.pathname, second.url))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Grenzgang GmbH')
  })

  it('make one order of one form that reaches both at the same moment', async () => {
    const path = await emptyDate()
    const form = bookingParty('Doppelt', 2, { idempotencyKey: 'c0ffee' })
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => post(siteFor(index), path, form)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    expect(await ask(`select count(*)::int as n from "order" where booker ->> 'lastName' = 'Doppelt'`)).toEqual([
      { n: 1 },
    ])

    const pages = await Promise.all(
      answers.map((answer, index) => fetch(new URL(answer.headers.get('location') ?? '', siteFor(index).url))),
    )
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  it('send each mail once', async () => {
    // Reminders and certificates wait for their time.
    const due = `name = 'effects' and start_after <= now()`
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        post(siteFor(index), await emptyDate(index), bookingParty(`Post ${index}`, 2)),
      ),
    )
    const [{ jobs } = { jobs: 0 }] = await ask(`select count(*)::int as jobs from pgboss.job where ${due}`)
    expect(jobs).toBeGreaterThanOrEqual(12 * 4)
    await vi.waitFor(async () => {
      const open = await ask(`select state, count(*)::int as n from pgboss.job where ${due} group by state`)
      expect(open).toEqual([{ state: 'completed', n: jobs }])
    }, patience)
    expect(office.received).toHaveLength(jobs)
    expect(new Set(office.received).size).toBe(jobs)
    expect(await ask('select count(*)::int as n from sent_mail')).toEqual([{ n: jobs }])
  })

  it('have nothing to complain about', () => {
    for (const site of sites)
      expect(
        site
          .output()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      ).toEqual([])
  })

  async function ask(text: string, values: unknown[] = []) {
    return (await database.query(text, values)).rows
  }

  function siteFor(index: number): Site {
    return index % 2 === 0 ? sites[0] : sites[1]
  }

  async function dateWithTwoSeats() {
    const [date] = await ask(`select slug from workshop_date where certification = 'fl3d' and seats - seats_taken = 2`)
    return { slug: date.slug, path: `/de/workshops/flight-level-3-design/${date.slug}` }
  }

  /** One of the dates that no one has booked when the world begins. */
  async function emptyDate(index = 0): Promise<string> {
    const dates = await ask(
      `select slug from workshop_date where certification = 'fl2d' and slug ~ 'wien|hamburg|online' and starts_at > now() and seats = 12
       and not exists (select from registration join "order" on registration_id = registration.id where "order".attempt_key like 'seed%' and workshop_date_id = workshop_date.id) order by slug`,
    )
    return `/de/workshops/flight-level-2-design/${dates[index % dates.length].slug}`
  }
})

function post(site: Site, path: string, form: BookingForm): Promise<Response> {
  // Each company sits behind a network address of its own (docs/rules/spam.md).
  const headers = { 'x-forwarded-for': senderOf(form.booker.email) }
  return fetch(site.url + path, { method: 'POST', headers, body: formFields(form), redirect: 'manual' })
}

/** Only pages from memory carry an ETag. */
async function isAnsweredFromMemory(site: Site): Promise<void> {
  expect((await fetch(`${site.url}/de/workshops`)).headers.get('etag')).not.toBeNull()
}

async function soldOutBadges(site: Site): Promise<number> {
  const html = await (await fetch(`${site.url}/de/workshops`)).text()
  return html.split(`>${german.workshops.badge.soldOut}<`).length - 1
}
