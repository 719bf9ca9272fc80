import { isLanguage, type Language } from '#domain/language.ts'

/** The same page in the other language; null for addresses that have no language. The start page's is the other start page. */
export function twinOf(pathname: string, language: Language): string | null {
  const other = language === 'de' ? 'en' : 'de'
  if (pathname === '/') return `/${other}`
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? ['', other, ...rest].join('/') : null
}
