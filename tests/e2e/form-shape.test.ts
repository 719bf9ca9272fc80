import { expect, type Locator } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { almwerk, lena, mirko } from './steps/people.ts'
import { hrefOf } from './steps/workshop-dates.ts'

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1 },
  { width: 360, height: 740, screens: 2 },
]) {
  test(`the booking form begins at most ${screens} screens below the head at ${width}, in three numbered steps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(hrefOf(theFl2dInGraz))
    const { form } = bookingForm(page, 'de')
    const head = await boxOf(page.locator('main header').first())
    const first = await boxOf(form)
    expect(first.y - (head.y + head.height)).toBeLessThanOrEqual(screens * height)
    await expect(form.getByRole('group', { name: /^\d\. / })).toHaveCount(3)
  })
}

test('the sum of a form is in view on a phone beside its mistakes, where the price of the page was', async ({
  page,
  surprises,
}) => {
  surprises.allowStatus(422)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hrefOf(theFl2dInGraz))
  await bookingForm(page, 'de').order.click()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toBeInViewport({ ratio: 1 })
})

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

test('tickets and packages are ordered in the same three numbered steps', async ({ page }) => {
  for (const [path, id] of [
    ['/de/packages/now', 'package'],
    ['/de/workshops/flight-levels-introduction/self-paced-booking', 'tickets'],
  ] as const) {
    await page.goto(path)
    await expect(bookingForm(page, 'de', id).form.getByRole('group', { name: /^\d\. / })).toHaveText([
      /^1\. Wer bestellt\?/,
      /^2\. Rechnung/,
      /^3\. Prüfen und bestellen/,
    ])
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the last step shows everything before it is ordered, and the terms are read in place', async ({ page }) => {
      await page.goto(hrefOf(theFl2dInGraz))
      const form = bookingForm(page, 'de')
      if (javaScriptEnabled) await form.isAlive()
      await form.fillBooker(lena)
      await form.fillInvoice(almwerk)
      await form.addPerson.click()
      await form.fillPerson(2, mirko)
      if (!javaScriptEnabled) await form.updatePrice.click()
      const last = form.form.getByRole('group', { name: /^3\. / })
      for (const text of [lena.email, mirko.email, almwerk.street, 'Graz', '€ 4.776,00'])
        await expect(last).toContainText(text)

      await last.getByText('Widerrufsrecht in Kürze').click()
      await expect(last.getByText('binnen 14 Tagen ab der Bestellung')).toBeVisible()
      for (const [name, address] of [
        ['Geschäftsbedingungen', '/de/agb'],
        ['Datenschutzhinweise', '/de/datenschutzerklaerung'],
        ['Zum Widerrufsformular', '/de/widerruf'],
      ] as const)
        await expect(last.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
      await expect(form.field(form.booker, 'lastName')).toHaveValue(lena.lastName)
    })
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} cannot be seen`)
  return box
}

test('fields beside each other are on one line, and no choice is wider than a field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de/kontakt')
  const [email, phone] = await Promise.all(
    ['email', 'phone'].map((name) => boxOf(page.locator(`main form input[name="${name}"]`).last())),
  )
  expect(email?.y).toBe(phone?.y)
  await page.goto('/de/dsgvo/flight-level-2-design')
  const field = await boxOf(page.locator('main form select'))
  const choice = await boxOf(page.locator('main form label').filter({ hasText: /^Ja, ich/ }))
  expect(choice.width).toBeLessThanOrEqual(field.width)
})
