import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Draws the icon of the web manifest from `public/favicon.svg`. Run it by hand after that has changed, look at the result, and commit it. */

const px = 512
// 72 dots an inch draw an SVG as large as it says it is; this draws it no smaller than the icon
const drawing = sharp(await readFile('public/favicon.svg'), { density: 1200 })
await writeFile('public/icon-512.png', await drawing.resize(px, px).png().toBuffer())
