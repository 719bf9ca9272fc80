import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { menuIsAlive } from './steps/menu.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const workshops = (page: Page) => menu(page).getByRole('button', { name: 'Workshops', exact: true })
const flightLevels = (page: Page) => menu(page).getByRole('button', { name: 'Flight Levels', exact: true })
const coachProgram = (page: Page) => menu(page).getByRole('link', { name: 'Flight Levels Coach Program' })
const banner = (page: Page) => page.getByRole('region', { name: 'Videos gleich zeigen?' })

async function openMenu(page: Page) {
  await menuIsAlive(page)
  await menuButton(page).click()
  await expect(workshops(page)).toBeVisible()
}

async function middleOf(target: ReturnType<typeof workshops>) {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Days that a cookie still lives, rounded; undefined when there is none. */
async function daysOf(context: BrowserContext, name: string) {
  const cookie = (await context.cookies()).find((kept) => kept.name === name)
  return cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400)
}

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((kept) => kept.name === name)?.value
}

test.describe('menu by keyboard', () => {
  test('leads into the sub-menu and out again, and keeps the focus', async ({ page }) => {
    await page.goto('/de')
    await menuIsAlive(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(flightLevels(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(flightLevels(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Was sind Flight Levels?' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(flightLevels(page)).toBeFocused()
    await expect(flightLevels(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test('one that was opened before the script came stays as it is until it is closed', async ({ page }) => {
    const mayCome = Promise.withResolvers<void>()
    await page.route('**/assets/frame-page-*.js', async (route) => {
      await mayCome.promise
      await route.continue()
    })
    await page.goto('/de')
    await menuButton(page).click()
    const link = menu(page).getByRole('link', { name: 'Flight Levels', exact: true }).last()
    await link.focus()
    await expect(coachProgram(page)).toBeVisible()
    mayCome.resolve()
    // What else comes with the script.
    await expect(page.locator('[data-menu]')).toHaveAttribute('style', /--header-height/)
    await expect(link).toBeFocused()
    await expect(coachProgram(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expect(coachProgram(page)).toBeHidden()
    await expect(flightLevels(page)).toBeVisible()
  })

  test('never leads behind the menu', async ({ page }) => {
    await page.goto('/de')
    await openMenu(page)
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('[data-menu]') ? 'in the menu' : focused?.outerHTML
      })
      expect(place).toBe('in the menu')
    }
  })

  test('the skip link is first and leads to the content', async ({ page }) => {
    await page.goto('/de/twig')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('menu by pointer', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a sub-menu stays open on the way to it, across another item', async ({ page }) => {
    await page.clock.install()
    await page.goto('/de')
    await openMenu(page)
    const from = await middleOf(flightLevels(page))
    await page.mouse.move(from.x, from.y)
    await expect(flightLevels(page)).toHaveAttribute('aria-expanded', 'true')
    await stopTime(page)
    // Down and to the right, over Workshops, slower than the delay of 200 ms allows without the safe zone.
    const below = await middleOf(workshops(page))
    for (let step = 1; step <= 8; step += 1) {
      await page.mouse.move(from.x + step * 12, from.y + ((below.y - from.y) * step) / 8)
      await page.clock.runFor(60)
      await expect(flightLevels(page)).toHaveAttribute('aria-expanded', 'true')
    }
    await page.mouse.move(900, 400)
    await page.clock.runFor(300)
    await expect(flightLevels(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('going straight down opens the next one at once', async ({ page }) => {
    await page.goto('/de')
    await openMenu(page)
    await flightLevels(page).hover()
    const below = await middleOf(workshops(page))
    await page.mouse.move(below.x, below.y)
    await expect(workshops(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(coachProgram(page)).toBeVisible()
  })

  test('going away closes after 200 ms, coming back in time keeps it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/de')
    await openMenu(page)
    await workshops(page).hover()
    await expect(coachProgram(page)).toBeVisible()
    await stopTime(page)
    await menu(page).getByText('Mariahilfer Straße').hover()
    await page.clock.runFor(150)
    await workshops(page).hover()
    await page.clock.runFor(300)
    await expect(coachProgram(page)).toBeVisible()
    await menu(page).getByText('Mariahilfer Straße').hover()
    await page.clock.runFor(250)
    await expect(coachProgram(page)).toBeHidden()
  })

  test('one that was clicked stays, and closes with the menu', async ({ page }) => {
    await page.goto('/de')
    await openMenu(page)
    await workshops(page).click()
    await menu(page).getByText('Mariahilfer Straße').hover()
    await page.waitForTimeout(300)
    await expect(coachProgram(page)).toBeVisible()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await openMenu(page)
    await expect(coachProgram(page)).toBeHidden()
  })

  test('an open sub-menu is fit for everyone', async ({ page }) => {
    await page.goto('/de')
    await openMenu(page)
    await flightLevels(page).click()
    await lookClosely(page)
  })
})

test('on a phone the sub-menu covers the items, and its button leads back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/de')
  await openMenu(page)
  await workshops(page).click()
  const back = menu(page).getByRole('button', { name: 'Hauptmenü' })
  await expect(back).toBeFocused()
  await expect(menu(page).getByRole('link', { name: 'Consulting' })).toBeHidden()
  await back.click()
  await expect(workshops(page)).toBeFocused()
  await expect(coachProgram(page)).toBeHidden()
})

test('choosing a language is remembered for a year, and the start page heeds it', async ({ page, context }) => {
  await page.goto('/de/kontakt')
  await page.getByRole('banner').getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL('/en/contact')
  expect(await cookieOf(context, 'locale')).toBe('en')
  expect(await daysOf(context, 'locale')).toBe(365)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('cookie question', () => {
  for (const { button, accepted, days } of [
    { button: 'Zustimmen', accepted: 'true', days: 365 },
    { button: 'Ablehnen', accepted: 'false', days: 7 },
  ]) {
    test(`${button} is kept for ${days} days`, async ({ page, context }) => {
      await page.goto('/de/twig')
      await banner(page).getByRole('button', { name: button }).click()
      await expect(banner(page)).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      await expect.poll(() => cookieOf(context, 'consent')).toBe('videos')
      expect(await cookieOf(context, 'consent-accepted')).toBe(accepted)
      expect(await daysOf(context, 'consent')).toBe(days)
      expect(await daysOf(context, 'consent-accepted')).toBe(days)
      await page.goto('/de')
      await expect(banner(page)).toBeHidden()
    })
  }

  test('a yes shows the players of films, at once and on the next page', async ({ page, context }) => {
    // So far below that the browser asks no one for it.
    const film = `${'<br>'.repeat(2000)}<div data-player="https://player.vimeo.com/video/1?autoplay=1&amp;dnt=1" data-title="Film"></div>`
    await page.route('**/de/twig', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${film}</main>`) })
    })
    await page.goto('/de/twig')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const player = page.getByTitle('Film', { exact: true })
    await expect(player).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Zustimmen' }).click()
    await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/1?dnt=1')
    await expect.poll(() => cookieOf(context, 'consent-accepted')).toBe('true')
    await page.reload()
    await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/1?dnt=1')
  })

  test('the answer can be changed', async ({ page, context }) => {
    await page.goto('/de/consent')
    await expect(banner(page)).toBeHidden()
    await page.getByRole('button', { name: 'Zustimmen' }).click()
    await expect(page.getByText('Du hast zugestimmt.')).toBeVisible()
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByText('Du hast abgelehnt.')).toBeVisible()
    expect(await cookieOf(context, 'consent-accepted')).toBe('false')
    await lookClosely(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu shows the entries of the sub-menus', async ({ page }) => {
    await page.goto('/de')
    await menuButton(page).click()
    await expect(coachProgram(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Flight Levels entdecken' }).click()
    await expect(page).toHaveURL('/de/flight-levels/entdecken')
  })

  test('the cookie question is answered by a form and not asked again', async ({ page, context }) => {
    await page.goto('/de/workshops?kind=design')
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page).toHaveURL('/de/workshops?kind=design')
    await expect(banner(page)).toBeHidden()
    expect(await daysOf(context, 'consent')).toBe(7)
    await page.goto('/de/twig')
    await expect(banner(page)).toBeHidden()
  })

  test('the footer keeps one section open', async ({ page }) => {
    await page.goto('/de/twig')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Schreib uns oder ruf an.')).toBeVisible()
    await footer.getByText('Info', { exact: true }).click()
    await expect(footer.getByRole('listitem').filter({ hasText: 'Impressum' })).toBeVisible()
    await expect(footer.getByText('Schreib uns oder ruf an.')).toBeHidden()
  })
})

test('the page loader shows itself when a page takes its time', async ({ page }) => {
  await page.goto('/de')
  await openMenu(page)
  // Playwright waits while a page is being left, so the page itself reports what it shows; the next one comes only then.
  const { promise: shown, resolve: show } = Promise.withResolvers<string>()
  await page.exposeFunction('showLoader', show)
  await page.evaluate(() => {
    const { showLoader } = window as unknown as { showLoader: (label: string) => void }
    const look = () => {
      const label = document.querySelector('progress:not([hidden])')?.ariaLabel
      if (label) showLoader(label)
    }
    new MutationObserver(look).observe(document, { attributes: true, subtree: true })
  })
  await page.route('**/de/consulting', async (route) => {
    await shown
    await route.continue()
  })
  await menu(page).getByRole('link', { name: 'Consulting' }).click()
  expect(await shown).toBe('Die Seite wird geladen')
  await expect(page).toHaveURL('/de/consulting')
})

test('the height of the header is on record', async ({ page }) => {
  const recorded = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-menu]')?.style.getPropertyValue('--header-height'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de')
  await expect.poll(recorded).toBe('84px')
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(recorded).toBe('68px')
})

/** From here on the test controls the clock: a slow machine must not decide what is in time. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

test('forced colours still show what is current, what is chosen and what has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const theme = page.getByRole('contentinfo').locator('label').filter({ hasText: 'Auto' })
  const seen: [name: string, path: string, target: Locator, change: (element: Element) => void][] = [
    ['page', '/de/workshops', page.getByRole('banner').getByRole('link', { name: 'Workshops' }), toOther],
    ['page of a list', '/de/blog', page.locator('main nav a').filter({ hasText: /^1$/ }), toOther],
    ['theme', '/de/kontakt', theme, toNothing],
    ['focus', '/de/kontakt', theme, (label) => label.querySelector('input')?.blur()],
  ]
  for (const [name, path, target, change] of seen) {
    await page.goto(path)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    if (name === 'focus') await target.locator('input').press('Shift')
    const before = await target.screenshot()
    await target.evaluate(change)
    expect((await target.screenshot()).equals(before), name).toBe(false)
  }
  const language = page.getByRole('banner').getByRole('group', { name: 'Sprache' }).locator('[aria-current]')
  await expect(language, 'nothing is behind it').toHaveCSS('forced-color-adjust', 'auto')
})

function toOther(link: Element) {
  link.removeAttribute('aria-current')
}

function toNothing(label: Element) {
  for (const input of label.querySelectorAll('input')) input.checked = false
}
