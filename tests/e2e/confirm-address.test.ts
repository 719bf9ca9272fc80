import { type APIRequestContext, expect } from '@playwright/test'
import { theEnglishFl2dOnline, theFl2dInHamburg, theFl2dOnline } from '#seed/workshop-dates.ts'
import type { Site } from '../helpers/start-site.ts'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { filledForm, participants, send } from './steps/posted-form.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const nobody = 'unbestaetigt@post.example'
const guest = 'gast@post.example'

test('the ninth seat from one connection is held, the office sees why, and the link in the mail books it', async ({
  page,
  request,
  site,
  openOffice,
}) => {
  // Six seats are an ordinary booking; with the next three it is unusually much.
  await book(request, hrefOf(theFl2dInHamburg), { ...filledForm('sechs@post.example'), ...participants(5) })
  const party = { ...filledForm(nobody), ...participants(2), 'participants[0].email': guest }
  const order = await book(request, hrefOf(theFl2dOnline), party)

  await test.step('the page shows what is missing, and only the confirmation mail was sent', async () => {
    await page.goto(order)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('payment.title.unconfirmed'))
    await expect(page.getByText(nobody).first()).toBeVisible()
    await lookClosely(page)
    await expect.poll(() => subjectsTo(site, nobody)).toEqual([expect.stringMatching(/^Bestätige deine Bestellung/)])
    expect(await subjectsTo(site, guest)).toEqual([])
  })

  const office = await openOffice()
  const state = () => office.goto(`/office/bookings?text=${nobody}`).then(() => office.locator('tbody tr').innerText())
  expect(await state()).toContain(german('officeBookings.state.awaiting-confirmation'))

  await test.step('the list with this longest of all states fits a tablet', async () => {
    const desktop = office.viewportSize()
    await office.setViewportSize({ width: 768, height: 1024 })
    await office.goto('/office/bookings')
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    if (desktop) await office.setViewportSize(desktop)
  })

  await test.step('to open the link changes nothing, to press does, and twice is once', async () => {
    const [mail] = await emailsTo(site, nobody)
    const link = mail?.text.match(new RegExp(`${site.url}/de/confirm-order/[\\w-]+`))?.[0] ?? ''
    await page.goto(link)
    await expect(page.locator('main header')).toContainText(/Flight Level 2 Design.*Gesamt/s)
    await lookClosely(page)
    expect(await state()).toContain(german('officeBookings.state.awaiting-confirmation'))
    await page.getByRole('button', { name: german('addressPage.confirm') }).click()
    await orderPage(page, 'de').isOpen()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(german('payment.title.unconfirmed'))
    await page.goto(link)
    await page.getByRole('button', { name: german('addressPage.confirm') }).click()
    await orderPage(page, 'de').isOpen()
  })

  expect(await state()).toContain(german('officeBookings.state.confirmed'))
  await expect.poll(() => subjectsTo(site, guest)).toHaveLength(1)
})

test('too many orders from one connection are refused in the form, which keeps what was typed', async ({ request }) => {
  const tickets = (number: number) => {
    const { bookerTakesPart: _, ...fields } = filledForm(`karten-${number}@post.example`)
    return { ...fields, tickets: '1', payment: 'invoice' }
  }
  const address = '/de/workshops/flight-level-2-design/self-paced-booking'
  for (let number = 1; number <= 20; number++) await book(request, address, tickets(number))
  const answer = await send(request, address, tickets(21))
  expect(answer.status()).toBe(429)
  const html = await answer.text()
  expect(html).toContain(german('booking.refusal.too-many-orders'))
  expect(html).toContain('karten-21@post.example')

  const course = await send(request, hrefOf(theEnglishFl2dOnline), filledForm('platz@post.example'))
  expect(course.status()).toBe(409)
  expect(await course.text()).toContain(german('booking.refusal.too-many-orders'))
})

/** Sends a form and gives the address of the order. */
async function book(request: APIRequestContext, address: string, fields: Record<string, string>): Promise<string> {
  const answer = await send(request, address, fields)
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

async function subjectsTo(site: Site, address: string): Promise<string[]> {
  return (await emailsTo(site, address)).map(({ subject }) => subject)
}
