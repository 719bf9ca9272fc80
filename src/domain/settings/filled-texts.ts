import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import { priceInWords } from '../pricing/price-in-words.ts'
import { pricedText } from '../pricing/price-text.ts'
import type { SiteSettings } from './site-settings.ts'
import { termedText } from './termed-text.ts'

/** What texts can leave open. */
export type OpenSettings = Pick<SiteSettings, 'prices' | 'cancellation' | 'windows'>

/** Whether any text of a value has a placeholder of a price or a term. */
export function leavesOpen(value: unknown): boolean {
  return /\{(price|term):/.test(JSON.stringify(value) ?? '')
}

/** A text with the prices and terms that hold, as its language says them. What names none stays as it is. */
export function filledText(text: string, settings: OpenSettings, language: Language): string {
  const inWords = (cents: Cents) => priceInWords(cents, language)
  return termedText(pricedText(text, settings.prices, inWords), settings, language)
}

/** The same value with all its texts filled. */
export function filledTexts<Value>(value: Value, settings: OpenSettings, language: Language): Value {
  if (!leavesOpen(value)) return value
  return withTexts(value, (text) => filledText(text, settings, language))
}

/** Maps each text of a plain value; instants and other objects stay what they are. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  // each branch gives back the shape that came in, which the compiler cannot follow through a generic
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change)) as Value
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, change)])) as Value
}
