import { expect, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import type { PlannedLive } from '#seed/planned-date.ts'
import {
  theFl2dInHamburg,
  theFl3dWithTwoSeatsLeft,
  theFullFl2dInVienna,
  theFullFlsaWithAWaitlist,
  theNextFlinOnline,
} from '#seed/workshop-dates.ts'
import { mailboxUrl } from '#tests/e2e/steps/mailbox.ts'
import { menuIsAlive } from '#tests/e2e/steps/menu.ts'
import { filledForm, participants, send } from '#tests/e2e/steps/posted-form.ts'
import { openFound } from '#tests/e2e/steps/walk-office.ts'
import { wordsOf } from '#tests/e2e/steps/wording.ts'
import { hrefOf } from '#tests/e2e/steps/workshop-dates.ts'
import { routeFiles } from '#tests/helpers/route-files.ts'
import type { Scene } from './scene.ts'

const pages = routeFiles.filter(({ file }) => file.endsWith('.tsx') && !file.endsWith('/layout.tsx'))

/** Most specific first: '/:language/blog' before '/:language/*'. */
const patterns = pages
  .map(({ path, file }) => ({ file, path, pattern: new RegExp(`^${asPattern(path)}/?$`) }))
  .toSorted((one, other) => vagueness(one.path) - vagueness(other.path))

/** ':language' matches one of two words, any other parameter one segment, '*' the rest, which may be empty. */
function asPattern(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (part === ':language') return '/(?:de|en)'
      return part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`
    })
    .join('')
}

function vagueness(path: string): number {
  return path.endsWith('*') ? 1000 - path.length : path.split(':').length
}

/** The route module of a path, below src; null without one. */
export function pageAt(pathname: string): string | null {
  return routeAt(pathname)?.file ?? null
}

/** As `pageAt`, for pages that a link with a token opens, as mails have them. */
function personalPageAt(pathname: string): string | null {
  const found = routeAt(pathname)
  return found && /\/:token/.test(found.path) ? found.file : null
}

function routeAt(pathname: string) {
  return patterns.find(({ pattern }) => pattern.test(pathname))
}

/** Pages omitted from the sheets, with the reason. */
const notShown: Record<string, string> = {
  'features/members/office/first-account.tsx':
    'there is one as long as there is no account; it has the fields of an invitation',
  'features/members/office/editor-password.tsx': 'there is one for an hour after the start; it has one button',
  'features/members/office/sign-in-code.tsx': 'one field; it comes after the password of somebody with a second factor',
  'features/members/office/confirm-email.tsx':
    'there is one after a member has asked for another address; it has one button',
  'features/settings/office/settings-mail-preview.tsx': 'it is in the frame of the screen that changes its mail',
  'features/certificates/site/certificate.tsx': 'there is one when a workshop is over',
  'content/preview/draft.tsx':
    'there is one with WordPress as the content source; it looks like the page or post that it previews',
}

/** The modules of pages that should have been photographed but were not. */
export function missingPages(shown: ReadonlySet<string>): string[] {
  const files = new Set(pages.map(({ file }) => file))
  return [...files].filter((file) => !shown.has(file) && !(file in notShown))
}

/** Content pages and posts by address without language. */
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
  { de: 'blog/das-board-das-euch-fehlt', en: 'blog/the-board-you-dont-have-yet' },
  { de: 'impressum', en: 'imprint' },
  { de: 'agb', en: 'terms' },
  { de: 'datenschutzerklaerung', en: 'privacy' },
  { de: 'barrierefreiheit', en: 'accessibility' },
]

function inBoth(path: string) {
  return { de: path, en: path }
}

export function screensOf(scene: Scene): Screen[] {
  return [...publicScreens, ...emailScreens(scene), ...officeScreens(scene)]
}

/** Add a new kind of page here or in scene.ts. */
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
  { name: 'full date', show: ({ page, language }) => page.goto(hrefOf(theFullFl2dInVienna, language)) },
  { name: 'refused form', asItStands: true, show: bookOneSeatTooMany },
  { name: 'order', show: order },
  { name: 'one person of two', show: cancelOnePerson },
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

/** How long a busy machine may take for a script, in milliseconds. */
const patience = 120_000

async function makeMistakes({ page, language }: Visit) {
  const address = hrefOf(theFl2dInHamburg, language)
  await page.goto(address)
  await page.locator('form#booking').scrollIntoViewIfNeeded()
  await expect(page.locator('form#booking input[name="idempotencyKey"]')).toHaveValue(/./, { timeout: patience })
  await page.getByRole('button', { name: wordsOf(language)('booking.submit') }).click()
  await expect(page.locator('form#booking').getByRole('alert')).toBeVisible({ timeout: patience })
}

/** Three seats where two are left: the form comes back with the reason. */
async function bookOneSeatTooMany({ page, language }: Visit) {
  const address = hrefOf(theFl3dWithTwoSeatsLeft, language)
  const fields = Object.entries({ ...filledForm('vera@post.example'), ...participants(2) })
  await page.goto(address)
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ({ action, all }) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action })
        for (const [name, value] of all) form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      { action: `${address}#book`, all: fields },
    ),
  ])
}

