import type { ContentSource } from '#content/ports/content.ts'
import { postHref } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'

type Lists = Pick<ContentSource, 'pages' | 'posts' | 'postPage'>

/** Paths hidden from search engines; no posts where the source returns them by page, with this flag. Throws `ContentError`. */
export async function hiddenPaths(content: Lists, language: Language): Promise<ReadonlySet<string>> {
  const [pages, posts] = await Promise.all([content.pages(language), content.postPage ? [] : content.posts(language)])
  return new Set([
    ...pages.filter(({ hidden }) => hidden).map(({ uri }) => `/${language}${uri === '/' ? '' : uri}`),
    ...posts.filter(({ hidden }) => hidden).map(({ slug }) => postHref(language, slug)),
  ])
}

/** Whether the translation is hidden from search engines: hreflang must not name a noindex page. */
export function hasHiddenTranslation(page: Pick<ContentPage, 'translated'> | null): boolean {
  return page?.translated.some(({ hidden }) => hidden) ?? false
}
