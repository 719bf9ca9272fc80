import { expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { listedPages, listedPosts, partsOfPosts, postsOfPart, sitemap, sitemapIndex } from './listed-addresses.ts'

provideMessages('de', german)
provideMessages('en', german)
const now = () => Temporal.Instant.from('2026-11-25T10:00:00Z')
const books = { uri: '/buecher', title: 'Bücher', translated: [{ slug: 'books', locale: 'en' as const }], hidden: true }
const translation = { uri: '/books', title: 'Books', translated: [{ slug: 'buecher', locale: 'de' as const }] }
const fl2d = { uri: '/workshops/flight-level-2-design', title: 'FL2D', translated: [], hidden: true }

it('leaves out what an editor keeps out of search engines, also where the program knows of it, and gives its translation none', async () => {
  const content = {
    pages: async (language: string) => (language === 'de' ? [books, fl2d] : [translation]),
    posts: async () => [],
  }
  // as: the other answers of a content source are not asked for here
  const sources = { content, workshops: { workshopDates: async () => [] }, now } as unknown as Parameters<
    typeof listedPages
  >[0]
  const listed = await listedPages(sources)
  const found = (behind: string) => listed.filter((address) => address.behind === behind)
  expect(found('/buecher')).toEqual([])
  expect(found('/books')).toEqual([{ language: 'en', behind: '/books', translation: null, title: 'Books' }])
  expect(found(fl2d.uri)).toMatchObject([{ language: 'en', translation: null }])
})

it('has the last change of a page, a post and a date, if known', async () => {
  const at = '2026-11-20T08:00:00Z'
  const post = { slug: 'ein-brett', title: 'Ein Brett', translated: [], publishedAt: at, modifiedAt: at }
  const content = {
    pages: async (language: string) =>
      language === 'de' ? [{ ...books, hidden: false, modifiedAt: at }] : [translation],
    posts: async (language: string) => (language === 'de' ? [post] : []),
  }
  const graz = liveDate(theFl2dInGraz, now())
  const changedAt = Temporal.Instant.from('2026-11-22T17:00:00Z')
  const workshopDates = async () => [{ date: graz, left: 9, changedAt }]
  // as: the other answers of a content source are not asked for here
  const sources = { content, workshops: { workshopDates }, now } as unknown as Parameters<typeof listedPages>[0]
  const listed = [...(await listedPages(sources)), ...(await listedPosts(sources, { page: 1, first: 20 }))]
  const xml = sitemap(listed, 'https://flightlevels.example')
  const entry = (path: string) =>
    xml.split('\n').find((line) => line.includes(`<loc>https://flightlevels.example${path}</loc>`))
  expect(entry('/de/buecher')).toContain(`<lastmod>${at}</lastmod>`)
  expect(entry('/de/blog/ein-brett')).toContain(`<lastmod>${at}</lastmod>`)
  for (const language of languages)
    expect(entry(workshopHref(language, graz))).toContain(`<lastmod>${changedAt}</lastmod>`)
  expect(entry('/en/books')).not.toContain('lastmod')
})

it('is read in parts where there are more posts than one contains, each post and page of the blog once', async () => {
  const slugs = Array.from({ length: 250 }, (_, index) => `beitrag-${index}`)
  const asked: number[] = []
  const content = {
    pages: async () => [],
    posts: () => Promise.reject(new Error('no one reads all posts')),
    postPage: async (language: string, { page, first }: { page: number; first: number }) => {
      asked.push(first)
      const all = language === 'de' ? slugs : slugs.slice(0, 3)
      const posts = all.slice((page - 1) * first, page * first).map((slug) => ({
        slug,
        title: slug,
        translated: slug === 'beitrag-1' ? [{ slug: 'post-1', locale: 'en', hidden: true }] : [],
        ...(slug === 'beitrag-2' && { hidden: true }),
      }))
      return { posts, total: all.length }
    },
  }
  // as: the other answers of a content source are not asked for here
  const sources = { content } as unknown as Parameters<typeof listedPages>[0]
  const parts = await partsOfPosts(sources)
  expect(parts).toBe(3)
  const listed = (await Promise.all([1, 2, 3].map((part) => postsOfPart(sources, part)))).flat()
  const german = listed.filter(({ language }) => language === 'de').map(({ behind }) => behind)
  expect(german).toHaveLength(new Set(german).size)
  expect(german.filter((behind) => behind.startsWith('/blog/beitrag'))).toHaveLength(249)
  expect(german.filter((behind) => behind.startsWith('/blog/page/'))).toHaveLength(49)
  expect(listed.find(({ behind }) => behind === '/blog/beitrag-1')?.translation).toBeNull()
  expect(listed.find(({ behind }) => behind === '/blog/page/2')?.title).toBe('Blog, Seite 2')
  expect(Math.max(...asked)).toBeLessThanOrEqual(100)
  expect(sitemapIndex(parts, 'https://flightlevels.example').match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://flightlevels.example/sitemap/pages.xml</loc>',
    '<loc>https://flightlevels.example/sitemap/posts-1.xml</loc>',
    '<loc>https://flightlevels.example/sitemap/posts-2.xml</loc>',
    '<loc>https://flightlevels.example/sitemap/posts-3.xml</loc>',
  ])
})
