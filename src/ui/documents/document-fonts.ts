import { inflateSync } from 'node:zlib'
import { Font } from '@react-pdf/renderer'
import instrument from './fonts/instrument-sans-latin-400-normal.woff?inline'
import instrumentSemibold from './fonts/instrument-sans-latin-600-normal.woff?inline'
import instrumentExt from './fonts/instrument-sans-latin-ext-400-normal.woff?inline'
import instrumentExtSemibold from './fonts/instrument-sans-latin-ext-600-normal.woff?inline'
import cyrillic from './fonts/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicSemibold from './fonts/noto-sans-cyrillic-600-normal.woff?inline'
import greek from './fonts/noto-sans-greek-400-normal.woff?inline'
import greekSemibold from './fonts/noto-sans-greek-600-normal.woff?inline'
import vietnamese from './fonts/noto-sans-vietnamese-400-normal.woff?inline'
import vietnameseSemibold from './fonts/noto-sans-vietnamese-600-normal.woff?inline'

/** The site's font with fallbacks: Central European, Vietnamese, Greek, Cyrillic. Bundled with the program and embedded in each document. */
const families: [family: string, regular: string, semibold: string][] = [
  ['Instrument Sans', instrument, instrumentSemibold],
  ['Instrument Sans Ext', instrumentExt, instrumentExtSemibold],
  ['Noto Sans Vietnamese', vietnamese, vietnameseSemibold],
  ['Noto Sans Greek', greek, greekSemibold],
  ['Noto Sans Cyrillic', cyrillic, cyrillicSemibold],
]

/** For `fontFamily`: each character uses the first font that has it. */
export const fontStack = families.map(([family]) => family)

export function registerFonts(): void {
  for (const [family, regular, semibold] of families) {
    Font.register({
      family,
      fonts: [
        { src: unpacked(regular), fontWeight: 400 },
        { src: unpacked(semibold), fontWeight: 600 },
      ],
    })
  }
  // No hyphenation, because the language of a word is unknown; words longer than their column break anywhere.
  Font.registerHyphenationCallback((word) =>
    word.length > 24 ? [...word].flatMap((character) => [character, '']) : [word],
  )
}

/**
 * Unpacks a WOFF to TrueType, both as data URLs. fontkit would otherwise unpack all outlines again for each embedded character, which took a quarter of the
 * time of a mail.
 */
export function unpacked(dataUrl: string): string {
  const woff = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let end = directory.length
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    const whole = packed < length ? inflateSync(stored) : stored
    const to = 12 + 16 * table
    woff.copy(directory, to, entry, entry + 4)
    woff.copy(directory, to + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(end, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(whole, Buffer.alloc(-length & 3))
    end += length + (-length & 3)
  }
  return `data:font/ttf;base64,${Buffer.concat(parts).toString('base64')}`
}
