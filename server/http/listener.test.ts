import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { cacheFirst } from './listener.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { storedResponse } from './stored-response.ts'

const page = (text: string) => storedResponse(Buffer.from(text), { 'content-type': 'text/html' })
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A listener in front of what renders, which the test answers by hand. */
async function listening(pages: PageCache = createPageCache()) {
  const waiting: Parameters<RequestListener>[1][] = []
  const listener = cacheFirst(
    {
      assets: new Map(),
      pages,
      queries: { keptUrl: (url) => url },
      isShared: (url) => !url.startsWith('/order'),
      metrics: { countAnswer: () => undefined },
    },
    (_request, response) => void waiting.push(response),
  )
  let arrived = 0
  const server = createServer((request, response) => {
    arrived += 1
    listener(request, response)
  }).listen(0)
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  async function until(count: () => number, expected: number) {
    while (count() < expected) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    pages,
    ask,
    waiting,
    arrivals: (count: number) => until(() => arrived, count),
    renderings: (count: number) => until(() => waiting.length, count),
  }
}

it('renders a page once for all who ask at the same time', async () => {
  const { pages, ask, waiting, arrivals } = await listening()
  const asked = Promise.all(Array.from({ length: 60 }, () => ask('/de/workshops')))
  await arrivals(60)
  expect(waiting).toHaveLength(1)
  pages.begin().store('/de/workshops', page('from memory'), ['workshops'])
  waiting[0]?.end('rendered')
  const answers = await asked
  expect(answers.filter((answer) => answer === 'rendered')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'from memory')).toHaveLength(59)
})

it('gives the page as it was to all but the first while only seats have changed', async () => {
  let now = 0
  const { pages, ask, waiting, renderings } = await listening(createPageCache(() => now))
  pages.begin().store('/de/workshops', page('before'), ['workshops', 'seats:fl2d'])
  now = 2_000
  pages.purge(['seats:fl2d'])
  const first = ask('/de/workshops')
  await renderings(1)
  expect(await Promise.all([ask('/de/workshops'), ask('/de/workshops')])).toEqual(['before', 'before'])
  waiting[0]?.end('after')
  expect(await first).toBe('after')
})

it('has the page rendered again by one of those who wait when something else has changed meanwhile', async () => {
  const { pages, ask, waiting, arrivals, renderings } = await listening()
  const asked = [ask('/de'), ask('/de'), ask('/de')]
  await arrivals(3)
  pages.purge(['content'])
  await renderings(2)
  expect(waiting).toHaveLength(2)
  pages.begin().store('/de', page('after'), ['content'])
  for (const response of waiting) response.end('rendered')
  expect((await Promise.all(asked)).toSorted()).toEqual(['after', 'rendered', 'rendered'])
})

it('renders a page that may be personal for each who asks', async () => {
  const { ask, waiting, renderings } = await listening()
  const asked = [ask('/order/1'), ask('/order/1')]
  await renderings(2)
  for (const response of waiting) response.end('mine')
  expect(await Promise.all(asked)).toEqual(['mine', 'mine'])
})

it('goes on without the first one who asked when that one gives up', async () => {
  const { pages, ask, waiting, arrivals, renderings } = await listening()
  const asked = [ask('/de').catch(() => 'gone'), ask('/de')]
  await arrivals(2)
  waiting[0]?.destroy()
  await renderings(2)
  pages.begin().store('/de', page('there'), ['content'])
  waiting[1]?.end('there')
  expect(await Promise.all(asked)).toEqual(['gone', 'there'])
})
