import type { Browser, BrowserContext } from '@playwright/test'
import { type Language, languages } from '#domain/language.ts'
import { enterOffice } from '#tests/e2e/steps/office.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

export const themes = ['light', 'dark'] as const

export interface Photo {
  screen: string
  language: Language
  theme: (typeof themes)[number]
  /** The whole page, PNG. */
  picture: Buffer
}

interface Camera {
  browser: Browser
  site: Site
  width: number
  height: number
}

/** What a browser that has come in keeps. */
type Pass = Awaited<ReturnType<BrowserContext['storageState']>>

/** Every screen at one width, in both languages, light and dark, in the order of the list. */
export async function photograph(camera: Camera): Promise<Photo[]> {
  const photos: Photo[] = []
  const pass = await comeIn(camera)
  for (const language of languages) {
    for (const theme of themes)
      for (const screen of screens) photos.push(await photo(camera, { screen, language, theme, pass }))
  }
  return photos
}

interface Motif {
  screen: Screen
  language: Language
  theme: (typeof themes)[number]
  pass: Pass
}

async function comeIn({ browser, site }: Camera): Promise<Pass> {
  const context = await browser.newContext({ baseURL: site.url })
  await enterOffice(await context.newPage(), site)
  const pass = await context.storageState()
  await context.close()
  return pass
}

async function photo(
  { browser, site, width, height }: Camera,
  { screen, language, theme, pass }: Motif,
): Promise<Photo> {
  const context = await browser.newContext({
    ...(screen.inOffice && { storageState: pass }),
    baseURL: site.url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language === 'de' ? 'de-AT' : 'en-GB',
    timezoneId: 'Europe/Vienna',
  })
  if (!screen.asksConsent) await context.addCookies([{ name: 'consent', value: 'false', url: site.url }])
  if (screen.inOffice) await context.addCookies([{ name: 'locale', value: language, url: site.url }])
  const page = await context.newPage()
  await screen.show({ page, language, site })
  await page.evaluate(() => {
    // what loads when it is scrolled to belongs to the picture
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))])
  })
  const picture = await page.screenshot({ fullPage: !screen.asItStands })
  await context.close()
  return { screen: screen.name, language, theme, picture }
}
