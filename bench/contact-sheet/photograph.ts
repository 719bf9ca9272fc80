import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { type Language, languages, languageTable } from '#domain/language.ts'
import { theFl2dInHamburg, theFullFlsaWithAWaitlist, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { mailboxUrl } from '#tests/e2e/steps/mailbox.ts'
import { menuIsAlive } from '#tests/e2e/steps/menu.ts'
import { filledForm, send } from '#tests/e2e/steps/posted-form.ts'
import { openFound } from '#tests/e2e/steps/walk-office.ts'
import { wordsOf } from '#tests/e2e/steps/wording.ts'
import { hrefOf } from '#tests/e2e/steps/workshop-dates.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import { personalPageAt } from './page-routes.ts'
import { prepare, type Scene } from './scene.ts'

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

/** All screens of the sheet: public pages, pages behind links in mails, then the office. */
function screensOf(scene: Scene): Screen[] {
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
      show: ({ page }: { page: Parameters<typeof openFound>[0] }) => openFound(page, screen),
    })),
    { name: 'no screen of the office', inOffice: true, show: ({ page }) => page.goto('/office/nowhere') },
  ]
}

const themes = ['light', 'dark'] as const

export interface Size {
  width: number
  height: number
}

export interface Photo {
  screen: string
  language: Language
  theme: (typeof themes)[number]
  width: number
  /** The path of the page: '/de/blog'. */
  pathname: string
  /** PNG of the whole page. */
  picture: Buffer
}

/**
 * Photographs every screen in both languages, at each size, light and dark. A page is opened once per language and resized, widest first, so that its
 * pictures are loaded for the smaller sizes.
 */
export async function* photograph(browser: Browser, site: Site, sizes: readonly Size[]): AsyncGenerator<Photo> {
  const door = await browser.newContext({ baseURL: site.url })
  const scene = await prepare(site, door)
  await door.close()
  const widestFirst = sizes.toSorted((one, other) => other.width - one.width)
  for (const screen of screensOf(scene))
    for (const language of languages) yield* photos(browser, scene, { screen, language, sizes: widestFirst })
}

interface Motif {
  screen: Screen
  language: Language
  sizes: readonly Size[]
}

async function* photos(browser: Browser, scene: Scene, { screen, language, sizes }: Motif): AsyncGenerator<Photo> {
  const { url } = scene.site
  const context = await browser.newContext({
    ...optionsFor(language),
    baseURL: url,
    ...(screen.inOffice && { storageState: scene.pass }),
  })
  if (!screen.asksConsent) await context.addCookies([{ name: 'consent', value: 'videos', url }])
  if (screen.inOffice) await context.addCookies([{ name: 'locale', value: language, url }])
  const page = await context.newPage()
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    if (index === 0 || screen.asItStands) await screen.show({ page, language, scene })
    await becomeStill(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const picture = await page.screenshot({ fullPage: !screen.asItStands })
      yield { screen: screen.name, language, theme, width: size.width, pathname: new URL(page.url()).pathname, picture }
    }
  }
  await context.close()
}

function optionsFor(language: Language): BrowserContextOptions {
  return { reducedMotion: 'reduce', locale: languageTable[language].readers, timezoneId: 'Europe/Vienna' }
}

/** Loads lazy content by scrolling. */
async function becomeStill(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))])
  })
}

interface Visit {
  page: Page
  language: Language
  scene: Scene
}

interface Screen {
  name: string
  /** Whether the cookie banner stays open. */
  asksConsent?: boolean
  /** Whether the screen needs a sign-in. */
  inOffice?: boolean
  /** Photographs only the window, at its scroll position, again at each width. */
  asItStands?: boolean
  /** Opens the page in the state to photograph. */
  show(visit: Visit): Promise<unknown>
}
