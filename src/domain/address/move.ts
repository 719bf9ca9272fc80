import { postHref } from '../blog/post.ts'
import { pageAddress } from '../content/content-page.ts'
import { type Language, languages } from '../language.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { fixedReason, rightPath } from './paths.ts'
import { isOfProgram, type Redirect, redirectPath, trainingDetails } from './redirect-rule.ts'

/** Why a page cannot move to an address (docs/rules/addresses.md). */
export const moveRefusals = [
  'malformed',
  'same',
  'fixed',
  'fixed-below',
  'program',
  'legacy',
  'below-itself',
  'taken',
] as const
export type MoveRefusal = (typeof moveRefusals)[number]

export type PostMoveRefusal = Extract<MoveRefusal, 'same' | 'legacy' | 'taken'>

export interface PlacedPage {
  id: string
  uri: string
}

export interface PageMove {
  id: string
  from: string
  to: string
}

export type MoveDecision = Result<{ moves: PageMove[] }, Refusal<MoveRefusal>>

/** Whether a page may move (docs/rules/addresses.md), and which pages below it move too. `pages` are all pages of its language. */
export function decideMove(
  page: PlacedPage,
  to: string,
  { language, pages }: { language: Language; pages: readonly PlacedPage[] },
): MoveDecision {
  const moves = pages
    .filter(({ id, uri }) => id === page.id || uri.startsWith(`${page.uri}/`))
    .map(({ id, uri }) => ({ id, from: uri, to: `${to}${uri.slice(page.uri.length)}` }))
  const staying = new Set(pages.filter(({ id }) => !moves.some((move) => move.id === id)).map(({ uri }) => uri))
  const path = redirectPath(`/${language}${to}`)
  const refusals: [MoveRefusal, boolean][] = [
    ['fixed', fixedReason(page.uri, language) !== null],
    ['malformed', !pageAddress.test(to) || to !== to.toLowerCase() || to === '/'],
    ['same', to === page.uri],
    ['program', isOfProgram(path) || isPlaceOfProgram(to)],
    ['below-itself', to.startsWith(`${page.uri}/`)],
    ['legacy', trainingDetails(path) !== null || redirectPath(rightPath(path)) !== path],
    ['fixed-below', fixedBelow(page, { language, pages }).length > 0],
    ['taken', moves.some((move) => staying.has(move.to))],
  ]
  const [refusal] = refusals.find(([, applies]) => applies) ?? []
  return refusal ? refused(refusal) : { outcome: 'done', moves }
}

/** The pages below one that cannot move, and so keep it where it is. */
export function fixedBelow<Page extends { uri: string }>(
  { uri }: { uri: string },
  { language, pages }: { language: Language; pages: readonly Page[] },
): Page[] {
  return pages.filter((page) => page.uri.startsWith(`${uri}/`) && fixedReason(page.uri, language) !== null)
}

/** Why a new page cannot have an address: it would never be shown. The addresses of workshop pages are reserved for dates. */
export function newPageRefusal(uri: string, language: Language): 'program' | 'legacy' | null {
  const path = redirectPath(`/${language}${uri}`)
  if (fixedReason(uri, language) !== null) return null
  if (isOfProgram(path) || isPlaceOfProgram(uri)) return 'program'
  return trainingDetails(path) !== null || redirectPath(rightPath(path)) !== path ? 'legacy' : null
}

/**
 * Whether the program answers at a path without language, also where there is no content page: the blog, workshop dates, a second language prefix.
 */
function isPlaceOfProgram(uri: string): boolean {
  const [, first = '', ...rest] = uri.split('/')
  return first === 'blog' || (first === 'workshops' && rest.length !== 0) || languages.some((one) => one === first)
}

export interface RedirectChange {
  gone: string[]
  added: Redirect[]
}

/** The redirects after a move, without chains and loops. `seen` marks pages whose address was public. */
export function redirectsAfter(
  moves: readonly (PageMove & { seen: boolean })[],
  { language, known }: { language: Language; known: readonly Redirect[] },
): RedirectChange {
  const place = (uri: string) => redirectPath(`/${language}${uri}`)
  const newPlace = new Map(moves.map(({ from, to }) => [place(from), place(to)]))
  const taken = new Set(newPlace.values())
  const bent = known.filter(({ source, target }) => newPlace.has(target) || newPlace.has(source) || taken.has(source))
  const again = bent.flatMap(({ source, target }) => {
    const to = newPlace.get(target)
    return to === undefined || taken.has(source) || newPlace.has(source) ? [] : [{ source, target: to }]
  })
  const old = moves.filter(({ from, seen }) => seen && !taken.has(place(from)))
  return {
    gone: bent.map(({ source }) => source),
    added: [...again, ...old.map(({ from, to }) => ({ source: place(from), target: place(to) }))],
  }
}

/** A post, identified by the last segment of its address: '/blog/das-board-das-euch-fehlt'. */
export interface PlacedPost {
  id: string
  slug: string
}

/** Why a post cannot have an address; null when it can (docs/rules/addresses.md). `posts` are all posts of its language. */
export function postMoveRefusal(
  { id, slug }: PlacedPost,
  to: string,
  { language, posts }: { language: Language; posts: readonly PlacedPost[] },
): PostMoveRefusal | null {
  const path = postHref(language, to)
  if (to === slug) return 'same'
  // An earlier website made '/blog/2019' redirect to the blog.
  if (trainingDetails(path) !== null || rightPath(path) !== path) return 'legacy'
  return posts.some((other) => other.slug === to && other.id !== id) ? 'taken' : null
}
