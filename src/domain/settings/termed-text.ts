import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import { type CancellationTerms, hasPart } from '../order/cancellation.ts'
import { pricedText, priceInWords } from '../pricing/price-text.ts'
import type { SiteSettings } from './site-settings.ts'

/** '{term:free-days}' */
const placeholder = /\{term:([a-z-]+)\}/g

/** The terms that page texts can use, by placeholder name (docs/rules/settings.md). */
export const termNames = {
  cancellation: ['free-days', 'later'],
  windows: ['offer-hours', 'payment-minutes', 'invoice-days'],
} as const

export type TermName = (typeof termNames)[keyof typeof termNames][number]

/** Fills in current terms. Invalid placeholders stay, so that editors see and correct them. */
export function termedText(
  text: string,
  { cancellation, windows }: Pick<SiteSettings, 'cancellation' | 'windows'>,
  language: Language,
): string {
  if (!text.includes('{term:')) return text
  const named: Record<TermName, string> = {
    'free-days': `${cancellation.freeDays}`,
    later: dueLater[language](cancellation),
    'offer-hours': `${windows.offerHours}`,
    'payment-minutes': `${windows.paymentMinutes}`,
    'invoice-days': `${windows.invoiceDays}`,
  }
  return text.replaceAll(
    placeholder,
    (whole, name: string) => (Object.hasOwn(named, name) ? named[name as TermName] : whole), // as: hasOwn has checked it
  )
}

/** The fee once cancelling is no longer free, as the continuation of 'Danach' and 'After that'. */
const dueLater: Record<Language, (terms: CancellationTerms) => string> = {
  de: (terms) =>
    hasPart(terms)
      ? `sind bis ${terms.partDays === 1 ? 'einen Tag' : `${terms.partDays} Tage`} davor ${terms.partPercent}\u00a0% des Preises zu zahlen, später der volle Preis`
      : 'ist der volle Preis zu zahlen',
  en: (terms) =>
    hasPart(terms)
      ? `${terms.partPercent}% of the price is due up to ${terms.partDays === 1 ? 'one day' : `${terms.partDays} days`} before, later the full price`
      : 'the full price is due',
}

export type OpenSettings = Pick<SiteSettings, 'prices' | 'cancellation' | 'windows'>

/** Whether any text of a value has a price or term placeholder. */
export function leavesOpen(value: unknown): boolean {
  return /\{(price|term):/.test(JSON.stringify(value) ?? '')
}

export function filledText(text: string, settings: OpenSettings, language: Language): string {
  const inWords = (cents: Cents) => priceInWords(cents, language)
  return termedText(pricedText(text, settings.prices, inWords), settings, language)
}

export function filledTexts<Value>(value: Value, settings: OpenSettings, language: Language): Value {
  if (!leavesOpen(value)) return value
  return withTexts(value, (text) => filledText(text, settings, language))
}

/** Maps each string of a plain value; instants and other objects are kept. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  // as: each branch returns the shape it received, which a generic cannot express
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change)) as Value
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, change)])) as Value
}
