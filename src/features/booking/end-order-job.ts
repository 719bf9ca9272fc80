import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { endUnpaid } from '#features/tickets/end-unpaid.ts'

/** The time to pay an order without seats is over. */
export const endOrder: EffectKind<EffectOf<'end-order'>> = {
  run: (ports, { orderId }) => endUnpaid(ports, orderId),
}
