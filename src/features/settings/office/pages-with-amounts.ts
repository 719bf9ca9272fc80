import type { Block } from '#content/blocks/index.ts'
import { type Language, languages } from '#domain/language.ts'
import { unlistedAmounts } from '#domain/pricing/price-text.ts'
import type { PriceList } from '#domain/pricing/tariff.ts'
import type { UseCases } from '#features/use-cases.ts'

/** A page whose texts name amounts that are not on the price list. */
export interface PageWithAmounts {
  href: string
  title: string
  language: Language
  amounts: string[]
}

/** Reads every page that visitors see, one after the other: a source that is asked over HTTP is not hurried. */
export async function pagesWithAmounts(content: UseCases['content'], prices: PriceList): Promise<PageWithAmounts[]> {
  const found: PageWithAmounts[] = []
  for (const language of languages) {
    for (const { uri, title } of await content.pages(language)) {
      const page = await content.page(uri, language)
      const amounts = page ? unlistedAmounts(textOf(page.blocks), prices) : []
      if (amounts.length > 0) found.push({ href: `/${language}${uri === '/' ? '' : uri}`, title, language, amounts })
    }
  }
  return found
}

function textOf(blocks: readonly Block[]): string {
  const texts: string[] = []
  // every text of a block, by any name
  JSON.stringify(blocks, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.join('\n')
}
