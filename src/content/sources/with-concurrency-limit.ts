import pLimit from 'p-limit'
import type { Transport } from './graphql-exchange.ts'

interface Turns {
  /** Questions under way at the same time. */
  atOnce: number
  /** Questions that wait for their turn; more are refused at once. */
  waiting: number
}

/**
 * Never asks a source too much at a time: a WordPress answers thirty pages a second, and a stranger who tries addresses asks for more.
 * Waiting counts as part of the time that an answer may take.
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
