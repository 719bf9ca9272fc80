import { expect, type Page } from '@playwright/test'
import { theFl2dInGraz, theFl2dInVienna, theFlclInBerlin, theFlclInSalzburg } from '#seed/workshop-dates.ts'
import type { Site } from '../helpers/start-site.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { longEnough } from './steps/press-once-more.ts'
import { dateOf, hrefOf, seatsLeft } from './steps/workshop-dates.ts'

const home = { street: 'Annenstraße 3', postalCode: '8020', city: 'Graz', country: 'AT' }

/** Books one seat for someone who pays alone, and gives the number of the order. */
async function book(page: Page, href: string, email: string): Promise<string> {
  await page.goto(href)
  const form = bookingForm(page, 'de')
  await form.fillBooker({ firstName: 'Vera', lastName: 'Kranzelmayer', email })
  await form.fillInvoice(home)
  await form.terms.check()
  await form.order.click()
  const order = orderPage(page, 'de')
  await order.isOpen()
  return order.fact('orderNumber').innerText()
}

/**
 * Books in Berlin for herself and Jonas, then cancels Jonas: the seat is free again, the total is that for one, and the mails confirm it. By keyboard, with
 * scripts and without.
 */
async function cancelsOneOfTwo(page: Page, site: Site, email: string): Promise<void> {
  const free = await seatsLeft(page.request, theFlclInBerlin)
  const jonas = { firstName: 'Jonas', lastName: 'Kranzelmayer', email: `jonas.${email}` }
  await page.goto(hrefOf(theFlclInBerlin))
  const form = bookingForm(page, 'de')
  await form.fillBooker({ firstName: 'Vera', lastName: 'Kranzelmayer', email })
  await form.fillInvoice(home)
  await form.addPerson.click()
  await form.fillPerson(2, jonas)
  await form.terms.check()
  await form.order.click()
  const order = orderPage(page, 'de')
  await order.isOpen()
  expect(await seatsLeft(page.request, theFlclInBerlin)).toBe(free - 2)

  await page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' }).click()
  const his = page.getByRole('group').filter({ hasText: 'Platz von Jonas Kranzelmayer stornieren' })
  await his.getByText('Platz von Jonas Kranzelmayer stornieren', { exact: true }).press('Enter')
  await expect(his.getByText('Deine Bestellung kostet dann € 2.368,10 statt € 4.736,20.')).toBeVisible()
  await page.getByRole('button', { name: 'Platz von Jonas Kranzelmayer verbindlich stornieren' }).press('Enter')
  await order.isOpen()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Platz ist storniert. Wir freuen uns auf dich.')
  await expect(order.participants).toHaveText(['Vera Kranzelmayer'])
  await expect(order.summary).toContainText('€ 2.368,10')
  expect(await seatsLeft(page.request, theFlclInBerlin)).toBe(free - 1)

  const subjects = async (to: string) => (await emailsTo(site, to)).map(({ subject }) => subject).sort()
  await expect.poll(() => subjects(email)).toMatchObject({ length: 3 })
  expect(await subjects(email)).toEqual([
    expect.stringMatching(/^Ein Platz storniert: /),
    expect.stringMatching(/^Gebucht: /),
    expect.stringMatching(/^Stornorechnung /),
  ])
  await expect.poll(() => subjects(jonas.email)).toContainEqual(expect.stringMatching(/^Platz storniert: /))
  const mail = (await emailsTo(site, email)).find(({ subject }) => subject.startsWith('Ein Platz storniert'))
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('der Platz von Jonas Kranzelmayer')
  expect(text).toContain('Der andere Platz der Bestellung')
  expect(text).toContain('Bitte überweise € 2.368,10')
}

/** Without a script the form has no ticket: it comes back once, filled in, to be sent again by a human. */
async function declare(page: Page, button: string): Promise<void> {
  const confirm = page.getByRole('button', { name: button })
  await confirm.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.waitForTimeout(longEnough)
  await confirm.click()
}

/** The page comes back with a summary that links to the list of dates. */
async function pressMoveWithoutDate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Umbuchen', exact: true }).click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.getByRole('alert').getByRole('link', { name: 'Bitte wähle einen Termin' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Neuer Termin' })).toHaveAccessibleDescription(
    /Bitte wähle einen Termin/,
  )
}

