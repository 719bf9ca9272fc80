import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { pagesOfBlocks } from './steps/every-page.ts'
import { lookClosely, lookEnlarged } from './steps/look-closely.ts'

test.describe.configure({ mode: 'parallel' })

for (const [name, address] of pagesOfBlocks) {
  test(`${name} at ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await lookClosely(page, { headings: true })
    await lookEnlarged(page, address)
  })
}

test('pictures keep their place before they have come', async ({ page, surprises }) => {
  surprises.allowStatus(404)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/de/ueber-uns')
  const portraits = page.locator('main img[src^="/media/"]')
  await expect(portraits).toHaveCount(5)
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute('loading', 'lazy')
    const box = await portrait.boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
  }
})
