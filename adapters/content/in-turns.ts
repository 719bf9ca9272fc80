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
export function inTurns(transport: Transport, { atOnce, waiting }: Turns): Transport {
  const queue: (() => void)[] = []
  let underWay = 0

  return async (request) => {
    if (underWay >= atOnce) {
      if (queue.length >= waiting) throw new Error('too many questions to the content source')
      await new Promise<void>((turn) => queue.push(turn))
    } else underWay += 1
    try {
      request.signal.throwIfAborted()
      return await transport(request)
    } finally {
      const next = queue.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
