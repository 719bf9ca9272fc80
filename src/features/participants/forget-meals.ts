import { isOver } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effect-kind.ts'
import { forgetAfter } from './save-participants.ts'

/** Comes at the end of a workshop: what people cannot eat is deleted. A workshop that was moved in between is waited for. */
export function forgetMeals(ports: DispatchPorts, { orderId }: EffectOf<'forget-meals'>): Promise<void> {
  return ports.transactions.run(async (stores) => {
    const found = await stores.orderOf(orderId)
    if (!found) return
    const { order, date } = found
    const isAwaited = date && order.status.state === 'confirmed' && !isOver(date, ports.clock.now())
    if (isAwaited) await forgetAfter(stores, orderId, date)
    else await stores.participants.forgetMeals(orderId)
  })
}
