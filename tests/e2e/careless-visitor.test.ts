import { expect, type Page } from '@playwright/test'
import {
  theFl2dOnline,
  theFl3dInSalzburg,
  theFl3dWithTwoSeatsLeft,
  theFlclInBerlin,
  theFlclInSalzburg,
} from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type BookingForm, bookingForm } from './steps/booking-form.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk, type TypedPerson } from './steps/people.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test('who presses the order button twice books once', async ({ page, site }) => {
  const free = await seatsLeft(page.request, theFlclInBerlin)
  const form = await openForm(page, hrefOf(theFlclInBerlin))
  const nervous = person('Nervös', 'nervoes@post.example')
  await fill(form, nervous)
  const { orders, answer } = await keepOrdersWaiting(page)
  await form.order.click()
  await expect.poll(orders).toBe(1)
  // By then the button shows that it is busy; impatient visitors press it again.
  await form.order.click({ force: true })
  await expect.poll(orders).toBe(2)
  answer()
  await orderPage(page, 'de').isOpen()
  expect(await seatsLeft(page.request, theFlclInBerlin)).toBe(free - 1)
  await expect.poll(() => emailsTo(site, nervous.email)).toHaveLength(1)
  const notes = (await emailsTo(site, officeAddress)).filter(({ text }) => text.includes(nervous.email))
  expect(notes).toHaveLength(1)
})

test('who goes back after booking finds no form to send again', async ({ page }) => {
  const form = await openForm(page, hrefOf(theFl3dInSalzburg))
  await fill(form, person('Zurück', 'zurueck@post.example'))
  await form.order.click()
  await orderPage(page, 'de').isOpen()
  const free = await seatsLeft(page.request, theFl3dInSalzburg)

  await page.goBack()
  await form.isAlive()
  await expect(form.field(form.booker, 'lastName')).toHaveValue('')
  await form.order.click()
  await expect(form.errorSummary).toBeFocused()
  expect(await seatsLeft(page.request, theFl3dInSalzburg)).toBe(free)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('who goes back after booking and sends the same form again comes to the same order', async ({ page }) => {
    const form = bookingForm(page, 'de')
    await page.goto(hrefOf(theFl3dInSalzburg))
    await fill(form, person('Nochmal', 'nochmal@post.example'))
    await form.order.click()
    const order = orderPage(page, 'de')
    await order.isOpen()
    const number = await order.fact('orderNumber').innerText()
    const free = await seatsLeft(page.request, theFl3dInSalzburg)

    await page.goBack()
    await fill(form, person('Nochmal', 'nochmal@post.example'))
    await form.order.click()
    await order.isOpen()
    await expect(order.fact('orderNumber')).toHaveText(number)
    expect(await seatsLeft(page.request, theFl3dInSalzburg)).toBe(free)
  })
})

test('what was filled in survives a reload and a change of the date, and is gone after the booking', async ({
  page,
}) => {
  const form = await openForm(page, hrefOf(theFlclInSalzburg))
  const anna = person('Anna', 'anna@post.example')
  await fill(form, anna)
  await form.addPerson.click()
  await form.fillPerson(2, person('Ben', 'ben@post.example'))
  await form.introductionFor(2).check()
  await form.newsletter.check()

  await page.reload()
  await form.isAlive()
  await expectDraft()
  await expect(page.getByRole('main').locator('input:focus, select:focus'), 'nothing has taken the focus').toHaveCount(
    0,
  )

  await form.form.getByRole('radio', { name: /März/ }).check()
  await expect(page).toHaveURL(hrefOf(theFlclInBerlin))
  await form.isAlive()
  await expectDraft()
  await expect(form.summary).toContainText('Berlin')

  await form.terms.check()
  await form.order.click()
  await orderPage(page, 'de').isOpen()
  await openForm(page, hrefOf(theFlclInSalzburg))
  await expect(form.field(form.booker, 'lastName')).toHaveValue('')
  await expect(form.person(2)).toHaveCount(0)

  async function expectDraft() {
    await expect(form.field(form.booker, 'lastName')).toHaveValue('Anna')
    await expect(form.country).toHaveValue('AT')
    await expect(form.field(form.invoice, 'vatId')).toHaveValue('ATU13585627')
    await expect(form.field(form.person(2), 'lastName')).toHaveValue('Ben')
    await expect(form.introductionFor(2)).toBeChecked()
    await expect(form.newsletter).toBeChecked()
    await expect(form.terms, 'who agrees does so each time').not.toBeChecked()
    await expect(form.summary.getByRole('term').first()).toContainText('2 × Teilnahme à € 1.990')
  }
})

