import { expect } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { openSite } from '../helpers/open-site.ts'
import { test as base } from './site-test.ts'
import { type FreeTab, openFreeTab } from './steps/free-chromium.ts'
import { hrefOf } from './steps/workshop-dates.ts'

interface Fixtures {
  /** The address of a site that lets browsers load pages ahead: for all other tests none does. */
  ahead: string
}

const test = base.extend<Fixtures, { tab: FreeTab }>({
  // One browser for all: to start it costs more than any of them does in it, and each can be done again in the same one anyway.
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
    async ({}, use) => {
      const tab = await openFreeTab()
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ahead: async ({}, use) => {
    const site = await openSite({ env: { LOAD_AHEAD: 'yes' } })
    await use(site.url)
    expect(await site.stop()).toBe(0)
  },
})

const personal = ['/de/order/abc', '/de/booking/abc', '/office/bookings', '/de/newsletter', '/de/preview/logout']
const hasLoaded = () =>
  performance.getEntriesByType('navigation').every((entry) => (entry as PerformanceNavigationTiming).loadEventEnd > 0)

/** Does it again until it has happened: the browser may not know the rules yet, or be short of memory. */
const repeated = (what: () => Promise<unknown>, done: () => boolean) =>
  expect.poll(() => what().then(done), { intervals: [2000] }).toBe(true)

test('a page of the menu is rendered while the pointer is on its link, does nothing by itself, and is there when it is asked for', async ({
  ahead,
  tab,
}, testInfo) => {
  // A browser that is short of memory lets go of what it has rendered: then there is a next time.
  await expect(async () => {
    await tab.goto(`${ahead}/en`)
    await tab.shows('/en')
    await tab.evaluate(() => {
      localStorage.clear()
      // biome-ignore lint/suspicious/noDocumentCookie: nothing waits for it
      document.cookie = 'consent=; Max-Age=0; Path=/'
    })
    await tab.goto(`${ahead}/de`)
    await tab.shows('/de')
    const link = 'header nav a[href="/de/workshops"]'
    await repeated(
      () => tab.hover(link),
      () => tab.ready().includes('prerender /de/workshops'),
    )
    await expect.poll(() => tab.evaluate(() => document.readyState, 'ahead')).toBe('complete')
    expect(await tab.evaluate(() => document.documentElement.dataset.ready === '', 'ahead')).toBe(false)

    // What is answered meanwhile is known to the page that was rendered before.
    await tab.click('[data-consent-banner] button[value="deny"]')
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('input[name="theme"][value="dark"]')?.click())
    await expect.poll(() => tab.evaluate(() => document.cookie)).toContain('consent=videos')

    await tab.click(link)
    await tab.shows('/de/workshops')
    const shown = await tab.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
      const { consent, theme } = document.documentElement.dataset
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return { activationStart, consent, theme, after: painted - activationStart }
    })
    expect(shown).toMatchObject({ consent: '', theme: 'dark' })
    expect(shown.activationStart).toBeGreaterThan(0)
    testInfo.annotations.push({ type: 'shown after ms', description: String(Math.round(shown.after)) })
  }).toPass()
})

test('what belongs to one person, to the office or to a form is never loaded ahead', async ({
  ahead,
  tab,
  request,
}) => {
  await tab.goto(`${ahead}/de`)
  await tab.shows('/de')
  await tab.evaluate(
    `() => document.querySelector('header nav ul').append(...${JSON.stringify(personal)}.map((href) => Object.assign(document.createElement('a'), { href, textContent: href })))`,
  )
  const isSpeculated = (path: string) => () => tab.speculated().includes(path)
  // From here on the rules are known.
  await repeated(() => tab.press('header nav a[href="/de/flight-levels"]'), isSpeculated('/de/flight-levels'))
  for (const href of personal) await tab.press(`header nav a[href="${href}"]`)
  await repeated(() => tab.press('header nav a[href="/de/workshops"]'), isSpeculated('/de/workshops'))
  expect(tab.speculated()).toEqual(['/de/flight-levels', '/de/workshops'])

  const rulesOn = async (path: string) => /data-rules="[^"]*"/.exec(await (await request.get(ahead + path)).text())?.[0]
  expect(await rulesOn('/de')).toMatch(/"[/]speculation-rules-[\da-f]{8}[.]json"/)
  for (const path of personal.slice(0, 3)) expect(await rulesOn(path), path).toBeUndefined()
})

for (const path of [
  '/de',
  '/de/workshops',
  '/en/workshops/flight-level-2-design',
  hrefOf(theFl2dInHamburg),
  '/de/blog',
  '/de/blog/das-board-das-euch-fehlt',
  '/de/kontakt',
  '/de/widerruf',
])
  test(`${path} is kept for the way back, and knows what was answered meanwhile`, async ({ site, tab }) => {
    // A browser that is short of memory, or has not got everything of a page yet, keeps none: then there is a next time.
    await expect(async () => {
      await tab.goto(site.url + path)
      await tab.shows(path)
      await expect.poll(() => tab.evaluate(hasLoaded)).toBe(true)
      await tab.evaluate(() => {
        localStorage.clear()
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.setAttribute('data-kept', `${persisted}`)
        })
      })
      await tab.goto(`${site.url}/en/about`)
      await tab.shows('/en/about')
      await tab.evaluate(() => document.querySelector<HTMLInputElement>('input[name="theme"][value="dark"]')?.click())
      await tab.evaluate(() => void setTimeout(() => history.back()))
      await tab.shows(path)
      const shown = await tab.evaluate(() => ({ ...document.documentElement.dataset }))
      expect(shown).toMatchObject({ kept: 'true', theme: 'dark' })
    }).toPass()
  })
