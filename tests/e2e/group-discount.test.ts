import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { enterOffice } from './steps/office.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const message = /bis zu 33.% sparen: Von je 3 Personen zahlen 2/

test.use({ javaScriptEnabled: false, locale: 'de-AT' })

test('list and form say what a group saves, and the office can take it away', async ({ page, site }) => {
  const form = bookingForm(page, 'de')
  const main = page.getByRole('main')

  await test.step('on the list, in both languages', async () => {
    await page.goto('/de/workshops')
    await expect(main).toContainText(message)
    await page.goto('/en/workshops')
    await expect(main).toContainText('save up to 33%: for every 3 people, 2 pay')
  })

  await test.step('in the form, but not for a regional price, with which it does not combine', async () => {
    await page.goto(hrefOf(theFl2dInHamburg))
    await expect(form.participants).toContainText(message)
    await form.country.selectOption('IN')
    await form.updatePrice.click()
    await expect(form.country).toHaveValue('IN')
    await expect(form.participants).not.toContainText(message)
  })

  await test.step('the office takes it away', async () => {
    await enterOffice(page, site)
    await page.goto('/office/settings/prices')
    await page.getByRole('checkbox', { name: german('officeSettings.prices.fields.discountMessage') }).uncheck()
    await page.getByLabel(german('officeSettings.reason')).fill('Ruhiger')
    await page.getByRole('button', { name: german('officeSettings.save') }).click()
    await expect(page.getByText(german('officeSettings.saved'))).toBeVisible()
    for (const path of ['/de/workshops', hrefOf(theFl2dInHamburg)]) {
      await page.goto(path)
      await expect(main).not.toContainText(message)
    }
  })
})
