import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }

const file = readFileSync(new URL('../../public/fonts/instrument-sans-latin.woff2', import.meta.url))
const font = create(file)

describe('the font of the site', () => {
  it('has no width axis, which no style asks for and which would double the file', () => {
    expect(Object.keys(font.variationAxes)).toEqual(['wght'])
    expect(file.length).toBeLessThan(27_000)
  })

  it.each([
    ['German', german],
    ['English', english],
  ])('has a glyph for every character of the %s texts', (_, messages) => {
    const characters = new Set(JSON.stringify(messages))
    const missing = [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    expect(missing).toEqual([])
  })

  it('has the letters of names in other Latin alphabets', () => {
    const missing = [...'ąćčďđęěğıłńňőřśšşșťțůűźżžĄĆČĎĐĘĚĞİŁŃŇŐŘŚŠŞȘŤȚŮŰŹŻŽåæçéīķļņōøŵŷżħ'].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  })
})
