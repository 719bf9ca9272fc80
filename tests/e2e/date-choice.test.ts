import { expect, type Page } from '@playwright/test'
import { theEnglishFl2dOnline, theFl2dInGraz, theFl2dInHamburg, theFullFl2dInVienna } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type BookingForm, bookingForm } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk, lena } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { dateOf, hrefOf, seatsLeft } from './steps/workshop-dates.ts'

const words = wordsOf('de')

test('arrow keys choose another date: form, focus and what was typed stay, the price is the new one', async ({
  page,
}) => {
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dInGraz))
  await form.isAlive()
  const dates = form.form.getByRole('radiogroup', { name: words('booking.dateLabel') })
  const graz = radioOf(form, theFl2dInGraz)
  const hamburg = radioOf(form, theFl2dInHamburg)
  await expect(graz).toBeChecked()
  await expect(radioOf(form, theFullFl2dInVienna), 'sold out').toBeDisabled()
  await expect(dates.getByRole('link')).toHaveCount(0)

  await form.field(form.booker, 'lastName').fill('Sailer')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await graz.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(hrefOf(theFl2dInHamburg))
  await expect(form.summary).toContainText('Hamburg')
  await expect(hamburg).toBeChecked()
  await expect(hamburg).toBeFocused()
  await expect(form.field(form.booker, 'lastName')).toHaveValue('Sailer')

  await form.country.selectOption('AT')
  await expect(form.summary).toContainText('19 %')
  await hamburg.focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(hrefOf(theEnglishFl2dOnline))
  await expect(form.summary).toContainText('20 %')
  await expect(radioOf(form, theEnglishFl2dOnline)).toBeFocused()
  await expect(page.locator('html'), 'no new page was loaded').toHaveAttribute('data-same-page', '')
})

test('anyone who orders before the chosen date has come sees it first, and books it then', async ({ page }) => {
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dInGraz))
  await form.isAlive()
  await fill(form)
  const free = await freeSeats(page)
  // The page of the other date never comes.
  const other = `**${hrefOf(theFl2dInHamburg)}`
  await page.route(other, () => undefined, { times: 1 })
  const asked = page.waitForRequest(other)
  await radioOf(form, theFl2dInHamburg).check()
  await asked
  await form.order.click()
  await theOtherDateIsShown(page, form)
  expect(await freeSeats(page), 'nothing is booked yet').toEqual(free)

  await form.order.click()
  const order = orderPage(page, 'de')
  await order.isOpen()
  await expect(order.workshop).toContainText('Hamburg')
  expect(await freeSeats(page)).toEqual([free[0], (free[1] ?? 0) - 1])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a chosen date is shown by a button, and never booked unseen', async ({ page }) => {
    const form = bookingForm(page, 'de')
    await page.goto(hrefOf(theFl2dInGraz))
    await form.field(form.booker, 'lastName').fill('Sailer')
    await radioOf(form, theFl2dInHamburg).check()
    await form.form.getByRole('button', { name: words('booking.showDate') }).click()
    await expect(form.summary).toContainText('Hamburg')
    await expect(radioOf(form, theFl2dInHamburg)).toBeChecked()
    await expect(form.field(form.booker, 'lastName')).toHaveValue('Sailer')

    await fill(form)
    await radioOf(form, theFl2dInGraz).check()
    const free = await freeSeats(page)
    await form.order.click()
    await expect(page.getByRole('alert')).toContainText(words('booking.switchedTitle'))
    await expect(form.summary).toContainText('Graz')
    await expect(form.field(form.booker, 'email')).toHaveValue(lena.email)
    expect(await freeSeats(page), 'nothing is booked yet').toEqual(free)

    await form.order.click()
    const order = orderPage(page, 'de')
    await order.isOpen()
    await expect(order.workshop).toContainText('Graz')
    expect(await freeSeats(page)).toEqual([(free[0] ?? 0) - 1, free[1]])
  })
})

function radioOf(form: BookingForm, plan: typeof theFl2dInGraz) {
  return form.form.locator(`input[type="radio"][value="${dateOf(plan).slug}"]`)
}

async function fill(form: BookingForm) {
  await form.fillBooker(lena)
  await form.fillInvoice(almwerk)
  await form.terms.check()
}

async function theOtherDateIsShown(page: Page, form: BookingForm) {
  await expect(page.getByRole('alert')).toContainText(words('booking.switchedTitle'))
  await expect(form.summary).toContainText('Hamburg')
  await expect(radioOf(form, theFl2dInHamburg)).toBeChecked()
  await expect(form.field(form.booker, 'email')).toHaveValue(lena.email)
}

/** In Graz and in Hamburg. */
async function freeSeats(page: Page): Promise<number[]> {
  return [await seatsLeft(page.request, theFl2dInGraz), await seatsLeft(page.request, theFl2dInHamburg)]
}
