import { create, type FontkitFont } from 'fontkit'
import instrument from '../documents/fonts/instrument-sans-latin-400-normal.woff?inline'
import instrumentSemibold from '../documents/fonts/instrument-sans-latin-600-normal.woff?inline'
import instrumentExt from '../documents/fonts/instrument-sans-latin-ext-400-normal.woff?inline'
import instrumentExtSemibold from '../documents/fonts/instrument-sans-latin-ext-600-normal.woff?inline'
import cyrillic from '../documents/fonts/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicSemibold from '../documents/fonts/noto-sans-cyrillic-600-normal.woff?inline'
import greek from '../documents/fonts/noto-sans-greek-400-normal.woff?inline'
import greekSemibold from '../documents/fonts/noto-sans-greek-600-normal.woff?inline'

export interface Lettering {
  /** Width of a line in px at a font size in px. */
  width(text: string, size: number): number
  /** The outlines of a line that begins at 0, 0 of the baseline: an SVG `g`. No font of the machine is asked for. */
  draw(text: string, size: number): string
}

/** The first font that has a letter draws it; what none has is left out. */
const regularFonts = [instrument, instrumentExt, greek, cyrillic]
const semiboldFonts = [instrumentSemibold, instrumentExtSemibold, greekSemibold, cyrillicSemibold]

/** `tracking` in em. */
export function lettering(weight: 'regular' | 'semibold', tracking: number): Lettering {
  const fonts = (weight === 'regular' ? regularFonts : semiboldFonts).map(fontFrom)
  return {
    width(text, size) {
      return shapes(text, fonts, tracking).reduce((width, { advance }) => Math.max(width, advance), 0) * size
    },
    draw(text, size) {
      const paths = shapes(text, fonts, tracking).map(
        ({ outline, at, scale }) =>
          `<path transform="translate(${round(at)} 0) scale(${scale} ${-scale})" d="${outline}"/>`,
      )
      return `<g transform="scale(${size})">${paths.join('')}</g>`
    },
  }
}

interface Shape {
  outline: string
  /** em from the start of the line. */
  at: number
  /** From font units to em. */
  scale: number
  /** em from the start of the line to the end of this letter. */
  advance: number
}

function shapes(text: string, fonts: readonly FontkitFont[], tracking: number): Shape[] {
  let pen = 0
  return runs(text, fonts).flatMap(({ font, letters }) => {
    const { glyphs, positions } = font.layout(letters)
    const scale = 1 / font.unitsPerEm
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const at = pen + xOffset * scale
      const advance = pen + xAdvance * scale
      pen = advance + tracking
      return { outline: glyph.path.toSVG(), at, scale, advance }
    })
  })
}

/** Stretches of letters that one font has. */
function runs(text: string, fonts: readonly FontkitFont[]): { font: FontkitFont; letters: string }[] {
  const found: { font: FontkitFont; letters: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? 0
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
    const last = found.at(-1)
    if (font && last?.font === font) last.letters += letter
    else if (font) found.push({ font, letters: letter })
  }
  return found
}

/** Fonts lie inside the program, as data addresses. */
function fontFrom(address: string): FontkitFont {
  return create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
