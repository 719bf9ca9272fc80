import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '#server/site-build.ts'
import { openBrowser } from '#tests/helpers/open-browser.ts'
import { startSite } from '#tests/helpers/start-site.ts'
import { compose } from './contact-sheet/compose.ts'
import { type Photo, photograph } from './contact-sheet/photograph.ts'

/**
 * `npm run contact-sheet`: photographs every screen at three widths, in both languages, light and dark, and draws one sheet for each
 * width into docs/pictures. With a folder behind it (`npm run contact-sheet -- /tmp/screens`) every picture is kept there in full size.
 */
const [keepIn] = process.argv.slice(2)
const sheets = [
  { width: 360, height: 780, small: { width: 96, height: 208, screensInARow: 4 } },
  { width: 768, height: 1024, small: { width: 120, height: 160, screensInARow: 3 } },
  { width: 1440, height: 900, small: { width: 176, height: 132, screensInARow: 2 } },
]

await loadSite(console.log)
const site = await startSite()
const browser = await openBrowser()
try {
  for (const { width, height, small } of sheets) {
    const photos = await photograph({ browser, site, width, height })
    for (const photo of photos) keep(photo, width)
    const file = `docs/pictures/screens-${width}.webp`
    const sheet = await compose(photos, small)
    writeFileSync(file, sheet)
    console.log(`${file}: ${photos.length} pictures, ${Math.round(sheet.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await site.stop()
}
// The site that was loaded for the build may keep this process awake.
process.exit(0)

function keep({ screen, language, theme, picture }: Photo, width: number) {
  if (!keepIn) return
  mkdirSync(keepIn, { recursive: true })
  writeFileSync(join(keepIn, `${screen.replaceAll(/\W+/g, '-')}-${width}-${language}-${theme}.png`), picture)
}
