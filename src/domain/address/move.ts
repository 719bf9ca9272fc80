import { postHref } from '../blog/post.ts'
import { pageAddress } from '../content/content-page.ts'
import { type Language, languages } from '../language.ts'
import { fixedReason, rightPath } from './paths.ts'
import { isOfProgram, type Redirect, redirectPath } from './redirect-rule.ts'
import { trainingDetails } from './training-details.ts'

/** Why a page cannot have the address that was asked for (docs/rules/addresses.md). */
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

/** The same of a post. */
export type PostMoveRefusal = Extract<MoveRefusal, 'same' | 'legacy' | 'taken'>

/** A page and its path without the language. */
export interface PlacedPage {
  id: string
  uri: string
}

/** A page that goes from one address to another. */
export interface PageMove {
  id: string
  from: string
  to: string
}

export type MoveDecision = { accepted: true; moves: PageMove[] } | { accepted: false; refusal: MoveRefusal }

/**
 * Whether a page may go to another address (docs/rules/addresses.md), and which pages go with it: those below it. `pages` are all of its
 * language, the page among them.
 */
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
    ['fixed-below', moves.some(({ id, from }) => id !== page.id && fixedReason(from, language) !== null)],
    ['taken', moves.some((move) => staying.has(move.to))],
  ]
  const [refusal] = refusals.find(([, applies]) => applies) ?? []
  return refusal ? { accepted: false, refusal } : { accepted: true, moves }
}

/**
 * Why a new page cannot have an address: it would never be shown. The pages of the workshops are where the program has its dates, each at
 * its own address.
 */
export function newPageRefusal(uri: string, language: Language): 'program' | 'legacy' | null {
  const path = redirectPath(`/${language}${uri}`)
  if (fixedReason(uri, language) !== null) return null
  if (isOfProgram(path) || isPlaceOfProgram(uri)) return 'program'
  return trainingDetails(path) !== null || redirectPath(rightPath(path)) !== path ? 'legacy' : null
}

/** Where the program answers behind a language, also with what is no content page: the blog, a workshop's dates, a second language. */
function isPlaceOfProgram(uri: string): boolean {
  const [, first = '', ...rest] = uri.split('/')
  return first === 'blog' || (first === 'workshops' && rest.length !== 0) || languages.some((one) => one === first)
}

/** Redirects as they are to be when pages have moved: those of `gone` go, those of `added` come. */
export interface RedirectChange {
  /** Sources. */
  gone: string[]
  added: Redirect[]
}

/**
 * What a move does to the redirects. No chains: redirects to the old address lead to the new one, and one from the new address ends, so
 * that a page that moves back makes no loop. `seen` names the pages whose address was public.
 */
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

/** A post by the last segment of its address: '/blog/das-board-das-euch-fehlt'. */
export interface PlacedPost {
  id: string
  slug: string
}

/** Why a post cannot have the address that was asked for; null when it may (docs/rules/addresses.md). `posts` are all of its language. */
export function postMoveRefusal(
  { id, slug }: PlacedPost,
  to: string,
  { language, posts }: { language: Language; posts: readonly PlacedPost[] },
): PostMoveRefusal | null {
  const path = postHref(language, to)
  if (to === slug) return 'same'
  // '/blog/2019' leads to the blog since an earlier website
  if (trainingDetails(path) !== null || rightPath(path) !== path) return 'legacy'
  return posts.some((other) => other.slug === to && other.id !== id) ? 'taken' : null
}
