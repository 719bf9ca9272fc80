import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '#tests/helpers/open-site.ts'
import { printed } from '#tests/helpers/printed.ts'
import { beginReady } from '#tests/helpers/ready-site.ts'
import { runToEnd } from '#tests/helpers/run-to-end.ts'
import type { Site } from '#tests/helpers/start-site.ts'

const SITE_URL = 'https://flightlevels.example'
const SMTP_URL = 'smtps://mail.example'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a start on https', () => {
  it('refuses to run without a mail server', async () => {
    expect(await runToEnd({ SITE_URL })).toEqual({
      code: 1,
      printed:
        'Cannot start: SMTP_URL is missing, so mail cannot be sent: set it, or MAIL=mailbox to try the site out.\n',
    })
  })

  it('refuses to sell the demo world of an earlier start', async () => {
    const data = join(folder, 'demo')
    beginReady(data)
    const first = await openSite({ dataFolder: data })
    await first.stop()
    const { code, printed } = await runToEnd({ SITE_URL, SMTP_URL, DATA_DIR: data })
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^Cannot start: the database contains the demo data, .* or SEED=demo to try the site out[.]\n$/,
    )
  })
})

describe('a site on https', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ env: { SITE_URL, SMTP_URL, SEED: 'demo' } })
  })
  afterAll(() => site.stop())

  it.each([
    '/de',
    '/favicon.svg',
    '/fonts/instrument-sans-latin.woff2',
    '/healthz',
    '/api/openapi.json',
    '/api/workshops',
    '/api/v1/dates',
    '/builds/latest.json',
    '/graphql',
    '/media/none/none.png',
    '/share/none.png',
    '/hooks/stripe',
    '/sitemap.xml',
    '/de/nowhere',
    '/de/%ZZ',
  ])('has strict headers on every answer: %s', async (path) => {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/)
    if (!/[.](?:svg|woff2)$/.test(path))
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox/)
  })

  it.each([
    '/mailbox/geheimer-schluessel%ZZ',
    '/office/new-password/geheimer-schluessel%ZZ',
    '/en/%C3%28/geheimer-schluessel',
  ])('answers %s in the frame of the site, and keeps it to itself', async (path) => {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('</header>')
    expect(site.output()).not.toContain('geheimer-schluessel')
    expect(site.output()).toContain('"malformed URL"')
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(0)
  })

  it('sets cookies that no other host of the domain can set', async () => {
    const link = await printed(site, /first-account\/[\w-]+/)
    const account = { name: 'Nora', email: 'nora@flightlevels.example', password: 'keine Angst vor Kanban 7' }
    const made = await send(`/office/${link}`, account)
    const cookies = made.headers.getSetCookie()
    const session = cookies.find((cookie) => cookie.includes('session_token='))
    expect(session).toMatch(/^__Host-office[.]session_token=[^;]+;(?=.*Secure)(?=.*Path=\/)(?!.*Domain)/)
    const cookie = session?.split(';')[0] ?? ''
    const inside = await fetch(`${site.url}/office`, { headers: { cookie }, redirect: 'manual' })
    expect(inside.status).toBe(200)
    const out = await send('/office/sign-out', {}, { cookie })
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await send(`/office/${link}`, account)).status).toBe(404)
  })

  it('has the browser forget what an editor saw when the preview ends', async () => {
    const out = await send('/de/preview/logout', {})
    expect(out.status).toBe(303)
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
  })

  it('takes no form whose page was reached without TLS', async () => {
    const { host } = new URL(site.url)
    expect((await send('/de/kontakt', {}, { origin: `http://${host}` })).status).toBe(403)
  })

  function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields)
    return fetch(site.url + path, {
      method: 'POST',
      headers: { origin: SITE_URL, ...headers },
      body,
      redirect: 'manual',
    })
  }
})

describe('a site on https without a payment provider', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ env: { SITE_URL, SMTP_URL }, firstStart: true })
  })
  afterAll(() => site.stop())

  it('reports that card payment is off', () => {
    expect(site.output()).toContain('Card payment is off. To turn it on, set STRIPE_SECRET_KEY.\n')
  })

  it('has no mailbox, no test checkout and no dates of its own making', async () => {
    expect(site.output()).not.toContain('mailbox')
    const dates = await fetch(`${site.url}/api/workshops`)
    expect(await dates.json()).toEqual([])
    expect((await fetch(`${site.url}/de/checkout/any`)).status).toBe(404)
    expect((await fetch(`${site.url}/mailbox/any`)).status).toBe(404)
  })
})
