import type { Actor } from '#domain/office/member.ts'
import type { Checkout } from '#features/payment/ports.ts'
import type { Clock, RandomSource, Reads, Transactions } from '#platform/ports.ts'

/** What every action of the office on a booking needs. */
export interface OrderingPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions
}

/** Where nothing is drawn: no id, no token. */
export type OrderChangePorts = Omit<OrderingPorts, 'randomSource'>

/** Where it matters whether cards are taken. */
export interface SellingPorts extends OrderingPorts {
  checkout: Pick<Checkout, 'provider'>
}

/** What the office’s screens and the API call services and read stores with, after the guard of their route has let the member or the key in. */
export interface OfficePorts extends SellingPorts {
  reads: Reads
}

/** Who of the office does it, why, and the form that it came from: the same form sent twice does it once. */
export interface MemberAction {
  idempotencyKey: string
  actor: Actor
  /** Asked for where money or seats move without the booker's request. */
  reason?: string | undefined
}
