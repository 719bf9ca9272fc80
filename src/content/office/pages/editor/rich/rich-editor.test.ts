import { Editor } from '@tiptap/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  joinedRuns,
  plainText,
  type RichMark,
  type RichRun,
  type RichText,
  richHtml,
  richText,
  type TextPart,
} from '#domain/content/rich-text.ts'
import {
  choose,
  comingMarks,
  type Emphasis,
  emphasise,
  lead,
  paragraphsOf,
  put,
  putFirst,
  richDoc,
  richExtensions,
  richRuns,
  statusOf,
} from './rich-editor.ts'

const htmlStyle: RichText['htmlStyle'] = {
  lineBreak: '<br />',
  ampersand: '&amp;',
  greater: '&gt;',
  hardSpace: '\u00a0',
}

function editorOf(runs: readonly RichRun[]): Editor {
  return new Editor({ element: null, extensions: richExtensions(false), content: richDoc(runs) })
}

function opened(html: string): Editor {
  return editorOf(richText(html)?.runs ?? [])
}

function htmlIn(editor: Editor): string {
  return richHtml({ runs: richRuns(editor), htmlStyle })
}

/** The place of some words in a text. */
function part(editor: Editor, words: string): TextPart {
  const start = plainText(richRuns(editor)).indexOf(words)
  return { start, end: start + words.length }
}

describe('words are made bold', () => {
  it.each([
    ['Zwei Tage in Wien', 'Tage', 'Zwei <strong>Tage</strong> in Wien'],
    ['Zwei Tage in Wien', ' Tage ', 'Zwei <strong>Tage</strong> in Wien'],
    ['Zwei <strong>Tage</strong> in Wien', 'Tage', 'Zwei Tage in Wien'],
    ['Zwei <strong>Tage</strong> in Wien', 'Tage ', 'Zwei Tage in Wien'],
    ['Zwei <b>Tage</b> in Wien', 'Tage', 'Zwei Tage in Wien'],
    ['<strong>Zwei Tage</strong> in Wien', 'Tage', '<strong>Zwei </strong>Tage in Wien'],
    ['<strong>Zwei</strong> Tage in Wien', 'Zwei Tage', '<strong>Zwei Tage</strong> in Wien'],
    [
      '<strong>Zwei</strong> <b>Tage</b> in Wien',
      'Zwei Tage in',
      '<strong>Zwei </strong><b>Tage</b><strong> in</strong> Wien',
    ],
    ['<strong>Zwei</strong> <b>Tage</b> in Wien', 'Zwei Tage', '<strong>Zwei </strong><b>Tage</b> in Wien'],
    ['<em>Zwei Tage</em> in Wien', 'Tage', '<em>Zwei <strong>Tage</strong></em> in Wien'],
    [
      '<a href="/de">Zwei Tage</a> in Wien',
      'Tage in',
      '<a href="/de">Zwei <strong>Tage</strong></a><strong> in</strong> Wien',
    ],
    [
      '<strong><a href="/de">Zwei Tage</a></strong>',
      'Tage',
      '<strong><a href="/de">Zwei </a></strong><a href="/de">Tage</a>',
    ],
    ['Wien<br />Graz', 'Wien\nGraz', '<strong>Wien<br />Graz</strong>'],
    ['<strong>Wien<br />Graz</strong>', 'Wien\nGraz', 'Wien<br />Graz'],
    ['ab {price:fl2d@3} netto', '{pri', 'ab <strong>{price:fl2d@3}</strong> netto'],
  ])('%s, of that %s', (html, words, after) => {
    const editor = opened(html)
    choose(editor, part(editor, words))
    expect(emphasise(editor, 'strong')).toBe(true)
    expect(htmlIn(editor)).toBe(after)
  })

  it('the word around the caret, which stays where it is', () => {
    const editor = opened('Zwei Tage')
    choose(editor, { start: 7, end: 7 })
    emphasise(editor, 'strong')
    expect(htmlIn(editor)).toBe('Zwei <strong>Tage</strong>')
    expect(editor.state.selection).toMatchObject({ from: 7, to: 7 })
  })

  it('but no blanks', () => {
    const editor = opened('Zwei Tage')
    choose(editor, { start: 4, end: 5 })
    expect(emphasise(editor, 'strong')).toBe(false)
    expect(htmlIn(editor)).toBe('Zwei Tage')
  })

  it.each([
    ['Tage', true],
    ['Tage in', false],
  ])('and the buttons say so of %s', (words, isBold) => {
    const editor = opened('Zwei <strong>Tage</strong> in Wien')
    choose(editor, part(editor, words))
    expect(statusOf(editor).strong).toBe(isBold)
  })

  it.each([
    [9, true],
    [10, false],
  ])('and the buttons say so of what is typed at place %i', (at, isBold) => {
    const editor = opened('Zwei <strong>Tage</strong> in Wien')
    choose(editor, { start: at, end: at })
    expect(statusOf(editor).strong).toBe(isBold)
  })
})

