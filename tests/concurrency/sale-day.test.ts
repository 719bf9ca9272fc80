import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl3dWithTwoSeatsLeft } from '#seed/workshop-dates.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import type { Site } from '../helpers/start-site.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

const lastTwo = /(?<!\d)2 Plätze/
const bookers = Array.from({ length: 40 }, (_, index) => `Ansturm ${index}`)

describe.each([
  ['PostgreSQL', async () => ({ DATABASE_URL: await freshDatabase({ withTables: true }) })],
  ['the embedded database', async () => ({})],
])('a rush for the two last seats of a date, on %s and a site without waiting', (_, environment) => {
  let site: Site
  const date = workshopHref('de', liveDate(theFl3dWithTwoSeatsLeft, Temporal.Now.instant()))
  beforeAll(async () => {
    site = await openSite({ env: { ...(await environment()), ROLE: 'web', WAIT_SECONDS: '0' } })
  })
  afterAll(() => site.stop())

  const answers = new Map<string, number>()
  const statuses = new Set<number>()

  async function book(name: string, wish: { joinsWaitlist?: boolean } = {}): Promise<Response> {
    for (;;) {
      const answer = await fetch(site.url + date, {
        method: 'POST',
        body: formFields(bookingParty(name, 1, wish)),
        redirect: 'manual',
        headers: { accept: 'text/html', 'x-forwarded-for': `10.0.0.${name.slice('Ansturm '.length)}` },
      })
      statuses.add(answer.status)
      if (answer.status !== 503) return answer
      expect(answer.headers.get('retry-after')).toMatch(/^\d$/)
      const page = await answer.text()
      expect(page).toMatch(/<header\b/)
      expect(page).toContain(`<textarea hidden name="invoice.company">\n${name} GmbH</textarea>`)
    }
  }

  it('gives them to two and refuses everyone else', async () => {
    expect(lastTwo.test(await (await fetch(site.url + date)).text())).toBe(true)
    await Promise.all(
      bookers.map(async (name) => {
        const answer = await book(name)
        answers.set(name, answer.status)
        await answer.body?.cancel()
      }),
    )
    const counted = [...answers.values()]
    expect([
      counted.filter((status) => status === 303).length,
      counted.filter((status) => status === 409).length,
    ]).toEqual([2, bookers.length - 2])
    expect([...statuses].filter((status) => ![303, 409, 503].includes(status))).toEqual([])
  })

  it('gives the same order to who sends the same form again, and takes who wants to wait into the line', async () => {
    for (const name of bookers.slice(0, 10)) {
      const isBooked = answers.get(name) === 303
      const answer = await book(name, isBooked ? {} : { joinsWaitlist: true })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(isBooked ? /^\/de\/order\// : /^\/de\/booking\//)
    }
  })

  it('soon shows everybody that there are none', async () => {
    const isOld = async () => lastTwo.test(await (await fetch(site.url + date)).text())
    await vi.waitFor(async () => expect(await isOld()).toBe(false), patience)
  })
})
