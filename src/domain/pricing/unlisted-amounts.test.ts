import { expect, it } from 'vitest'
import { unlistedAmounts } from './price-text.ts'
import { defaultPrices } from './tariff.ts'

it.each([
  ['Ein Platz kostet € 1.990, zu dritt € 1.327 pro Person.', []],
  ['In Region 3 € 796, das Coach Program €&nbsp;3.596.', []],
  ['A package is €9,900, that is €1,980 per person.', []],
  ['Die Introduction um 79,00 € statt € 99,00', []],
  ['Früher € 1.890, jetzt € 1.990; noch einmal € 1.890', ['€\u00a01.890']],
  ['Discover costs €2,290 or €99.50', ['€2,290', '€99.50']],
  ['kein Betrag, nur 1990 und die Straße 79', []],
])('%s', (text, unlisted) => {
  expect(unlistedAmounts(text, defaultPrices)).toEqual(unlisted)
})

it('finds what was a price before it was changed', () => {
  const prices = { ...defaultPrices, packages: { ...defaultPrices.packages, now: 159_000 } }
  expect(unlistedAmounts('ab € 1.490 pro Person', prices)).toEqual(['€\u00a01.490'])
})
