import { expect, it } from 'vitest'
import type { AddressPorts } from '#features/redirects/redirects.ts'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { brokenLinks, listedContent } from './broken-links.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const pages = new Set(['/kontakt', '/über-uns'])

/** A site with two German pages, and a redirect to one of them. */
const ports: AddressPorts = {
  reads: {
    workshopDate: async (slug) => (slug === fl2dInVienna.slug ? { date: fl2dInVienna, left: 9 } : null),
  },
  redirects: { current: async () => new Map([['/de/sommerfest', '/de/kontakt']]) },
  content: {
    page: async (uri, language) =>
      language === 'de' && pages.has(uri) ? { id: uri, slug: uri, title: uri, translated: [], blocks: [] } : null,
    post: async () => null,
  },
}

it.each([
  '/de',
  '/de/kontakt',
  '/de/kontakt?von=menue#karte',
  '/de/%C3%BCber-uns',
  '/de/Kontakt/',
  '/de/sommerfest',
  '/de/blog',
  '/de/workshops/flight-level-2-design',
  '/de/workshops/flight-level-2-design/self-paced-booking',
])('%s leads somewhere', async (path) => {
  expect(await brokenLinks(ports, [path], now)).toEqual([])
})

it('the others are told apart', async () => {
  const paths = ['/de/kontakt', '/de/kontackt', '/de/blog/nie-geschrieben', '/en/kontakt-us']
  expect(await brokenLinks(ports, paths, now)).toEqual(paths.slice(1))
})

it('a picture that was deleted is missing, where there is a library', async () => {
  const [kept, deleted] = ['3f0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11', '8a0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11']
  const paths = [`/media/${kept}/wall.svg`, `/media/${deleted}/wall.svg`]
  const knownPictures = async (ids: readonly string[]) => new Set(ids.filter((id) => id === kept))
  expect(await brokenLinks({ ...ports, knownPictures }, paths, now)).toEqual(paths.slice(1))
  expect(await brokenLinks(ports, paths, now)).toEqual([])
})

it('where the content is unavailable, nothing is reported as missing', async () => {
  const silent = {
    ...ports,
    content: { ...ports.content, page: () => Promise.reject(new Error('no answer')) },
  }
  expect(await brokenLinks(silent, ['/de/kontackt'], now)).toEqual([])
})

it('the list of pages is asked once for a language, and the pages themselves only where there is none', async () => {
  const asked: string[] = []
  const content = (uris: string[]) => ({
    ...ports.content,
    async pages(language: string) {
      asked.push(language)
      return uris.map((uri) => ({ uri, title: uri, translated: [] }))
    },
  })
  const paths = ['/de/kontakt', '/de/speaking', '/de/%C3%BCber-uns']
  const listed = { ...ports, content: listedContent(content(['/speaking', '/über-uns'])) }
  expect(await brokenLinks(listed, paths, now)).toEqual(['/de/kontakt'])
  expect(asked.filter((language) => language === 'de')).toHaveLength(1)
  expect(await brokenLinks({ ...ports, content: listedContent(content([])) }, paths, now)).toEqual(['/de/speaking'])
})
