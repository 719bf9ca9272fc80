import { create, type FontkitFont } from 'fontkit'
import { type SharePicture, shareSize } from '#domain/share-picture.ts'
import instrument from '#ui/documents/fonts/instrument-sans-latin-400-normal.woff?inline'
import instrumentSemibold from '#ui/documents/fonts/instrument-sans-latin-600-normal.woff?inline'
import instrumentExt from '#ui/documents/fonts/instrument-sans-latin-ext-400-normal.woff?inline'
import instrumentExtSemibold from '#ui/documents/fonts/instrument-sans-latin-ext-600-normal.woff?inline'
import cyrillic from '#ui/documents/fonts/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicSemibold from '#ui/documents/fonts/noto-sans-cyrillic-600-normal.woff?inline'
import greek from '#ui/documents/fonts/noto-sans-greek-400-normal.woff?inline'
import greekSemibold from '#ui/documents/fonts/noto-sans-greek-600-normal.woff?inline'
import { areas, echoes, home } from '#ui/landscape/terrain.ts'

/** The light colours of src/ui/tokens.css, since a picture has one theme. */
const shareColours = {
  sky: '#e6eff7',
  light: '#eef4f9',
  ink: '#0b1b34',
  quiet: '#435a73',
  signal: '#ff6b2c',
  planes: { 1: '#0b1b34', 2: '#86b2d5', 3: '#d2e3f0' },
  echoes: { 1: '#25487a', 2: '#b4d0e5', 3: '#f7fafc' },
} as const

export interface Lettering {
  /** Width of a line in px at a font size in px. */
  width(text: string, size: number): number
  /** The outlines of a line from 0, 0 of the baseline, as an SVG `g`, so that no system font is needed. */
  draw(text: string, size: number): string
}

/** Each character uses the first font that has it; characters without a font are dropped. */
const regularFonts = [instrument, instrumentExt, greek, cyrillic]
const semiboldFonts = [instrumentSemibold, instrumentExtSemibold, greekSemibold, cyrillicSemibold]

/** `tracking` in em. */
function lettering(weight: 'regular' | 'semibold', tracking: number): Lettering {
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
  /** em from the start of the line to the end of this character. */
  advance: number
}

