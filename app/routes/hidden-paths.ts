import { postHref } from '#domain/blog/post.ts'
import type { Language } from '#domain/language.ts'
import type { ContentSource } from '#usecases/ports.ts'
import type { RequestFacts } from '../context.ts'

type Lists = Pick<ContentSource, 'pages' | 'posts'>

/** Whole paths of the pages and posts of a language that an editor keeps out of search engines. Throws `ContentError`. */
export async function hiddenPaths(content: Lists, language: Language): Promise<ReadonlySet<string>> {
  const [pages, posts] = await Promise.all([content.pages(language), content.posts(language)])
  return new Set([
    ...pages.filter(({ hidden }) => hidden).map(({ uri }) => `/${language}${uri === '/' ? '' : uri}`),
    ...posts.filter(({ hidden }) => hidden).map(({ slug }) => postHref(language, slug)),
  ])
}

/**
 * Whether search engines shall not hear of a twin: naming one as hreflang that asks to be left out would contradict it. One that cannot be read
 * now does not take away the page that can. It is asked for alone: every rendering asks, and the lists hold all pages and posts.
 */
export async function isHiddenTwin(
  content: Pick<ContentSource, 'page' | 'post'>,
  twin: { path: string; language: Language } | null,
  facts: Pick<RequestFacts, 'report'>,
): Promise<boolean> {
  if (!twin) return false
  const { path, language } = twin
  const uri = path.slice(`/${language}`.length) || '/'
  const post = /^\/blog\/([^/]+)$/.exec(uri)?.[1]
  try {
    const found = post ? await content.post(post, language) : await content.page(uri, language)
    return found?.search?.hidden ?? false
  } catch (error) {
    facts.report(error)
    return false
  }
}

/** The twin of a page whose address differs by the language only. `behind` is the path behind the language, '' for the start page. */
export function sameInOther(language: Language, behind: string): { path: string; language: Language } {
  const other = language === 'de' ? 'en' : 'de'
  return { path: `/${other}${behind}`, language: other }
}
