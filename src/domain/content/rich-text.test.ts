import { describe, expect, it } from 'vitest'
import { plainText, richHtml, richText } from './rich-text.ts'

describe('a text that can be edited as it looks', () => {
  it.each([
    ['', ''],
    ['Zwei Tage in Wien.', 'Zwei Tage in Wien.'],
    ['<strong>Zwei Tage</strong> in <em>Wien</em>', 'Zwei Tage in Wien'],
    ['<strong>Zwei <em>Tage</em></strong>', 'Zwei Tage'],
    ['<em>Zwei</em> <b>Tage</b> <i>in</i> <code>Wien</code>', 'Zwei Tage in Wien'],
    ['<a href="/de/workshops?a=1&amp;b=2" target="_blank" rel="noopener">Workshops</a>', 'Workshops'],
    ['<strong><a href="mailto:hallo@flightlevels.example">Schreib uns</a></strong>', 'Schreib uns'],
    ['Flight Levels GmbH<br />Wien', 'Flight Levels GmbH\nWien'],
    ['Flight Levels GmbH<br>Wien<br>', 'Flight Levels GmbH\nWien\n'],
    ['<strong>Erste<br/>\nZweite</strong>', 'Erste\nZweite'],
    ['ab € {price:fl2d@3}, bis {term:free-days} Tage davor', 'ab € {price:fl2d@3}, bis {term:free-days} Tage davor'],
    ['Fragen &amp; Antworten', 'Fragen & Antworten'],
    ['Fragen & Antworten, Q&A', 'Fragen & Antworten, Q&A'],
    ['ab €&nbsp;1.990', 'ab €\u00a01.990'],
    ['ab €\u00a01.990', 'ab €\u00a01.990'],
    ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
    ['<span lang="en">Flight Levels</span> heißt es', 'Flight Levels heißt es'],
    ['H<sub>2</sub>O, <abbr title="Umsatzsteuer">USt</abbr>, <s>alt</s>', 'H2O, USt, alt'],
  ])('%s', (html, words) => {
    const text = richText(html)
    expect(text && plainText(text.runs)).toBe(words)
    expect(text && richHtml(text)).toBe(html)
  })
})

describe('a text that no box could write back exactly stays as it is written', () => {
  it.each([
    ['a class', '<span class="wide">Wien</span>'],
    ['a style', '<strong style="color: red">Wien</strong>'],
    ['a span without attributes', '<span>Wien</span>'],
    ['an element of its own line', '<p>Wien</p>'],
    ['a picture', 'Wien <img src="/wien.jpg" alt="">'],
    ['a comment', 'Wien<!-- und Graz -->'],
    ['a mark with nothing in it', 'Wien<strong></strong>'],
    ['two marks that would become one', '<strong>Wi</strong><strong>en</strong>'],
    ['a mark in the same mark', '<em>Wien <em>Graz</em></em>'],
    ['marks that are never closed', '<strong>Wien'],
    ['marks that are closed in the wrong order', '<strong><em>Wien</strong></em>'],
    ['large letters', '<STRONG>Wien</STRONG>'],
    ['single quotes', "<a href='/de'>Wien</a>"],
    ['two kinds of line breaks', 'Wien<br>Graz<br />Linz'],
    ['a line break of the source, which is none on the site', 'Wien\nGraz'],
    ['signs written by name that need no name', 'Wien &ndash; Graz'],
    ['signs written by number', 'Wien&#160;Graz'],
    ['both kinds of hard spaces', 'Wien&nbsp;Graz\u00a0Linz'],
    ['a bare sign where a mark could begin', '1 < 2'],
    ['a bare ampersand that could be a named sign', 'Wien&copy'],
    ['an anchor that leads nowhere', '<a name="wien">Wien</a>'],
    ['a link that no visitor may follow', '<a href="javascript:alert(1)">Wien</a>'],
  ])('%s', (_, html) => {
    expect(richText(html)).toBeNull()
  })
})

it('what is added to a text is written as the rest of it', () => {
  const text = richText('Wien<br>Q&A, ab €&nbsp;1')
  expect(text && richHtml({ ...text, runs: [...text.runs, { text: '\n<A> & &B;\u00a0', marks: [] }] })).toBe(
    'Wien<br>Q&A, ab €&nbsp;1<br>&lt;A> & &B;&nbsp;',
  )
})
