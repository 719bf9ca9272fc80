import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { crawl, listedPages } from './steps/crawl.ts'
import { everyPage, pagesLookedAtClosely } from './steps/every-page.ts'
import { evil, fillOffice, known } from './steps/fill-office.ts'
import { lookEnlarged, lookOnce, lookTwice } from './steps/look-closely.ts'
import { enterOffice } from './steps/office.ts'
import { partsSeen } from './steps/parts-of.ts'
import { builtOf, type FoundScreen, maxClicks, openFound, walkOffice } from './steps/walk-office.ts'

// What each kind of page is like at other widths and in the dark: accessible-pages.test.ts
test.describe.configure({ mode: 'parallel' })

test('every linked page is accessible, enlarged too', async ({ page, request, site }) => {
  const kinds = everyPage('en').flatMap(({ address, status }) => (status === 200 ? address : []))
  const { pages } = await crawl(request, site.url, ['/', ...kinds, ...(await listedPages(request, site.url))])
  const elsewhere = new Set(pagesLookedAtClosely())
  const others = [...pages.values()].filter(({ path }) => !elsewhere.has(path))
  expect(pages.size).toBeGreaterThan(80)
  const checkParts = partsSeen()
  for (const path of elsewhere) checkParts(pages.get(path)?.html ?? '')
  let looks = 0
  // The longest pages have most of the parts and words of the others.
  for (const { path, html } of others.toSorted((one, other) => other.html.length - one.html.length)) {
    const { isNew, isLonger } = checkParts(html)
    if (!isLonger) continue
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    if (isNew) looks += 1
    await lookOnce(page, path, { withAxe: isNew })
    await lookEnlarged(page, path)
  }
  expect(looks).toBeGreaterThan(15)
})

test('every screen of the office is for everyone, three clicks from its start at most, and runs nothing that someone wrote', async ({
  page,
  request,
  site,
}) => {
  // All of them one after the other: on a slow machine, that is a while.
  await enterOffice(page, site)
  await fillOffice(page, request, evil)
  const address = { address: known }
  const behindForms = {
    '/office/data-protection/file': address,
    '/office/data-protection/erase': { ...address, intent: 'look-up' },
  }
  const screens = await walkOffice(page, behindForms)
  const tooFar = screens.filter(
    ({ clicks, isPage }) => clicks === null || clicks > (isPage ? maxClicks : maxClicks + 1),
  )
  expect(tooFar).toEqual([])

  const pages = screens.filter(({ isPage }) => isPage)
  for (const screen of pages) await lookAt(page, screen)
  const inGerman = await builtOf(page, pages)
  await page.context().addCookies([{ name: 'locale', value: 'en', url: site.url }])
  const inEnglish = await builtOf(page, pages)
  for (const [index, screen] of pages.entries()) if (inEnglish[index] !== inGerman[index]) await lookAt(page, screen)
})

async function lookAt(page: Page, screen: FoundScreen) {
  const { path } = screen
  await openFound(page, screen)
  // What is edited as it is comes with the script.
  if (path === '/office/pages/:page') await expect(page.frameLocator('iframe').locator('h1, h2').first()).toBeVisible()
  await lookTwice(page, path)
  expect(await page.locator('[onerror]').count(), `what was written is only words at ${path}`).toBe(0)
}
