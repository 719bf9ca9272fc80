import { expect, test } from 'vitest'
import { plainTitle } from './queries.ts'

test.each([
  ['Flight Level 2 Design', 'Flight Level 2 Design'],
  ['Strategie &amp; Fokus', 'Strategie & Fokus'],
  ['Strategie &#8211; sichtbar', 'Strategie – sichtbar'],
  ['Flow <em>statt</em> Frust', 'Flow statt Frust'],
  ['A &lt;b&gt; C', 'A <b> C'],
  ['Zwei &lt; drei &amp;amp; mehr', 'Zwei < drei &amp; mehr'],
  ['Titel<script>alert(1)</script>', 'Titel'],
  ['  Zwei\n  Zeilen ', 'Zwei Zeilen'],
])('the title %j reads %j', (html, text) => {
  expect(plainTitle(html)).toBe(text)
})
