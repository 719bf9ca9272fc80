import type { ContentSource } from '#content/ports/content.ts'
import { postHref } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'

type Lists = Pick<ContentSource, 'pages' | 'posts' | 'postPage'>

/**
 * Whole paths of the pages and posts of a language that an editor keeps out of search engines; without the posts where the source gives them by
 * the page, with what is hidden said of each. Throws `ContentError`.
 */
export async function hiddenPaths(content: Lists, language: Language): Promise<ReadonlySet<string>> {
  const [pages, posts] = await Promise.all([content.pages(language), content.postPage ? [] : content.posts(language)])
  return new Set([
    ...pages.filter(({ hidden }) => hidden).map(({ uri }) => `/${language}${uri === '/' ? '' : uri}`),
    ...posts.filter(({ hidden }) => hidden).map(({ slug }) => postHref(language, slug)),
  ])
}

/** Whether the translation is hidden from search engines: naming it as hreflang would contradict its noindex. */
export function hasHiddenTranslation(page: Pick<ContentPage, 'translated'> | null): boolean {
  return page?.translated.some(({ hidden }) => hidden) ?? false
}
