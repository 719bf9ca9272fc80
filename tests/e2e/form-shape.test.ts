import { expect, type Locator } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1 },
  { width: 360, height: 740, screens: 2 },
]) {
  test(`the booking form begins at most ${screens} screens below the head at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(hrefOf(theFl2dInGraz))
    const { form } = bookingForm(page, 'de')
    const head = await boxOf(page.locator('main header').first())
    const first = await boxOf(form)
    expect(first.y - (head.y + head.height)).toBeLessThanOrEqual(screens * height)
  })
}

for (const path of [
  hrefOf(theFl2dInGraz),
  '/de/widerruf',
  '/de/packages/now',
  '/de/workshops/flight-levels-introduction/self-paced-booking',
]) {
  test(`fields are no wider than a line that is read at once: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const boxes = await page
      .getByRole('main')
      .locator('input:is([type="text"], [type="email"]), textarea, select')
      .filter({ visible: true })
      .evaluateAll((fields) =>
        fields.map(
          (field) => field.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(field).fontSize),
        ),
      )
    expect(boxes.length).toBeGreaterThan(0)
    for (const width of boxes) expect(width).toBeLessThanOrEqual(36)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('terms, privacy and withdrawal are read in place, and the links lead to all of it', async ({ page }) => {
      await page.goto(hrefOf(theFl2dInGraz))
      const { form } = bookingForm(page, 'de')
      await form.getByText('Widerrufsrecht in Kürze').click()
      await expect(form.getByText('binnen 14 Tagen ab der Buchung')).toBeVisible()
      for (const [name, address] of [
        ['Geschäftsbedingungen', '/de/agb'],
        ['Datenschutzhinweise', '/de/datenschutzerklaerung'],
        ['Zum Widerrufsformular', '/de/widerruf'],
      ] as const)
        await expect(form.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    })
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} cannot be seen`)
  return box
}
