import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Language, languages, languageTable } from '#domain/language.ts'
import { loadSite } from '#server/site-build.ts'
import { openBrowser } from '#tests/helpers/open-browser.ts'
import { type Site, startSite } from '#tests/helpers/start-site.ts'
import { prepare, type Scene } from './contact-sheet/scene.ts'
import { missingPages, pageAt, type Screen, screensOf } from './contact-sheet/screens.ts'

const themes = ['light', 'dark'] as const

interface Size {
  width: number
  height: number
}

interface Photo {
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
  isWanted(screen: string): boolean
  /** Whole pages instead of what a window of the size shows of them. */
  wholePages: boolean
}

/** Pages that are open at once: while one is photographed, the next loads. */
const tabs = 3

/** Each wanted screen in both languages, at each size, light and dark. Widest first: its pictures are loaded for the smaller sizes. */
async function* photograph(browser: Browser, site: Site, { isWanted, ...sitting }: Sitting): AsyncGenerator<Photo> {
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

/**
 * `npm run contact-sheet`: photographs every screen at three widths, in both languages, light and dark, and draws one sheet per width into
 * docs/pictures. Fails when a page of src/routes.ts is on no sheet. With a folder as argument (`npm run contact-sheet -- /tmp/screens`), photographs
 * whole pages and keeps every picture there in full size; with `--only "office|order"`, those of the screens whose names match, and draws no sheet.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [keepIn] = positionals
const isWanted = (screen: string) => new RegExp(values.only ?? '').test(screen)
const sheets = [
  { width: 360, height: 780, small: { width: 96, height: 208, screensInARow: 4 } },
  { width: 768, height: 1024, small: { width: 120, height: 160, screensInARow: 3 } },
  { width: 1440, height: 900, small: { width: 176, height: 110, screensInARow: 2 } },
]

/** Between pictures and between screens of a sheet, in pixels, and the colour of what is between them. */
const gap = 4
const between = 16
const ground = '#8a97a6'

await loadSite(console.log)
const site = await startSite()
const browser = await openBrowser()
const shown = new Set<string>()
const small: Photo[] = []
try {
  for await (const photo of photograph(browser, site, { sizes: sheets, isWanted, wholePages: keepIn !== undefined })) {
    keep(photo)
    shown.add(pageAt(photo.pathname) ?? '')
    const layout = sheets.find(({ width }) => width === photo.width)?.small
    if (layout) small.push({ ...photo, picture: await topOf(photo.picture, layout) })
  }
} finally {
  await browser.close()
  await site.stop()
}
if (values.only !== undefined) process.exit(0)
for (const { width, small: layout } of sheets) {
  const file = `docs/pictures/screens-${width}.webp`
  const photos = small.filter((photo) => photo.width === width)
  const sheet = await compose(photos, layout)
  writeFileSync(file, sheet)
  console.log(`${file}: ${photos.length} pictures, ${Math.round(sheet.length / 1000)} kB`)
}
const missing = missingPages(shown)
if (missing.length > 0) console.error(`On no sheet: ${missing.join(', ')}`)
// The site loaded for the build may keep this process alive.
process.exit(missing.length > 0 ? 1 : 0)

function keep({ screen, language, theme, width, picture }: Photo) {
  if (!keepIn) return
  mkdirSync(keepIn, { recursive: true })
  writeFileSync(join(keepIn, `${screen.replaceAll(/\W+/g, '-')}-${width}-${language}-${theme}.png`), picture)
}

interface Layout {
  /** Width of a thumbnail in pixels. */
  width: number
  height: number
  /** Screens per row, four pictures each. */
  screensInARow: number
}

function compose(photos: readonly Photo[], { width, height, screensInARow }: Layout): Promise<Buffer> {
  const names = [...new Set(photos.map(({ screen }) => screen))]
  const four = 4 * (width + gap) - gap
  const rows = Math.ceil(names.length / screensInARow)
  const small = names.flatMap((name, index) =>
    photos
      .filter(({ screen }) => screen === name)
      .map(({ picture }, place) => ({
        input: picture,
        left: between + (index % screensInARow) * (four + between) + place * (width + gap),
        top: between + Math.floor(index / screensInARow) * (height + between),
      })),
  )
  const sheet = sharp({
    create: {
      width: between + screensInARow * (four + between),
      height: between + rows * (height + between),
      channels: 3,
      background: ground,
    },
  })
  return sheet.composite(small).webp({ quality: 55, effort: 6 }).toBuffer()
}

/** The first screen of a page, scaled to its width on the sheet. */
function topOf(picture: Buffer, { width, height }: Pick<Layout, 'width' | 'height'>): Promise<Buffer> {
  return sharp(picture).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer()
}
