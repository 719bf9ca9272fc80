import { emailKey } from '#domain/participant/participant.ts'
import { hasStarted, startOf } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts, EffectOf } from '#features/jobs/effect-kind.ts'

/**
 * Comes a week before a workshop: a mail to each participant, and to a booker who stays at home. Nothing for what was cancelled, called off or moved
 * since: a move has planned its own.
 */
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
