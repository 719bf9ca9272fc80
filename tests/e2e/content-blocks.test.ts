import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

/** Together they hold every kind of block that the seed world uses. */
const pages = [
  ['cards and levels', '/de/flight-levels', '/en/flight-levels'],
  ['packages', '/de/flight-levels-now', '/en/flight-levels-now'],
  ['steps and ticks', '/de/consulting', '/en/consulting'],
  ['talks and points', '/de/speaking', '/en/speaking'],
  ['a table', '/de/regionale-preise', '/en/regional-prices'],
  ['portraits', '/de/ueber-uns', '/en/about'],
] as const

for (const [name, ...addresses] of pages) {
  for (const address of addresses) {
    test(`${name} at ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await lookClosely(page)
    })
  }
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
