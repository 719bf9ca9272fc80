import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { secondFontLink } from '#frame/preloaded-fonts.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }

const file = readFileSync(new URL('../../public/fonts/instrument-sans-latin.woff2', import.meta.url))
const font = create(file)

/** Of the office: every system has them. */
const ofTheSystem = ['←', '→']

describe('the font of the site', () => {
  it('has no width axis, which no style asks for and which is half of the file', () => {
    expect(Object.keys(font.variationAxes)).toEqual(['wght'])
    expect(file.length).toBeLessThan(30_000)
  })

  it.each([
    ['German', german],
    ['English', english],
  ])('has a glyph for every character of the %s texts', (_, messages) => {
    const characters = new Set(JSON.stringify(messages))
    const missing = [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    expect(missing.filter((character) => !ofTheSystem.includes(character))).toEqual([])
  })

  it('has a second file for names in other Latin alphabets, which pages without one do not load', () => {
    const more = create(readFileSync(new URL('../../public/fonts/instrument-sans-latin-ext.woff2', import.meta.url)))
    const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
    const ranges = [...(/unicode-range: ([^;]+);/.exec(css)?.[1] ?? '').matchAll(/U\+(\w+)-(\w+)/g)]
    const isInRange = (point: number) =>
      ranges.some(([, from = '', to = '']) => point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16))
    for (const character of 'ąćčďđęěğıłńňőřśšşșťțůűźżžĄĆČĎĐĘĚĞİŁŃŇŐŘŚŠŞȘŤȚŮŰŹŻŽ') {
      const point = character.codePointAt(0) ?? 0
      const file = isInRange(point) ? more : font
      expect([character, file.hasGlyphForCodePoint(point)]).toEqual([character, true])
      expect(secondFontLink(`<p>${character}</p>`)?.includes('latin-ext')).toBe(isInRange(point) || undefined)
    }
  })
})
