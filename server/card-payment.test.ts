import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { workshopHref } from '#domain/workshop/certification.ts'
import { valuesOf } from '#features/workshops/office/schedule-fields.tsx'
import { liveDate } from '#seed/planned-date.ts'
import { theNextFlinOnline } from '#seed/workshop-dates.ts'
import { firstMatch, sessionIn } from '#tests/helpers/office-over-http.ts'
import { openSite } from '#tests/helpers/open-site.ts'
import { patience } from '#tests/helpers/patience.ts'
import { sentBooking } from '#tests/helpers/sent-booking.ts'
import type { Site } from '#tests/helpers/start-site.ts'

/** The messages that visitors get, as they are in HTML. */
const texts = {
  date: 'Dieser Termin lässt sich gerade nicht buchen',
  refused: 'Dieser Workshop wird mit Karte bezahlt, und das ist gerade nicht möglich.',
  office:
    'Hier kann niemand mit Karte zahlen, weil kein Zahlungsanbieter eingerichtet ist. Wähle Zahlung auf Rechnung.',
  tickets: 'Du zahlst per Rechnung, innerhalb von',
  way: 'Mit Karte kann gerade nicht bezahlt werden. Bitte wähle die Rechnung.',
}

const byCard = liveDate(theNextFlinOnline, Temporal.Now.instant())
const datePath = workshopHref('de', byCard)
const ticketPath = '/de/workshops/flight-levels-introduction/self-paced-booking'

describe('a site where no one takes cards', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ env: { PAYMENTS: 'none' } })
  })
  afterAll(() => site.stop())

  async function page(path: string, form?: FormData): Promise<{ status: number; html: string }> {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...(form && { method: 'POST', body: form }) })
    return { status: answer.status, html: await answer.text() }
  }

  it('shows a date paid by card as not bookable, without a form', async () => {
    const { status, html } = await page(datePath)
    expect(status).toBe(200)
    expect(html).toContain(texts.date)
    expect(html).not.toContain('name="booker.email"')
    const listed = await fetch(`${site.url}/api/workshops/${byCard.slug}`)
    expect(await listed.json()).toMatchObject({ bookable: false, soldOut: false })
  })

  it('refuses the form that was sent all the same', async () => {
    const { status, html } = await page(datePath, sentBooking({ 'invoice.country': 'AT' }))
    expect(status).toBe(409)
    expect(html).toContain(texts.refused)
  })

  it('creates no date paid by card, whatever the office form contains', async () => {
    const account = { name: 'Nora', email: 'nora@flightlevels.example', password: 'drei Kraniche im Nebel' }
    const send = (path: string, fields: Record<string, string>, cookie = '') =>
      fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.url, cookie },
        body: new URLSearchParams(fields),
      })
    const link = await vi.waitFor(() => firstMatch(/\/office\/first-account\/[\w-]+/, site.output()), patience)
    const cookie = sessionIn(await send(link, account))
    const wanted = { ...valuesOf({ ...byCard, payment: 'card' }, 'de'), idempotencyKey: crypto.randomUUID() }
    const refused = await send('/office/dates/new', wanted, cookie)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(texts.office)
    expect((await send('/office/dates/new', { ...wanted, payment: 'invoice' }, cookie)).status).toBe(303)
  })

  it('sells tickets by invoice alone', async () => {
    const { html } = await page(ticketPath)
    expect(html).toContain(texts.tickets)
    expect(html).not.toContain('value="card"')
    const sent = sentBooking({ tickets: '1', payment: 'card', bookerTakesPart: undefined })
    const refused = await page(ticketPath, sent)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(texts.way)
  })
})
