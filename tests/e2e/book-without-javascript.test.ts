import { expect, type Locator, type Page } from '@playwright/test'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl3dWithTwoSeatsLeft,
  theFlclInBerlin,
  theFlclInSalzburg,
} from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk, lena, type TypedPerson, wrongOne } from './steps/people.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { wordsOf } from './steps/wording.ts'
import { dateOf, hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test.use({ javaScriptEnabled: false })

test('a booking from the start page takes four pages: start, list, form and order', async ({ page }) => {
  const form = bookingForm(page, 'de')
  const pages = new Set<string>()
  page.on('framenavigated', (frame) => pages.add(new URL(frame.url()).pathname))
  await page.goto('/de')
  await page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Workshops' }).click()
  await page
    .getByRole('main')
    .locator(`a[href^="${hrefOf(theFl2dInGraz)}"]`)
    .first()
    .click()
  await form.fillBooker(lena)
  await form.fillInvoice(almwerk)
  await form.terms.check()
  await form.order.click()
  await orderPage(page, 'de').isOpen()
  expect(pages.size, [...pages].join(' ')).toBe(4)
})

test('Pia books two seats in Hamburg without JavaScript, after a mistake', async ({ page, site, surprises }) => {
  surprises.allowStatus(422)
  const free = await seatsLeft(page.request, theFl2dInHamburg)
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dInHamburg))

  await test.step('a button adds a person, and the rest stays', async () => {
    await form.fillBooker(pia)
    await form.fillInvoice(almwerk)
    expect(await statusAfter(page, form.addPerson)).toBe(200)
    await expect(form.errorSummary).toHaveCount(0)
    await expect(form.field(form.booker, 'lastName')).toHaveValue(pia.lastName)
    await expect(form.country).toHaveValue('AT')
    await expect(form.takesPart).toBeChecked()
    await expect(form.field(form.person(2), 'lastName')).toBeInViewport()
    await form.fillPerson(2, wrongOne)
    await form.addPerson.click()
    await expect(form.field(form.person(3), 'lastName')).toBeInViewport()
    await form.fillPerson(3, jonas)
    await form.introductionFor(3).check()
  })

  await test.step('another takes the wrong one out', async () => {
    expect(await statusAfter(page, form.removePerson(2))).toBe(200)
    await expect(form.field(form.person(2), 'lastName')).toBeInViewport()
    await expect(form.person(3)).toHaveCount(0)
    await expect(form.field(form.person(2), 'email')).toHaveValue(jonas.email)
    await expect(form.introductionFor(2)).toBeChecked()
    await expect(form.field(form.invoice, 'vatId')).toHaveValue('ATU13585627')
  })

  await test.step('the price is recalculated on request: on site in Germany, the course at home in Austria', async () => {
    await expectAmounts(form.summary, sum)
    await form.introductionFor(2).uncheck()
    expect(await statusAfter(page, form.updatePrice)).toBe(200)
    await expect(form.updatePrice).toBeInViewport()
    await expect(form.errorSummary).toHaveCount(0)
    await expect(form.summary.getByRole('definition')).toHaveText([
      '€ 3.980,00',
      '€ 3.980,00',
      '€ 756,20',
      '€ 4.736,20',
    ])
    await form.introductionFor(2).check()
    await form.updatePrice.click()
    await expectAmounts(form.summary, sum)
  })

  await test.step('missing fields are reported on top and at the field, and everything else is kept', async () => {
    await form.field(form.invoice, 'street').fill('')
    await form.field(form.person(2), 'email').fill('jonas@')
    await form.newsletter.check()
    expect(await statusAfter(page, form.order)).toBe(422)
    await expect(form.errorSummary.getByRole('heading')).toHaveText('3 Angaben fehlen noch oder passen nicht')
    await expect(form.errorSummary.getByRole('link')).toHaveText([
      'Person 2: Bitte gib eine gültige E-Mail Adresse ein!',
      'Gib eine Straße und HNr. an',
      'Bitte stimm den Geschäftsbedingungen zu.',
    ])
    await expect(form.field(form.person(2), 'email')).toHaveValue('jonas@')
    await expect(form.field(form.person(2), 'firstName')).toHaveValue(jonas.firstName)
    await expect(form.field(form.booker, 'email')).toHaveValue(pia.email)
    await expect(form.newsletter).toBeChecked()
    await expect(form.country).toHaveValue('AT')
    await form.errorSummary.getByRole('link', { name: 'Gib eine Straße und HNr. an' }).click()
    await expect(form.field(form.invoice, 'street')).toBeFocused()
    expect(await seatsLeft(page.request, theFl2dInHamburg)).toBe(free)
  })

  await test.step('mended, the booking goes through', async () => {
    await form.field(form.invoice, 'street').fill(almwerk.street)
    await form.field(form.person(2), 'email').fill(jonas.email)
    await form.terms.check()
    await form.order.click()
    const order = orderPage(page, 'de')
    await order.isOpen()
    await expect(order.participants).toHaveText(['Pia Gruber', 'Jonas Wedekind (mit Introduction)'])
    await expectAmounts(order.summary, sum)
    expect(await seatsLeft(page.request, theFl2dInHamburg)).toBe(free - 2)
    await expect.poll(() => emailsTo(site, jonas.email)).toHaveLength(1)
  })
})

