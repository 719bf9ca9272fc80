import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { hannah, hannahsFlat } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'

const german = wordsOf('de')
const english = wordsOf('en')
const code = /FL(2D|SA)(-[0-9A-HJKMNP-TV-Z]{5}){4}/g

test('Hannah buys three tickets for the price of two by card, and has her vouchers', async ({ page, site }) => {
  await page.goto('/de/workshops/flight-level-2-design/self-paced-booking')
  const form = bookingForm(page, 'de', 'tickets')

  await test.step('the price follows what she chooses', async () => {
    await form.isAlive()
    await page.getByRole('radio', { name: '3 Tickets' }).check()
    await expectAmounts(form.summary, [
      ['3 × Ticket à € 1.990', '€ 5.970,00'],
      ['3 für 2', '– € 1.990,00'],
      ['Netto', '€ 3.980,00'],
      ['20 % USt', '€ 796,00'],
      ['Gesamt', '€ 4.776,00'],
    ])
  })

  await test.step('missing fields are reported at once, and everything else stays', async () => {
    await form.order.click()
    await expect(form.errorSummary).toContainText('Deinen Vornamen bitte!')
    await expect(page.getByRole('radio', { name: '3 Tickets' })).toBeChecked()
    await lookClosely(page)
  })

  await test.step('a reload takes nothing away', async () => {
    await form.fillBooker(hannah)
    await page.reload()
    await form.isAlive()
    await expect(form.field(form.booker, 'lastName')).toHaveValue(hannah.lastName)
    await expect(page.getByRole('radio', { name: '3 Tickets' })).toBeChecked()
  })

  await test.step('she orders and pays', async () => {
    await form.fillInvoice(hannahsFlat)
    await page.getByRole('radio', { name: german('purchase.payment.ways.card') }).check()
    await form.terms.check()
    await form.order.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft: jetzt noch bezahlen.')
    await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
    await page.getByRole('button', { name: /^€\s4.736,20 bezahlen$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('purchase.done'))
    await page.reload()
    await lookClosely(page)
  })

  await test.step('the page and one mail contain the same three vouchers', async () => {
    const shown = (await page.locator('main').innerText()).match(code)
    expect(new Set(shown).size).toBe(3)
    const vouchers = async () =>
      (await emailsTo(site, hannah.email)).filter(({ subject }) => subject.startsWith('Deine 3 Gutscheine'))
    await expect.poll(vouchers).toHaveLength(1)
    expect((await vouchers())[0]?.text.match(code)).toEqual(shown)
  })
})

test('products sold only by the academy lead to its checkout, with the referral', async ({ page }) => {
  await page.goto('/en/workshops/flight-levels-systems-architecture/self-paced-booking')
  await expect(page).toHaveURL('/en/trainings/flight-levels-systems-architecture/flsa-product')
  const checkout = page.locator('main a[href^="https://checkout.partner-academy.example/flsa"]').first()
  await expect(checkout).toHaveAttribute('href', /\?ref=flightlevels$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('seven of Loomworks order NOW by invoice; the office notes the payment, and the vouchers go out once', async ({
    page,
    site,
    surprises,
  }) => {
    surprises.allowStatus(422)
    const sam = { firstName: 'Sam', lastName: 'Okafor', email: 'sam.okafor@loomworks.example' }
    await page.goto('/en/packages/now?people=7')
    const form = bookingForm(page, 'en', 'package')

    await test.step('a package needs a company', async () => {
      await expect(page.getByLabel(english('purchase.package.people'))).toHaveValue('7')
      await page.getByRole('radio', { name: 'Flight Levels Systems Architecture' }).check()
      await form.fillBooker(sam)
      await form.fillInvoice(hannahsFlat)
      await form.terms.check()
      await form.order.click()
      await expect(form.errorSummary).toContainText(english('validation.company'))
      await expect(form.summary).toContainText('Flight Levels NOW, package for 4: Flight Levels Systems Architecture')
    })

    await test.step('ordered, the vouchers wait for the money', async () => {
      await form.invoice.getByLabel(english('booking.company')).fill('Loomworks Ltd')
      await form.terms.check()
      await form.order.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('purchase.done'))
      await expect(page.getByText('We’ll e-mail you the 7 vouchers as soon as')).toBeVisible()
    })
    const orderUrl = page.url()

    await test.step('the office notes the payment, pressing twice', async () => {
      let link: string | undefined
      await expect
        .poll(async () => {
          const note = (await emailsTo(site, officeAddress)).find(({ subject }) => /NOW.*Loomworks/.test(subject))
          link = note?.text.match(new RegExp(`${site.url}/de/paid/[\\w-]+`))?.[0]
          return link
        })
        .toBeTruthy()
      await page.goto(link ?? '')
      await page.getByRole('button', { name: german('paid.button') }).dblclick()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('paid.doneTitle'))
      await expect(page.getByRole('button', { name: german('paid.button') })).toHaveCount(0)
    })

    await test.step('seven vouchers, once', async () => {
      await page.goto(orderUrl)
      await expect(page.locator('main code')).toHaveCount(7)
      const subjects = async () => (await emailsTo(site, sam.email)).map(({ subject }) => subject)
      await expect.poll(subjects).toContainEqual('Your 7 vouchers: Flight Levels Systems Architecture')
      expect((await subjects()).filter((subject) => subject.startsWith('Your 7 vouchers'))).toHaveLength(1)
    })
  })
})
