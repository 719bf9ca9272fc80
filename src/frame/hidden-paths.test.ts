import { describe, expect, it } from 'vitest'
import type { ListedPost } from '#domain/blog/post.ts'
import type { ListedPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'
import { hasHiddenTranslation, hiddenPaths } from './hidden-paths.ts'

const page = (uri: string, hidden?: true): ListedPage => ({
  uri,
  title: uri,
  translated: [],
  ...(hidden && { hidden }),
})
const post = (slug: string, hidden?: true): ListedPost => ({
  id: slug,
  slug,
  title: slug,
  excerpt: '',
  author: 'Priya Raman',
  publishedAt: '2026-11-10T08:00:00Z',
  tags: [],
  picture: undefined,
  translated: [],
  ...(hidden && { hidden }),
})

const content = {
  pages: async (language: Language) =>
    language === 'de' ? [page('/', true), page('/twig', true), page('/buecher')] : [page('/books')],
  posts: async (language: Language) => (language === 'de' ? [post('ein-treffen', true), post('vier-zahlen')] : []),
}

describe('what an editor keeps out of search engines', () => {
  it('is the start page, TWiG and one post, each by its whole path', async () => {
    expect([...(await hiddenPaths(content, 'de'))]).toEqual(['/de', '/de/twig', '/de/blog/ein-treffen'])
    expect(await hiddenPaths(content, 'en')).toEqual(new Set())
  })

  it.each([
    ['that German page', [{ slug: 'twig', locale: 'de' as const, hidden: true }], true],
    ['another', [{ slug: 'buecher', locale: 'de' as const }], false],
    ['none', [], false],
  ])('is what the translation of an English page may be: %s', (_, translated, hidden) => {
    expect(hasHiddenTranslation({ translated })).toBe(hidden)
  })
})