describe('words lead somewhere', () => {
  it.each([
    ['Zwei Tage in Wien', 'Zwei Tage', '<a href="/de/b">Zwei Tage</a> in Wien'],
    ['Zwei <strong>Tage</strong> in Wien', 'Zwei Tage', '<a href="/de/b">Zwei <strong>Tage</strong></a> in Wien'],
    ['<a href="/de/a" rel="me">Zwei Tage</a> in Wien', 'Zwei Tage', '<a href="/de/b" rel="me">Zwei Tage</a> in Wien'],
    ['<a href="/de/a">Zwei</a> Tage in Wien', 'Zwei Tage', '<a href="/de/b">Zwei Tage</a> in Wien'],
    ['<em><a href="/de/a">Zwei</a> Tage</em> in Wien', 'Zwei Tage', '<a href="/de/b"><em>Zwei Tage</em></a> in Wien'],
  ])('%s, of that %s', (html, words, after) => {
    const editor = opened(html)
    lead(editor, part(editor, words), '/de/b')
    expect(htmlIn(editor)).toBe(after)
  })

  it('until they do not', () => {
    const editor = opened('Zwei <a href="/de"><em>Tage</em></a>')
    lead(editor, part(editor, 'Tage'), null)
    expect(htmlIn(editor)).toBe('Zwei <em>Tage</em>')
  })
})

describe('what is typed', () => {
  it.each([
    [9, 'Zwei <strong>Tage!</strong> in <a href="/de">Wien</a>'],
    [15, 'Zwei <strong>Tage</strong> in <a href="/de">Wi!en</a>'],
    [17, 'Zwei <strong>Tage</strong> in <a href="/de">Wien</a>!'],
    [13, 'Zwei <strong>Tage</strong> in !<a href="/de">Wien</a>'],
    [0, '!Zwei <strong>Tage</strong> in <a href="/de">Wien</a>'],
  ])('at place %i', (at, after) => {
    const editor = opened('Zwei <strong>Tage</strong> in <a href="/de">Wien</a>')
    choose(editor, { start: at, end: at })
    put(editor, [{ text: '!', marks: comingMarks(editor) }])
    expect(htmlIn(editor)).toBe(after)
  })

  it('is bold when that was asked for before, and is not when it was asked for again', () => {
    const editor = opened('Zwei ')
    choose(editor, { start: 5, end: 5 })
    emphasise(editor, 'strong')
    expect(comingMarks(editor)).toEqual([{ tag: 'strong', attributes: [] }])
    emphasise(editor, 'strong')
    expect(comingMarks(editor)).toEqual([])
  })
})

