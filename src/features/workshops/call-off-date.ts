import { type CallOffRefusal, callOffDate as decide } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { transitionRegistrations } from '#features/booking/transition-registrations.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

export interface CallOffDate extends DateCommand {
  version: number
  reason: string
}

export type CallOffOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: CallOffRefusal; date: LiveDate }
  | UnknownDate

const waits = ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation']

/**
 * The organiser cancels a date. Parties on the waitlist get a mail and are removed; bookers keep the booking and choose between another
 * date and the money (terms, 'Wenn wir absagen oder verschieben').
 */
export async function callOffDate(ports: DatePorts, command: CallOffDate): Promise<CallOffOutcome> {
  const now = ports.clock.now()
  const { actor, reason } = command
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decide(state.date, command.version, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date } = decision
    await stores.changeWorkshopDate(date)
    const waiting = state.registrations.filter(({ status }) => waits.includes(status.state))
    const changes = waiting.map(({ id }) => ({ id, to: { state: 'cancelled' } }) as const)
    await transitionRegistrations(stores, { ...state, date }, changes, { now, actor, reason })
    const { revision } = date
    for (const { order } of await stores.ordersOfDate(date.id)) {
      await stores.addEffect({ kind: 'date-called-off', orderId: order.id })
      for (const { id: participantId } of order.participants)
        await stores.addEffect({ kind: 'participant-cancelled', orderId: order.id, participantId, revision })
    }
    const subject = { kind: 'workshop-date', id: date.id } as const
    await stores.record({ at: now, actor, subject, action: 'date.called-off', reason })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-called-off', subjectId: date.id, at: now })
    return { outcome: 'changed' }
  })
}
