import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AnswerKind, Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { PageQueries } from './page-queries.ts'
import { mayPreview } from './request-preview.ts'
import { type StoredResponse, sendStored } from './stored-response.ts'

/** Renderings by others that a visitor waits for before the page is rendered for this visitor alone. */
const maxWaits = 3

interface Memory {
  assets: Map<string, StoredResponse>
  pages: PageCache
  queries: Pick<PageQueries, 'keptUrl'>
  /** Whether the page at a URL may be the same for everyone. */
  isShared: (url: string) => boolean
  metrics: Pick<Metrics, 'countAnswer'>
}

/**
 * The first handler of a request. Cached responses are sent here, before any framework, because that is ten times as fast (docs/decisions/0003). A
 * missing page is rendered once, however many request it: the others wait, or get the stale page if only seats have changed (docs/rules/caching.md).
 * Everything else goes to `next`.
 */
export function cacheFirst(memory: Memory, next: RequestListener): RequestListener {
  const { assets, pages, metrics } = memory

  function send(request: IncomingMessage, response: ServerResponse, stored: StoredResponse) {
    sendStored(request, response, stored)
    metrics.countAnswer('memory', response.statusCode)
  }

  async function afterOthers(request: IncomingMessage, response: ServerResponse, key: string) {
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const others = pages.rendering(key)
      if (!others) return renderForAll(request, response, key)
      await others
      const stored = pages.get(key) ?? pages.whileRendering(key)
      if (stored) return send(request, response, stored)
    }
    next(request, response)
  }

  function renderForAll(request: IncomingMessage, response: ServerResponse, key: string) {
    response.once('close', pages.beginRendering(key))
    next(request, response)
  }

  function page(request: IncomingMessage, response: ServerResponse, key: string) {
    const stored = pages.get(key)
    if (stored) return send(request, response, stored)
    if (request.method === 'HEAD' || !memory.isShared(request.url ?? '/')) return next(request, response)
    if (!pages.rendering(key)) return renderForAll(request, response, key)
    const usable = pages.whileRendering(key)
    if (usable) return send(request, response, usable)
    void afterOthers(request, response, key)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(request, response)
    const asset = assets.get(request.url ?? '/')
    if (asset) return send(request, response, asset)
    const key = keyOf(request, memory)
    return key === null ? next(request, response) : page(request, response, key)
  }
}

/** Sends the stale page when it cannot be rendered now; false when there is none. */
export function staleFrom({ pages, queries, metrics }: Pick<Memory, 'pages' | 'queries' | 'metrics'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const key = isRead ? keyOf(request, { queries }) : null
    const stored = key === null ? undefined : pages.stale(key)
    if (!stored) return false
    sendStored(request, response, stored)
    metrics.countAnswer('stale', response.statusCode)
    return true
  }
}

/** Counts the responses of `next` under a kind, once their headers are sent. */
export function countingAnswers(
  kind: AnswerKind,
  { countAnswer }: Pick<Metrics, 'countAnswer'>,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    response.once('finish', () => countAnswer(kind, response.statusCode))
    next(request, response)
  }
}

/** Null for requests that are never answered from memory, such as those of editors, who see drafts. */
function keyOf({ url = '/', headers }: IncomingMessage, { queries }: Pick<Memory, 'queries'>): string | null {
  const kept = mayPreview(headers.cookie) ? null : queries.keptUrl(url)
  return kept === null ? null : pageKey(kept, headers)
}
