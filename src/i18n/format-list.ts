import { type Language, languageTable } from '#domain/language.ts'
import { onceForEach } from '#domain/once-for-each.ts'

/** As its readers write it: British English has no comma before 'and'. */
const listFormat = onceForEach((language: Language) => new Intl.ListFormat(languageTable[language].readers))

/** 'Ana, Ben und Cora' or 'Ana, Ben and Cora'. */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(language).format(items)
}
