import { isIdempotencyKey } from '#domain/booking/is-idempotency-key.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { PlacedKind } from '#features/booking/ports.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'
import { orderKey } from './idempotency-key.ts'

export interface PlacedByIdempotencyKeyPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

/** What an attempt to order has made, with a link to it. */
export interface Placed {
  kind: PlacedKind['kind']
  token: string
}

/**
 * For who got no answer: what the attempt has made, or null when nothing of it has arrived. One that is being carried out is waited for
 * (docs/rules/capacity.md, “The same form sent twice”).
 */
export async function placedByIdempotencyKey(
  ports: PlacedByIdempotencyKeyPorts,
  idempotencyKey: string,
): Promise<Placed | null> {
  if (!isIdempotencyKey(idempotencyKey)) return null
  const key = orderKey(idempotencyKey, null)
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
