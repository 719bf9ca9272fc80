import { afterEach, expect, test } from 'vitest'
import { contentClients } from '#content/sources/content-clients.ts'
import { wordpressDialect } from '#content/sources/preview/content-dialect.ts'
import { watchChanges } from '#content/sources/watch-changes.ts'
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
let stop: () => void
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
