import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

/** What every action of the office on a booking needs. */
export interface BookingService {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

/** Who of the office does it, why, and the form that it came from: the same form sent twice does it once. */
export interface MemberAction {
  idempotencyKey: string
  actor: Actor
  /** Asked for where money or seats move against someone's wish. */
  reason?: string | undefined
}
