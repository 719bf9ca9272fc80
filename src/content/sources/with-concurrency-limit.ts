import pLimit from 'p-limit'
import type { Transport } from './graphql-exchange.ts'

interface Turns {
  /** Maximum number of concurrent queries. */
  atOnce: number
  /** Maximum number of queued queries; more are rejected. */
  waiting: number
}

/**
 * Limits the load on a source: a WordPress renders thirty pages a second, and a client probing addresses can request more. Waiting counts towards the timeout
 * of a response.
 */
export function withConcurrencyLimit(transport: Transport, { atOnce, waiting }: Turns): Transport {
  const limit = pLimit(atOnce)
  return async (request) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new Error('too many questions to the content source')
    return await limit(() => {
      request.signal.throwIfAborted()
      return transport(request)
    })
  }
}
