import { expect } from '@playwright/test'
import { theFl2dOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import { hannah, hannahsFlat, type TypedInvoice } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test('the VAT follows the invoice address while it is typed', async ({ page }) => {
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dOnline))
  await form.isAlive()
  const seat: [string, string] = ['1 × Teilnahme à € 1.990', '€ 1.990,00']
  const german: [string, string][] = [
    seat,
    ['Netto', '€ 1.990,00'],
    ['19 % USt Deutschland', '€ 378,10'],
    ['Gesamt', '€ 2.368,10'],
  ]
  const withoutVat = (why: string): [string, string][] => [
    seat,
    [`Netto ${why}`, '€ 1.990,00'],
    ['Gesamt', '€ 1.990,00'],
  ]

  await form.country.selectOption('DE')
  await expectAmounts(form.summary, german)
  await form.field(form.invoice, 'vatId').fill('DE136695976')
  await expectAmounts(form.summary, withoutVat('Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)'))
  await form.noVatId.check()
  await expectAmounts(form.summary, german)
  await form.country.selectOption('CH')
  await expectAmounts(form.summary, withoutVat('USt: in Österreich nicht steuerbar'))

  // The bar at the foot of a phone.
  await page.setViewportSize({ width: 360, height: 800 })
  const bar = page.getByRole('link', { name: wordsOf('de')('booking.toSummary') }).locator('..')
  await expect(bar).toContainText('€ 1.990,00 1 Person, ohne USt', { useInnerText: true })
  await form.country.selectOption('DE')
  await expect(bar).toContainText('€ 2.368,10 1 Person, inkl. USt', { useInnerText: true })
})

test('Arjun in India is told of the regional price, declines it and books at once', async ({ page }) => {
  const form = bookingForm(page, 'en')
  await page.goto(hrefOf(theFl2dOnline, 'en'))
  await form.isAlive()
  await form.fillBooker({ firstName: 'Arjun', lastName: 'Mehta', email: 'arjun@post.example' })
  await expect(form.declinesRegional).toHaveCount(0)
  await form.fillInvoice(bengaluru)
  await form.terms.check()
  await expect(form.declinesRegional).not.toBeChecked()
  await expect(form.join).toBeVisible()
  await expect(form.order).toHaveCount(0)
  await form.declinesRegional.check()
  await expect(form.join).toHaveCount(0)
  await form.order.click()
  const order = orderPage(page, 'en')
  await order.isOpen()
  await expectAmounts(order.summary, [
    ['1 × seat at €1,990', '€1,990.00'],
    ['Net VAT: not taxable in Austria', '€1,990.00'],
    ['Total', '€1,990.00'],
  ])
})

test('an order at a price that has changed meanwhile is shown again with the new one, and taken then', async ({
  page,
  openOffice,
  surprises,
}) => {
  const german = wordsOf('de')
  const form = bookingForm(page, 'de', 'tickets')
  await page.goto('/de/workshops/flight-levels-introduction/self-paced-booking')
  await form.isAlive()
  await form.fillBooker(hannah)
  await form.fillInvoice({ ...hannahsFlat, country: 'AT' })
  await form.terms.check()
  await expectAmounts(form.summary, [
    ['1 × Ticket à € 99', '€ 99,00'],
    ['Netto', '€ 99,00'],
    ['20 % USt', '€ 19,80'],
    ['Gesamt', '€ 118,80'],
  ])

  const office = await openOffice()
  await office.goto('/office/settings/prices')
  await office.locator('[name="ticketFlin"]').fill('109')
  await office.getByLabel(german('officeSettings.reason')).fill('Neue Liste')
  await office.getByRole('button', { name: german('officeSettings.save') }).click()
  await expect(office.getByText(german('officeSettings.saved'))).toBeVisible()

  surprises.allowStatus(409)
  await form.order.click()
  await expect(page.getByText(german('booking.refusal.offer-changed'))).toBeVisible()
  await expect(form.field(form.booker, 'lastName')).toHaveValue(hannah.lastName)
  const now: [string, string][] = [
    ['1 × Ticket à € 109', '€ 109,00'],
    ['Netto', '€ 109,00'],
    ['20 % USt', '€ 21,80'],
    ['Gesamt', '€ 130,80'],
  ]
  await expectAmounts(form.summary, now)
  await form.order.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('purchase.done'))
  await expectAmounts(orderPage(page, 'de').summary, now)
})

const bengaluru: TypedInvoice = { street: '14 Lavelle Road', postalCode: '560001', city: 'Bengaluru', country: 'IN' }
