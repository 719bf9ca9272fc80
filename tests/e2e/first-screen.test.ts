import { expect, type Locator, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { theEnglishFl2dOnline, theFlinInVienna, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

// Before any script has come, with the cookie question still open.
test.use({ javaScriptEnabled: false })

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const language of languages) {
  const words = wordsOf(language)
  const pages = [
    ...certifications.map((certification) => certificationHref(language, certification)),
    ...[theEnglishFl2dOnline, theFlinInVienna, theFullFlsaWithAWaitlist].map((plan) => hrefOf(plan, language)),
  ]

  test(`the first screen of a workshop has price, seats and a button, in ${language}`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        const on = `${path} at ${screen.width}`
        const action = page
          .getByRole('link', { name: new RegExp(`^(${words('booking.heading')}|${words('booking.headingWait')})$`) })
          .filter({ visible: true })
          .first()
        expect(await areOnFirstScreen(page, action), `button: ${on}`).toEqual([true])
        expect(await isInFront(action), `the cookie question is not above it: ${on}`).toBe(true)
        for (const text of [/^€\s?[\d.,]+$/, /^(\d+ (von|of) \d+ (frei|free)|alle \d+ vergeben|all \d+ taken)$/]) {
          const shown = page.getByText(text).filter({ visible: true })
          expect(await areOnFirstScreen(page, shown), `${text}: ${on}`).toContain(true)
        }
      }
    }
  })
}

for (const language of languages)
  test(`the first screen of tickets for a self-paced workshop has price and button on a phone, in ${language}`, async ({
    page,
  }) => {
    for (const certification of certifications.filter(({ slug }) => slug === 'flin' || slug === 'fl2d')) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${certificationHref(language, certification)}/self-paced-booking`)
      const bar = page.locator('[data-sticky-bar="page"]')
      await expect(bar).toContainText(/^€\s?[\d.,]+/)
      const action = bar.getByRole('link', { name: wordsOf(language)('purchase.tickets.heading') })
      expect(await areOnFirstScreen(page, action)).toEqual([true])
      expect(await isInFront(action), 'the cookie question is not above it').toBe(true)
      await action.click()
      await expect(page.locator('#book-title')).toBeInViewport()
    }
  })

test('what the bar at the foot of a phone offers is never in front of what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hrefOf(theEnglishFl2dOnline))
  const foot = page.locator('[data-consent-banner]').locator('..')
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0 || (await foot.locator(':focus').count()) > 0) continue
    const [box, bar] = [await focused.boundingBox(), await foot.boundingBox()]
    expect(box && bar && box.y < bar.y, `seen: ${await focused.evaluate((element) => element.outerHTML)}`).toBe(true)
  }
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the sum of a form is in front of the price of its page and of the cookie question', async ({ page }) => {
    const words = wordsOf('de')
    for (const screen of screens.slice(0, 2)) {
      await page.setViewportSize(screen)
      await page.goto(hrefOf(theEnglishFl2dOnline, 'de'))
      await page.getByLabel(words('booking.street')).scrollIntoViewIfNeeded()
      await expect(page.locator('[data-consent-banner]')).toBeVisible()
      const summary = page.getByRole('link', { name: words('booking.toSummary') }).filter({ visible: true })
      await expect.poll(() => isInFront(summary), `at ${screen.width}`).toBe(true)
    }
  })

  test('where a form begins, its sum comes out from behind the cookie question, and a phone always shows one price', async ({
    page,
  }) => {
    const answer = page.locator('[data-consent-banner] button')
    const [sum, seat] = ['form', 'page'].map((place) => page.locator(`[data-sticky-bar="${place}"] :is(a, button)`))
    for (const screen of screens.slice(0, 2)) {
      await page.setViewportSize(screen)
      await page.goto(hrefOf(theEnglishFl2dOnline, 'de'))
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      const begin = await page
        .locator('form:has([data-sticky-bar])')
        .evaluate((form) => form.getBoundingClientRect().top)
      for (const seen of [20, 60, 100, 140, 180, 220, 300]) {
        await page.evaluate((y) => scrollTo(0, y), begin - screen.height + seen)
        const at = `${seen} pixels of the form, at ${screen.width}`
        for (const button of await answer.all()) expect(await isInFront(button), at).toBe(true)
        if (screen.width > 360) continue
        await expect
          .poll(
            async () => Promise.all([sum, seat].map(async (one) => one !== undefined && (await isInFront(one)))),
            at,
          )
          .toContain(true)
      }
    }
  })

  test('beside the button that orders, where the bar of the form ends, a phone does not offer the form again', async ({
    page,
  }) => {
    const words = wordsOf('de')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(hrefOf(theEnglishFl2dOnline, 'de'))
    await page.getByText(words('booking.summaryNote')).scrollIntoViewIfNeeded()
    const seat = page.locator('[data-sticky-bar="page"]')
    await expect(page.locator('[data-sticky-bar="form"]')).toBeInViewport()
    await expect(seat).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(seat).toBeVisible()
  })
})

/** Nothing covers its middle. */
function isInFront(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** In one question to the page: to find each text alone, all texts are read again. */
async function areOnFirstScreen(page: Page, parts: Locator): Promise<boolean[]> {
  const places = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return { top, bottom, isThere: width > 0 && height > 0 }
    }),
  )
  const height = page.viewportSize()?.height ?? 0
  return places.map(({ top, bottom, isThere }) => isThere && top >= 0 && bottom <= height)
}
