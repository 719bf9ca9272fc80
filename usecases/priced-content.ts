import type { Language } from '#domain/language.ts'
import { leavesPricesOpen, pricedTexts } from '#domain/pricing/priced-texts.ts'
import type { PriceList } from '#domain/settings/price-list.ts'
import type { ContentSource } from './ports.ts'

/** The same content, with the prices that hold where its texts leave them open (docs/rules/settings.md). They are asked for anew for each answer. */
export function pricedContent<Source extends ContentSource>(content: Source, prices: () => Promise<PriceList>): Source {
  async function priced<Answer>(answer: Answer, language: Language): Promise<Answer> {
    if (!leavesPricesOpen(answer)) return answer
    return pricedTexts(answer, await prices(), language)
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
