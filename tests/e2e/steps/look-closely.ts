import { expect, type Page } from '@playwright/test'
import { askAxe } from './ask-axe.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Looks at the open page as a phone and as a desktop show it, light and dark, and runs axe on each (WCAG 2.2 AA and good practice). Nothing
 * may reach over the edge of the screen, at any of the three widths; with `headings` none may run into what is beside it on a desktop, and
 * nothing is left for `lookOnce` to see.
 */
export async function lookClosely(page: Page, { headings = false }: { headings?: boolean } = {}) {
  await toHaveCome(page)
  // A page that is still fading from light to dark has neither's contrast.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await tooWide(page), `nothing is too wide at ${width} pixels`).toEqual([])
    if (width === 768) continue
    expect(await complaints(page), `axe at ${width} pixels`).toEqual([])
    // Colours do not know how wide the page is.
    if (width === 360) continue
    if (headings) expect(await headingsTooWide(page), 'headings').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // Only the colours are others.
    expect(await complaints(page, ['color-contrast']), `axe at ${width} pixels, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/**
 * What axe finds on the open page on a desktop in light mode; no heading overlaps what is beside it, and nothing is too wide for a phone. `name` identifies
 * the page where its address does not. Without axe where it has checked all parts of the page before (parts-of.ts).
 */
export async function lookOnce(page: Page, name = new URL(page.url()).pathname, { withAxe = true } = {}) {
  await toHaveCome(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  if (withAxe) expect(await complaints(page), name).toEqual([])
  expect(await headingsTooWide(page), `headings of ${name}`).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await tooWide(page), `${name} on a phone`).toEqual([])
}

/**
 * What axe finds on the open page on a phone in the light and on a desktop in the dark; nothing is too wide for a phone, no heading runs into what is beside it.
 * It begins with what the page before has left, so that the page need not be drawn once more.
 */
export async function lookTwice(page: Page, name: string) {
  await toHaveCome(page)
  const looks = [lookOnPhone, lookOnDesktop]
  if (page.viewportSize()?.width === desktop.width) looks.reverse()
  for (const look of looks) await look(page, name)
}

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

async function lookOnPhone(page: Page, name: string) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize(phone)
  expect.soft(await tooWide(page), `${name} on a phone`).toEqual([])
  expect.soft(await complaints(page), `${name} on a phone, in the light`).toEqual([])
}

async function lookOnDesktop(page: Page, name: string) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize(desktop)
  expect.soft(await complaints(page, ['color-contrast']), `${name} on a desktop, in the dark`).toEqual([])
  expect.soft(await headingsTooWide(page), `headings of ${name}`).toEqual([])
}

/** Nothing is wider than the smallest phone, also with text twice as large (WCAG 1.4.4, 1.4.10). The page stays as it is then. */
export async function lookEnlarged(page: Page, name: string) {
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await tooWide(page), `${name} at 320 pixels`).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await tooWide(page), `${name} in letters twice as large`).toEqual([])
}

/** The loading bar covers it for a moment longer. */
async function toHaveCome(page: Page) {
  await expect(page.locator('progress[data-phase]')).toHaveCount(0)
}

function headingsTooWide(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const room = heading.parentElement?.getBoundingClientRect().right ?? 0
        return heading.getBoundingClientRect().right > room + 1 || heading.scrollWidth > heading.clientWidth + 1
      })
      .map(({ textContent }) => textContent),
  )
}

/** Targets half behind the cookie banner are measured without it: the position on the page does not make a target small. */
async function complaints(page: Page, rules?: string[]) {
  await toHaveFaded(page)
  const found = await askAxe(page, rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags })
  if (!found.some(([id]) => id === 'target-size')) return found
  const answered = await page.locator('html[data-consent]').count()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-consent', true))
  const small = await askAxe(page, { type: 'rule', values: ['target-size'] })
  if (answered === 0) await page.evaluate(() => document.documentElement.toggleAttribute('data-consent', false))
  return [...found.filter(([id]) => id !== 'target-size'), ...small]
}

/** A colour in transition belongs to neither state, so all transitions end first. */
async function toHaveFaded(page: Page) {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

/** What makes the page scroll sideways, by its markup; nothing where it does not. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} instead of ${clientWidth}`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 150)),
    ]
  })
}
