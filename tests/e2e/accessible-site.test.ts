import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { crawl, listedPages } from './steps/crawl.ts'
import { pagesLookedAtClosely } from './steps/every-page.ts'
import { lookOnce } from './steps/look-closely.ts'

// Both workers take every second page of those that nobody else looks at. What each kind of page is like at other widths and in the dark:
// accessible-pages.test.ts
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const halves = [0, 1]
for (const half of halves) {
  test(`whatever a link leads to is for everybody, half ${half + 1}`, async ({ page, request, site }) => {
    const { pages } = await crawl(request, site.url, ['/', ...(await listedPages(request, site.url))])
    const elsewhere = new Set(pagesLookedAtClosely())
    const others = [...pages.keys()].sort().filter((path) => !elsewhere.has(path))
    expect(pages.size).toBeGreaterThan(80)
    const mine = others.filter((_, index) => index % halves.length === half)
    expect(mine.length).toBeGreaterThan(20)
    for (const path of mine) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await lookOnce(page, path)
    }
  })
}
