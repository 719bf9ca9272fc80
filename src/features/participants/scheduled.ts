import { emailKey } from '#domain/participant/participant.ts'
import { hasStarted, isOver, startOf } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effects.ts'
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

/** A week before a workshop: a mail to each participant and to a booker who stays at home. Nothing for what was cancelled or moved since. */
export function sendReminders(ports: DispatchPorts, { orderId, startsAt }: EffectOf<'reminder'>): Promise<void> {
  return ports.transactions.run(async (stores) => {
    const found = await stores.orderOf(orderId)
    if (!found?.date || found.order.status.state !== 'confirmed') return
    const { order, date } = found
    if (date.calledOff || hasStarted(date, ports.clock.now()) || startOf(date).toString() !== startsAt) return
    const { booker, participants } = order
    for (const { id: participantId } of participants)
      await stores.addEffect({ kind: 'reminder-mail', orderId, startsAt, participantId })
    if (!participants.some(({ email }) => emailKey(email) === emailKey(booker.email)))
      await stores.addEffect({ kind: 'reminder-mail', orderId, startsAt, participantId: null })
  })
}
