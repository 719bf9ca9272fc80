import { expect } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { firstLoad } from '../../bench/pages.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const leftOut = 'html[data-first-paint]'

/** What is read of a trace of Chromium. */
interface TraceEvent {
  args: { elementCount?: number }
}

test('pages stay light', async ({ site }) => {
  for (const path of [
    '/de',
    '/en/workshops',
    '/de/blog',
    '/de/blog/das-board-das-euch-fehlt',
    '/de/widerruf',
    '/de/dsgvo/flight-level-2-design',
    '/de/preview/login',
  ])
    expect(await firstLoad(site.url, path), path).toBeLessThan(6_500)
  for (const path of [
    hrefOf(theFl2dInHamburg),
    '/de/workshops/flight-level-2-design/self-paced-booking',
    '/en/packages/now',
  ])
    expect(await firstLoad(site.url, path), path).toBeLessThan(118_000)
})

test('the style sheet comes whole in the first ten packets of a connection', async ({ page, site }) => {
  await page.goto('/de')
  const address = await page.locator('link[rel="stylesheet"][href^="/assets/"]').getAttribute('href')
  const answer = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } })
  const head = [...answer.headers].map((line) => line.join(': ')).join('\r\n')
  expect(Number(answer.headers.get('content-length')) + head.length).toBeLessThan(10 * 1460)
})

test('the start page is at most 40,000 bytes of HTML in both languages', async ({ page }) => {
  for (const language of languages) {
    const html = await (await page.request.get(`/${language}`)).body()
    expect(html.length, language).toBeLessThanOrEqual(40_000)
  }
})

test('what comes before the first layout is on the first screens of a phone: no picture further down, none that is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/de',
    '/de/workshops',
    hrefOf(theFl2dInHamburg),
    '/de/blog',
    '/de/blog/das-board-das-euch-fehlt',
    '/de/ueber-uns',
  ]) {
    await page.goto(path)
    const far = await page
      .locator('img:not([loading="lazy"])')
      .evaluateAll((images) =>
        images
          .filter((image) => !image.checkVisibility() || image.getBoundingClientRect().top > 2 * innerHeight)
          .map((image) => image.getAttribute('src')),
      )
    expect(far, path).toEqual([])
  }
})

test('an element more does not calculate the style of the whole page again', async ({ browser, page }) => {
  for (const path of ['/de/kontakt', hrefOf(theFl2dInHamburg), '/en/packages/now']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator(leftOut)).toHaveCount(0)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate(() => {
      document.body.append(document.createElement('div'))
      return document.body.offsetHeight
    })
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const styled = traceEvents.flatMap(({ args }: TraceEvent) => args.elementCount ?? [])
    expect(styled.length, path).toBeGreaterThan(0)
    expect(Math.max(...styled), path).toBeLessThan(100)
  }
})

test('the rules of the form come when the form comes near, not before', async ({ page }) => {
  const rules: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/booking-rules-')) rules.push(request.url())
  })
  await page.goto(hrefOf(theFl2dInHamburg), { waitUntil: 'networkidle' })
  expect(rules).toEqual([])
  await bookingForm(page, 'de').isAlive()
  expect(rules).toHaveLength(1)
})

for (const { name, path, scripts } of [
  { name: 'a page without React', path: '/de', scripts: 1 },
  { name: 'a page with a form', path: hrefOf(theFl2dInHamburg), scripts: 3 },
])
  test(`something can be seen before the first script is asked for: ${name}`, async ({ page }) => {
    /* For a moment there is nothing but the background, as on a busy machine: that is a paint as well, but nothing that can be seen. */
    await page.addInitScript(() => {
      const hidden = new CSSStyleSheet()
      hidden.replaceSync('body { visibility: hidden }')
      document.adoptedStyleSheets.push(hidden)
      addEventListener('DOMContentLoaded', () =>
        setTimeout(() => {
          document.adoptedStyleSheets = []
        }, 300),
      )
    })
    await page.goto(path)
    const loaded = await page.waitForFunction((expected) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!frame-head-).*[.]js$/.test(name))
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return (
        painted &&
        asked.length >= expected && { painted: painted.startTime, asked: asked.map(({ startTime }) => startTime) }
      )
    }, scripts)
    const { painted, asked } = (await loaded.jsonValue()) || { painted: Number.NaN, asked: [] }
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
  })

test.describe('while the browser has no time', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      Object.assign(globalThis, {
        waiting,
        requestIdleCallback: (next: IdleRequestCallback) => waiting.push(next),
        takeTime: () => {
          for (let next = waiting.shift(); next; next = waiting.shift())
            next({ didTimeout: false, timeRemaining: () => 50 })
        },
      })
    }),
  )

  test('what lies far below is not laid out; then it is, for good', async ({ page }) => {
    const isLaidOut = () =>
      page
        .locator('footer a')
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    await page.goto('/de')
    await page.waitForFunction(() => (Reflect.get(globalThis, 'waiting') ?? []).length > 0)
    expect(await isLaidOut()).toBe(false)
    await page.evaluate('takeTime()')
    expect(await isLaidOut()).toBe(true)
    await expect(page.locator(leftOut)).toHaveCount(0)
    for (const part of await page.locator('main > section, footer').all())
      await expect(part).toHaveCSS('content-visibility', 'visible')
  })

  test('a page that begins at an anchor, or is loaded again, is laid out whole', async ({ page }) => {
    await page.goto('/de')
    await expect(page.locator(leftOut)).toHaveCount(1)
    await page.reload()
    await expect(page.locator(leftOut)).toHaveCount(0)
    await page.goto('about:blank')
    await page.goto('/de#blog')
    await expect(page.locator(leftOut)).toHaveCount(0)
    await expect(page.locator('#blog')).toBeInViewport()
  })
})
