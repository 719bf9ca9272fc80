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
