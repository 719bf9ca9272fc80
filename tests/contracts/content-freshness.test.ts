import { afterEach, expect, test } from 'vitest'
import { createLinkLook } from '#content/link-look.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { wordpressDialect } from '#content/sources/preview/content-preview.ts'
import { watchChanges } from '#content/sources/watch-changes.ts'
import { remoteContent } from '#server/composition/content.ts'
import { readEnv } from '#server/env.ts'
import { createPageCache } from '#server/http/page-cache.ts'
import { storedResponse } from '#server/http/stored-response.ts'
import { patience } from '../helpers/patience.ts'
import { type RunningWordPress, startWordPress, type WordPressNode } from './wordpress-server.ts'

const books: WordPressNode = {
  databaseId: 12,
  type: 'page',
  uri: '/buecher/',
  title: 'Bücher',
  status: 'publish',
  language: 'de',
  blocks: [],
}

let wordpress: RunningWordPress
let stop: () => void = () => undefined
afterEach(async () => {
  stop()
  await wordpress.close()
})

/** What an editor does in a WordPress that calls no hook, while the site watches it. */
async function watched(nodes: WordPressNode[]) {
  wordpress = await startWordPress({ nodes })
  const dialect = wordpressDialect()
  const clients = contentClients({ transport: fetch, url: wordpress.url })
  let changes = 0
  stop = watchChanges({
    latestChange: () => dialect.latestChange?.(clients) ?? Promise.reject(new Error('this dialect cannot say')),
    changed: () => {
      changes += 1
    },
    everyMs: 1,
  })
  const looks = async (more: number) => {
    const before = wordpress.asked.length
    await expect.poll(() => wordpress.asked.length, patience).toBeGreaterThanOrEqual(before + more)
  }
  return { changes: () => changes, looks }
}

test('a new post and a changed page are noticed without a hook, each once', async () => {
  const nodes = [books]
  const { changes, looks } = await watched(nodes)
  await looks(3)
  expect(changes()).toBe(0)
  nodes.push({ ...books, databaseId: 13, type: 'post', uri: '/neu/', modifiedGmt: '2026-11-20T10:00:00' })
  await expect.poll(changes, patience).toBe(1)
  nodes[0] = { ...books, modifiedGmt: '2026-11-20T11:00:00' }
  await expect.poll(changes, patience).toBe(2)
  await looks(3)
  expect(changes()).toBe(2)
})

test('an outage is no change', async () => {
  const { changes, looks } = await watched([books])
  await looks(2)
  wordpress.answers = { status: 500, body: '{}' }
  await looks(3)
  wordpress.answers = null
  await looks(3)
  expect(changes()).toBe(0)
})

/** The blog of a site in front of this WordPress, with pages from memory, at a time that the test sets. */
async function blog(nodes: WordPressNode[]) {
  wordpress = await startWordPress({ nodes })
  const begin = Temporal.Instant.from('2026-11-20T09:00:00Z')
  const time = { seconds: 0 }
  const { content } = remoteContent(
    readEnv({ CONTENT_URL: wordpress.url, CONTENT_DIALECT: 'wordpress' }),
    {
      store: { keep: async () => undefined, find: async () => undefined, forget: async () => undefined },
      clock: { now: () => begin.add({ seconds: time.seconds }) },
      log: { warn: () => undefined },
      count: () => undefined,
    },
    () => Promise.reject(new Error('nothing is left open here')),
  )
  const pages = createPageCache(() => time.seconds * 1000)
  /** Titles as a visitor finds them `seconds` after the start, on the page at this address. */
  async function at(seconds: number, address = '/de/blog'): Promise<string[]> {
    time.seconds = seconds
    const known = pages.get(address)
    if (known) return JSON.parse(String(known.body.as('identity')))
    const keeping = pages.begin()
    const posts = await content.noting?.(keeping.freshFor).posts('de')
    const titles = posts?.map(({ title }) => title) ?? []
    const page = storedResponse(Buffer.from(JSON.stringify(titles)), { 'content-type': 'text/html' })
    keeping.store(address, page, ['content'])
    keeping.end()
    return titles
  }
  const announced = () => {
    content.purge(['content'])
    pages.purge(['content'])
  }
  return { at, announced }
}

const post = (title: string): WordPressNode => ({
  ...books,
  databaseId: 20 + title.length,
  type: 'post',
  uri: `/${title.toLowerCase()}/`,
  title,
  post: { excerpt: '', dateGmt: '2026-11-20T09:00:00', tags: [] },
})

test.each([1, 30, 59])(
  'a new post is seen after a minute without a hook, also on a page rendered %i s after the list was asked for',
  async (seconds) => {
    const nodes = [post('Erster')]
    const { at } = await blog(nodes)
    expect(await at(0)).toEqual(['Erster'])
    nodes.push(post('Zweiter'))
    // another page with the same list, which is kept
    expect(await at(seconds, '/de')).toEqual(['Erster'])
    expect(await at(60, '/de')).toHaveLength(2)
    expect(await at(60)).toHaveLength(2)
  },
)

test('a new post is shown at once when the content system announces it', async () => {
  const nodes = [post('Erster')]
  const { at, announced } = await blog(nodes)
  await at(0)
  nodes.push(post('Zweiter'))
  announced()
  expect(await at(1)).toHaveLength(2)
})

test('a dead link of a WordPress is found once the post is out, without a hook', async () => {
  const nodes = [books]
  wordpress = await startWordPress({ nodes })
  const dialect = wordpressDialect()
  const clients = contentClients({ transport: fetch, url: wordpress.url })
  const { look, found } = createLinkLook(dialect.source(clients), async (paths) => [...paths])
  await look()
  stop = watchChanges({
    latestChange: () => dialect.latestChange?.(clients) ?? Promise.reject(new Error('this dialect cannot say')),
    changed: () => void look('again'),
    everyMs: 1,
  })
  // what is there when the watch begins is nothing new
  const asked = wordpress.asked.length
  await expect.poll(() => wordpress.asked.length, patience).toBeGreaterThanOrEqual(asked + 2)
  expect(await found()).toEqual([])
  const content = `<a href="/de/buecher">da</a> <a href="${new URL('/nirgends/', wordpress.url)}">nirgends</a>`
  const blocks = [{ name: 'core/paragraph', attributesJSON: JSON.stringify({ content }) }]
  nodes.push({ ...post('Ballon'), modifiedGmt: '2026-11-20T10:00:00', blocks })
  await expect
    .poll(found, patience)
    .toEqual([{ language: 'de', title: 'Ballon', href: '/de/blog/ballon', links: ['/de/nirgends'] }])
})
