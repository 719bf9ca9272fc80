import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { isReady } from './steps/menu.ts'
import { newsletterBox } from './steps/newsletter-box.ts'
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

test('a newsletter box of a page without React is then sent as a whole page, too', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.clock.install()
  await page.goto('/de/speaking')
  await isReady(page)
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  const asked = page.waitForResponse('/builds/latest.json')
  await page.clock.runFor('05:00')
  await asked
  const box = newsletterBox(page)
  await box.email.fill('resi@')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await box.send.click()
  expect((await sent).resourceType()).toBe('document')
  await expect(page).toHaveURL('/de/newsletter')
})

for (const { name, part, path } of [
  { name: 'the words of a form', part: /\/assets\/de-[^/]+[.]js$/, path: hrefOf(theFl2dInHamburg) },
  { name: 'the script of a page without React', part: /\/assets\/frame-page-[^/]+[.]js$/, path: '/de/workshops' },
])
  test(`a part that does not load reloads the page once, and then leaves it as it is: ${name}`, async ({
    browser,
    site,
  }) => {
    // Not the context that is watched: here the browser has every reason to complain.
    const page = await browser.newPage({ baseURL: site.url })
    let loads = 0
    let refused = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    page.on('requestfailed', (request) => {
      if (part.test(request.url())) refused += 1
    })
    await page.route(part, (route) => route.abort())
    await page.goto(path)
    await expect.poll(() => refused).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBe(2)
    await page.close()
  })
