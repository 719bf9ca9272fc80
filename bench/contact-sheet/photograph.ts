import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Language, languages, languageTable } from '#domain/language.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import { prepare, type Scene } from './scene.ts'
import type { Screen } from './screen.ts'
import { screensOf } from './screens.ts'

const themes = ['light', 'dark'] as const

export interface Size {
  width: number
  height: number
}

export interface Photo {
  screen: string
  language: Language
  theme: (typeof themes)[number]
  width: number
  /** Where it was taken: '/de/blog'. */
  pathname: string
  /** The whole page, PNG. */
  picture: Buffer
}

/**
 * Every screen in both languages, at each size, light and dark. A page is opened once for each language and resized: the widest size first,
 * so that its pictures are there for the others.
 */
export async function* photograph(browser: Browser, site: Site, sizes: readonly Size[]): AsyncGenerator<Photo> {
  const door = await browser.newContext({ baseURL: site.url })
  const scene = await prepare(site, door)
  await door.close()
  const widestFirst = sizes.toSorted((one, other) => other.width - one.width)
  for (const screen of screensOf(scene))
    for (const language of languages) yield* photos(browser, scene, { screen, language, sizes: widestFirst })
}

interface Motif {
  screen: Screen
  language: Language
  sizes: readonly Size[]
}

async function* photos(browser: Browser, scene: Scene, { screen, language, sizes }: Motif): AsyncGenerator<Photo> {
  const { url } = scene.site
  const context = await browser.newContext({
    ...optionsFor(language),
    baseURL: url,
    ...(screen.inOffice && { storageState: scene.pass }),
  })
  if (!screen.asksConsent) await context.addCookies([{ name: 'consent', value: 'false', url }])
  if (screen.inOffice) await context.addCookies([{ name: 'locale', value: language, url }])
  const page = await context.newPage()
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    if (index === 0 || screen.asItStands) await screen.show({ page, language, scene })
    await becomeStill(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const picture = await page.screenshot({ fullPage: !screen.asItStands })
      yield { screen: screen.name, language, theme, width: size.width, pathname: new URL(page.url()).pathname, picture }
    }
  }
  await context.close()
}

function optionsFor(language: Language): BrowserContextOptions {
  return { reducedMotion: 'reduce', locale: languageTable[language].readers, timezoneId: 'Europe/Vienna' }
}

/** What loads when it is scrolled to belongs to the picture. */
async function becomeStill(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))])
  })
}
