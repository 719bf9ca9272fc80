import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk } from './steps/people.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test.use({ javaScriptEnabled: false })

test('the page about Discover leads to a date whose form has it ticked, and the order has a line for it', async ({
  page,
}) => {
  const form = bookingForm(page, 'de')
  const price: [string, string][] = [
    ['1 × Teilnahme à € 1.990', '€ 1.990,00'],
    ['1 × Entdecken à € 300', '€ 300,00'],
    ['Netto', '€ 2.290,00'],
    ['19 % USt Deutschland', '€ 435,10'],
    ['Gesamt', '€ 2.725,10'],
  ]

  await test.step('it names what it adds and no price of a seat', async () => {
    await page.goto('/de/flight-levels/entdecken')
    await expect(page.getByRole('main')).toContainText('€ 300')
    await expect(page.getByRole('main')).not.toContainText(/€.2\.290|€.1\.990/)
  })

  await test.step('its links choose it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Flight Level 2 Design' }).click()
    await expect(page).toHaveURL(/\?discover(=)?#dates$/)
    const date = page.getByRole('main').locator(`a[href^="${hrefOf(theFl2dInHamburg)}?discover"]`)
    await expect(date.first()).toBeAttached()
    await page.goto(`${hrefOf(theFl2dInHamburg)}?discover`)
    await expect(form.discover).toBeChecked()
    await expectAmounts(form.summary, price)
  })

  await test.step('the seat alone costs what it costs everywhere', async () => {
    await form.discover.uncheck()
    await form.updatePrice.click()
    await expect(form.discover).not.toBeChecked()
    await expect(form.summary.getByRole('definition').first()).toHaveText('€ 1.990,00')
    await form.discover.check()
    await form.updatePrice.click()
    await expectAmounts(form.summary, price)
  })

  await test.step('the order keeps its line', async () => {
    const dora = { firstName: 'Dora', lastName: 'Neugier', email: 'dora.neugier@almwerk.example' }
    await form.fillBooker(dora)
    await form.fillInvoice(almwerk)
    await form.terms.check()
    await form.order.click()
    const order = orderPage(page, 'de')
    await order.isOpen()
    await expectAmounts(order.summary, price)
  })
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('a link that asks for Discover ticks it in a form that was begun without, and keeps the rest', async ({
    page,
  }) => {
    const form = bookingForm(page, 'de')
    const lastName = form.field(form.booker, 'lastName')
    await page.goto(hrefOf(theFl2dInHamburg))
    await form.isAlive()
    await lastName.fill('Neugier')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('flightdeck.booking'))).toContain('Neugier')
    await page.goto(`${hrefOf(theFl2dInHamburg)}?discover`)
    await form.isAlive()
    await expect(lastName).toHaveValue('Neugier')
    await expect(form.discover).toBeChecked()
    await expect(form.summary).toContainText('1 × Entdecken à € 300')
  })
})
