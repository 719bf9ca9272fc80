import { describe, expect, it } from 'vitest'
import { linkAround, markedPart, plainText, type RichRun, richText, type TextPart } from './rich-text.ts'

/** The place of some words in a text. */
function part(html: string, words: string): TextPart {
  const start = plainText(runsOf(html)).indexOf(words)
  return { start, end: start + words.length }
}

function runsOf(html: string): readonly RichRun[] {
  return richText(html)?.runs ?? []
}

it('a link is found whole from any place in it', () => {
  const html = 'Zwei <a href="/de">Tage <em>in</em></a> Wien'
  const link = { ...part(html, 'Tage in'), href: '/de' }
  expect(linkAround(runsOf(html), { start: 7, end: 7 })).toEqual(link)
  expect(linkAround(runsOf(html), part(html, 'in'))).toEqual(link)
  expect(linkAround(runsOf(html), part(html, 'in Wien'))).toBeNull()
})

describe('what a mark is set on', () => {
  it.each([
    ['the words without the blanks around them', ' Tage ', 'Tage'],
    ['the whole of a price that is not closed', 'ab {pri', 'ab {price:fl2d@3}'],
    ['the whole of a term that is not closed', 'erm:x', '{term:x}'],
  ])('%s', (_, chosen, meant) => {
    const html = 'Zwei Tage ab {price:fl2d@3} bis {term:x}'
    expect(markedPart(runsOf(html), part(html, chosen))).toEqual(part(html, meant))
  })

  it('the word around the caret, and nothing at its edges or in blanks', () => {
    const runs = runsOf('Zwei Tage')
    expect(markedPart(runs, { start: 7, end: 7 })).toEqual({ start: 5, end: 9 })
    expect(markedPart(runs, { start: 5, end: 5 })).toBeNull()
    expect(markedPart(runs, { start: 4, end: 5 })).toBeNull()
  })
})
