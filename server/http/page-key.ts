import type { IncomingHttpHeaders } from 'node:http'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** Whether a path can be decoded: '/de/%ZZ' cannot. */
export function isReadablePath(path: string): boolean {
  try {
    // Compared, because the build drops a decoding whose result is unused, and its error with it.
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const ending = '/_payload.json'

/** The page of a payload path: '/de/workshops/_payload.json' → '/de/workshops'. Null for any other path. */
export function payloadPath(path: string): string | null {
  return path.endsWith(ending) ? path.slice(0, -ending.length) || '/' : null
}

/** The cookie of the chosen language (docs/product.md#cookie-banner). */
const localeCookie = 'locale'

/** The cache key of a page. The start page without a language has one entry per language. */
export function pageKey(url: string, headers: IncomingHttpHeaders): string {
  return speaksVisitorsLanguage(url) ? `${url} ${preferredLanguage(headers.cookie, headers['accept-language'])}` : url
}

/** URLs without a language prefix answer in the visitor's language, so their cache entries differ by visitor. */
export function speaksVisitorsLanguage(path: string): boolean {
  // React Router requests the data of the start page under the second path.
  return path === '/' || path === '/_.data' || path === '/_payload.json'
}

/** Cookie, then browser, then German (docs/product.md#languages). */
export function preferredLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = cookie?.match(new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)\\s*(?:;|$)`))?.[1]
  if (isLanguage(chosen)) return chosen
  return wishes(acceptLanguage ?? '').find(isLanguage) ?? defaultLanguage
}

/** 'en-GB;q=0.8, de' → ['de', 'en'] */
function wishes(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const [language = ''] = tag.toLowerCase().split('-')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
