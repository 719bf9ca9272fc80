import type { Language } from '../language.ts'
import type { PriceList } from '../settings/price-list.ts'
import { priceInWords } from './price-in-words.ts'
import { pricedText } from './priced-text.ts'

/** Whether any text of a value names a price of the list. */
export function leavesPricesOpen(value: unknown): boolean {
  return JSON.stringify(value)?.includes('{price:') ?? false
}

/** The same value with the prices that hold in all its texts, as its language says them. */
export function pricedTexts<Value>(value: Value, prices: PriceList, language: Language): Value {
  if (!leavesPricesOpen(value)) return value
  return withTexts(value, (text) => pricedText(text, prices, (cents) => priceInWords(cents, language)))
}

/** Each text of a value made anew; instants and whatever else is no plain value stay what they are. */
function withTexts<Value>(value: Value, anew: (text: string) => string): Value {
  // each branch gives back the shape that came in, which the compiler cannot follow through a generic
  if (typeof value === 'string') return anew(value) as Value
  if (Array.isArray(value)) return value.map((one) => withTexts(one, anew)) as Value
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, anew)])) as Value
}
