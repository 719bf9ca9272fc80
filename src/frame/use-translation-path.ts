import { useLocation, useMatches, useRouteError } from 'react-router'
import { isLanguage, type Language, otherLanguage } from '#domain/language.ts'

/**
 * The address of this page in the other language, or null when there is none (docs/product.md#header-and-menu: that language cannot be chosen then). A page whose
 * slug differs by language says so itself, in `translation` of its loader's data; error pages have none.
 */
export function useTranslationPath(language: Language): string | null {
  const { pathname } = useLocation()
  const page: unknown = useMatches().at(-1)?.loaderData
  // Without an error the router says null here and undefined there.
  const failed = (useRouteError() ?? null) !== null
  if (failed) return null
  if (typeof page === 'object' && page !== null && 'translation' in page)
    return typeof page.translation === 'string' ? page.translation : null
  return translationOf(pathname, language)
}

/** The same page in the other language; null for addresses that have no language. The start page's is the other start page. */
function translationOf(pathname: string, language: Language): string | null {
  const other: Language = otherLanguage(language)
  if (pathname === '/') return `/${other}`
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? ['', other, ...rest].join('/') : null
}
