import type { Browser } from '@playwright/test'
import { type Language, languages } from '#domain/language.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import { type Screen, screens } from './screens.ts'

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

/** Every screen at one width, in both languages, light and dark, in the order of the list. */
export async function photograph(camera: Camera): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const language of languages) {
    for (const theme of themes)
      for (const screen of screens) photos.push(await photo(camera, { screen, language, theme }))
  }
  return photos
}

interface Motif {
  screen: Screen
  language: Language
  theme: (typeof themes)[number]
}

async function photo({ browser, site, width, height }: Camera, { screen, language, theme }: Motif): Promise<Photo> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language === 'de' ? 'de-AT' : 'en-GB',
    timezoneId: 'Europe/Vienna',
  })
  if (!screen.asksConsent) await context.addCookies([{ name: 'consent', value: 'false', url: site.url }])
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
