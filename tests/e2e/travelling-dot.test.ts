import { expect, type Page } from '@playwright/test'
import { openSite } from '../helpers/open-site.ts'
import { test } from './site-test.ts'
import { openFreeTab } from './steps/free-chromium.ts'

/** How the last page was left: the browser decides it at that moment, however long the next page takes (4 s later it shows that one at once). */
function watchLeaving() {
  localStorage.removeItem('left')
  addEventListener('pageswap', ({ viewTransition }) =>
    localStorage.setItem('left', viewTransition ? 'with a transition' : 'without one'),
  )
}

const departure = () => localStorage.getItem('left')

/** What travels from and to this page, and of which picture it is a part. */
const travels = () =>
  [document.documentElement, ...document.querySelectorAll<HTMLElement | SVGElement>('*')]
    .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
    .map((element) => `${getComputedStyle(element).viewTransitionName}: ${element.dataset.dot}`)
    .filter((name, index, all) => all.indexOf(name) === index)

async function toWorkshops(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Workshops' }).first().click()
  await expect(page).toHaveURL('/de/workshops')
}

test('the dot travels from the picture of the start page to the mark, and back', async ({ page }) => {
  await page.goto('/de')
  expect(await page.evaluate(travels)).toEqual(['dot: picture'])
  await page.evaluate(watchLeaving)
  await toWorkshops(page)
  expect(await page.evaluate(departure)).toBe('with a transition')
  expect(await page.evaluate(travels)).toEqual(['dot: mark'])
  await page.evaluate(watchLeaving)
  await page.getByRole('link', { name: 'Flight Levels' }).first().click()
  await expect(page).toHaveURL('/de')
  expect(await page.evaluate(departure)).toBe('with a transition')
})

test('on a page that is not there it is below ground', async ({ page, surprises }) => {
  surprises.allowStatus(404)
  await page.goto('/de/nowhere')
  expect(await page.evaluate(travels)).toEqual(['dot: picture'])
})

test('the page can be used while the dot travels, and nothing else moves', async ({ page }) => {
  await page.goto('/de')
  const during = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined)
    await transition.ready
    const moving = document.getAnimations().flatMap((animation) => {
      const part = animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement
      if (!part || !/^::view-transition/.test(part)) return []
      animation.pause()
      return [part]
    })
    const link = document.querySelector('header nav a')
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    transition.skipTransition()
    return { moving, reached: hit !== null && link?.contains(hit) }
  })
  expect(during.moving).toContain('::view-transition-group(dot)')
  expect(during.moving.filter((part) => !part.endsWith('(dot)'))).toEqual([])
  expect(during.reached).toBe(true)
})

test('nothing travels for those who want less motion, nor in the office', async ({ page, openOffice }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de')
  expect((await page.evaluate(travels)).filter((part) => part.startsWith('dot'))).toEqual([])
  await page.evaluate(watchLeaving)
  await toWorkshops(page)
  expect(await page.evaluate(departure)).toBe('without one')

  const office = await openOffice()
  await office.evaluate(watchLeaving)
  await office.locator('nav a[href="/office/dates"]').first().click()
  await expect(office).toHaveURL('/office/dates')
  expect(await office.evaluate(departure)).toBe('without one')
})

test('it travels to a page that was rendered ahead, and back to one that was kept', async () => {
  const site = await openSite({ env: { LOAD_AHEAD: 'yes' } })
  const tab = await openFreeTab()
  const leftFor: (string | null)[] = []
  // A browser that is short of memory lets go of what it has rendered or kept: then there is a next time.
  await expect(async () => {
    await tab.goto(`${site.url}/de/speaking`)
    await tab.shows('/de/speaking')
    const link = 'header nav a[href="/de/workshops"]'
    await expect
      .poll(() => tab.hover(link).then(() => tab.ready().includes('prerender /de/workshops')), { intervals: [2000] })
      .toBe(true)
    await tab.evaluate(watchLeaving)
    await tab.click(link)
    await tab.shows('/de/workshops')
    const shown = () => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number
      })[]
      return { left: localStorage.getItem('left'), isAhead: (navigation?.activationStart ?? 0) > 0 }
    }
    const { isAhead, left } = await tab.evaluate(shown)
    expect(isAhead).toBe(true)
    leftFor.push(left)
  }).toPass()
  await expect(async () => {
    await tab.goto(`${site.url}/de/speaking`)
    await tab.shows('/de/speaking')
    await tab.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-kept', `${persisted}`),
      ),
    )
    await tab.goto(`${site.url}/de/consulting`)
    await tab.shows('/de/consulting')
    await tab.evaluate(watchLeaving)
    await tab.evaluate(() => void setTimeout(() => history.back()))
    await tab.shows('/de/speaking')
    const shown = () => ({ left: localStorage.getItem('left'), kept: document.documentElement.dataset.kept })
    const { kept, left } = await tab.evaluate(shown)
    expect(kept).toBe('true')
    leftFor.push(left)
  }).toPass()
  expect(leftFor).toEqual(['with a transition', 'with a transition'])
  await tab.close()
  expect(await site.stop()).toBe(0)
})
