import { expect, type Page } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const pages = ['/de', '/en/workshops', '/de/workshops/flight-level-2-design', hrefOf(theFl2dInGraz), '/en/blog']

for (const [width, height] of [
  [360, 740],
  [768, 1000],
  [1440, 900],
] as const) {
  test(`text that a browser shows twice as large fits on ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      expect(await page.evaluate(textsOverOthers), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      expect(await stickyShare(page), path).toBeLessThanOrEqual(0.25)
    }
  })
}

test('on a screen magnified twice, what sticks takes a quarter of it at most', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    expect(await stickyShare(page), path).toBeLessThanOrEqual(0.25)
  }
})

/** Lines of text that are in front of other ones. */
function textsOverOthers(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const lines: { parent: Element; text: string; box: DOMRect }[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    const isShown = parent?.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    })
    const isFolded = parent?.closest('details:not([open])') && !parent.closest('summary')
    // Texts for screen readers are a pixel wide.
    if (
      !(parent && isShown && node.textContent?.trim()) ||
      isFolded ||
      parent.clientWidth === 1 ||
      parent.closest('[data-sticky-bar], [aria-hidden="true"]')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 3 && box.height > 3) lines.push({ parent, text: node.textContent.trim().slice(0, 40), box })
  }
  const over = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 2
  return lines.flatMap(({ parent, text, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.parent !== parent && over(box, other.box))
      .map((other) => `${text} | ${other.text}`),
  )
}

/** The share of the window that stays covered in the middle of the page. */
async function stickyShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  return page.evaluate(() => {
    const rows = Array.from({ length: 100 }, (_, index) => (innerHeight * (index + 0.5)) / 100)
    const isSticky = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isSticky(element.parentElement))
    return rows.filter((y) => isSticky(document.elementFromPoint(innerWidth / 2, y))).length / rows.length
  })
}
