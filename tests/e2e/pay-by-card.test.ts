import { expect, type Page } from '@playwright/test'
import { theEnglishCoachProgramOnline, theEnglishFlclOnline, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { hannahsFlat, hannah as person, type TypedPerson } from './steps/people.ts'
import { filledForm, participants, send } from './steps/posted-form.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const english = wordsOf('en')

/** Other tests send mail to her too. */
const hannah: TypedPerson = { ...person, email: 'hannah.karte@post.example' }

test('Hannah books the FLIN by card; her first card is declined, the second is not', async ({
  page,
  site,
  surprises,
}) => {
  surprises.allowStatus(402)
  const free = await seatsLeft(page.request, theNextFlinOnline)

  await test.step('the date shows that it is paid by card', async () => {
    await page.goto(hrefOf(theNextFlinOnline))
    await expect(page.locator('main header').first()).toContainText('gleich mit Karte')
    await expect(bookingForm(page, 'de').form).toContainText('Du zahlst danach mit Karte')
  })

  await books(page, hannah)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft: jetzt noch bezahlen.')
  await expect(page.getByText(/^Noch (29|30) Minuten$/)).toBeVisible()
  expect(await seatsLeft(page.request, theNextFlinOnline)).toBe(free - 1)
  // Without the loader that is still fading.
  await page.reload()
  await lookClosely(page)
  const orderUrl = page.url()

  await test.step('the minutes that her phone slept count', async () => {
    const other = await page.context().newPage()
    await other.clock.install()
    await other.goto(orderUrl)
    await expect(other.locator('html[data-ready]')).toHaveCount(1)
    await other.clock.setSystemTime(Date.now() + 10 * 60_000)
    await other.clock.runFor(5_000)
    await expect(other.getByText(/^Noch 1\d Minuten$|^Noch 20 Minuten$/)).toBeVisible()
    await other.close()
  })

  await test.step('declined, nothing has happened', async () => {
    await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('testCheckout.title'))
    await lookClosely(page)
    await page.getByRole('button', { name: german('testCheckout.decline') }).click()
    await expect(page.getByRole('alert')).toContainText(german('testCheckout.declinedTitle'))
    await page.getByRole('link', { name: german('testCheckout.back') }).click()
    await expect(page).toHaveURL(orderUrl)
  })

  await test.step('paid, she is booked and has one mail with everything', async () => {
    await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
    await page.getByRole('button', { name: /^€\s117,81 bezahlen$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebucht. Wir freuen uns auf dich.')
    await expectAmounts(orderPage(page, 'de').summary, sum)
    await expect(page.getByText('Mehr ist nicht zu zahlen.')).toBeVisible()
    const subjects = async () => (await emailsTo(site, hannah.email)).map(({ subject }) => subject)
    // One mail: a booker who pays at once gets no reminder to pay, and invoice and invitation are in the confirmation.
    await expect.poll(subjects).toEqual([expect.stringMatching(/^Gebucht: Flight Levels Introduction/)])
    const [mail] = await emailsTo(site, hannah.email)
    expect(mail?.calendars).toHaveLength(1)
    expect(mail?.text).toMatch(/R-\d{4}-\d{4}/)
    expect(await seatsLeft(page.request, theNextFlinOnline)).toBe(free - 1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Tomke pays for a seat in an English workshop, and the page looks by itself whether it is paid', async ({
    page,
  }) => {
    const tomke: TypedPerson = { firstName: 'Tomke', lastName: 'Janssen', email: 'tomke.janssen@post.example' }
    const form = bookingForm(page, 'en')
    await page.goto(hrefOf(theEnglishFlclOnline, 'en'))
    await form.fillBooker(tomke)
    await form.fillInvoice(hannahsFlat)
    await form.terms.check()
    await form.order.click()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: /^Pay €/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked. We look forward to seeing you.')
  })
})

test('Jonas changes his mind before he pays: the page of his order leads to cancelling, and the seat is free again', async ({
  page,
}) => {
  const free = await seatsLeft(page.request, theNextFlinOnline)
  const ordered = await send(page.request, hrefOf(theNextFlinOnline), filledForm('jonas.doch.nicht@post.example'))
  await page.goto(ordered.headers().location ?? '')
  expect(await seatsLeft(page.request, theNextFlinOnline)).toBe(free - 1)
  await page.getByRole('link', { name: german('payment.cancelOrder') }).click()
  await page.getByText(german('change.cancelOffer')).click()
  await page.getByRole('button', { name: german('change.cancel') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('payment.title.cancelled', { way: 'terms' }))
  expect(await seatsLeft(page.request, theNextFlinOnline)).toBe(free)
})

test('Ulrike pays too late: someone else has the seats by then, and her money goes back', async ({ page, site }) => {
  const ulrike = 'ulrike.spaet@post.example'
  const href = hrefOf(theEnglishCoachProgramOnline, 'en')
  const left = () => seatsLeft(page.request, theEnglishCoachProgramOnline)

  await test.step('three are hers, others take the rest, Kim waits', async () => {
    const booked = await send(page.request, href, { ...filledForm(ulrike), ...participants(2) })
    await page.goto(booked.headers().location ?? '')
    for (let number = 1; (await left()) > 0; number += 1) {
      const people = Math.min(await left(), theEnglishCoachProgramOnline.participantLimit)
      const fields = { ...filledForm(`andere${number}@post.example`), ...participants(people - 1) }
      expect((await send(page.request, href, fields)).status()).toBe(303)
    }
    const waiting = { ...filledForm('kim.wartet@post.example'), joinsWaitlist: 'on' }
    expect((await send(page.request, href, waiting)).headers().location).toMatch(/^\/en\/booking\//)
  })

  await test.step('she pays when the time is over', async () => {
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: english('testCheckout.late') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`${english('payment.title.refund-due')}|${english('payment.title.refunded')}`),
      { timeout: 20_000 },
    )
  })

  await test.step('the money is refunded, and she, the office and Kim are notified', async () => {
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('payment.title.refunded'), {
        timeout: 500,
      })
    }).toPass()
    await lookClosely(page)
    const subjects = async (address: string) => (await emailsTo(site, address)).map(({ subject }) => subject)
    await expect.poll(() => subjects(ulrike)).toContainEqual(expect.stringMatching(/^Refunded: /))
    await expect.poll(() => subjects(officeAddress)).toContainEqual(expect.stringMatching(/^Rückzahlung €\s/))
    await expect.poll(() => subjects('kim.wartet@post.example')).toHaveLength(2)
    expect(await subjects(ulrike)).not.toContainEqual(expect.stringMatching(/^Booked/))
  })
})

async function books(page: Page, person: TypedPerson) {
  const form = bookingForm(page, 'de')
  await form.isAlive()
  await form.fillBooker(person)
  await form.fillInvoice(hannahsFlat)
  await form.terms.check()
  await form.order.click()
  await expect(page).toHaveURL(/\/de\/order\/[\w-]{43}/)
}

const sum: [string, string][] = [
  ['1 × Teilnahme à € 99', '€ 99,00'],
  ['Netto', '€ 99,00'],
  ['19 % USt Deutschland', '€ 18,81'],
  ['Gesamt', '€ 117,81'],
]
