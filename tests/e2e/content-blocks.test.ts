import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'

test.describe.configure({ mode: 'parallel' })

/** Together they hold every kind of block that the seed world uses. */
const pages = [
  ['cards and levels', '/de/flight-levels'],
  ['packages', '/de/flight-levels-now'],
  ['steps and ticks', '/de/consulting'],
  ['talks and points', '/de/speaking'],
  ['a table', '/de/regionale-preise'],
  ['portraits', '/de/ueber-uns'],
] as const

for (const [name, address] of pages) {
  // In English they are looked at where every link leads (accessible-site.test.ts).
  test(`${name} at ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await lookClosely(page)
  })
}

test('pictures keep their place before they have come', async ({ page, surprises }) => {
  surprises.allowStatus(404)
  await page.route('**/pictures/*.svg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/de/ueber-uns')
  const portraits = page.locator('main img[src^="/pictures/"]')
  await expect(portraits).toHaveCount(5)
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute('loading', 'lazy')
    const box = await portrait.boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
  }
})
