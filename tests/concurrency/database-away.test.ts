import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import type { Site } from '../helpers/start-site.ts'
import { type Wire, wireTo } from '../helpers/wire.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

describe('a site whose database goes away for a while', () => {
  let wire: Wire
  let site: Site
  let office: PostOffice
  let date = ''
  /** Pages that a booking makes old. */
  const old = ['/de/workshops', '/en/workshops']
  const served = [...old, '/sitemap.xml']
  const before: Record<string, string> = {}

  beforeAll(async () => {
    wire = await wireTo(await freshDatabase({ isTimed: true }))
    office = await openPostOffice()
    site = await openSite({ env: { DATABASE_URL: wire.url, SMTP_URL: office.url } })
    const list = await (await fetch(`${site.url}/de/workshops/flight-level-2-design`)).text()
    for (const path of served) before[path] = await (await fetch(site.url + path)).text()
    date = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1] ?? ''
  })
  afterAll(async () => {
    await site.stop()
    await office.close()
  })

  const book = (company = 'Geduld') =>
    fetch(site.url + date, { method: 'POST', body: formFields(bookingParty(company, 1)), redirect: 'manual' })
  const status = async (path: string) => (await fetch(site.url + path)).status
  const dependencies = () => status('/readyz/dependencies')

  it('has pages in memory that a booking has made old', async () => {
    expect((await book('Vorher')).status).toBe(303)
    await vi.waitFor(() => expect(office.received).toHaveLength(3), patience)
    const isFresh = async (path: string) => (await fetch(site.url + path, { method: 'HEAD' })).headers.has('etag')
    await vi.waitFor(async () => expect(await Promise.all(old.map(isFresh))).not.toContain(true), patience)
  })

  it('keeps running, stays ready for visitors, tells monitoring, and answers with its own error page', async () => {
    wire.cut()
    await vi.waitFor(async () => expect(await dependencies()).toBe(503), patience)
    expect(await Promise.all(['/healthz', '/readyz'].map(status))).toEqual([200, 200])
    expect(await (await fetch(`${site.url}/readyz`)).text()).toContain('without database')
    const figures = await (await fetch(`${site.url}/metrics`)).text()
    expect(figures).toContain('flightdeck_dependency_up{dependency="database"} 0\n')
    const answer = await book()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toMatch(/<header\b/)
  })

  /** For some seconds it can still render a page that it has read everything of, with the seats of now. */
  const withoutNumbers = (html: string) => html.replaceAll(/\d+/g, '')

  it.each([...served, '/robots.txt'])('gives %s as it last was', async (path) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(200)
    const now = await answer.text()
    if (path in before) expect(withoutNumbers(now)).toBe(withoutNumbers(before[path] ?? ''))
  })

  it.each([
    ['/en/imprint', 'en'],
    ['/de/nie-gesehen', 'de'],
    ['/en/blog/page/2', 'en'],
    ['/de/blog/rss.xml', 'de'],
  ])('shows in its frame that %s is unavailable, in the language of the address (%s)', async (path, language) => {
    const answer = await fetch(site.url + path, { headers: { 'accept-language': language } })
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<header\b.*<h1\b.*<footer\b/s)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('answers that a page is unavailable when its content did not come in time', async () => {
    wire.restore()
    await vi.waitFor(async () => expect(await dependencies()).toBe(200), patience)
    wire.holdAt('"content_page"')
    const failures = () => site.output().split('rendering failed').length
    const before = failures()
    const answered = fetch(`${site.url}/en/imprint`)
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(before), patience)
    wire.release()
    const answer = await answered
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('finds the database by itself when it is back, books and sends mail', async () => {
    wire.restore()
    await vi.waitFor(async () => expect(await dependencies()).toBe(200), patience)
    expect((await fetch(`${site.url}/en/imprint`)).status).toBe(200)
    const sent = office.received.length
    expect((await book()).status).toBe(303)
    await vi.waitFor(() => expect(office.received).toHaveLength(sent + 3), patience)
  })

  it('stops as ever', async () => {
    expect(await site.stop(), site.output()).toBe(0)
  })
})