/** What it costs to cancel one person is shown; nothing is cancelled. */
async function cancelOnePerson({ page, language, scene }: Visit) {
  await page.goto(scene.orderOfTwo.replace(/^\/de\//, `/${language}/`).concat('/change'))
  await page.locator('main details > summary').first().click()
}

function order({ page, language }: Visit) {
  return book(page, theFl2dInHamburg, language)
}

function payByCard({ page, language }: Visit) {
  return book(page, theNextFlinOnline, language)
}

async function checkout(visit: Visit) {
  await payByCard(visit)
  await visit.page.locator('form[action$="/pay"] button').click()
  await visit.page.waitForURL('**/checkout/**')
}

/** Each language has a booker of its own: the same form once more gives the order of the first, in its language. */
async function book(page: Page, date: PlannedLive, language: Language) {
  const answer = await send(page.request, hrefOf(date, language), filledForm(`vera.${language}@post.example`))
  await page.goto(answer.headers().location ?? '')
}

/** One screen per kind of page that mails link to: orders, offers, invitations … */
function emailScreens({ links }: Scene): Screen[] {
  const first = new Map<string, string>()
  for (const link of links) {
    const file = personalPageAt(link)
    if (file && !first.has(file)) first.set(file, link)
  }
  return [...first].map(([file, link]) => ({
    name: file.replace(/^features\/(.*)[.]tsx$/, '$1'),
    show: ({ page, language }) => page.goto(link.replace(/^\/(?:de|en)\//, `/${language}/`)),
  }))
}

/** The sign-in page, then every screen by the example found by a crawl of the office. */
function officeScreens({ office }: Scene): Screen[] {
  const found = office.filter(({ isPage }) => isPage)
  return [
    { name: 'sign in', show: ({ page }) => page.goto('/office/sign-in') },
    { name: 'forgotten password', show: ({ page }) => page.goto('/office/forgotten-password') },
    ...found.map((screen) => ({
      name: screen.path,
      inOffice: true,
      // The editor fills the window whatever the length of the page.
      asItStands: screen.path === '/office/pages/:page',
      async show({ page, language }: Visit) {
        await openFound(page, screen)
        await page.getByText(wordsOf(language)('officePages.editor.coming')).waitFor({ state: 'detached' })
      },
    })),
    { name: 'no screen of the office', inOffice: true, show: ({ page }) => page.goto('/office/nowhere') },
  ]
}

interface Visit {
  page: Page
  language: Language
  scene: Scene
}

export interface Screen {
  name: string
  /** Whether the cookie banner stays open. */
  asksConsent?: boolean
  inOffice?: boolean
  /** Photographs only the window, at its scroll position, again at each width. */
  asItStands?: boolean
  /** Opens the page in the state to photograph. */
  show(visit: Visit): Promise<unknown>
}
