import { expect, type Locator, type Page } from '@playwright/test'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test('Ruth books with the keyboard alone', async ({ page }) => {
  const free = await seatsLeft(page.request, theFl2dInVienna)
  const form = bookingForm(page, 'de')
  const { keyboard } = page

  await test.step('past the frame to the form', async () => {
    await page.goto(hrefOf(theFl2dInVienna))
    await form.isAlive()
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Buchen', exact: true }))
    await keyboard.press('Enter')
    await expect(form.form).toBeInViewport()
  })

  await test.step('Enter in a box orders nothing and complains of nothing', async () => {
    await tabTo(page, form.field(form.booker, 'firstName'))
    await keyboard.type('Ruth')
    await keyboard.press('Enter')
    await expect(form.errorSummary).toHaveCount(0)
    await expect(form.field(form.booker, 'firstName')).toBeFocused()
    await expect(form.field(form.booker, 'firstName')).toHaveValue('Ruth')
  })

  await test.step('a failed attempt leads to the list of mistakes, and each of them to its box', async () => {
    await tabTo(page, form.order)
    await keyboard.press('Enter')
    await expect(form.errorSummary).toBeFocused()
    await tabTo(page, form.errorSummary.getByRole('link', { name: 'Deinen Nachnamen bitte!' }))
    await keyboard.press('Enter')
    await expect(form.field(form.booker, 'lastName')).toBeFocused()
    await keyboard.type('Sailer')
    await expect(form.errorSummary.getByRole('link', { name: 'Deinen Nachnamen bitte!' })).toHaveCount(0)
    await expect(form.field(form.booker, 'lastName')).toBeFocused()
  })

  await test.step('who is added is where she goes on typing', async () => {
    await next(page, form.field(form.booker, 'email'), 'ruth.sailer@post.example')
    await tabTo(page, form.takesPart)
    await tabTo(page, form.addPerson)
    await keyboard.press('Enter')
    await expect(form.field(form.person(2), 'firstName')).toBeFocused()
    await keyboard.type('Karl')
    await next(page, form.field(form.person(2), 'lastName'), 'Sailer')
    await next(page, form.field(form.person(2), 'email'), 'karl.sailer@post.example')
    await tabTo(page, form.introductionFor(2))
    await keyboard.press('Space')
    await expect(form.introductionFor(2)).toBeChecked()
  })

  await test.step('who is taken out leaves her at the button that adds someone, not at the top of the page', async () => {
    await tabTo(page, form.addPerson)
    await keyboard.press('Space')
    await expect(form.field(form.person(3), 'firstName')).toBeFocused()
    await keyboard.press('Shift+Tab')
    await expect(form.removePerson(3)).toBeFocused()
    await keyboard.press('Enter')
    await expect(form.person(3)).toHaveCount(0)
    await expect(form.addPerson).toBeFocused()
  })

  await test.step('the invoice, box by box', async () => {
    await next(page, form.field(form.invoice, 'street'), 'Lindengasse 7')
    await next(page, form.field(form.invoice, 'postalCode'), '1070')
    await next(page, form.field(form.invoice, 'city'), 'Wien')
    await tabTo(page, form.country)
    await keyboard.press('ArrowDown')
    await expect(form.country).toHaveValue('AT')
    await tabTo(page, form.noVatId)
    await keyboard.press('Space')
    await expect(form.noVatId).toBeChecked()
  })

  await test.step('and orders', async () => {
    await tabTo(page, form.terms)
    await keyboard.press('Space')
    await tabTo(page, form.order)
    await keyboard.press('Enter')
    await orderPage(page, 'de').isOpen()
    expect(await seatsLeft(page.request, theFl2dInVienna)).toBe(free - 2)
  })
})

/** Presses Tab until the control has the focus. Every control on the way must be visible. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} cannot be reached with the Tab key`)
}

async function next(page: Page, box: Locator, text: string) {
  await tabTo(page, box)
  await page.keyboard.type(text)
}
