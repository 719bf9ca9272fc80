import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from './site-test.ts'
import { contentService } from './steps/editor.ts'
import { lookClosely } from './steps/look-closely.ts'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

test('an editor’s photo comes upright, small and as AVIF, and nothing on the page moves', async ({
  page,
  request,
  site,
}) => {
  const service = await contentService(request, site)
  const url = await service.addPicture('Bühne in Wien.jpg', 'image/jpeg', await photoOfACamera())
  const image = { url, alt: 'Die Bühne in Wien', width: '2400', height: '1600', caption: 'Herbst 2026' }
  const words = 'Flight Levels verbindet Strategie, Koordination und tägliche Arbeit. '.repeat(30)
  const draft = await service.save('/buehne', [
    { name: 'core/image', fields: image },
    { name: 'core/paragraph', fields: { content: words } },
    { name: 'core/paragraph', fields: { content: words } },
    {
      name: 'core/image',
      fields: { ...image, url: await service.addPicture('spät.jpg', 'image/jpeg', await photoOfACamera()) },
    },
  ])
  const published = await service.publish(draft)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // the types of browsers do not know layout shifts yet
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(`**${url}/**`, async (route) => {
    // later than the text: then a place that was not kept would show
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto('/de/buehne')
  const photo = page.getByRole('img', { name: 'Die Bühne in Wien' }).first()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { address, ratio } = await photo.evaluate((img: HTMLImageElement) => ({
    address: img.currentSrc,
    ratio: img.naturalWidth / img.naturalHeight,
  }))
  expect(address).toBe(`${site.url}${url}/960.avif`)
  expect(ratio).toBeCloseTo(1.5, 2)
  await expect(photo).toHaveAttribute('fetchpriority', 'high')
  expect((await request.get(address)).headers()['content-type']).toBe('image/avif')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await lookClosely(page)
  await service.remove(published)
})

/** Held upright, stored sideways. */
async function photoOfACamera(): Promise<Buffer> {
  const stored = sharp({ create: { width: 1600, height: 2400, channels: 3, background: '#25487a' } })
  return await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer()
}
