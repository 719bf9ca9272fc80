import { describe, expect, it } from 'vitest'
import type { ListedPost, Post } from '#domain/blog/post.ts'
import type { ContentPage, ListedPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'
import { hiddenPaths, isHiddenTwin, sameInOther } from './hidden-paths.ts'

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

const search = { title: '', description: '', hidden: true }
const words = { id: '1', slug: '', title: '', blocks: [], translated: [] }
const content = {
  page: async (uri: string, language: Language): Promise<ContentPage | null> => {
    const listed = (await content.pages(language)).find((one) => one.uri === uri)
    return listed ? { ...words, ...(listed.hidden && { search }) } : null
  },
  post: async (slug: string, language: Language): Promise<Post | null> => {
    const listed = (await content.posts(language)).find((one) => one.slug === slug)
    return listed ? { ...listed, blocks: [], ...(listed.hidden && { search }) } : null
  },
  pages: async (language: Language) =>
    language === 'de' ? [page('/', true), page('/twig', true), page('/buecher')] : [page('/books')],
  posts: async (language: Language) => (language === 'de' ? [post('ein-treffen', true), post('vier-zahlen')] : []),
}
const silent = { report: (error: unknown) => expect(error).toBeUndefined() }

describe('what an editor keeps out of search engines', () => {
  it('is the start page, TWiG and one post, each by its whole path', async () => {
    expect([...(await hiddenPaths(content, 'de'))]).toEqual(['/de', '/de/twig', '/de/blog/ein-treffen'])
    expect(await hiddenPaths(content, 'en')).toEqual(new Set())
  })

  it.each([
    ['/de/twig', true],
    ['/de/blog/ein-treffen', true],
    ['/de/buecher', false],
    ['/de/blog/vier-zahlen', false],
  ])('is asked for as the twin of an English page: %s', async (path, hidden) => {
    expect(await isHiddenTwin(content, { path, language: 'de' }, silent)).toBe(hidden)
  })

  it('is the German start page for the English one, and nothing for a page without a twin', async () => {
    expect(await isHiddenTwin(content, sameInOther('en', ''), silent)).toBe(true)
    expect(await isHiddenTwin(content, sameInOther('de', ''), silent)).toBe(false)
    expect(await isHiddenTwin(content, null, silent)).toBe(false)
  })

  it('is nothing, and said to the operator, while it cannot be read: the page itself can', async () => {
    const failure = new Error('Something went wrong, /')
    const reported: unknown[] = []
    const failing = { ...content, page: () => Promise.reject(failure) }
    const facts = { report: (error: unknown) => void reported.push(error) }
    expect(await isHiddenTwin(failing, { path: '/de/twig', language: 'de' }, facts)).toBe(false)
    expect(reported).toEqual([failure])
  })
})
