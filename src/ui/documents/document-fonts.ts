import { Font } from '@react-pdf/renderer'
import instrument from './fonts/instrument-sans-latin-400-normal.woff?inline'
import instrumentSemibold from './fonts/instrument-sans-latin-600-normal.woff?inline'
import instrumentExt from './fonts/instrument-sans-latin-ext-400-normal.woff?inline'
import instrumentExtSemibold from './fonts/instrument-sans-latin-ext-600-normal.woff?inline'
import cyrillic from './fonts/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillicSemibold from './fonts/noto-sans-cyrillic-600-normal.woff?inline'
import greek from './fonts/noto-sans-greek-400-normal.woff?inline'
import greekSemibold from './fonts/noto-sans-greek-600-normal.woff?inline'

/** The site's font, then fallbacks: Central European, Greek, Cyrillic. Bundled with the program and embedded into each document. */
const families: [family: string, regular: string, semibold: string][] = [
  ['Instrument Sans', instrument, instrumentSemibold],
  ['Instrument Sans Ext', instrumentExt, instrumentExtSemibold],
  ['Noto Sans Greek', greek, greekSemibold],
  ['Noto Sans Cyrillic', cyrillic, cyrillicSemibold],
]

/** For `fontFamily`: each character in the first one that has it. */
export const fontStack = families.map(([family]) => family)

export function registerFonts(): void {
  for (const [family, regular, semibold] of families) {
    Font.register({
      family,
      fonts: [
        { src: regular, fontWeight: 400 },
        { src: semibold, fontWeight: 600 },
      ],
    })
  }
  // Words are not torn with hyphens of a language that is not theirs; what is longer than its column breaks anywhere.
  Font.registerHyphenationCallback((word) =>
    word.length > 24 ? [...word].flatMap((character) => [character, '']) : [word],
  )
}