test('Vera moves her booking from Vienna to Graz, and cancels it then', async ({ page, site, surprises }) => {
  surprises.allowStatus(422)
  const email = 'vera.wandert@post.example'
  const inGraz = await seatsLeft(page.request, theFl2dInGraz)
  const inVienna = await seatsLeft(page.request, theFl2dInVienna)
  await book(page, hrefOf(theFl2dInVienna), email)
  const here = page.url()

  await test.step('to another date', async () => {
    await page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' }).click()
    await expect(page).toHaveTitle(/^Buchung ändern: \d{4}-\d{4} – Flight Levels$/)
    await pressMoveWithoutDate(page)
    await page.getByRole('radio', { name: /Graz/ }).check()
    await page.getByRole('button', { name: 'Umbuchen', exact: true }).click()
    await expect(page).toHaveURL(here.replace(/#.*$/, ''))
    await expect(page.getByText('Graz').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umgebucht. Wir freuen uns auf dich.')
    expect(await seatsLeft(page.request, theFl2dInVienna)).toBe(inVienna)
    expect(await seatsLeft(page.request, theFl2dInGraz)).toBe(inGraz - 1)
  })

  await test.step('her calendar gets the new date and loses the old one', async () => {
    const changed = async () => (await emailsTo(site, email)).find(({ calendars }) => calendars.length === 2)
    await expect.poll(async () => (await changed())?.subject ?? '').toContain('Umgebucht')
    const files = (await changed())?.calendars.map(({ filename }) => filename)
    expect(files).toEqual([`${dateOf(theFl2dInGraz).slug}.ics`, `${dateOf(theFl2dInVienna).slug}-cancelled.ics`])
  })

  await test.step('cancelled by keyboard, once, with the seat free again', async () => {
    await page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' }).click()
    await page.getByText('Buchung stornieren', { exact: true }).press('Enter')
    await expect(page.getByText('Es kostet dich nichts.')).toBeVisible()
    await page.getByRole('button', { name: 'Ja, kostenlos stornieren' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Buchung ist storniert.')
    await expect(page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' })).toHaveCount(0)
    expect(await seatsLeft(page.request, theFl2dInGraz)).toBe(inGraz)
    const order = here.replace(/#.*$/, '')
    const entry = await page.request.get(`${order}/calendar.ics`, { maxRedirects: 0 })
    expect([entry.status(), entry.headers().location]).toEqual([303, new URL(order).pathname])
    await expect
      .poll(async () => (await emailsTo(site, email)).filter(({ subject }) => subject.startsWith('Storniert')).length)
      .toBe(1)
  })
})

test('Vera cancels one of two people', async ({ page, site }) => {
  await cancelsOneOfTwo(page, site, 'vera.zuzweit@post.example')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Vera cancels one of two people', async ({ page, site }) => {
    await cancelsOneOfTwo(page, site, 'vera.ohneskript@post.example')
  })

  test('Vera is asked for a date before she moves', async ({ page, surprises }) => {
    surprises.allowStatus(422)
    await book(page, hrefOf(theFl2dInVienna), 'vera.ohnetermin@post.example')
    await page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' }).click()
    await pressMoveWithoutDate(page)
  })

  test('Vera withdraws from her contract from the foot of the page and gets a receipt', async ({
    page,
    site,
    surprises,
  }) => {
    surprises.allowStatus(422)
    const email = 'vera.widerruft@post.example'
    const free = await seatsLeft(page.request, theFlclInSalzburg)
    const number = await book(page, hrefOf(theFlclInSalzburg), email)
    await page.goto('/de')
    await page.getByRole('contentinfo').getByText('Info', { exact: true }).click()
    await page.getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('alert')).toContainText('Gib bitte die Bestellnummer an')
    await page.getByLabel('Dein Name').fill('Vera Kranzelmayer')
    await page.getByLabel('Bestellnummer').fill(number)
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await declare(page, 'Widerruf bestätigen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist eingegangen.')
    const receipt = async () =>
      (await emailsTo(site, email)).find(({ subject }) => subject.startsWith('Dein Widerruf ist eingegangen'))
    await expect.poll(async () => (await receipt())?.text ?? '').toContain(number)
    expect(await seatsLeft(page.request, theFlclInSalzburg)).toBe(free - 1)
    const [link = ''] = /http\S+\/de\/withdrawal\/[\w-]+/.exec((await receipt())?.text ?? '') ?? []
    await page.goto(link)
    await page.getByRole('button', { name: 'Bestellung widerrufen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist ausgeführt.')
    await expect
      .poll(async () => (await emailsTo(site, officeAddress)).some(({ subject }) => subject === `Widerruf ${number}`))
      .toBe(true)
    expect(await seatsLeft(page.request, theFlclInSalzburg)).toBe(free)
  })

  test('a withdrawal that fits no order gets the same answer', async ({ page }) => {
    await page.goto('/en/withdrawal')
    await page.getByLabel('Your name').fill('Nobody')
    await page.getByLabel('Order number').fill('2026-9999')
    await page.getByLabel('E-mail address').fill('nobody@post.example')
    await declare(page, 'Confirm withdrawal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received your withdrawal.')
  })
})