test('on a phone, the reason for a refused booking is on the first screen', async ({ page, surprises }) => {
  surprises.allowStatus(409)
  await page.setViewportSize({ width: 360, height: 740 })
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl3dWithTwoSeatsLeft))
  await form.fillBooker(pia)
  await form.fillInvoice(almwerk)
  await form.addPerson.click()
  await form.fillPerson(2, jonas)
  await form.terms.check()
  await expect(form.addPerson, 'two seats are left').toHaveCount(0)
  const other = await send(page.request, hrefOf(theFl3dWithTwoSeatsLeft), filledForm('meanwhile@post.example'))
  expect(other.status(), 'another visitor takes one of them').toBe(303)
  expect(await statusAfter(page, form.order)).toBe(409)
  await expect(page.getByRole('alert').getByText('nur noch 1 Platz')).toBeInViewport({ ratio: 1 })
})

test('the form of a date that the office cancels meanwhile says so, whatever is pressed', async ({
  page,
  context,
  openOffice,
  surprises,
}) => {
  surprises.allowStatus(409)
  const words = wordsOf('de')
  const reason = page.getByRole('alert').getByText(words('booking.refusal.called-off'))
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFlclInBerlin))
  await form.fillBooker(pia)
  const other = await context.newPage()
  await other.goto(hrefOf(theFlclInSalzburg))
  await other.locator(`input[type="radio"][value="${dateOf(theFlclInBerlin).slug}"]`).check()
  const office = await openOffice()
  await office.goto(`/office/dates/${dateOf(theFlclInBerlin).id}/call-off`)
  await office.getByRole('textbox').fill('Die Trainerin ist krank')
  await office.getByRole('button', { name: words('officeDates.callOff.submit') }).click()
  await expect(office).toHaveURL(/done=/)

  expect(await statusAfter(page, form.addPerson)).toBe(409)
  await expect(reason).toBeVisible()
  await expect(form.field(form.booker, 'lastName')).toHaveValue(pia.lastName)
  expect(await statusAfter(page, form.updatePrice)).toBe(409)
  await expect(reason).toBeVisible()
  expect(await statusAfter(page, form.order), 'with mistakes').toBe(409)
  await expect(reason).toBeVisible()

  await other.getByRole('button', { name: words('booking.showDate') }).click()
  await expect(other.getByRole('alert')).toHaveText([new RegExp(words('booking.refusal.called-off'))])
})

const pia: TypedPerson = { firstName: 'Pia', lastName: 'Gruber', email: 'pia.gruber@almwerk.example' }
const jonas: TypedPerson = { firstName: 'Jonas', lastName: 'Wedekind', email: 'jonas.wedekind@almwerk.example' }

const sum: [string, string][] = [
  ['2 × Teilnahme à € 1.990 19 % USt Deutschland', '€ 3.980,00'],
  ['1 × Introduction à € 79 20 % USt', '€ 79,00'],
  ['Netto', '€ 4.059,00'],
  ['19 % USt Deutschland', '€ 756,20'],
  ['20 % USt', '€ 15,80'],
  ['Gesamt', '€ 4.831,00'],
]

/** Presses a button that sends the form, and gives the status of the page that comes back. */
async function statusAfter(page: Page, button: Locator): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await button.click()
  const status = (await answer).status()
  await page.waitForLoadState()
  return status
}
