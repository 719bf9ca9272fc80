import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { wordsOf } from './steps/wording.ts'

for (const language of ['de', 'en'] as const) {
  const say = wordsOf(language)

  test.describe(`the start page at /${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('shows the next seat and its trainer above the fold', async ({ page }) => {
      await page.goto(`/${language}`)
      const seat = page.locator('main header').getByText(say('workshops.nextSeat'), { exact: true })
      await expect(seat).toBeInViewport({ ratio: 1 })
      const card = seat.locator('xpath=../..')
      await expect(card.locator('img[src^="/media/"]')).toBeInViewport({ ratio: 1 })
      const href = await card.getByRole('link').getAttribute('href')
      await card.getByRole('link').click()
      await expect(page).toHaveURL(href ?? '')
    })

    test('begins its dates with those in the language of the visitor', async ({ page }) => {
      await page.goto(`/${language}`)
      const rows = page.locator(language === 'de' ? '#termine' : '#dates').getByRole('listitem')
      await expect(rows).toHaveCount(6)
      const own = say(`workshops.languages.${language}`)
      const texts = await rows.allInnerTexts()
      const foreign = texts.findIndex((text) => !text.includes(own))
      expect(foreign === -1 ? [] : texts.slice(foreign).filter((text) => text.includes(own))).toEqual([])
      expect(texts[0]).toContain(own)
    })

    test('is read and chosen from on a phone with the cookie question still open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/${language}`)
      const [button, question] = [page.locator('main header a').first(), page.locator('[data-consent-banner]')]
      const [box, above] = [await button.boundingBox(), await question.boundingBox()]
      expect(box && above && box.y + box.height <= above.y).toBe(true)
    })

    test('has a voice, the newest posts and the newsletter', async ({ page }) => {
      await page.goto(`/${language}`)
      await expect(page.getByRole('main').getByRole('figure').filter({ hasText: 'Petra Holzinger' })).toBeVisible()
      await expect(page.locator('#blog').getByRole('article')).toHaveCount(3)
      await expect(page.locator('#newsletter').getByRole('textbox').first()).toBeVisible()
      await lookClosely(page, { headings: true })
    })
  })
}
