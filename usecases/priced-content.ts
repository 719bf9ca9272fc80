import type { Language } from '#domain/language.ts'
import { priceInWords } from '#domain/pricing/price-in-words.ts'
import { pricedText } from '#domain/pricing/priced-text.ts'
import type { PriceList } from '#domain/settings/price-list.ts'
import type { ContentSource } from './ports.ts'

/** The same content, with the prices that hold where its texts leave them open (docs/rules/settings.md). They are asked for anew for each answer. */
export function pricedContent<Source extends ContentSource>(content: Source, prices: () => Promise<PriceList>): Source {
  async function priced<Answer>(answer: Answer, language: Language): Promise<Answer> {
    if (!JSON.stringify(answer)?.includes('{price:')) return answer
    const list = await prices()
    return withTexts(answer, (text) => pricedText(text, list, (cents) => priceInWords(cents, language)))
  }
  return {
    ...content,
    page: async (uri, language) => priced(await content.page(uri, language), language),
    children: async (uri, names, language) => priced(await content.children(uri, names, language), language),
    posts: async (language) => priced(await content.posts(language), language),
    post: async (slug, language) => priced(await content.post(slug, language), language),
    testimonials: async (language, slugs) => priced(await content.testimonials(language, slugs), language),
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
