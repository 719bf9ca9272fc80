import { expect, type Page } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { isReady } from './steps/menu.ts'
import { hrefOf } from './steps/workshop-dates.ts'

/** Scripts of the site that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

test('only pages that order or change an order load React and contain their data twice', async ({
  page,
  surprises,
}) => {
  surprises.allowStatus(404)
  const scripts = scriptsOf(page)
  for (const path of [
    '/de',
    '/en',
    '/de/workshops',
    '/de/blog',
    '/de/blog/das-board-das-euch-fehlt',
    '/de/widerruf',
    '/de/preview/login',
    '/de/twig',
    '/de/kontakt',
    '/en/flight-levels',
    '/de/nowhere',
  ]) {
    await page.goto(path)
    await isReady(page)
    expect(await page.content(), path).not.toMatch(/__reactRouterContext|modulepreload/)
  }
  expect(scripts.filter((script) => !/^\/assets\/frame-(?:head|page)-\w+[.]js$/.test(script))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
})

test('a page with a form that orders loads it for the form alone', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(hrefOf(theFl2dInHamburg))
  await expect.poll(() => scripts.some((script) => script.includes('/islands-'))).toBe(true)
})

test('a form is fetched ahead, and starts when it is about to be seen', async ({ page }) => {
  const isAlive = () =>
    page
      .locator('[data-island]')
      .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactContainer')))
  const scripts = scriptsOf(page)
  await page.setViewportSize({ width: 412, height: 700 })
  await page.goto(hrefOf(theFl2dInHamburg))
  await expect.poll(() => scripts.some((script) => script.includes('/islands-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await isAlive()).toBe(false)
  await page.locator('#book').scrollIntoViewIfNeeded()
  await expect.poll(isAlive).toBe(true)
})

test('a page keeps to its own security policy while the rules of its form come', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => broken.push(violatedDirective))
  })
  await page.goto(hrefOf(theFl2dInHamburg))
  const library = page.waitForResponse(/assets\/booking-rules-/)
  await page.locator('form#booking').scrollIntoViewIfNeeded()
  await library
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
})
