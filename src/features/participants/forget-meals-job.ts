import { isOver } from '#domain/workshop/workshop-date.ts'
import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'
import { forgetAfter } from './save-participants.ts'

/** Comes at the end of a workshop: what people cannot eat is deleted. A workshop that was moved in between is waited for. */
export const forgetMeals: EffectKind<EffectOf<'forget-meals'>> = {
  run: (ports, { orderId }) =>
    ports.transactions.run(async (stores) => {
      const found = await stores.orderOf(orderId)
      if (!found) return
      const { order, date } = found
      const isAwaited = date && order.status.state === 'confirmed' && !isOver(date, ports.clock.now())
      if (isAwaited) await forgetAfter(stores, orderId, date)
      else await stores.participants.forgetMeals(orderId)
    }),
}
