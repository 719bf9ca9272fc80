import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { hannahsFlat, type TypedPerson } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const walli: TypedPerson = { firstName: 'Walli', lastName: 'Vergessmer', email: 'Walli+Kurs@post.example' }

test('Walli wants to be forgotten: what is known of her is shown, her seat is given up first, and only her invoice stays', async ({
  page,
  site,
  surprises,
  openOffice,
}) => {
  surprises.allowStatus(404)
  surprises.allowStatus(422)
  await books(page)
  const hers = page.url()

  const office = await openOffice()

  await test.step('two clicks from the start there is a file, however her address is written', async () => {
    await office.getByRole('link', { name: german('officeFrame.screens.dataProtection') }).click()
    await openFile(office, walli.email.toUpperCase())
    await expect(office.getByText('Walli Vergessmer').first()).toBeVisible()
  })

  await test.step('she can have all of it as a file for machines', async () => {
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: german('officePrivacy.file.download') }).click(),
    ])
    const { entries } = JSON.parse(readFileSync(await download.path(), 'utf8'))
    const kinds = entries.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['orders', 'participants', 'invoices', 'links', 'mails']))
  })

  await test.step('her seat in Graz is in the way', async () => {
    await office.getByRole('button', { name: german('officePrivacy.file.erase') }).click()
    await expect(office.getByRole('alert')).toContainText(german('officePrivacy.obstacle.title'))
    await expect(office.getByLabel(german('officePrivacy.erase.again'))).toHaveCount(0)
    await lookOnce(office, 'what stands in the way')
  })

  await page.getByRole('link', { name: 'Umbuchen, stornieren oder widerrufen' }).click()
  await page.getByText('Buchung stornieren', { exact: true }).click()
  await page.getByRole('button', { name: 'Ja, kostenlos stornieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Buchung ist storniert.')

  await test.step('cancelled, it asks for her address once more and for a reason', async () => {
    await office.goto('/office/data-protection')
    await openFile(office, walli.email)
    await office.getByRole('button', { name: german('officePrivacy.file.erase') }).click()
    await expect(office.getByRole('row', { name: /Rechnungen/ })).toContainText('31. Dezember')
    await office.getByLabel(german('officePrivacy.erase.again')).fill('walli@post.example')
    await office.getByRole('button', { name: german('officePrivacy.erase.submit') }).click()
    await expect(office.getByRole('alert')).toContainText(german('validation.addressAgain'))
    await expect(office.getByRole('alert')).toContainText(german('validation.reason'))
    await lookClosely(office)
    await office.getByLabel(german('officePrivacy.erase.again')).fill('walli+kurs@post.example')
    await office
      .getByLabel(german('officePrivacy.erase.reason'), { exact: true })
      .fill('Walli Vergessmer hat geschrieben')
    await office.getByRole('button', { name: german('officePrivacy.erase.submit') }).click()
    await expect(office.getByRole('heading', { name: german('officePrivacy.done') })).toBeVisible()
    await expect(office.getByRole('row', { name: /Nora Pichler/ })).toContainText('[…] hat geschrieben')
  })

  await test.step('her link opens nothing any more, her mails are gone, her invoices are kept', async () => {
    expect((await page.goto(hers))?.status()).toBe(404)
    expect(await emailsTo(site, walli.email)).toEqual([])
    await openFile(office, walli.email)
    await expect(office.getByRole('heading', { level: 2, name: /Rechnungen \(2\)/ })).toBeVisible()
    await expect(office.getByRole('heading', { level: 2, name: /Bestellungen|Persönliche Links/ })).toHaveCount(0)
    await expect(office.getByRole('button', { name: german('officePrivacy.file.erase') })).toHaveCount(0)
    await lookOnce(office, 'what is kept')
  })

  await office.context().close()
})

async function books(page: Page): Promise<void> {
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theFl2dInGraz))
  await form.isAlive()
  await form.fillBooker(walli)
  await form.fillInvoice(hannahsFlat)
  await form.terms.check()
  await form.order.click()
  await orderPage(page, 'de').isOpen()
}

async function openFile(office: Page, address: string): Promise<void> {
  await office.getByLabel(german('officePrivacy.search.address')).fill(address)
  await office.getByRole('button', { name: german('officePrivacy.search.submit') }).click()
}
