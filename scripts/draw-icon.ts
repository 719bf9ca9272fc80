import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Draws the icon of the web manifest from `public/favicon.svg`. Run by hand after a change, check the result, and commit it. */

const px = 512
// 72 dpi renders an SVG at its nominal size; this renders it no smaller than the icon.
const drawing = sharp(await readFile('public/favicon.svg'), { density: 1200 })
await writeFile('public/icon-512.png', await drawing.resize(px, px).png().toBuffer())
