import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { priceInWords } from '#domain/pricing/price-in-words.ts'
import { pricedText } from '#domain/pricing/priced-text.ts'
import type { HouseSettings } from '#domain/settings/house-settings.ts'
import { termedText } from '#domain/settings/termed-text.ts'
import type { ContentSource } from './ports.ts'

/** What texts leave open. */
export type OpenSettings = Pick<HouseSettings, 'prices' | 'cancellation' | 'windows'>

/**
 * The same content, with the prices and terms that hold where its texts leave them open (docs/rules/settings.md). They are asked for anew for
 * each answer.
 */
export function filledContent<Source extends ContentSource>(
  content: Source,
  settings: () => Promise<OpenSettings>,
): Source {
  async function filled<Answer>(answer: Answer, language: Language): Promise<Answer> {
    if (!/\{(price|term):/.test(JSON.stringify(answer) ?? '')) return answer
    const set = await settings()
    const inWords = (cents: Cents) => priceInWords(cents, language)
    return withTexts(answer, (text) => termedText(pricedText(text, set.prices, inWords), set, language))
  }
  return {
    ...content,
    page: async (uri, language) => filled(await content.page(uri, language), language),
    children: async (uri, names, language) => filled(await content.children(uri, names, language), language),
    posts: async (language) => filled(await content.posts(language), language),
    post: async (slug, language) => filled(await content.post(slug, language), language),
    testimonials: async (language, slugs) => filled(await content.testimonials(language, slugs), language),
  }
}

/** Each text of a value made anew; instants and whatever else is no plain value stay what they are. */
function withTexts<Value>(value: Value, anew: (text: string) => string): Value {
  // each branch gives back the shape that came in, which the compiler cannot follow through a generic
  if (typeof value === 'string') return anew(value) as Value
  if (Array.isArray(value)) return value.map((one) => withTexts(one, anew)) as Value
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, anew)])) as Value
}
