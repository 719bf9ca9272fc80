import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'

/** What moved on the way to the page that is shown: parts of the page by their names, null without a transition. */
async function seenOnTheWay(page: Page): Promise<string[] | null> {
  return await page.evaluate(async () => await Object.assign(window).onTheWay)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const onTheWay = new Promise((resolve) => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        // Rejects where two parts have one name.
        await viewTransition?.ready
        const parts = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        resolve(viewTransition && parts.filter((part) => part && /-group/.test(part)))
      })
    })
    Object.assign(window, { onTheWay })
  })
})

test('the dot travels from the picture of the start page to the mark, and back', async ({ page }) => {
  await page.goto('/de')
  await page.getByRole('navigation').getByRole('link', { name: 'Workshops' }).first().click()
  await expect(page).toHaveURL('/de/workshops')
  expect(await seenOnTheWay(page)).toContain('::view-transition-group(dot)')
  await page.goBack()
  await expect(page).toHaveURL('/de')
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('[data-dot]')].map((dot) => getComputedStyle(dot).viewTransitionName),
    ),
  ).toEqual(['none', 'dot'])
})

test('nothing travels for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  await page.getByRole('navigation').getByRole('link', { name: 'Workshops' }).first().click()
  await expect(page).toHaveURL('/de/workshops')
  expect(await seenOnTheWay(page)).toBeNull()
})
