import type { IncomingHttpHeaders } from 'node:http'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** Whether a path can be decoded: '/de/%ZZ' cannot. */
export function isReadablePath(path: string): boolean {
  try {
    // compared, since a build leaves out a decoding whose outcome no one uses, and with it its error
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const ending = '/_payload.json'

/** The page whose payload a path asks for: '/de/workshops/_payload.json' → '/de/workshops'. Null for any other path. */
export function payloadPath(path: string): string | null {
  return path.endsWith(ending) ? path.slice(0, -ending.length) || '/' : null
}

/** Name of the cookie that remembers a chosen language (docs/product.md#cookie-banner). */
const localeCookie = 'locale'

/** The key of a page in the cache. The start page without a language has one entry for each language. */
export function pageKey(url: string, headers: IncomingHttpHeaders): string {
  return speaksVisitorsLanguage(url) ? `${url} ${preferredLanguage(headers.cookie, headers['accept-language'])}` : url
}

/** Addresses without a language prefix answer in the visitor's own language, so caches must tell visitors apart. */
export function speaksVisitorsLanguage(path: string): boolean {
  // React Router asks for the data of the start page under the second name.
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
