import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Looks at the open page as a phone and as a desktop show it, light and dark, and lets axe judge each (WCAG 2.2 AA and good practice).
 * Nothing may reach over the edge of the screen, at any of the three widths.
 */
export async function lookClosely(page: Page) {
  // A page that is still fading from light to dark has neither's contrast.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await tooWide(page), `nothing is too wide at ${width} pixels`).toEqual([])
    if (width === 768) continue
    expect(await complaints(axe(page).withTags(rules)), `axe at ${width} pixels`).toEqual([])
    // Colours do not know how wide the page is.
    if (width === 360) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    // Only the colours are others.
    const inTheDark = axe(page).withRules(['color-contrast'])
    expect(await complaints(inTheDark), `axe at ${width} pixels, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/**
 * What axe finds on the open page on a desktop, in the light; no heading runs into what is beside it, and nothing is too wide for a phone.
 * `name` says which page it was, where its address does not.
 */
export async function lookOnce(page: Page, name = new URL(page.url()).pathname) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await complaints(axe(page).withTags(rules)), name).toEqual([])
  expect(await headingsTooWide(page), `headings of ${name}`).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await tooWide(page), `${name} on a phone`).toEqual([])
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

/** Without a second page for the results of foreign frames: there are none. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

async function complaints(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ html }) => html.slice(0, 200))])
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
