import { expect, it } from 'vitest'
import { safeBlockHtml } from './safe-html.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

it.each([
  ['amounts', ['€ 1.200,–', '–', '980 EUR', '<strong>12 %</strong>'], true],
  ['times and lengths', ['9:00–17:00', '12 h', '3'], true],
  ['words', ['A longer text in a cell', 'Yes'], false],
  ['words that begin with a figure', ['2 people and more', '12'], false],
  ['nothing', ['', '–'], false],
])('sets a column of a table with %s to the right: %j, %s', (_, texts, isRight) => {
  const rows = texts.map((text) => row('2026', text)).join('')
  const html = `<table><thead><tr><th>Year</th><th scope="col">Head</th></tr></thead><tbody>${rows}</tbody></table>`
  const marked = [...safeBlockHtml(html).matchAll(/<(t[dh])[^>]*data-figures/g)].map(([, tag]) => tag)
  expect(marked).toEqual(isRight ? ['th', ...texts.map(() => 'td')] : [])
})

it('changes no table with cells that span others', () => {
  const html = `<table><tbody><tr><td colspan="2">1</td></tr>${row('1', '2')}</tbody></table>`
  expect(safeBlockHtml(html)).toBe(html)
})

const figures = (html: string) => [...safeBlockHtml(html).matchAll(/<td data-figures>([^<]*)/g)].map(([, text]) => text)

it.each([
  ['the first column, which names the row', `<table>${row('2026', '12')}</table>`, ['12']],
  ['each table by itself', `<table>${row('A', '1')}</table><table>${row('B', 'Ja')}</table>`, ['1']],
  [
    'a table inside a cell',
    `<table><tr><td>A</td><td><table>${row('x', '5')}</table></td></tr>${row('B', '7')}</table>`,
    ['5'],
  ],
  ['rows of different lengths', `<table>${row('A', '1')}${row('B', '2', '3')}${row('C')}</table>`, ['1', '2', '3']],
  ['cells that nobody closed', '<table><tr><td>A<td>1<tr><td>B<td>2</table>', ['1', '2']],
  ['cells outside a table', `<td>A</td><td>1</td><table>${row('B', '2')}</table>`, ['2']],
  ['a comment with a table', `<!-- <table>${row('A', 'Ja')}</table> --><table>${row('B', '2')}</table>`, ['2']],
])('marks figures with regard to %s', (_, html, marked) => {
  expect(figures(html)).toEqual(marked)
})

it('leaves everything else in HTML with figures as it is without', () => {
  const rest =
    '<p lang="en"><img src="/a.png" width="4" loading="lazy" alt="" /> A &amp; B<br /> <a href="/de?a=1&amp;b=2">5 &lt; 6</a></p>'
  expect(safeBlockHtml(rest)).toBe(rest)
  expect(safeBlockHtml(`${rest}<table>${row('A', '1')}</table>`)).toBe(
    `${rest}<table><tr><td>A</td><td data-figures>1</td></tr></table>`,
  )
  expect(safeBlockHtml('<table><tr><td>A</td><td data-figures>Ja</td></tr></table>')).not.toContain('data-figures')
})
