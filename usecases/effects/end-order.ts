import { endUnpaid } from '../purchases/end-unpaid.ts'
import type { EffectKind, EffectOf } from './effect-kind.ts'

/** The time to pay an order without seats is over. */
export const endOrder: EffectKind<EffectOf<'end-order'>> = {
  carryOut: (ports, { orderId }) => endUnpaid(ports, orderId),
}
