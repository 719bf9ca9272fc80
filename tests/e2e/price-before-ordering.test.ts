import { expect } from '@playwright/test'
import { theFl2dOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import type { TypedInvoice } from './steps/people.ts'
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

const bengaluru: TypedInvoice = { street: '14 Lavelle Road', postalCode: '560001', city: 'Bengaluru', country: 'IN' }
