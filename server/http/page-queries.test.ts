import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createPageQueries, queryOfRoute, withUnread } from './page-queries.ts'

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: {} })
// Only what is looked at here.
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('start-in-language', 'root', ':language'),
    route('features/workshops/site/workshops', 'root', ':language/workshops'),
    route('features/booking/site/order', 'root', ':language/order/:token'),
  ].map((one) => [one.id, one]),
) as unknown as ServerBuild['routes']
const site = 'https://flightlevels.example'

describe('what a page reads of its query', () => {
  it.each([
    ['/de', '/de'],
    ['/de?utm_source=x', '/de'],
    ['/de/workshops?utm_source=x&place=Wien', '/de/workshops?place=Wien'],
    ['/de/workshops?place=Wien&kind=start', '/de/workshops?kind=start&place=Wien'],
    ['/de/workshops?place=&__proto__=1', '/de/workshops?place='],
    ['/de/workshops.data?_routes=root&x=1', '/de/workshops.data?_routes=root'],
    ['/de/workshops/_payload.json?x=1&kind=start', '/de/workshops/_payload.json?kind=start'],
    ['/__manifest?paths=%2Fde&version=abc', '/__manifest?paths=%2Fde&version=abc'],
    // of a page that is one person's all of it
    ['/de/order/abc?checkout=done', '/de/order/abc?checkout=done'],
  ])('%s is rendered as %s', (asked, rendered) => {
    expect(createPageQueries().readUrl(new URL(asked, site), routes).href).toBe(site + rendered)
  })

  it('is known of a page once it was rendered', () => {
    const queries = createPageQueries()
    expect([queries.keptUrl('/de'), queries.keptUrl('/de?'), queries.keptUrl('/de?x=1')]).toEqual(['/de', '/de', null])
    queries.readUrl(new URL('/de', site), routes)
    expect(queries.keptUrl('/de?y=2')).toBe('/de')
  })

  it.each(['/%64e', '/d%65', '/de/%77orkshops', '/de/workshop%73.data', '/%5Ade'])(
    'is not kept under %s, one of many ways to write a path',
    (path) => {
      const queries = createPageQueries()
      queries.readUrl(new URL(path, site), routes)
      expect([queries.keptUrl(path), queries.keptUrl(`${path}?x=1`)]).toEqual([null, null])
    },
  )

  it.each(['/de/b%C3%BCcher', '/de/a%20b', '/de/a%2Fb', '/de/a%3Ab'])('is kept under %s', (path) => {
    expect(createPageQueries().keptUrl(path)).toBe(path)
  })

  it('is not kept where someone writes a novel, nor for a page of one person', () => {
    const queries = createPageQueries()
    const long = `/de/workshops?place=${'x'.repeat(300)}`
    queries.readUrl(new URL(long, site), routes)
    queries.readUrl(new URL('/de/order/abc?checkout=done', site), routes)
    expect([queries.keptUrl(long), queries.keptUrl('/de/order/abc?checkout=done')]).toEqual([null, null])
  })

  it('is said here for every route that lets its page be kept', () => {
    const folder = join(import.meta.dirname, '../../src')
    const keeping = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('.cache('))
      .map((file) => file.replace(/\.tsx?$/, ''))
    // both feeds of the blog, and the text files, whose routes have ids; the cache of sharp is no page
    const shared = ['features/blog/site/blog-feed', 'content/feeds/text-files', 'content/documents/picture']
    expect(keeping.filter((id) => !shared.includes(id) && !(id in queryOfRoute))).toEqual([])
    expect(keeping.length).toBeGreaterThan(10)
  })
})

it.each([
  ['/en/blog', '/de/blog?utm=x', '/de/blog', '/en/blog?utm=x'],
  ['/en/blog?a=1#top', '/de/blog?utm=x&a=2', '/de/blog', '/en/blog?a=1&utm=x#top'],
  ['https://elsewhere.example/', '/de?utm=x', '/de', 'https://elsewhere.example/'],
])('leads to %s with what was not read of %s', (location, whole, read, expected) => {
  expect(withUnread(location, new URL(whole, site), new URL(read, site))).toBe(expected)
})
