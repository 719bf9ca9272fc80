import { defaultLanguage, type Language, languages } from '#domain/language.ts'

export interface Alternate {
  hrefLang: Language | 'x-default'
  path: string
}

/**
 * A page and its translation as hreflang pairs. `behind` is the path behind the language, '' for the start page; `translation` is the whole path of the same page
 * in the other language, null when there is none, undefined where it differs by the language only. Anyone who speaks neither language
 * gets the German page, the default (docs/product.md#languages); a page without a translation is its own default.
 */
export function alternatesOf(language: Language, behind: string, translation: string | null | undefined): Alternate[] {
  const own = `/${language}${behind}`
  const pair = languages.flatMap((hrefLang): Alternate[] => {
    const other = translation === undefined ? `/${hrefLang}${behind}` : translation
    const path = hrefLang === language ? own : other
    return path === null ? [] : [{ hrefLang, path }]
  })
  const fallback = pair.find(({ hrefLang }) => hrefLang === defaultLanguage) ?? { path: own }
  return [...pair, { hrefLang: 'x-default', path: fallback.path }]
}
