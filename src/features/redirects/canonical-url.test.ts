import { describe, expect, it } from 'vitest'
import type { Post } from '#domain/blog/post.ts'
import { fl2dInVienna } from '#mails/parts/sample.ts'
import { type AddressPorts, canonicalUrl } from './redirects.ts'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const page = (slug: string, translation: { slug: string; locale: 'de' | 'en' }) => ({
  id: slug,
  slug,
  title: slug,
  translated: [translation],
  blocks: [],
})

const theBoard: Post = {
  ...page('das-board', { slug: 'the-board', locale: 'en' }),
  excerpt: '',
  author: 'Theresa Moosbrugger',
  publishedAt: '2026-11-10T07:00:00Z',
  tags: [],
}

const redirects = new Map([
  ['/de/sommerfest', '/de/workshops'],
  ['/herbst', '/de/workshops'],
  ['/de/gel%C3%A4nder', '/de/blog'],
])

/** A site with the FL2D in Vienna and one page with another title in each language. */
const ports: AddressPorts = {
  reads: {
    workshopDate: async (slug) => (slug === fl2dInVienna.slug ? { date: fl2dInVienna, left: 9 } : null),
  },
  redirects: { current: async () => redirects },
  content: {
    async page(uri, language) {
      if (uri === '/geländer' && language === 'de') return page('geländer', { slug: 'railing', locale: 'en' })
      if (uri === '/railing' && language === 'en') return page('railing', { slug: 'geländer', locale: 'de' })
      return null
    },
    async post(slug, language) {
      return slug === 'das-board' && language === 'de' ? theBoard : null
    },
  },
}

describe('an old address of a training', () => {
  it.each([
    [`/trainings/details/${fl2dInVienna.slug}`, '/de/workshops/flight-level-2-design'],
    [`/en/trainings/details/2027/${fl2dInVienna.slug}/`, '/en/workshops/flight-level-2-design'],
    [`/Trainings/Details/${fl2dInVienna.slug.toUpperCase()}`, '/de/workshops/flight-level-2-design'],
    ['/trainings/details/fl2d-atlantis', '/de/workshops'],
    ['/en/trainings/details', '/en/workshops'],
    ['/trainings/details/%00', '/de/workshops'],
  ])('%s leads to %s', async (path, target) => {
    expect(await canonicalUrl(ports, path, now)).toBe(target)
  })
})

describe('an untidy address of a page in the wrong language', () => {
  it.each([
    ['/en/gel%C3%A4nder/', '/en/railing'],
    ['/DE//Railing', '/de/gel%C3%A4nder'],
    ['/de/gel%C3%A4nder/', '/de/gel%C3%A4nder'],
    ['/de/nowhere/', '/de/nowhere'],
    ['/de/%E0%A4%A/', '/de/%E0%A4%A'],
  ])('%s leads to %s in one step', async (path, target) => {
    expect(await canonicalUrl(ports, path, now)).toBe(target)
  })

  it('is at least made tidy while the content source is down', async () => {
    const broken: AddressPorts = {
      ...ports,
      content: { post: async () => null, page: () => Promise.reject(new Error('down')) },
    }
    expect(await canonicalUrl(broken, '/en/geländer/', now)).toBe('/en/geländer')
  })
})

describe('an address that the office has lead elsewhere', () => {
  it.each([
    ['/de/sommerfest', '/de/workshops'],
    ['/DE//Sommerfest/', '/de/workshops'],
    ['/herbst', '/de/workshops'],
    ['/Herbst/', '/de/workshops'],
    ['/en/sommerfest', null],
    ['/office/sommerfest', null],
  ])('%s leads to %s', async (path, target) => {
    expect(await canonicalUrl(ports, path, now)).toBe(target)
  })

  it('does not hide a page that is there by now', async () => {
    expect(await canonicalUrl(ports, '/de/gel%C3%A4nder', now)).toBeNull()
  })
})

it('leaves the right address alone and asks for nothing but redirects', async () => {
  const nobody: AddressPorts = {
    reads: {
      workshopDate: () => Promise.reject(new Error('asked')),
    },
    redirects: { current: async () => new Map() },
    content: { post: async () => null, page: () => Promise.reject(new Error('asked')) },
  }
  expect(await canonicalUrl(nobody, '/de/workshops', now)).toBeNull()
})

describe('an old address of a post', () => {
  it.each([
    ['/blog/2019/05/das-board', '/de/blog/das-board'],
    ['/de/video-blog/2021/11/das-board/', '/de/blog/das-board'],
    // in one step, although the post is called otherwise there
    ['/en/blog/2019/05/das-board', '/en/blog/the-board'],
    ['/en/Blog/Das-Board', '/en/blog/the-board'],
    ['/blog', '/de/blog'],
  ])('%s leads to %s', async (path, target) => {
    expect(await canonicalUrl(ports, path, now)).toBe(target)
  })
})
