import { expect, it } from 'vitest'
import { pricedText, priceInWords } from './price-text.ts'
import { defaultPrices } from './tariff.ts'

const inGerman = (text: string, prices = defaultPrices) =>
  pricedText(text, prices, (cents) => priceInWords(cents, 'de'))
const inEnglish = (text: string) => pricedText(text, defaultPrices, (cents) => priceInWords(cents, 'en'))

it.each([
  ['{price:fl2d}', '€\u00a01.990', '€1,990'],
  ['{price:fl2d@2}', '€\u00a01.194', '€1,194'],
  ['{price:flcp@3}', '€\u00a03.596', '€3,596'],
  ['{price:fl2d*2/3}', '€\u00a01.327', '€1,327'],
  ['{price:realise-3/3}', '€\u00a02.500', '€2,500'],
  ['{price:introduction} statt {price:ticket-flin}', '€\u00a079 statt €\u00a099', '€79 statt €99'],
  ['ab {price:now}', 'ab €\u00a01.490', 'ab €1,490'],
])('%s is %s', (text, german, english) => {
  expect(inGerman(text)).toBe(german)
  expect(inEnglish(text)).toBe(english)
})

it.each(['{price:fl9d}', '{price:constructor}', '{price:now/0}', '{price:}', 'a { b }'])(
  '%s stays as it is',
  (text) => {
    expect(inGerman(text)).toBe(text)
  },
)

it('shows the price of the owner, with its cents', () => {
  const prices = { ...defaultPrices, packages: { ...defaultPrices.packages, now: 159_050 } }
  expect(inGerman('{price:now}', prices)).toBe('€\u00a01.590,50')
})
