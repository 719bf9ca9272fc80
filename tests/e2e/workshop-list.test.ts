import { expect } from '@playwright/test'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { wordsOf } from './steps/wording.ts'

const say = wordsOf('en')
const title = certificationBySlug('fl2d')?.title ?? ''

test.use({ viewport: { width: 1440, height: 900 } })

test('the list shows three dates of a workshop, those in the visitor’s language first, and the others when asked', async ({
  page,
}) => {
  await page.goto('/en/workshops')
  const offer = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
  const shown = offer.getByRole('list', { name: `${say('workshops.dates')}: ${title}`, exact: true })
  // and one line for what has no date, in all its languages
  await expect(shown.getByRole('listitem')).toHaveCount(4)
  await expect(shown.getByRole('listitem').first()).toContainText(say('workshops.languages.en'))
  const anyTime = shown.getByRole('listitem').filter({ hasText: say('workshops.anyTime') })
  await expect(anyTime).toHaveCount(1)
  for (const language of ['de', 'en'] as const)
    await expect(anyTime.getByRole('link', { name: say(`workshops.languages.${language}`), exact: true })).toBeVisible()
  await expect(offer.getByRole('link', { name: `${say('workshops.findDate')}: ${title}` })).toBeVisible()
  const more = offer.getByRole('group')
  await expect(more.getByRole('link').first()).toBeHidden()
  await more.locator('summary').click()
  await expect(more.getByRole('link').first()).toBeVisible()
  await lookClosely(page, { headings: true })
})

test('with keys its filters are chosen one after the other, and applied together', async ({ page }) => {
  await page.goto('/en/workshops')
  const kind = page.getByRole('group', { name: say('workshops.filterKind'), exact: true })
  const apply = page.getByRole('button', { name: say('workshops.apply') })
  await expect(apply).toBeHidden()
  await kind.getByRole('radio').first().focus()
  for (const name of ['start', 'design', 'leadership'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(kind.getByRole('radio', { name: say(`workshops.kinds.${name}`), exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/en\/workshops$/)
  await apply.press('Enter')
  await expect(page).toHaveURL(/\?kind=leadership&language=de#filter$/)
  await page.keyboard.press('Tab')
  await expect(kind.getByRole('radio', { name: say('workshops.kinds.leadership'), exact: true })).toBeFocused()
  await kind.getByRole('radio', { name: say('workshops.kinds.start'), exact: true }).click()
  await expect(page).toHaveURL(/\?kind=start&language=de#filter$/)
  await expect(apply).toBeHidden()
})

test('going back shows the filters of that list, not those chosen last', async ({ page }) => {
  await page.goto('/en/workshops')
  const chip = (group: 'filterKind' | 'filterLanguage', name: string) =>
    page.getByRole('group', { name: say(`workshops.${group}`), exact: true }).getByRole('radio', { name, exact: true })
  await chip('filterKind', say('workshops.kinds.start')).click()
  await expect(page).toHaveURL(/\?kind=start#filter$/)
  await chip('filterLanguage', say('workshops.languages.de')).click()
  await expect(page).toHaveURL(/language=de/)
  await page.goBack()
  await expect(page).toHaveURL(/\?kind=start#filter$/)
  await expect(chip('filterKind', say('workshops.kinds.start'))).toBeChecked()
  await expect(chip('filterLanguage', say('workshops.languages.de'))).not.toBeChecked()
})

test('a testimonial is beside the promise on pages that sell', async ({ page }) => {
  for (const path of [
    '/de/workshops',
    '/en/packages/now',
    '/de/packages/realise',
    '/en/workshops/flight-levels-introduction/self-paced-booking',
  ]) {
    await page.goto(path)
    await expect(page.locator('main header').getByRole('figure'), path).toBeInViewport({ ratio: 1 })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('its filters are in one line and find a place', async ({ page }) => {
    await page.goto('/de/workshops')
    const form = page.locator('main form').first()
    const groups = await form.locator('fieldset, select').all()
    const feet = await Promise.all(
      groups.map(async (group) => {
        const box = await group.boundingBox()
        return Math.round((box?.y ?? 0) + (box?.height ?? 0))
      }),
    )
    expect(feet.length).toBe(4)
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(8)
    await form.getByLabel(wordsOf('de')('workshops.filterPlace')).selectOption('Graz')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/place=Graz/)
  })
})