function shapes(text: string, fonts: readonly FontkitFont[], tracking: number): Shape[] {
  let pen = 0
  return runs(text, fonts).flatMap(({ font, characters }) => {
    const { glyphs, positions } = font.layout(characters)
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

function runs(text: string, fonts: readonly FontkitFont[]): { font: FontkitFont; characters: string }[] {
  const found: { font: FontkitFont; characters: string }[] = []
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
    const last = found.at(-1)
    if (font && last?.font === font) last.characters += character
    else if (font) found.push({ font, characters: character })
  }
  return found
}

/** Fonts are bundled as data URLs. */
function fontFrom(address: string): FontkitFont {
  return create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

export interface SetText {
  /** px */
  size: number
  lines: string[]
}

interface Space {
  /** px */
  width: number
  height: number
  /** Font sizes to try in px, largest first. */
  sizes: readonly number[]
  /** As a multiple of the font size. */
  lineHeight: number
  /** Width of a text in px at a size in px. */
  measure: (text: string, size: number) => number
}

/** The largest size that fits without breaking words; else the smallest, split and ended with an ellipsis. Nothing exceeds the space. */
export function setText(text: string, space: Space): SetText {
  const words = text.replaceAll(soft, '').split(/\s+/).filter(Boolean)
  for (const size of space.sizes) {
    const lines = linesOf(words, size, space)
    const isWhole = words.every((word) => space.measure(word, size) <= space.width)
    if (isWhole && lines.length <= linesWithin(space, size)) return { size, lines }
  }
  const size = space.sizes.at(-1) ?? 0
  const most = Math.max(1, linesWithin(space, size))
  const lines = linesOf(
    words.flatMap((word) => dividedWord(word, size, space)),
    size,
    space,
  )
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', size, space)],
  }
}

function linesWithin({ height, lineHeight }: Space, size: number): number {
  return Math.floor(height / (size * lineHeight))
}

function linesOf(words: readonly string[], size: number, { measure, width }: Space): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined || last.endsWith(soft) ? word : `${last} ${word}`
    if (last !== undefined && !last.endsWith(soft) && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.replace(soft, '-'))
}

/** Marks a split word until layout is done. */
const soft = '\u00ad'

function dividedWord(word: string, size: number, { measure, width }: Space): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measure(`${part}${character}-`, size) > width) {
      parts.push(part + soft)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function shortened(line: string, size: number, { measure, width }: Space): string {
  let characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`, size) > width)
    characters = characters.slice(0, -1)
  return `${characters.join('').trimEnd()}…`
}

/** Where the plumb line meets the three levels, px. */
const plumb = { x: 760, fl3: 444, fl2: 506, fl1: 580 }

/** The site's landscape at the bottom of the picture. */
function shareLandscape(): string {
  const { x, fl3, fl2, fl1 } = plumb
  const { ink, sky, signal } = shareColours
  return [
    plane(3, fl3 - home.fl3(x), echoes(3, 19, 2, 0.16)),
    plane(2, fl2 - home.fl2(x), echoes(5, 12, 0.8, 0.11)),
    plane(1, fl1 - home.fl1(x), echoes(8, 8, 0.2, 0.083)),
    `<path d="M${x} ${fl3}V${fl1}" stroke="${ink}" stroke-width="1.5"/>`,
    `<circle cx="${x}" cy="${fl3}" r="6" fill="${sky}" stroke="${ink}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${fl1}" r="6" fill="${ink}" stroke="${shareColours.light}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${fl2}" r="13" fill="${signal}"/>`,
  ].join('')
}

/** An area is drawn far beyond the picture; its foot is cut off by the picture's own edge. */
function plane(level: 1 | 2 | 3, mean: number, lines: ReturnType<typeof echoes>): string {
  const outline = level === 1 ? '' : ` stroke="${shareColours.ink}" stroke-width="1.75"`
  const copies = lines.map(
    ({ down, height }) =>
      `<path d="${areas[level]}" transform="matrix(1 0 0 ${height} 0 ${down})" fill="none" stroke="${shareColours.echoes[level]}" vector-effect="non-scaling-stroke"/>`,
  )
  return `<g transform="translate(0 ${Math.round(mean)})"><path d="${areas[level]}" fill="${shareColours.planes[level]}"${outline}/>${copies.join('')}</g>`
}

const shareCanvas = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}" width="${shareSize.width}" height="${shareSize.height}"`

/** The space for text in px: left of the sticker, if any, and above the landscape. */
const words = { left: 64, top: 138, height: 214, width: 1072, besideSticker: 780 }
const lineHeight = 1.07
/** From the top of a line to its baseline, as a multiple of the font size. */
const ascent = 0.84

let characters: { title: Lettering; fact: Lettering; name: Lettering } | undefined

/** The share picture as an SVG of 1200 × 630 px, without its sticker. Text is drawn as outlines, so that it looks the same on every machine. */
export function drawSharePicture({ title, facts, sticker }: SharePicture): string {
  characters ??= {
    title: lettering('semibold', -0.022),
    fact: lettering('regular', 0),
    name: lettering('semibold', -0.01),
  }
  const width = sticker ? words.besideSticker : words.width
  const set = (text: string, which: Lettering, sizes: readonly number[], height: number) =>
    setText(text, { width, height, sizes, lineHeight, measure: which.width })
  const factText = set(facts.join(' · '), characters.fact, [30, 26], 33)
  const room = facts.length > 0 ? words.height - 54 : words.height
  const titleText = set(title, characters.title, [76, 68, 60, 54, 50, 46], room)
  const below = words.top + titleText.lines.length * titleText.size * lineHeight + 16
  return [
    `<svg ${shareCanvas}><rect width="100%" height="100%" fill="${shareColours.sky}"/>${shareLandscape()}`,
    logo,
    `<g transform="translate(134 88)" fill="${shareColours.ink}">${characters.name.draw('Flight Levels', 30)}</g>`,
    drawLines(titleText, characters.title, words.top, shareColours.ink),
    drawLines(factText, characters.fact, below, shareColours.quiet),
    '</svg>',
  ].join('')
}

function drawLines({ lines, size }: SetText, characters: Lettering, top: number, colour: string): string {
  const drawn = lines.map((line, index) => {
    const baseline = Math.round(top + (index * lineHeight + ascent) * size)
    return `<g transform="translate(${words.left} ${baseline})">${characters.draw(line, size)}</g>`
  })
  return `<g fill="${colour}">${drawn.join('')}</g>`
}

/** As in src/ui/logo.tsx. */
const logo = `<g transform="translate(64 52) scale(1.24)" fill="none" stroke="${shareColours.ink}">
  <path d="M3 8.5Q22 3 41 8.5" stroke-width="1.6"/><path d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" stroke-width="2.6"/>
  <path d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" stroke-width="3.4"/>
  <circle cx="31.5" cy="22.8" r="4.6" fill="${shareColours.signal}" stroke="none"/></g>`
