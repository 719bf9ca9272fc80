import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { movedPages } from '#domain/address/moved-pages.ts'
import { company } from '#domain/company.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { theFl2dInGraz, theFullFlsaWithAWaitlist, thePastFl2dInVienna } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { dateOf, hrefOf } from './steps/workshop-dates.ts'

test('the workshops are there for machines as well', async ({ request, site }) => {
  const all = await (await request.get('/api/workshops')).json()
  const graz = dateOf(theFl2dInGraz)
  const found = all.find(({ slug }: { slug: string }) => slug === graz.slug)
  expect(found).toMatchObject({
    title: 'Flight Level 2 Design',
    category: { slug: 'fl2d' },
    link: site.url + hrefOf(theFl2dInGraz, graz.language),
    days: 2,
    trainers: graz.trainers,
    location: { city: 'Graz', country: 'AT' },
    online: false,
    selfPaced: false,
    soldOut: false,
    price: { amount: 1990, currency: 'EUR', vatIncluded: false },
  })
  expect(await (await request.get(`/api/workshops/${graz.slug}`)).json()).toEqual(found)
  expect(all.map(({ slug }: { slug: string }) => slug)).not.toContain(dateOf(thePastFl2dInVienna).slug)
  const full = await (await request.get(`/api/workshops/${dateOf(theFullFlsaWithAWaitlist).slug}`)).json()
  expect(full).toMatchObject({ waitingList: true, soldOut: false, seats: { left: 0 } })
})

test('a missing resource is answered in JSON', async ({ request }) => {
  for (const path of ['/api/workshops/fl2d-atlantis', '/api/workshops/%00', '/api/nothing']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toEqual({ statusCode: 404, message: `Page not found: ${decodeURI(path)}` })
  }
})

test('the build names itself and the rules of its addresses', async ({ request }) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const { routeRules } = await (await request.get(`/builds/meta/${id}.json`)).json()
  expect(Object.keys(routeRules)).toHaveLength(movedPages.length)
  expect(routeRules['/trainings']).toEqual({ redirect: { to: '/de/workshops', statusCode: 301 } })
  expect((await request.get('/builds/meta/older.json')).status()).toBe(404)
})

test('a page gives what it is made of', async ({ request }) => {
  const answer = await request.get('/en/books/_payload.json')
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(await answer.json()).toMatchObject({ language: 'en', path: '/books', translation: '/de/buecher' })
  const inGerman = await request.get('/_payload.json', { headers: { cookie: 'locale=de' } })
  const inEnglish = await request.get('/_payload.json', { headers: { cookie: 'locale=en' } })
  expect((await inGerman.json()).language).toBe('de')
  expect((await inEnglish.json()).language).toBe('en')
  const missing = await request.get('/de/nowhere/_payload.json')
  expect([missing.status(), await missing.json()]).toEqual([
    404,
    { statusCode: 404, message: 'This page was not found (/de/nowhere)' },
  ])
  expect((await request.get(`/de/order/${'x'.repeat(43)}/_payload.json`)).headers()['cache-control']).toBe('no-store')
})

test('search engines are told where everything is, and what is no one’s business', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /mailbox/')
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const map = await answer.text()
  expect(map).toMatch(/<loc>[^<]+\/en\/books<\/loc><lastmod>2\d{3}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(map.replaceAll(/<lastmod>[^<]+<\/lastmod>/g, '')).toContain(
    `<url><loc>${site.url}/en/books</loc><xhtml:link rel="alternate" hreflang="de" href="${site.url}/de/buecher"/><xhtml:link rel="alternate" hreflang="en" href="${site.url}/en/books"/><xhtml:link rel="alternate" hreflang="x-default" href="${site.url}/de/buecher"/></url>`,
  )
  expect(map).toMatch(
    new RegExp(`<loc>${site.url}${hrefOf(theFl2dInGraz)}</loc><lastmod>2\\d{3}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
  )
  expect(map).not.toContain(dateOf(thePastFl2dInVienna).slug)
  expect(map).not.toMatch(/mailbox|order/)
  const addresses = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('calendars can subscribe to the upcoming workshops', async ({ request, site }) => {
  const answer = await request.get('/en/workshops.ics')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const urls = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('url'))
  expect(urls).toContain(site.url + hrefOf(theFl2dInGraz, 'en'))
  expect(urls.join()).not.toContain(dateOf(thePastFl2dInVienna).slug)
  expect((await request.get('/fr/workshops.ics')).status()).toBe(404)
})

test('readers that are machines get a table of contents', async ({ request, site }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# Flight Levels\n\n> /)
  for (const { title, path } of certifications) expect(text).toContain(`[${title}](${site.url}/en/workshops/${path})`)
})

test('who finds a security hole is told whom to write to, in a file that has not expired (RFC 9116)', async ({
  request,
  site,
}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await answer.text()).trim().split('\n')
  const expires = lines[1]?.replace('Expires: ', '') ?? ''
  expect(lines).toEqual([
    `Contact: mailto:${company.email}`,
    expect.stringMatching(/^Expires: 2\d{3}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages: de, en',
    `Canonical: ${site.url}/.well-known/security.txt`,
  ])
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('the manifest names pictures that are there, and pages name it once they can be seen', async ({
  page,
  request,
}) => {
  await page.goto('/de')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type)
})

test.describe('from the same machine', () => {
  // no proxy in between
  test.use({ extraHTTPHeaders: {} })

  test('who watches the program from beside it sees how it fares, and no one else does', async ({
    request,
    surprises,
  }) => {
    surprises.allowStatus(404)
    await request.get('/de?counted')
    const answer = await request.get('/metrics')
    expect(answer.headers()['content-type']).toContain('text/plain; version=0.0.4')
    const text = await answer.text()
    expect(text).toMatch(/^flightdeck_answers_total[{]kind="rendered",status="2xx"[}] \d+$/m)
    expect(text).toMatch(/^flightdeck_render_seconds_count [1-9]\d*$/m)
    expect(text).not.toContain('/de')
    expect((await request.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status()).toBe(404)
  })
})
