import { expect, type Locator, type Page } from '@playwright/test'
import { theFl2dInHamburg, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { orderPage } from './steps/order-page.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test('Ruth books with the keyboard alone', async ({ page }) => {
  const free = await seatsLeft(page.request, theFl2dInVienna)
  const form = bookingForm(page, 'de')
  const { keyboard } = page

  await test.step('past the frame to the form', async () => {
    await page.goto(hrefOf(theFl2dInVienna))
    await form.isAlive()
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Buchen', exact: true }))
    await keyboard.press('Enter')
    await expect(form.form).toBeInViewport()
  })

  await test.step('Enter in a box orders nothing and complains of nothing', async () => {
    await tabTo(page, form.field(form.booker, 'firstName'))
    await keyboard.type('Ruth')
    await keyboard.press('Enter')
    await expect(form.errorSummary).toHaveCount(0)
    await expect(form.field(form.booker, 'firstName')).toBeFocused()
    await expect(form.field(form.booker, 'firstName')).toHaveValue('Ruth')
  })

  await test.step('a failed attempt leads to the list of mistakes, and each of them to its box', async () => {
    await tabTo(page, form.order)
    await keyboard.press('Enter')
    await expect(form.errorSummary).toBeFocused()
    await tabTo(page, form.errorSummary.getByRole('link', { name: 'Deinen Nachnamen bitte!' }))
    await keyboard.press('Enter')
    await expect(form.field(form.booker, 'lastName')).toBeFocused()
    await keyboard.type('Sailer')
    await expect(form.errorSummary.getByRole('link', { name: 'Deinen Nachnamen bitte!' })).toHaveCount(0)
    await expect(form.field(form.booker, 'lastName')).toBeFocused()
  })

  await test.step('who is added is where she goes on typing', async () => {
    await next(page, form.field(form.booker, 'email'), 'ruth.sailer@post.example')
    await tabTo(page, form.takesPart)
    await tabTo(page, form.addPerson)
    await keyboard.press('Enter')
    await expect(form.field(form.person(2), 'firstName')).toBeFocused()
    await keyboard.type('Karl')
    await next(page, form.field(form.person(2), 'lastName'), 'Sailer')
    await next(page, form.field(form.person(2), 'email'), 'karl.sailer@post.example')
    await tabTo(page, form.introductionFor(2))
    await keyboard.press('Space')
    await expect(form.introductionFor(2)).toBeChecked()
  })

  await test.step('who is taken out leaves her at the button that adds someone, not at the top of the page', async () => {
    await tabTo(page, form.addPerson)
    await keyboard.press('Space')
    await expect(form.field(form.person(3), 'firstName')).toBeFocused()
    await keyboard.press('Shift+Tab')
    await expect(form.removePerson(3)).toBeFocused()
    await keyboard.press('Enter')
    await expect(form.person(3)).toHaveCount(0)
    await expect(form.addPerson).toBeFocused()
  })

  await test.step('the invoice, box by box', async () => {
    await next(page, form.field(form.invoice, 'street'), 'Lindengasse 7')
    await next(page, form.field(form.invoice, 'postalCode'), '1070')
    await next(page, form.field(form.invoice, 'city'), 'Wien')
    await tabTo(page, form.country)
    await keyboard.press('ArrowDown')
    await expect(form.country).toHaveValue('AT')
    await tabTo(page, form.noVatId)
    await keyboard.press('Space')
    await expect(form.noVatId).toBeChecked()
  })

  await test.step('and orders', async () => {
    await tabTo(page, form.terms)
    await keyboard.press('Space')
    await tabTo(page, form.order)
    await keyboard.press('Enter')
    await orderPage(page, 'de').isOpen()
    await expect(page).toHaveTitle(/^Buchung \d{4}-\d{4} – Flight Levels$/)
    expect(await seatsLeft(page.request, theFl2dInVienna)).toBe(free - 2)
  })
})

test('the cookie question is passed without the page moving under it', async ({ page }) => {
  await page.goto('/de/kontakt')
  const question = page.getByRole('region', { name: 'Videos gleich zeigen?' })
  for (const control of await question.locator('a, button').all()) {
    await tabTo(page, control)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [width, height] of [
  [360, 740],
  [768, 900],
] as const) {
  test(`nothing covers what has the focus while the cookie question is open, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of [hrefOf(theFl2dInVienna), tickets]) {
      await page.goto(path)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      await nothingIsCovered(page, path)
    }
  })
}

test('a text area is seen whole while the cookie question is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/de/kontakt')
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  const message = page.getByRole('textbox', { name: 'Deine Nachricht' })
  await tabTo(page, message)
  const question = page.getByRole('region', { name: 'Videos gleich zeigen?' })
  const gap = async () => {
    const [area, below] = await Promise.all([message.boundingBox(), question.boundingBox()])
    return below && area && below.y - area.y - area.height
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('an error leads to its choices, which show that they have the focus', async ({ page }) => {
  await page.goto('/de/packages/now')
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await page.keyboard.press('Enter')
  const choices = page.getByRole('radiogroup', { name: 'Welchen Workshop macht ihr?' })
  const about = await choices.getAttribute('id')
  await tabTo(page, page.getByRole('alert').locator(`a[href="#${about}"]`))
  await page.keyboard.press('Enter')
  await expect(choices).toBeFocused()
  await expect(choices).toHaveCSS('outline-style', 'solid')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the sum of a form does not stick behind the cookie question', async ({ page }) => {
    await page.goto(tickets)
    await nothingIsCovered(page, tickets)
  })
})

const tickets = '/de/workshops/flight-level-2-design/self-paced-booking'

async function nothingIsCovered(page: Page, path: string) {
  const covered: string[] = []
  let presses = 0
  for (; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(coveredFocus)
    if (seen === null) break
    if (seen) covered.push(seen)
  }
  expect(presses, path).toBeGreaterThan(40)
  expect(covered, path).toEqual([])
}

/** What has the focus, where something else is in front of the middle of what is on the screen; empty where nothing is, and null past the last control. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, right, top, height } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint((left + Math.min(right, innerWidth)) / 2, top + height / 2)
  const isInFront =
    seen && (focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused))
  return isInFront ? '' : focused.outerHTML.slice(0, 120)
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} cannot be reached with the Tab key`)
}

async function next(page: Page, box: Locator, text: string) {
  await tabTo(page, box)
  await page.keyboard.type(text)
}

test('the links to the parts of a workshop are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hrefOf(theFl2dInHamburg))
  const last = await page.locator('[data-marks-section] a').last().boundingBox()
  expect((last?.x ?? 360) + (last?.width ?? 0)).toBeLessThanOrEqual(360)
})
