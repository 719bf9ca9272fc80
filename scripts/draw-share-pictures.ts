import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { echoes } from '#app/ui/landscape/echoes.ts'
import { areas, home } from '#app/ui/landscape/home-terrain.ts'
import { certifications } from '#domain/workshop/certification.ts'

/**
 * Draws the pictures that stand beside shared links (public/share, 1200 × 630) and the icon of the web manifest, from the site's own line
 * art, stickers and font. Run it by hand after one of them has changed, look at the result, and commit it.
 */

const size = { width: 1200, height: 630 }
const claim = 'true business agility with flight levels'
/** Light colours of app/ui/tokens.css: a picture has one theme. */
const look = {
  sky: '#e6eff7',
  ink: '#0b1b34',
  quiet: '#435a73',
  signal: '#ff6b2c',
  planes: { 1: '#0b1b34', 2: '#86b2d5', 3: '#d2e3f0' },
  echoes: { 1: '#25487a', 2: '#b4d0e5', 3: '#f7fafc' },
}
const plumb = { x: 760, fl3: 418, fl2: 486, fl1: 566 }

function plane(level: 1 | 2 | 3, mean: number, lines: ReturnType<typeof echoes>): string {
  const copies = lines.map(
    ({ down, height }) =>
      `<use href="#p${level}" transform="matrix(1 0 0 ${height} 0 ${down})" fill="none" stroke="${look.echoes[level]}"/>`,
  )
  return `<g transform="translate(0 ${Math.round(mean)})">
    <g fill="${look.planes[level]}" ${level === 1 ? '' : `stroke="${look.ink}" stroke-width="1.75"`}><path id="p${level}" d="${areas[level]}" vector-effect="non-scaling-stroke"/></g>
    ${copies.join('')}</g>`
}

function landscape(): string {
  const { x, fl3, fl2, fl1 } = plumb
  return `<svg viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
    ${plane(3, fl3 - home.fl3(x), echoes(3, 19, 2, 0.16))}
    ${plane(2, fl2 - home.fl2(x), echoes(5, 12, 0.8, 0.11))}
    ${plane(1, fl1 - home.fl1(x), echoes(8, 8, 0.2, 0.083))}
    <path d="M${x} ${fl3}V${fl1}" stroke="${look.ink}" stroke-width="1.5"/>
    <circle cx="${x}" cy="${fl3}" r="6" fill="${look.sky}" stroke="${look.ink}" stroke-width="2"/>
    <circle cx="${x}" cy="${fl1}" r="6" fill="${look.ink}" stroke="#eef4f9" stroke-width="2"/>
    <circle cx="${x}" cy="${fl2}" r="13" fill="${look.signal}"/></svg>`
}

const logo = `<svg viewBox="0 0 44 42" width="54" height="52" fill="none" stroke="${look.ink}">
  <path d="M3 8.5Q22 3 41 8.5" stroke-width="1.6"/><path d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" stroke-width="2.6"/>
  <path d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" stroke-width="3.4"/>
  <circle cx="31.5" cy="22.8" r="4.6" fill="${look.signal}" stroke="none"/></svg>`

function html(font: string, words: { title: string; line: string }, sticker: string | null): string {
  return `<!doctype html><style>
    @font-face { font-family: Site; src: url(data:font/woff2;base64,${font}) format('woff2'); font-weight: 400 700; font-stretch: 75% 100%; }
    * { margin: 0; box-sizing: border-box }
    body { ${Object.entries(size)
      .map(([side, px]) => `${side}: ${px}px`)
      .join(
        ';',
      )}; background: ${look.sky}; color: ${look.ink}; font-family: Site; position: relative; overflow: hidden }
    body > svg { position: absolute; inset: 0 }
    header { position: absolute; left: 64px; top: 52px; display: flex; gap: 16px; align-items: center; font: 650 30px Site }
    h1 { position: absolute; left: 64px; top: 150px; width: ${sticker ? 760 : 1000}px; font: 620 76px/1.06 Site; font-stretch: 88%; letter-spacing: -0.02em }
    h1 small { display: block; margin-top: 18px; font: 450 30px/1.3 Site; color: ${look.quiet}; letter-spacing: 0 }
    img { position: absolute; right: 72px; top: 56px; width: 248px }
  </style>${landscape()}<header>${logo}<span>Flight Levels</span></header>
  <h1>${words.title}<small>${words.line}</small></h1>
  ${sticker ? `<img src="data:image/svg+xml;base64,${sticker}">` : ''}`
}

const font = await readFile('public/fonts/instrument-sans-latin.woff2', 'base64')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: size })
await mkdir('public/share', { recursive: true })

async function draw(name: string, content: string): Promise<void> {
  await page.setContent(content)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(`public/${name}.png`, await page.screenshot())
}

await draw('share/flight-levels', html(font, { title: claim, line: 'Workshops · Consulting · Books' }, null))
for (const { slug, title, code } of certifications) {
  const sticker = await readFile(`public/stickers/${slug}.svg`, 'base64')
  await draw(`share/${slug}`, html(font, { title, line: `Workshop · ${code}` }, sticker))
}

await page.setViewportSize({ width: 512, height: 512 })
const icon = await readFile('public/favicon.svg', 'base64')
await page.setContent(
  `<style>*{margin:0}img{width:512px;display:block}</style><img src="data:image/svg+xml;base64,${icon}">`,
)
await writeFile('public/icon-512.png', await page.screenshot({ omitBackground: true }))
await browser.close()
