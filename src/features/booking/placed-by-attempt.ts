import { isAttempt } from '#domain/booking/attempt.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Attempt } from '#features/booking/ports.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'
import { orderKey } from './idempotency-key.ts'

export interface PlacedByAttemptPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

/** What an attempt to order has made, with a link to it. */
export interface Placed {
  kind: Attempt['kind']
  token: string
}

/**
 * For who got no answer: what the attempt has made, or null when nothing of it has arrived. One that is being carried out is waited for
 * (docs/rules/capacity.md, “The same form sent twice”).
 */
export async function placedByAttempt(ports: PlacedByAttemptPorts, attempt: string): Promise<Placed | null> {
  if (!isAttempt(attempt)) return null
  const key = orderKey(attempt, null)
  return ports.transactions.run(async (stores) => {
    await stores.lockIdempotencyKey(key)
    const known = await stores.findByIdempotencyKey(key)
    if (!known) return null
    return {
      kind: known.kind,
      token: await issueToken(stores, ports.randomSource, known.kind, known.id, ports.clock.now()),
    }
  })
}
