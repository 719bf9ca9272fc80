import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/**
 * Possible addresses of a page in WordPress, most likely first. There the address alone determines the language (`?lang` is ignored), so '/workshops'
 * is '/workshops/' in German and '/en/workshops/' in English. Polylang can be configured to prefix the default language too.
 */
export function addressesOf(uri: string, language: Language): string[] {
  const path = uri.replace(/^\//, '').replace(/(?<=[^/])\/$/, '')
  // '/en/books' requested in German would return the English page; '/de' would be a second address of the start page.
  if (isLanguage(path.split('/')[0]) || !path.isWellFormed()) return []
  // WordPress guesses or fails.
  if (path.split('/').includes('') && path !== '') return []
  const plain = path === '' ? '/' : `/${path.split('/').map(encodeURIComponent).join('/')}/`
  const prefixed = `/${language}${plain}`
  return language === defaultLanguage ? [plain, prefixed] : [prefixed]
}

/**
 * Whether WordPress answered for the requested address. It guesses: '//x/' can find the post x, and the database matches '/Books/' as well as
 * '/books/'.
 */
export function isSameAddress(asked: string, answered: string): boolean {
  return readable(asked) === readable(answered)
}

/** '/en/workshops/' → 'workshops', '/en/' → ''. Null for a draft, whose address is '/?page_id=12'. */
export function pathBehindLanguage(address: string, language: Language): string | null {
  const { pathname, search } = new URL(address, 'https://wordpress.invalid')
  if (search) return null
  const path = readable(pathname).replace(/^\//, '')
  if (path === language) return ''
  return path.startsWith(`${language}/`) ? path.slice(language.length + 1) : path
}

/** Non-ASCII letters may be percent-encoded ('%c3%bc'), and the trailing slash may be missing. */
function readable(address: string): string {
  const path = address.replace(/(?<=[^/])\/$/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** From the address: the default language has no prefix, or its own. */
export function languageOf(uri: string): Language {
  const first = uri.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/** The translations by full path without language. */
export function translationsOf(
  translations: readonly { address: string; locale: string }[],
  language: Language,
): { slug: string; locale: Language }[] {
  return translations.flatMap(({ address, locale }) => {
    const translation = locale.slice(0, 2).toLowerCase()
    if (!isLanguage(translation) || translation === language) return []
    const slug = pathBehindLanguage(address, translation)
    return slug === null ? [] : [{ slug, locale: translation }]
  })
}
