import { type Bilingual, defaultLanguage, isLanguage, type Language } from '../language.ts'
import { certifications } from '../workshop/certification.ts'
import { legalPages } from './legal-pages.ts'
import { type MovedPage, movedPages } from './moved-pages.ts'

/** Control characters, bidirectional and zero-width marks, and Unicode line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A decoded path for display: invisible characters and those invalid in HTML stay percent-encoded ('%00'). */
export function shownPath(path: string): string {
  return path.replace(unseen, encodeURIComponent)
}

/** With umlauts as people read them; as it is where its escapes are no text ('/minus-20%'). */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Addresses of links in mails, whose next part is a token; as the source of an expression. */
export const mailedLinks =
  '\\w\\w/(?:order|participants|booking|offer|paid|comment|replies|dsgvo/accept|withdrawal|confirm-order|newsletter/(?:confirm|unsubscribe))'
const mailedLink = new RegExp(`^/${mailedLinks}/+[^/]`, 'i')

export function isMailedLink(path = ''): boolean {
  return mailedLink.test(path)
}

/** A personal token is 256 random bits in base64url, which is case-sensitive. */
const token = /^[\w-]{43}$/

/** Escapes of what needs none (RFC 3986 §2.3), and of the slash. */
const needless = /%(?:2[DF]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
/** A path that goes up only once its slashes are decoded. */
const climbs = /(?:^|\/)(?:\.|%2E){1,2}(?:\/|$)/i

/**
 * The normal form of a path: single slashes, no trailing slash, one language prefix, lower case, no needless percent escapes. Other escapes and personal
 * tokens are unchanged. '//DE/de//Work%73hops%2F' → '/de/workshops'.
 */
export function normalisePath(path: string): string {
  const plain = path.replace(needless, decodeURIComponent)
  const parts = (climbs.test(plain) ? path : plain).split('/').filter((part) => part !== '')
  const small = parts.some((part) => token.test(part)) ? parts : parts.map(inLowerCase)
  const [first, ...rest] = small
  const once = isLanguage(first) ? [first, ...rest.slice(timesAgain(first, rest))] : small
  return `/${once.join('/')}`
}

/**
 * '/twig///' → '/twig'. An expression that ends in `/+$` would start again at each slash: one path of 15,000 slashes kept a process busy for most of a
 * second.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function inLowerCase(part: string): string {
  return part.replace(/%.{0,2}|[A-Z]+/g, (found) => (found.startsWith('%') ? found : found.toLowerCase()))
}

function timesAgain(language: string, rest: readonly string[]): number {
  const other = rest.findIndex((part) => part !== language)
  return other === -1 ? rest.length : other
}

/** The canonical path of a page; unchanged when it is canonical or no page of the site. */
export function rightPath(path: string): string {
  const tidy = normalisePath(path)
  const { language, behind } = languageAndRest(tidy)
  const moved = movedTo(behind, language)
  if (moved !== null) return moved
  return language !== null || tidy === '/' ? tidy : path
}

/** '/de/twig' → de and '/twig'; '/twig' → null and '/twig'. */
export function languageAndRest(tidy: string): { language: Language | null; behind: string } {
  const first = tidy.split('/')[1]
  return isLanguage(first)
    ? { language: first, behind: tidy.slice(first.length + 1) }
    : { language: null, behind: tidy }
}

function movedTo(behind: string, asked: Language | null): string | null {
  for (const page of movedPages) {
    const taken = takenBy(page, behind)
    if (taken === null) continue
    const language = asked ?? page.implicitLanguage ?? defaultLanguage
    const to = typeof page.to === 'string' ? page.to : page.to[language]
    return `/${language}${to.replace('*', taken)}`
  }
  return null
}

/** What the star of a row matches, '' without a star; null when the row does not match. */
function takenBy({ from }: MovedPage, behind: string): string | null {
  const pattern = digits.reduce((text, [name, shape]) => text.replace(name, shape), from.replace(/\*$/, '(.*)'))
  const found = new RegExp(`^${pattern}$`).exec(behind)
  return found ? (found[1] ?? '') : null
}

/** The table contains no other regex metacharacters. */
const digits = [
  ['{year}', '\\d{4}'],
  ['{month}', '\\d{1,2}'],
] as const

/**
 * Why the address of a page is fixed: it is the start page, the program puts workshops there, contracts and forms name it, or the program links to
 * it.
 */
type FixedReason = 'start' | 'workshops' | 'law' | 'linked'

const fixed: readonly [FixedReason, Bilingual[]][] = [
  ['start', [same('/')]],
  ['workshops', [same('/workshops'), ...certifications.map(({ path }) => same(`/workshops/${path}`))]],
  ['law', Object.values(legalPages)],
  [
    'linked',
    [
      same('/consulting'),
      { de: '/ueber-uns', en: '/about' },
      { de: '/was-ist-self-paced', en: '/what-is-self-paced' },
      same('/flight-levels-now'),
      { de: '/flight-levels/umsetzen', en: '/flight-levels/realise' },
    ],
  ],
]

/** Null for a page whose address editors may change. `uri` is the path without language. */
export function fixedReason(uri: string, language: Language): FixedReason | null {
  return fixed.find(([, uris]) => uris.some((both) => both[language] === uri))?.[0] ?? null
}

function same(uri: string): Bilingual {
  return { de: uri, en: uri }
}
