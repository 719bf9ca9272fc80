import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { firstLoad } from '../../bench/first-load.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test('pages stay light', async ({ site }) => {
  expect(await firstLoad(site.url, '/de')).toBeLessThan(151_500)
  expect(await firstLoad(site.url, hrefOf(theFl2dInHamburg))).toBeLessThan(181_000)
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

test('something can be seen before the first script of the page is asked for', async ({ page }) => {
  await page.goto('/de')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForLoadState('networkidle')
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
})
