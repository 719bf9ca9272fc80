import { expect } from '@playwright/test'
import { test as base } from './site-test.ts'
import { type FreeTab, openFreeTab } from './steps/free-chromium.ts'

const test = base.extend<{ tab: FreeTab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
  tab: async ({}, use) => {
    const tab = await openFreeTab()
    await use(tab)
    await tab.close()
  },
})

const personal = ['/de/order/abc', '/de/booking/abc', '/office/bookings', '/de/newsletter', '/de/preview/logout']

test('a page of the menu is rendered while the pointer is on its link, does nothing by itself, and is there when it is asked for', async ({
  site,
  tab,
}, testInfo) => {
  await tab.goto(`${site.url}/de`)
  await tab.shows('/de')
  await tab.hover('header nav a[href="/de/workshops"]')
  await expect.poll(tab.ready).toContain('prerender /de/workshops')
  await expect.poll(() => tab.evaluate(() => document.readyState, 'ahead')).toBe('complete')
  expect(await tab.evaluate(() => document.documentElement.dataset.ready === '', 'ahead')).toBe(false)

  // What is answered meanwhile is known to the page that was rendered before.
  await tab.click('[data-consent-banner] button[value="deny"]')
  await tab.evaluate(() => document.querySelector<HTMLInputElement>('input[name="theme"][value="dark"]')?.click())
  await expect.poll(() => tab.evaluate(() => document.cookie)).toContain('consent=true')

  await tab.click('header nav a[href="/de/workshops"]')
  await tab.shows('/de/workshops')
  const shown = await tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
    const { consent, theme } = document.documentElement.dataset
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { activationStart, consent, theme, after: painted - activationStart }
  })
  expect(shown).toMatchObject({ consent: '', theme: 'dark' })
  expect(shown.activationStart).toBeGreaterThan(0)
  testInfo.annotations.push({ type: 'shown after ms', description: String(Math.round(shown.after)) })
})

test('what belongs to one person, to the office or to a form is never loaded ahead', async ({ site, tab }) => {
  await tab.goto(`${site.url}/de`)
  await tab.shows('/de')
  await tab.evaluate(
    `() => document.querySelector('header nav ul').append(...${JSON.stringify(personal)}.map((href) => Object.assign(document.createElement('a'), { href, textContent: href })))`,
  )
  for (const href of personal) await tab.press(`header nav a[href="${href}"]`)
  await tab.press('header nav a[href="/de/workshops"]')
  await expect.poll(tab.ready).toContain('prerender /de/workshops')
  expect(tab.speculated()).toEqual(['/de/workshops'])
})

test('a page behind a personal link loads nothing ahead', async ({ request }) => {
  expect((await request.get('/de')).headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  for (const path of ['/de/order/abc', '/de/consent', '/office/sign-in'])
    expect((await request.get(path)).headers()['speculation-rules'], path).toBeUndefined()
})