describe('paragraphs that are pasted', () => {
  const bold: RichMark = { tag: 'strong', attributes: [] }
  const html = (runs: RichRun[]) => richHtml({ runs, htmlStyle })

  it.each([
    ['eins', ['eins']],
    ['eins\u2029zwei\nUhr\u2029drei', ['eins', 'zwei<br />Uhr', 'drei']],
    [' eins \n\u2029\u2029\n zwei', ['eins', 'zwei']],
    ['\u2029', []],
  ])('%j are %j', (text, paragraphs) => {
    expect(paragraphsOf([{ text, marks: [] }]).map(html)).toEqual(paragraphs)
  })

  it('keep what is bold, across their ends too', () => {
    const runs = [
      { text: 'eins ', marks: [] },
      { text: 'zwei\u2029drei', marks: [bold] },
      { text: ' vier', marks: [] },
    ]
    expect(paragraphsOf(runs).map(html)).toEqual(['eins <strong>zwei</strong>', '<strong>drei</strong> vier'])
  })

  it.each([
    ['eins', 'Zwei eins in Wien', []],
    ['eins\u2029zwei\u2029drei', 'Zwei eins', ['zwei', 'drei in <em>Wien</em>']],
  ])('%j go where the caret is, and what was behind it goes behind the last', (text, first, others) => {
    const editor = opened('Zwei Tage in <em>Wien</em>')
    choose(editor, part(editor, 'Tage'))
    expect(putFirst(editor, paragraphsOf([{ text, marks: [] }])).map(html)).toEqual(others)
    expect(plainText(richRuns(editor))).toBe(first)
  })
})

/** Any text that can be edited as it looks, and a place in it. */
const attributes = fc.record({ lang: fc.constantFrom('de', 'en', 'fr') }, { requiredKeys: [] })
const mark: fc.Arbitrary<RichMark> = fc.oneof(
  fc.record({
    tag: fc.constantFrom('strong' as const, 'b' as const, 'em' as const, 'i' as const, 'code' as const, 'sup' as const),
    attributes: attributes.map(Object.entries<string>),
  }),
  fc.record({
    tag: fc.constant('a' as const),
    attributes: fc
      .tuple(
        fc.constantFrom('/de', 'https://flightlevels.example/?a=1&b=2', 'mailto:hallo@flightlevels.example'),
        attributes,
      )
      .chain(([href, more]) =>
        fc
          .shuffledSubarray(Object.entries({ ...more, rel: 'me' }))
          .map((rest) => [['href', href], ...rest] as [string, string][]),
      ),
  }),
)
const run: fc.Arbitrary<RichRun> = fc.record({
  text: fc
    .oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.stringMatching(/^[A-C<>&; \n\u00a0"']{1,6}$/))
    .map((text) => text.replaceAll('\r', '')),
  marks: fc.uniqueArray(mark, { selector: ({ tag }) => tag, maxLength: 4 }),
})
const texts = fc.array(run, { maxLength: 6 }).map((runs) => richHtml({ runs: joinedRuns(runs), htmlStyle }))

describe('any text', () => {
  it('is the same once it has been in the editor', () => {
    fc.assert(
      fc.property(texts, (html) => {
        const text = richText(html)
        expect(text).not.toBeNull()
        expect(htmlIn(editorOf(text?.runs ?? []))).toBe(html)
      }),
    )
  })

  it.each<Emphasis>(['strong', 'em'])('says the same words after a part of it was made %s', (how) => {
    fc.assert(
      fc.property(texts, fc.nat(20), fc.nat(20), (html, start, length) => {
        const editor = opened(html)
        const before = plainText(richRuns(editor))
        choose(editor, { start, end: start + length })
        emphasise(editor, how)
        expect(plainText(richRuns(editor))).toBe(before)
        expect(richText(htmlIn(editor))).not.toBeNull()
      }),
    )
  })

  it('is as before when what was put in is taken out', () => {
    fc.assert(
      fc.property(texts, fc.nat(20), run, (html, place, { text, marks }) => {
        const editor = opened(html)
        const at = Math.min(place, editor.state.doc.content.size)
        choose(editor, { start: at, end: at })
        put(editor, [{ text, marks }])
        choose(editor, { start: at, end: at + text.length })
        put(editor, [])
        expect(htmlIn(editor)).toBe(html)
      }),
    )
  })
})
