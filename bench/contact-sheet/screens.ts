import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { theFl2dInHamburg, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { mailboxUrl } from '#tests/e2e/steps/mailbox.ts'
import { filledForm, send } from '#tests/e2e/steps/posted-form.ts'
import { wordsOf } from '#tests/e2e/steps/wording.ts'
import { hrefOf } from '#tests/e2e/steps/workshop-dates.ts'
import type { Site } from '#tests/helpers/start-site.ts'

export interface Visit {
  page: Page
  language: Language
  site: Site
}

export interface Screen {
  name: string
  /** Whether the cookie question is still open. */
  asksConsent?: boolean
  /** Only what stands in the window, where it was scrolled to. */
  asItStands?: boolean
  /** Leaves the page as it is to be photographed. */
  show(visit: Visit): Promise<unknown>
}

/** Pages of the content system, by their addresses behind the language. */
const contentPages: readonly { de: string; en: string }[] = [
  ...['flight-levels', 'flight-levels-now', 'consulting', 'speaking', 'twig'].map(inBoth),
  { de: 'flight-levels/entdecken', en: 'flight-levels/discover' },
  { de: 'flight-levels/umsetzen', en: 'flight-levels/realise' },
  { de: 'buecher', en: 'books' },
  { de: 'ueber-uns', en: 'about' },
  { de: 'kontakt', en: 'contact' },
  { de: 'was-ist-self-paced', en: 'what-is-self-paced' },
  { de: 'regionale-preise', en: 'regional-prices' },
  { de: 'zusatz-workshops', en: 'add-on-workshops' },
  inBoth('trainings/flight-level-2-design/fl2d-product'),
  inBoth('trainings/flight-levels-coach-program/flco-product'),
  { de: 'impressum', en: 'imprint' },
  { de: 'agb', en: 'terms' },
  { de: 'datenschutzerklaerung', en: 'privacy' },
  { de: 'barrierefreiheit', en: 'accessibility' },
]

/** Every screen of the sheet. A new one is a line here. */
export const screens: readonly Screen[] = [
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
  ...contentPages.map((path) => ({
    name: path.en,
    show: ({ page, language }: Visit) => page.goto(`/${language}/${path[language]}`),
  })),
  at('consent', '/consent'),
  at('not found', '/nowhere'),
  { name: 'mailbox', show: ({ page, site }) => page.goto(mailboxUrl(site)) },
]

function inBoth(path: string) {
  return { de: path, en: path }
}

function at(name: string, path: string): Screen {
  return { name, show: ({ page, language }) => page.goto(`/${language}${path}`) }
}

async function openMenu({ page, language }: Visit) {
  await page.goto(`/${language}`)
  await page.getByRole('button', { name: wordsOf(language)('frame.menu'), exact: true }).click()
}

async function makeMistakes({ page, language }: Visit) {
  const address = hrefOf(theFl2dInHamburg, language)
  await page.goto(address)
  await page.locator('form#booking').scrollIntoViewIfNeeded()
  await expect(page.locator('form#booking input[name="attempt"]')).toHaveValue(/./)
  await page.getByRole('button', { name: wordsOf(language)('booking.submit') }).click()
  await expect(page.locator('form#booking').getByRole('alert')).toBeVisible()
}

async function order({ page, language }: Visit) {
  const answer = await send(page.request, hrefOf(theFl2dInHamburg, language), filledForm('vera@post.example'))
  await page.goto(answer.headers().location ?? '')
}