test('what was taken out again does not come back with a reload', async ({ page }) => {
  const form = await openForm(page, hrefOf(theFl2dOnline))
  await fill(form, person('Clara', 'clara@post.example'))
  await form.addPerson.click()
  await form.fillPerson(2, person('Dora', 'dora@post.example'))
  await form.newsletter.check()
  await form.newsletter.uncheck()
  await form.takesPart.uncheck()
  await form.removePerson(1).click()
  await page.reload()
  await form.isAlive()
  await expect(form.field(form.booker, 'lastName')).toHaveValue('Clara')
  await expect(form.takesPart).not.toBeChecked()
  await expect(form.newsletter).not.toBeChecked()
  await expect(form.participants.getByRole('group')).toHaveCount(0)
})

test('what is typed before the script has come is neither lost nor sent too early', async ({ page }) => {
  const form = bookingForm(page, 'de')
  const { promise: patience, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(deferredScripts, async (route) => {
    await patience
    await route.continue()
  })
  await page.goto(hrefOf(theFl2dOnline), { waitUntil: 'commit' })
  await form.field(form.booker, 'firstName').fill('Eilig')
  await form.field(form.invoice, 'city').fill('Kiel')
  await form.takesPart.uncheck()
  await form.country.selectOption('DE')
  letGo()
  await form.isAlive()
  await expect(form.field(form.booker, 'firstName')).toHaveValue('Eilig')
  await expect(form.takesPart).not.toBeChecked()
  await expect(form.country).toHaveValue('DE')
  await expect(form.participants).toContainText('Noch niemand eingetragen.')
  await expect(form.form, 'the check shows it too').toContainText(/Kiel\s*Deutschland/)
})

test('what is entered before the script has come stays when a draft of the day before is put back', async ({
  page,
}) => {
  const form = await openForm(page, hrefOf(theFl2dOnline))
  await fill(form, person('Clara', 'clara@post.example'))
  await form.newsletter.check()
  const { promise: patience, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(deferredScripts, async (route) => {
    await patience
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto(hrefOf(theFl2dOnline), { waitUntil: 'commit' })
  await form.field(form.booker, 'firstName').fill('Eilig')
  await form.takesPart.uncheck()
  await form.country.selectOption('DE')
  letGo()
  await form.isAlive()
  await expect(form.field(form.booker, 'lastName'), 'from the draft').toHaveValue('Clara')
  await expect(form.newsletter, 'from the draft').toBeChecked()
  await expect(form.field(form.booker, 'firstName')).toHaveValue('Eilig')
  await expect(form.takesPart).not.toBeChecked()
  await expect(form.country).toHaveValue('DE')
})

test('two people go for the last two seats of the FL3D: one gets them, the other is told', async ({
  page,
  context,
  surprises,
}) => {
  surprises.allowStatus(409)
  expect(await seatsLeft(page.request, theFl3dWithTwoSeatsLeft)).toBe(2)
  const address = hrefOf(theFl3dWithTwoSeatsLeft)
  const other = await context.newPage()
  const forms = [await openForm(page, address), await openForm(other, address)] as const
  for (const [index, form] of forms.entries()) {
    await fill(form, person(`Eins${index}`, `eins${index}@post.example`))
    await form.addPerson.click()
    await form.fillPerson(2, person(`Zwei${index}`, `zwei${index}@post.example`))
  }

  await forms[0].order.click()
  await orderPage(page, 'de').isOpen()
  const refused = other.waitForResponse((answer) => answer.request().method() === 'POST')
  await forms[1].order.click()
  expect((await refused).status()).toBe(409)
  const notice = other.getByRole('alert').filter({ hasText: 'So können wir nicht buchen' })
  await expect(notice).toContainText('Der letzte Platz ist gerade vergeben worden. Setz dich auf die Warteliste')
  await expect(notice).toBeInViewport()
  await expect(forms[1].field(forms[1].booker, 'lastName')).toHaveValue('Eins1')
  await expect(forms[1].field(forms[1].person(2), 'email')).toHaveValue('zwei1@post.example')
  expect(await seatsLeft(page.request, theFl3dWithTwoSeatsLeft)).toBe(0)

  // The alternative that the notice names: another date, with everything kept.
  await forms[1].form.getByRole('radio', { name: /März/ }).check()
  await expect(other).toHaveURL(hrefOf(theFl3dInSalzburg))
  await forms[1].isAlive()
  await expect(forms[1].field(forms[1].person(2), 'email')).toHaveValue('zwei1@post.example')
})

function person(lastName: string, email: string): TypedPerson {
  return { firstName: 'Kim', lastName, email }
}

async function openForm(page: Page, address: string): Promise<BookingForm> {
  const form = bookingForm(page, 'de')
  await page.goto(address)
  await form.isAlive()
  return form
}

/** The site receives each order at once, the browser gets no answer until `answer`. `orders` counts the received ones. */
async function keepOrdersWaiting(page: Page): Promise<{ orders: () => number; answer: () => void }> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let arrived = 0
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    arrived += 1
    await answered
    // The browser has given the first one up when the second was sent.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { orders: () => arrived, answer }
}

/** Everything but who else takes part. */
async function fill(form: BookingForm, booker: TypedPerson) {
  await form.fillBooker(booker)
  await form.fillInvoice(almwerk)
  await form.terms.check()
}
