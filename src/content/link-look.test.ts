import { expect, test } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import { safeText } from '#domain/content/safe-html.ts'
import type { Language } from '#domain/language.ts'
import { createLinkLook } from './link-look.ts'

/** A German page and a post with these links, and pages without any at /kontakt. */
function site() {
  const links = { page: '/de/kontakt', post: '/de/kontackt' }
  const modified = { page: '2026-11-21T08:00:00Z', post: undefined as string | undefined }
  const asked: string[] = []
  const paragraph = (href: string): Block[] => [
    { name: 'core/paragraph', order: 0, content: safeText(`<a href="${href}">dort</a>`) },
  ]
  const page = (uri: string) => ({ uri, title: uri, translated: [], modifiedAt: modified.page })
  const known = { pages: [page('/start'), page('/kontakt')] }
  const listed = {
    id: 'p',
    slug: 'ballon',
    title: 'Ballon',
    excerpt: '',
    author: '',
    publishedAt: '',
    tags: [],
    translated: [],
  }
  const look = createLinkLook(
    {
      pages: async (language: Language) => (language === 'de' ? known.pages : []),
      posts: async (language: Language) => (language === 'de' ? [{ ...listed, modifiedAt: modified.post }] : []),
      async page(uri: string) {
        asked.push(uri)
        return { id: uri, slug: uri, title: uri, translated: [], blocks: uri === '/start' ? paragraph(links.page) : [] }
      },
      async post(slug: string) {
        asked.push(slug)
        return { ...listed, blocks: paragraph(links.post) }
      },
    },
    async (paths) => paths.filter((path) => path !== '/de/sommerfest'),
  )
  return { ...look, asked, known, links, modified, page }
}

test('links that lead nowhere are found with the page or post that has them', async () => {
  const { look, found } = site()
  expect(await found()).toEqual([])
  await look()
  expect(await found()).toEqual([{ language: 'de', title: 'Ballon', href: '/de/blog/ballon', links: ['/de/kontackt'] }])
})

test('a page that is withdrawn leaves dead links behind, and one that comes mends them', async () => {
  const { look, found, known, page } = site()
  await look()
  known.pages = [page('/start'), page('/kontackt')]
  await look()
  expect(await found()).toEqual([{ language: 'de', title: '/start', href: '/de/start', links: ['/de/kontakt'] }])
})

test('only what was changed is read again, and what does not say so', async () => {
  const { look, asked, known, links, found, page } = site()
  await look()
  await look()
  expect(asked).toEqual(['/start', '/kontakt', 'ballon', 'ballon'])
  links.page = '/de/nirgends'
  known.pages = [{ ...page('/start'), modifiedAt: '2026-11-22T08:00:00Z' }, page('/kontakt')]
  await look()
  expect(asked.slice(4)).toEqual(['/start', 'ballon'])
  expect((await found()).map(({ href }) => href)).toEqual(['/de/start', '/de/blog/ballon'])
})

test('one look at a time; a change during a look has one more follow, however many there are', async () => {
  const { look, asked } = site()
  const first = look()
  expect(look()).toBe(first)
  const again = look('again')
  expect(look('again')).toBe(again)
  await again
  expect(asked).toEqual(['/start', '/kontakt', 'ballon', 'ballon'])
})
