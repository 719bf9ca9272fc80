import { expect, it } from 'vitest'
import { wordsOf } from '#content/compare-pages.ts'

it.each([
  ['<p>Zwei <strong>Tage</strong> in <em>Wien</em>.</p>', 'Zwei *Tage* in _Wien_.'],
  ['<a href="/de/workshops" rel="me">Workshops</a>', 'Workshops (/de/workshops)'],
  ['Flight Levels GmbH<br />Wien', 'Flight Levels GmbH Wien'],
  ['ab €&nbsp;1.990 &amp; mehr', 'ab € 1.990 & mehr'],
  ['2 < 3 <b>Teams</b>', '2 < 3 *Teams*'],
  ['2 < 3 <br>Teams', '2 < 3 Teams'],
])('%s is compared as its words', (html, words) => {
  expect(wordsOf(html)).toBe(words)
})
