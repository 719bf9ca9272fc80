import { type Language, languages } from '#domain/language.ts'
import { folded } from '#lists/folded.ts'
import type { DocumentRecord } from '../../ports/documents.ts'

/** A page and its translation, side by side. Null where there is none in that language. */
export interface PagePair {
  key: string
  pages: Record<Language, DocumentRecord | null>
}

/** Pages that are there, translations in one row, in the order of their German addresses; `text` narrows them down by title and address. */
export function pagePairs(pages: readonly DocumentRecord[], text = ''): PagePair[] {
  const pairs = new Map<string, PagePair>()
  for (const page of pages) {
    if (page.state === 'gone') continue
    const key = page.translationGroup
    const pair = pairs.get(key) ?? { key, pages: { de: null, en: null } }
    pair.pages[page.language] = page
    pairs.set(key, pair)
  }
  const wanted = folded(text.trim())
  const isWanted = ({ pages: pair }: PagePair) =>
    languages.some((language) => {
      const page = pair[language]
      return page !== null && folded(`${page.title} ${page.uri}`).includes(wanted)
    })
  const address = ({ pages: pair }: PagePair) => languages.map((language) => pair[language]?.uri).find(Boolean) ?? ''
  return [...pairs.values()].filter(isWanted).sort((one, other) => (address(one) < address(other) ? -1 : 1))
}
