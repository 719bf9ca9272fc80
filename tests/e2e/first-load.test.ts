import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { firstLoad } from '../../bench/first-load.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test('pages stay light', async ({ site }) => {
  expect(await firstLoad(site.url, '/de')).toBeLessThan(148_500)
  expect(await firstLoad(site.url, hrefOf(theFl2dInHamburg))).toBeLessThan(175_000)
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
