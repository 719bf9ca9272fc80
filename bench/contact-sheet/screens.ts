import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { theFl2dInHamburg, theFullFlsaWithAWaitlist, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { mailboxUrl } from '#tests/e2e/steps/mailbox.ts'
import { menuIsAlive } from '#tests/e2e/steps/menu.ts'
import { filledForm, send } from '#tests/e2e/steps/posted-form.ts'
import { wordsOf } from '#tests/e2e/steps/wording.ts'
import { hrefOf } from '#tests/e2e/steps/workshop-dates.ts'
import { contentPages } from './content-pages.ts'
import { emailScreens } from './email-screens.ts'
import { officeScreens } from './office-screens.ts'
import type { Scene } from './scene.ts'
import type { Screen, Visit } from './screen.ts'

/** Every screen of the sheet, as visitors meet them, then the pages behind links in mails, then the office. */
export function screensOf(scene: Scene): Screen[] {
  return [...publicScreens, ...emailScreens(scene), ...officeScreens(scene)]
}

/** A new kind of page is a line here or in the list beside this file. */
const publicScreens: readonly Screen[] = [
  at('start', ''),
  { ...at('cookie question', ''), asksConsent: true, asItStands: true },
  { name: 'menu', asItStands: true, show: openMenu },
  at('workshops', '/workshops'),
  at('no workshop found', '/workshops?kind=coaching&language=en&place=Graz'),
  at('certification', '/workshops/flight-level-2-design'),
  { name: 'workshop', show: ({ page, language }) => page.goto(hrefOf(theFl2dInHamburg, language)) },
  { name: 'waiting list', show: ({ page, language }) => page.goto(hrefOf(theFullFlsaWithAWaitlist, language)) },
  { name: 'form with mistakes', asItStands: true, show: makeMistakes },
  { name: 'order', show: order },
  { name: 'pay by card', show: payByCard },
  { name: 'checkout', show: checkout },
  at('tickets', '/workshops/flight-level-2-design/self-paced-booking'),
  at('package', '/packages/now'),
  ...contentPages.map((path) => ({
    name: path.en,
    show: ({ page, language }: Visit) => page.goto(`/${language}/${path[language]}`),
  })),
  at('blog', '/blog'),
  at('message', '/message'),
  at('deleted registration', '/booking/deleted'),
  at('preview', '/preview/login'),
  at('newsletter', '/newsletter'),
  { name: 'certificate consent', show: ({ page, language }) => page.goto(consentPath(language)) },
  at('consent', '/consent'),
  at('withdrawal', '/withdrawal'),
  at('not found', '/nowhere'),
  { name: 'not found in any language', show: ({ page }) => page.goto('/nowhere') },
  { name: 'mailbox', show: ({ page, scene }) => page.goto(mailboxUrl(scene.site)) },
  { name: 'letter', show: ({ page, scene }) => openEmail(page, mailboxUrl(scene.site)) },
]

function at(name: string, path: string): Screen {
  return { name, show: ({ page, language }) => page.goto(`/${language}${path}`) }
}

function consentPath(language: Language): string {
  const date = hrefOf(theFl2dInHamburg, language)
  return `/${language}/dsgvo/${date.slice(date.lastIndexOf('/') + 1)}`
}

async function openEmail(page: Page, mailbox: string) {
  await page.goto(mailbox)
  await page.goto((await page.locator('a[href^="/mailbox/"]').last().getAttribute('href')) ?? mailbox)
}

async function openMenu({ page, language }: Visit) {
  await page.goto(`/${language}`)
  await menuIsAlive(page)
  await page.getByRole('button', { name: wordsOf(language)('frame.menu'), exact: true }).click()
}

async function makeMistakes({ page, language }: Visit) {
  const address = hrefOf(theFl2dInHamburg, language)
  await page.goto(address)
  await page.locator('form#booking').scrollIntoViewIfNeeded()
  await expect(page.locator('form#booking input[name="idempotencyKey"]')).toHaveValue(/./)
  await page.getByRole('button', { name: wordsOf(language)('booking.submit') }).click()
  await expect(page.locator('form#booking').getByRole('alert')).toBeVisible()
}

function order({ page, language }: Visit) {
  return book(page, hrefOf(theFl2dInHamburg, language))
}

function payByCard({ page, language }: Visit) {
  return book(page, hrefOf(theNextFlinOnline, language))
}

async function checkout(visit: Visit) {
  await payByCard(visit)
  await visit.page.locator('form[action$="/pay"] button').click()
  await visit.page.waitForURL('**/checkout/**')
}

async function book(page: Page, address: string) {
  const answer = await send(page.request, address, filledForm('vera@post.example'))
  await page.goto(answer.headers().location ?? '')
}
