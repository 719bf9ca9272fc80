import { expect } from '@playwright/test'
import { theEnglishFl2dOnline, theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test.use({ javaScriptEnabled: false, locale: 'de-AT' })

test('a private person sees prices with VAT first, from the list to the date, without a script and without a cookie', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  const offer = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Flight Level 2 Design' }) })

  await test.step('companies’ prices come first, with the other one beside them', async () => {
    await page.goto('/de/workshops')
    await expect(offer.first()).toContainText(/€.1\.990[\s\S]*€.2\.388 mit 20.% USt/)
  })

  await test.step('the choice is a filter of the list', async () => {
    await page.goto('/de/workshops?buyer=private')
    await expect(offer.first()).toContainText(/€.2\.388[\s\S]*€.1\.990 ohne USt/)
    await expect(main.locator('input[name="buyer"][value="private"]')).toBeChecked()
  })

  await test.step('it goes along to a date, with the VAT of its country, and back', async () => {
    const date = main.locator(`a[href="${hrefOf(theFl2dInHamburg)}?buyer=private"]`)
    await expect(date.first()).toBeAttached()
    await page.goto(`${hrefOf(theFl2dInHamburg)}?buyer=private`)
    await expect(main).toContainText(/€.2\.368,10.*pro Person, inkl\. 19.% USt/)
    await main
      .getByRole('button', { name: /€.1\.990 exkl\. USt für Firmen/ })
      .first()
      .click()
    await expect(page).toHaveURL(`${hrefOf(theFl2dInHamburg)}?buyer=company`)
    await expect(
      main.getByRole('button', { name: /€.2\.368,10 inkl\. 19.% USt für Privatpersonen/ }).first(),
    ).toBeVisible()
  })

  await test.step('online, it is the VAT of Austria, and the page names it', async () => {
    await page.goto(`${hrefOf(theEnglishFl2dOnline)}?buyer=private`)
    await expect(main).toContainText(/€.2\.388.*pro Person, inkl\. 20.% österreichischer USt/)
  })

  await test.step('all dates of a workshop say which prices they show', async () => {
    await page.goto('/de/workshops/flight-level-2-design?buyer=private')
    await expect(main).toContainText('Alle Preise pro Person, inklusive USt')
    await page.goto('/de/workshops/flight-level-2-design')
    await expect(main).toContainText('Alle Preise pro Person, exklusive USt')
  })

  await test.step('tickets have both prices, too', async () => {
    await page.goto('/de/workshops/flight-level-2-design/self-paced-booking?buyer=private')
    await expect(main).toContainText(/Preis pro Ticket\s*€.2\.388 inkl\. 20.% österreichischer USt/)
    await expect(main).toContainText(/2 Tickets\s*€.4\.776 inkl\. USt/)
    await page.goto('/de/workshops/flight-level-2-design/self-paced-booking')
    await expect(main).toContainText(/Preis pro Ticket\s*€.1\.990 exkl\. USt/)
    await expect(main).toContainText(/2 Tickets\s*€.3\.980 exkl\. USt/)
  })

  expect(await context.cookies()).toEqual([])
})
