import { useLocation, useMatches, useRouteError } from 'react-router'
import { isLanguage, type Language, otherLanguage } from '#domain/language.ts'

/** The address of the page's translation; null for none (docs/product.md#header-and-menu). Loaders provide it as `translation`. */
export function useTranslationPath(language: Language): string | null {
  const { pathname } = useLocation()
  const page: unknown = useMatches().at(-1)?.loaderData
  // Without an error the router returns null or undefined, depending on the place.
  const failed = (useRouteError() ?? null) !== null
  if (failed) return null
  if (typeof page === 'object' && page !== null && 'translation' in page)
    return typeof page.translation === 'string' ? page.translation : null
  return translationOf(pathname, language)
}

/** The path with the other language; null for paths without language. The start page maps to the other start page. */
function translationOf(pathname: string, language: Language): string | null {
  const other: Language = otherLanguage(language)
  if (pathname === '/') return `/${other}`
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? ['', other, ...rest].join('/') : null
}
