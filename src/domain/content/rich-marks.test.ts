import { describe, expect, it } from 'vitest'
import { emphasised, isEmphasised, linkAround, linked, marksAt, placed, toggledMarks, unlinked } from './rich-marks.ts'
import { markedPart, type TextPart } from './rich-part.ts'
import { plainText, type RichRun } from './rich-run.ts'
import { richHtml, richText } from './rich-text.ts'

/** The place of some words in what a text says. */
function part(html: string, words: string): TextPart {
  const start = plainText(runsOf(html)).indexOf(words)
  return { start, end: start + words.length }
}

function runsOf(html: string): readonly RichRun[] {
  return richText(html)?.runs ?? []
}

function htmlOf(runs: readonly RichRun[]): string {
  return richHtml({ runs, spelling: { lineBreak: '<br />', ampersand: '&amp;', greater: '&gt;', hardSpace: '\u00a0' } })
}

describe('words are made bold', () => {
  it.each([
    ['Zwei Tage in Wien', 'Tage', 'Zwei <strong>Tage</strong> in Wien'],
    ['Zwei <strong>Tage</strong> in Wien', 'Tage', 'Zwei Tage in Wien'],
    ['Zwei <b>Tage</b> in Wien', 'Tage', 'Zwei Tage in Wien'],
    ['<strong>Zwei Tage</strong> in Wien', 'Tage', '<strong>Zwei </strong>Tage in Wien'],
    ['<strong>Zwei</strong> Tage in Wien', 'Zwei Tage', '<strong>Zwei Tage</strong> in Wien'],
    ['<em>Zwei Tage</em> in Wien', 'Tage', '<em>Zwei <strong>Tage</strong></em> in Wien'],
    [
      '<a href="/de">Zwei Tage</a> in Wien',
      'Tage in',
      '<a href="/de">Zwei <strong>Tage</strong></a><strong> in</strong> Wien',
    ],
    ['Wien<br />Graz', 'Wien\nGraz', '<strong>Wien<br />Graz</strong>'],
  ])('%s, of that %s', (html, words, after) => {
    expect(htmlOf(emphasised(runsOf(html), part(html, words), 'strong'))).toBe(after)
  })

  it('and the buttons say so', () => {
    const html = 'Zwei <strong>Tage</strong> in Wien'
    expect(isEmphasised(runsOf(html), part(html, 'Tage'), 'strong')).toBe(true)
    expect(isEmphasised(runsOf(html), part(html, 'Tage in'), 'strong')).toBe(false)
    expect(isEmphasised(runsOf(html), { start: 9, end: 9 }, 'strong')).toBe(true)
    expect(isEmphasised(runsOf(html), { start: 10, end: 10 }, 'strong')).toBe(false)
  })
})

describe('words lead somewhere', () => {
  it.each([
    ['Zwei Tage in Wien', 'Zwei Tage', '<a href="/de/b">Zwei Tage</a> in Wien'],
    ['Zwei <strong>Tage</strong> in Wien', 'Zwei Tage', '<a href="/de/b">Zwei <strong>Tage</strong></a> in Wien'],
    ['<a href="/de/a" rel="me">Zwei Tage</a> in Wien', 'Zwei Tage', '<a href="/de/b" rel="me">Zwei Tage</a> in Wien'],
    ['<a href="/de/a">Zwei</a> Tage in Wien', 'Zwei Tage', '<a href="/de/b">Zwei Tage</a> in Wien'],
  ])('%s, of that %s', (html, words, after) => {
    expect(htmlOf(linked(runsOf(html), part(html, words), '/de/b'))).toBe(after)
  })

  it('until they do not', () => {
    const html = 'Zwei <a href="/de"><em>Tage</em></a>'
    expect(htmlOf(unlinked(runsOf(html), part(html, 'Tage')))).toBe('Zwei <em>Tage</em>')
  })

  it('a link is found whole from any place in it', () => {
    const html = 'Zwei <a href="/de">Tage <em>in</em></a> Wien'
    const link = { ...part(html, 'Tage in'), href: '/de' }
    expect(linkAround(runsOf(html), { start: 7, end: 7 })).toEqual(link)
    expect(linkAround(runsOf(html), part(html, 'in'))).toEqual(link)
    expect(linkAround(runsOf(html), part(html, 'in Wien'))).toBeNull()
  })
})

describe('what a mark is set on', () => {
  it.each([
    ['the words without the blanks around them', ' Tage ', 'Tage'],
    ['the whole of a price that stands open', 'ab {pri', 'ab {price:fl2d@3}'],
    ['the whole of a term that stands open', 'erm:x', '{term:x}'],
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

describe('what is typed', () => {
  const html = 'Zwei <strong>Tage</strong> in <a href="/de">Wien</a>'
  it.each([
    [9, 'Zwei <strong>Tage!</strong> in <a href="/de">Wien</a>'],
    [15, 'Zwei <strong>Tage</strong> in <a href="/de">Wi!en</a>'],
    [17, 'Zwei <strong>Tage</strong> in <a href="/de">Wien</a>!'],
    [13, 'Zwei <strong>Tage</strong> in !<a href="/de">Wien</a>'],
    [0, '!Zwei <strong>Tage</strong> in <a href="/de">Wien</a>'],
  ])('at place %i', (at, after) => {
    const runs = runsOf(html)
    expect(htmlOf(placed(runs, { start: at, end: at }, [{ text: '!', marks: marksAt(runs, at) }]))).toBe(after)
  })

  it('is bold when that was asked for before, and is not when it was asked for again', () => {
    expect(toggledMarks(toggledMarks([], 'strong'), 'strong')).toEqual([])
    expect(toggledMarks([], 'em')).toEqual([{ tag: 'em', attributes: [] }])
  })
})
