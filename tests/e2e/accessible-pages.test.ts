import { expect, type Page } from '@playwright/test'
import { type Language, languages } from '#domain/language.ts'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { everyPage } from './steps/every-page.ts'
import { lookClosely, lookEnlarged, lookOnce } from './steps/look-closely.ts'
import { emailsTo, mailboxUrl } from './steps/mailbox.ts'
import { menuIsAlive } from './steps/menu.ts'
import { expectPage, filledForm, send } from './steps/posted-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

// One file, many pages: both workers share them.
test.describe.configure({ mode: 'parallel' })

for (const language of languages) {
  for (const { name, address, status } of everyPage(language)) {
    if (language === 'de' || status !== 200)
      test(`${name}, in ${language}`, async ({ page, surprises }) => {
        surprises.allowStatus(404)
        expect((await page.goto(address))?.status()).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (language === 'de') await lookClosely(page, { headings: true })
        await lookEnlarged(page, name)
      })
    // Looked at in accessible-site.test.ts where they have longer words: colours and small screens are the same.
    else
      test(`${name}, in ${language}`, async ({ request }) => {
        const html = await expectPage(await request.get(address), status, language)
        expect(html.match(/<h1\b/g)).toHaveLength(1)
      })
  }

  test(`cookie question on its own page, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/consent`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await look(page, language)
  })

  test(`form with mistakes, in ${language}`, async ({ page }) => {
    const form = bookingForm(page, language)
    await page.goto(hrefOf(theFl2dInHamburg, language))
    await form.isAlive()
    await form.addPerson.click()
    await form.introductionFor(2).check()
    // with a regional price, which is for the waitlist
    await form.country.selectOption('IN')
    await form.join.click()
    await expect(form.errorSummary).toBeFocused()
    await look(page, language)
  })

  test(`order page, in ${language}`, async ({ page }) => {
    const fields = { ...filledForm(`axe-${language}@post.example`), bookerAddsIntroduction: 'on' }
    const answer = await send(page.request, hrefOf(theFl2dInHamburg, language), fields)
    await page.goto(answer.headers().location ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await look(page, language)
  })
}

test('menu, open', async ({ page }) => {
  await page.goto('/de/workshops')
  await menuIsAlive(page)
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog', { name: 'Hauptmenü' })).toBeVisible()
  await lookClosely(page)
})

test('mailbox', async ({ page, site }) => {
  const booker = 'axe-mailbox@post.example'
  await send(page.request, hrefOf(theFl2dInHamburg), filledForm(booker))
  await expect.poll(() => emailsTo(site, booker)).toHaveLength(1)
  await page.goto(mailboxUrl(site))
  await lookClosely(page)
})

/** In English only words are others, and how much room they need. */
async function look(page: Page, language: Language) {
  if (language === 'de') return lookClosely(page)
  await lookOnce(page, page.url(), { withAxe: false })
  await lookEnlarged(page, page.url())
}
