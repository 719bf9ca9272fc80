import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/**
 * Where a page may stand in WordPress, the likeliest place first. The address alone says the language there (`?lang` is ignored), so
 * '/workshops' is '/workshops/' in German and '/en/workshops/' in English. Polylang can be told to show the default language as well.
 */
export function addressesOf(uri: string, language: Language): string[] {
  const path = uri.replace(/^\//, '').replace(/(?<=[^/])\/$/, '')
  // '/en/books' asked for in German would be the English page; '/de' would be the start page under a second address
  if (isLanguage(path.split('/')[0]) || !path.isWellFormed()) return []
  // WordPress guesses, or fails
  if (path.split('/').includes('') && path !== '') return []
  const plain = path === '' ? '/' : `/${path.split('/').map(encodeURIComponent).join('/')}/`
  const prefixed = `/${language}${plain}`
  return language === defaultLanguage ? [plain, prefixed] : [prefixed]
}

/**
 * Whether WordPress answered for the address that it was asked for. It likes to guess: '//x/' can find the post x, and the database
 * finds '/Books/' as well as '/books/'.
 */
export function isSameAddress(asked: string, answered: string): boolean {
  return readable(asked) === readable(answered)
}

/** '/en/workshops/' → 'workshops', '/en/' → ''. Null for an address that is none yet: drafts stand at '/?page_id=12'. */
export function pathBehindLanguage(address: string, language: Language): string | null {
  const { pathname, search } = new URL(address, 'https://wordpress.invalid')
  if (search) return null
  const path = readable(pathname).replace(/^\//, '')
  if (path === language) return ''
  return path.startsWith(`${language}/`) ? path.slice(language.length + 1) : path
}

/** Letters beyond ASCII come as '%c3%bc' or as they are; the slash at the end is sometimes missing. */
function readable(address: string): string {
  const path = address.replace(/(?<=[^/])\/$/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** The address says it: the default language stands without a prefix, or with its own. */
export function languageOf(uri: string): Language {
  const first = uri.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}

/** The same in the other languages, by the whole path behind each. */
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
