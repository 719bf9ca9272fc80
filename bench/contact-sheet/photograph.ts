import { Readable } from 'node:stream'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Language, languages, languageTable } from '#domain/language.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import { prepare, type Scene } from './scene.ts'
import { type Screen, screensOf } from './screens.ts'

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
  /** The path of the page: '/de/blog'. */
  pathname: string
  /** PNG of the window or of the whole page. */
  picture: Buffer
}

interface Sitting {
  sizes: readonly Size[]
  /** Whether a screen of this name is photographed. */
  isWanted(screen: string): boolean
  /** Whole pages instead of what a window of the size shows of them. */
  wholePages: boolean
}

/** Pages that are open at once: while one is photographed, the next loads. */
const tabs = 3

/**
 * Photographs every wanted screen in both languages, at each size, light and dark. A page is opened once per language and resized, widest first, so
 * that its pictures are loaded for the smaller sizes.
 */
export async function* photograph(
  browser: Browser,
  site: Site,
  { isWanted, ...sitting }: Sitting,
): AsyncGenerator<Photo> {
  const door = await browser.newContext({ baseURL: site.url })
  const scene = await prepare(site, door)
  await door.close()
  const sizes = sitting.sizes.toSorted((one, other) => other.width - one.width)
  const screens = screensOf(scene).filter(({ name }) => isWanted(name))
  const motifs = screens.flatMap((screen) => languages.map((language) => ({ screen, language })))
  const taken = Readable.from(motifs).map((motif) => photos(browser, scene, { ...sitting, ...motif, sizes }), {
    concurrency: tabs,
  })
  for await (const one of taken) yield* one
}

interface Motif {
  screen: Screen
  language: Language
  sizes: readonly Size[]
  wholePages: boolean
}

/** Milliseconds that only a page which never becomes still exceeds, however busy the machine is. */
const patience = 300_000

async function photos(
  browser: Browser,
  scene: Scene,
  { screen, language, sizes, wholePages }: Motif,
): Promise<Photo[]> {
  const { url } = scene.site
  const context = await browser.newContext({
    ...optionsFor(language),
    baseURL: url,
    ...(screen.inOffice && { storageState: scene.pass }),
  })
  if (!screen.asksConsent) await context.addCookies([{ name: 'consent', value: 'videos', url }])
  if (screen.inOffice) await context.addCookies([{ name: 'locale', value: language, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const taken: Photo[] = []
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    if (index === 0 || screen.asItStands) await screen.show({ page, language, scene })
    await becomeStill(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const picture = await page.screenshot({ fullPage: wholePages && !screen.asItStands })
      taken.push({
        screen: screen.name,
        language,
        theme,
        width: size.width,
        pathname: new URL(page.url()).pathname,
        picture,
      })
    }
  }
  await context.close()
  return taken
}

function optionsFor(language: Language): BrowserContextOptions {
  return { reducedMotion: 'reduce', locale: languageTable[language].readers, timezoneId: 'Europe/Vienna' }
}

/** Loads lazy content by scrolling. */
async function becomeStill(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))])
  })
}
