import type { SharePicture } from '#domain/share-picture.ts'
import { type Lettering, lettering } from './lettering.ts'
import { type SetText, setText } from './set-text.ts'
import { shareColours } from './share-colours.ts'
import { shareCanvas, shareLandscape } from './share-landscape.ts'

/** Where words may stand, px: left of the sticker if there is one, above the landscape. */
const words = { left: 64, top: 138, height: 214, width: 1072, besideSticker: 780 }
const lineHeight = 1.07
/** From the top of a line to its baseline, of the font size. */
const ascent = 0.84

let letters: { title: Lettering; fact: Lettering; name: Lettering } | undefined

/**
 * The picture that stands beside a shared link, as an SVG of 1200 × 630 px without its sticker. Its words are outlines: it looks the same on
 * every machine, whatever fonts that has.
 */
export function drawSharePicture({ title, facts, sticker }: SharePicture): string {
  letters ??= {
    title: lettering('semibold', -0.022),
    fact: lettering('regular', 0),
    name: lettering('semibold', -0.01),
  }
  const width = sticker ? words.besideSticker : words.width
  const set = (text: string, which: Lettering, sizes: readonly number[], height: number) =>
    setText(text, { width, height, sizes, lineHeight, measure: which.width })
  const factText = set(facts.join(' · '), letters.fact, [30, 26], 33)
  const room = facts.length > 0 ? words.height - 54 : words.height
  const titleText = set(title, letters.title, [76, 68, 60, 54, 50, 46], room)
  const below = words.top + titleText.lines.length * titleText.size * lineHeight + 16
  return [
    `<svg ${shareCanvas}><rect width="100%" height="100%" fill="${shareColours.sky}"/>${shareLandscape()}`,
    logo,
    `<g transform="translate(134 88)" fill="${shareColours.ink}">${letters.name.draw('Flight Levels', 30)}</g>`,
    drawLines(titleText, letters.title, words.top, shareColours.ink),
    drawLines(factText, letters.fact, below, shareColours.quiet),
    '</svg>',
  ].join('')
}

function drawLines({ lines, size }: SetText, letters: Lettering, top: number, colour: string): string {
  const drawn = lines.map((line, index) => {
    const baseline = Math.round(top + (index * lineHeight + ascent) * size)
    return `<g transform="translate(${words.left} ${baseline})">${letters.draw(line, size)}</g>`
  })
  return `<g fill="${colour}">${drawn.join('')}</g>`
}

/** As in app/ui/logo.tsx. */
const logo = `<g transform="translate(64 52) scale(1.24)" fill="none" stroke="${shareColours.ink}">
  <path d="M3 8.5Q22 3 41 8.5" stroke-width="1.6"/><path d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" stroke-width="2.6"/>
  <path d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" stroke-width="3.4"/>
  <circle cx="31.5" cy="22.8" r="4.6" fill="${shareColours.signal}" stroke="none"/></g>`
