import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test('a page that is open while a newer build starts sends its form as a whole page', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.clock.install()
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dInHamburg))
  await form.isAlive()
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  const asked = page.waitForResponse('/builds/latest.json')
  await page.clock.runFor('05:00')
  await asked
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.order.click()
  expect((await sent).resourceType()).toBe('document')
  await expect(form.errorSummary).toBeVisible()
})

test('a part that does not load reloads the page once, and then leaves it as it is', async ({ browser, site }) => {
  // Not the context that is watched: here the browser has every reason to complain.
  const page = await browser.newPage({ baseURL: site.url })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/de-[^/]+[.]js$/, (route) => route.abort())
  await page.goto('/de/workshops')
  // The second time it is only said.
  await expect.poll(() => complaints.filter((text) => text.includes('Could not load the messages')).length).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(2)
  await page.close()
})
