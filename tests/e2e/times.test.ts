import { expect } from '@playwright/test'
import { theEnglishFlclOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { dateOf, hrefOf } from './steps/workshop-dates.ts'

const { zone, sessions } = dateOf(theEnglishFlclOnline)
const hours = '09:00–13:00, United Kingdom Time'
const inIndia = 'Asia/Kolkata'
const ownTime = `${[...new Set(sessions.map(inIndianTime))].join(' / ')} your time`

test.describe('in India', () => {
  test.use({ timezoneId: inIndia })

  test('online times have their zone and the visitor’s own time, before any script of the page has come', async ({
    page,
  }) => {
    // They never come.
    await page.route(deferredScripts, () => undefined)
    await page.goto('/en/workshops/flight-levels-change-leadership', { waitUntil: 'domcontentloaded' })
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${hrefOf(theEnglishFlclOnline, 'en')}#book"]`) })
    await expect(row).toContainText(hours)
    await expect(row.getByText(ownTime)).toBeVisible()
  })

  test('the page of a date and its form show them too, and keep them', async ({ page }) => {
    await page.goto(hrefOf(theEnglishFlclOnline, 'en'))
    const form = bookingForm(page, 'en')
    await form.isAlive()
    await expect(page.locator('main header').first()).toContainText(hours)
    await expect(page.locator('main header').first().getByText(ownTime)).toBeVisible()
    const chosen = form.form.getByRole('radio', { checked: true }).locator('..')
    await expect(chosen).toContainText(hours)
    await expect(chosen.getByText(ownTime)).toBeVisible()
  })
})

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('the day is shown where it differs', async ({ page }) => {
    await page.goto(hrefOf(theEnglishFlclOnline, 'en'))
    const [first] = sessions
    const day = first?.startsAt
      .toZonedDateTimeISO('Pacific/Honolulu')
      .toLocaleString('en-US', { day: '2-digit', month: 'long', year: 'numeric' })
      .replace(' ', '\u00a0')
    await expect(page.locator('main header').first().getByText('your time')).toContainText(
      new RegExp(`^${day}, 2[23]:00–0[23]:00`),
    )
  })
})

test.describe('in London', () => {
  test.use({ timezoneId: zone })

  test('nothing is added where the time is the same', async ({ page }) => {
    await page.goto(hrefOf(theEnglishFlclOnline, 'en'))
    await bookingForm(page, 'en').isAlive()
    await expect(page.locator('main header').first()).toContainText(hours)
    await expect(page.getByText('your time')).toHaveCount(0)
  })
})

/** Four and a half hours after London in summer, five and a half in winter. */
function inIndianTime({ startsAt, endsAt }: (typeof sessions)[number]): string {
  const time = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(inIndia).toPlainTime().toString({ smallestUnit: 'minute' })
  return `${time(startsAt)}–${time(endsAt)}`
}
