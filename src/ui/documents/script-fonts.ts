import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { fontStack, unpacked } from './document-fonts.ts'

/** Fonts for names in scripts that the design's fonts lack. Each is loaded when a text first needs it. */
const scripts: { family: string; characters: RegExp; load: () => Promise<{ default: string }> }[] = [
  {
    family: 'Noto Sans Latin',
    characters: /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/u,
    load: () => import('./fonts/noto-sans-latin-ext-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Arabic',
    characters: /\p{Script=Arabic}/u,
    load: () => import('./fonts/noto-sans-arabic-arabic-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Hebrew',
    characters: /\p{Script=Hebrew}/u,
    load: () => import('./fonts/noto-sans-hebrew-hebrew-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Devanagari',
    characters: /\p{Script=Devanagari}/u,
    load: () => import('./fonts/noto-sans-devanagari-devanagari-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Georgian',
    characters: /\p{Script=Georgian}/u,
    load: () => import('./fonts/noto-sans-georgian-georgian-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Armenian',
    characters: /\p{Script=Armenian}/u,
    load: () => import('./fonts/noto-sans-armenian-armenian-400-normal.woff?inline'),
  },
  {
    family: 'Noto Sans Thai',
    characters: /\p{Script=Thai}/u,
    load: () => import('./fonts/noto-sans-thai-thai-400-normal.woff?inline'),
  },
]

/** Chinese, Japanese and Korean have too many characters for one file: each package has about a hundred files with character ranges. */
const packages: { name: string; characters: RegExp }[] = [
  { name: 'noto-sans-kr', characters: /\p{Script=Hangul}/u },
  {
    name: 'noto-sans-sc',
    characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
  },
]

/** Zero-width joiners and non-joiners. */
const joiners = /[\u200c\u200d]/u

export interface Drawable {
  /** For `fontFamily`: each character uses the first font that has it. */
  fonts: string[]
  /**
   * A text with only characters of these fonts: emoji are left out, ² becomes 2, others become question marks. The embedded data of a document has the original
   * text.
   */
  text(typed: string): string
}

/** Loads and prepares the fonts that texts need. */
export async function drawable(typed: readonly string[]): Promise<Drawable> {
  const whole = typed.join(' ').normalize('NFC')
  const look = await charactersOf(fontStack)
  const beyond = [...whole].filter((character) => !look.has(character))
  const needed = scripts.filter(({ characters }) => beyond.some((character) => characters.test(character)))
  const asian = await eastAsianFonts(whole)
  const families = [
    ...(await Promise.all(
      needed.map(({ family, load }) => registered(family, async () => unpacked((await load()).default))),
    )),
    ...(await Promise.all(asian.map(({ family, source }) => registered(family, source)))),
  ]
  await charactersOf(families)
  const joins = needed.some(({ family }) => /Arabic|Devanagari/.test(family))
  const hasFont = (character: string) =>
    look.has(character) ||
    needed.some(({ characters }) => characters.test(character)) ||
    asian.some(({ has }) => has(character)) ||
    (joins && joiners.test(character))
  const drawn = (character: string) => {
    if (hasFont(character)) return character
    return [...character.normalize('NFKD')].filter((part) => look.has(part) && !/\p{M}/u.test(part)).join('') || '\0'
  }
  return {
    fonts: [...fontStack, ...families],
    text: (one) =>
      [...withoutEmoji(one.normalize('NFC').replace(/[\u2010\u2011]/g, '-'))].map(drawn).join('').replace(/\0+/g, '?'),
  }
}

/** Prepares fonts, and returns the characters that they have. Any other would be drawn in a font that is not embedded, as another character. */
async function charactersOf(families: readonly string[]): Promise<ReadonlySet<string>> {
  const sets = await Promise.all(families.flatMap((family) => [ready(family, 400), ready(family, 600)]))
  return new Set(sets.flat())
}

/** Emoji with the space before them; © and ® are letters of the fonts. A lone variation selector is one that its sign has left behind. */
const emoji =
  /^(?:\p{RGI_Emoji}|(?![©®])\p{Extended_Pictographic}|\ufe0f)+ ?| ?(?:\p{RGI_Emoji}|(?![©®])\p{Extended_Pictographic}|\ufe0f)+/gv

/** A text of nothing else keeps a sign that something was there. */
function withoutEmoji(text: string): string {
  const rest = text.replaceAll(emoji, '')
  if (rest === text) return text
  return rest.trim() === '' ? '?' : rest.trim()
}

const families = new Map<string, Promise<string>>()

function registered(family: string, source: () => Promise<string>): Promise<string> {
  const known = families.get(family)
  if (known !== undefined) return known
  const registering = source().then((src) => {
    Font.register({ family, src, fontWeight: 400 })
    return family
  })
  families.set(family, registering)
  return registering
}

const glyphsKnown = new Map<string, Promise<string[]>>()

/**
 * fontkit caches each glyph with the first character it was requested for. A base character first requested as a part of another (the O of Ö) would
 * be cached without its own code, and be missing in the text of every later document of this process. So each character is requested alone first.
 */
function ready(fontFamily: string, fontWeight: number): Promise<string[]> {
  const key = `${fontFamily} ${fontWeight}`
  const known = glyphsKnown.get(key)
  if (known !== undefined) return known
  const asking = (async () => {
    const descriptor = { fontFamily, fontWeight, fontStyle: 'normal' } as const
    await Font.load(descriptor)
    const font = Font.getFont(descriptor)?.data
    if (!(font && 'characterSet' in font)) return []
    for (const character of font.characterSet) font.glyphForCodePoint(character)
    return font.characterSet.map((character: number) => String.fromCodePoint(character))
  })()
  glyphsKnown.set(key, asking)
  return asking
}

interface EastAsianFont {
  family: string
  has(character: string): boolean
  source(): Promise<string>
}

const filesOf = new Map<string, Promise<EastAsianFont[]>>()

async function eastAsianFonts(text: string): Promise<EastAsianFont[]> {
  const found = packages.map(async (of) => {
    const characters = [...new Set(text)].filter((character) => of.characters.test(character))
    if (characters.length === 0) return []
    const files = filesOf.get(of.name) ?? readFiles(of)
    filesOf.set(of.name, files)
    return (await files).filter(({ has }) => characters.some(has))
  })
  return (await Promise.all(found)).flat()
}

async function readFiles({ name: font, characters }: (typeof packages)[number]): Promise<EastAsianFont[]> {
  const { resolve } = createRequire(import.meta.url)
  const folder = `@fontsource-variable/${font}`
  // as: documented by the package, and covered by tests
  const ranges = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  return Object.entries(ranges).flatMap(([name, list]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    if (number === undefined) return []
    const codes = list.split(',').map(codeRange)
    return [
      {
        family: `${font} ${number}`,
        has: (character) => {
          const code = characters.test(character) ? (character.codePointAt(0) ?? 0) : -1
          return codes.some(([first, last]) => first <= code && code <= last)
        },
        source: async () => {
          const file = await readFile(resolve(`${folder}/files/${font}-${number}-wght-normal.woff2`))
          return asRegular(file, codes)
        },
      },
    ]
  })
}

/** 'U+4e00-4e09' → [0x4e00, 0x4e09] */
function codeRange(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** The package has all weights in a single variable file, thin by default; fontkit cannot extract an instance. */
async function asRegular(file: Buffer, codes: [number, number][]): Promise<string> {
  const { default: subsetFont } = await import('subset-font')
  const characters = codes.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, more) => first + more),
  )
  const font = await subsetFont(file, String.fromCodePoint(...characters), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  })
  return `data:font/ttf;base64,${font.toString('base64')}`
}
