import { expect, type Page } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { longEnough } from './steps/press-once-more.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const home = { street: 'Annenstraße 3', postalCode: '8020', city: 'Graz', country: 'AT' }
// One sender may send as many forms as others in their tests.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.40' } })

/** A form that is sent sooner is taken for a program's (docs/rules/spam.md). */
const send = (page: Page) => page.getByRole('button', { name: 'Antwort abschicken' }).click()

test('Vera declines a certificate for good: her earlier consent that was under way is refused', async ({
  page,
  site,
  surprises,
}) => {
  for (const status of [404, 409, 422]) surprises.allowStatus(status)
  const email = 'vera@zeugnis.example'
  const date = hrefOf(theFl2dInGraz)
  await page.goto(date)
  const form = bookingForm(page, 'de')
  await form.fillBooker({ firstName: 'Vera', lastName: 'Kranzelmayer', email })
  await form.fillInvoice(home)
  await form.terms.check()
  await form.order.click()
  await orderPage(page, 'de').isOpen()

  const question = `/de/dsgvo/${date.split('/').at(-1)}`
  const requests = async () =>
    (await emailsTo(site, email)).filter(({ subject }) => subject.startsWith('Bitte bestätige: deine Antwort'))
  const linkIn = (text: string) => new URL(/http\S+\/de\/dsgvo\/accept\/[\w-]+/.exec(text)?.[0] ?? '').pathname

  async function answer(choice: RegExp, expected: number): Promise<void> {
    await page.goto(question)
    await page.getByLabel('Vorname').fill('vera')
    await page.getByLabel('Nachname').fill('Kranzelmayer')
    await page.getByRole('radio', { name: choice }).check()
    await expect(page.locator('#consent [name=ticket]')).not.toHaveValue('')
    await page.waitForTimeout(longEnough)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schau in dein Postfach.')
    await expect.poll(async () => (await requests()).length).toBe(expected)
  }

  await test.step('the page states beforehand that a no is final, and requires an answer', async () => {
    const opened = await page.goto(question)
    expect(opened?.headers()['x-robots-tag']).toContain('noindex')
    await expect(page.getByRole('heading', { name: 'Ein Nein ist endgültig.' })).toBeVisible()
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Bitte wähle ja oder nein')
  })

  await answer(/^Ja, ich möchte/, 1)
  await answer(/^Nein, ich möchte/, 2)
  const texts = (await requests()).map(({ text }) => text)
  const no = linkIn(texts.find((text) => text.includes('Nein, ich möchte')) ?? '')
  const yes = linkIn(texts.find((text) => text.includes('Ja, ich möchte')) ?? '')

  await test.step('opening the link confirms nothing; its button does, and that is final', async () => {
    for (const _ of [1, 2]) {
      await page.goto(no)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestätige deine Antwort')
    }
    await page.getByRole('button', { name: 'Nein endgültig bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Antwort ist angekommen.')
    await page.goto(yes)
    await page.getByRole('button', { name: 'Ja, so bestätigen' }).click()
    await expect(page.getByRole('alert')).toContainText('Sie ist endgültig.')
  })

  await test.step('broken links, guessed codes of certificates, and the examples of mails are pages that were not found', async () => {
    for (const dead of [
      yes.slice(0, -1),
      '/de/dsgvo/accept/guessed-guessed-guessed',
      '/en/certificates/guessed',
      '/mails',
    ])
      expect((await page.request.get(dead)).status()).toBe(404)
  })
})
