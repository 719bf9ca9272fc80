import type { SocketOperations } from './socket-operations.ts'

/** Operations that understand, beside a token, what `redeem` makes one of. */
export function redeemTickets(
  operations: SocketOperations,
  redeem: (authorization: string) => string,
): SocketOperations {
  const redeemed = (authorization: string | null) => (authorization === null ? null : redeem(authorization))
  return {
    ...operations,
    knows: (authorization) => operations.knows(redeemed(authorization)),
    prepare: (asking, payload, count) =>
      operations.prepare({ ...asking, authorization: redeemed(asking.authorization) }, payload, count),
  }
}
