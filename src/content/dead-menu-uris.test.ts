import { expect, test } from 'vitest'
import { deadMenuUris } from './broken-links.ts'

const asked = [
  '/kontakt',
  '/kontakt#karte',
  '/speaking',
  '/sommerfest',
  '/blog',
  '/workshops/flight-level-2-design',
  '/newsletter',
  '/dsgvo',
  '/blog/rss.xml',
  '/workshops/flight-level-2-design/self-paced-booking',
  'mailto:team@example.com',
  '',
]

/** A source with one page, and a site on which /sommerfest leads on. */
function site() {
  const looked: string[] = []
  const pages = async () => [{ uri: '/kontakt', title: 'Kontakt', translated: [] }]
  const brokenLinks = async (paths: readonly string[]) => {
    looked.push(...paths)
    return paths.filter((path) => path !== '/de/sommerfest')
  }
  return { looked, pages, brokenLinks }
}

test('entries without a page are found, and no more is looked at than what has none', async () => {
  const { looked, pages, brokenLinks } = site()
  expect(await deadMenuUris({ content: { pages }, brokenLinks }, asked, 'de')).toEqual(['/speaking'])
  expect(looked).toEqual(['/de/speaking', '/de/sommerfest'])
})

test('addresses alone are asked for where they cost less', async () => {
  const { brokenLinks } = site()
  const content = { pages: () => Promise.reject(new Error('too much')), uris: async () => [] }
  expect(await deadMenuUris({ content, brokenLinks }, ['/speaking'], 'de')).toEqual(['/speaking'])
})

test('a source without a list reports nothing', async () => {
  const { brokenLinks } = site()
  expect(await deadMenuUris({ content: { pages: async () => [] }, brokenLinks }, asked, 'de')).toEqual([])
})
