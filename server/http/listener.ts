import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { PageQueries } from './page-queries.ts'
import { mayPreview } from './request-preview.ts'
import { type StoredResponse, sendStored } from './stored-response.ts'

/**
 * The first hands a request meets: what lies in memory is answered here, before any framework, since that is ten times as fast
 * (docs/decisions/0003). Everything else goes on to `next`.
 */
export function cacheFirst(
  assets: Map<string, StoredResponse>,
  pages: PageCache,
  queries: Pick<PageQueries, 'keptUrl'>,
  next: RequestListener,
  metrics: Pick<Metrics, 'countAnswer'>,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const stored = storedFor(request, { assets, pages, queries })
    if (stored) {
      sendStored(request, response, stored)
      metrics.countAnswer('memory', response.statusCode)
      return
    }
    response.once('finish', () => metrics.countAnswer('rendered', response.statusCode))
    next(request, response)
  }
}

interface Memory {
  assets: Map<string, StoredResponse>
  pages: PageCache
  queries: Pick<PageQueries, 'keptUrl'>
}

function storedFor(request: IncomingMessage, { assets, pages, queries }: Memory) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = request.url ?? '/'
  const asset = assets.get(url)
  if (asset) return asset
  // an editor sees drafts: never from here
  if (mayPreview(request.headers.cookie)) return undefined
  const kept = queries.keptUrl(url)
  return kept === null ? undefined : pages.get(pageKey(kept, request.headers))
}
