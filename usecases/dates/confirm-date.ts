import { emailKey } from '#domain/participant/person.ts'
import { type ConfirmDateRefusal, confirmDate as decide } from '#domain/workshop/confirm-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { tellWebhooks } from '../webhooks/tell-webhooks.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

export type ConfirmDateOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: ConfirmDateRefusal; date: LiveDate }
  | UnknownDate

/** The organiser promises that a tentative date takes place; whoever has booked or will take part hears of it, each address once. */
export async function confirmDate(ports: DatePorts, { slug, actor }: DateCommand): Promise<ConfirmDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decide(state.date, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date } = decision
    await stores.changeWorkshopDate(date)
    for (const { order } of await stores.ordersOfDate(date.id)) {
      const booker = emailKey(order.booker.email)
      await stores.addEffect({ kind: 'date-confirmed', orderId: order.id })
      for (const { id: participantId, email } of order.participants)
        if (emailKey(email) !== booker)
          await stores.addEffect({ kind: 'date-confirmed', orderId: order.id, participantId })
    }
    await stores.record({ at: now, actor, subject: { kind: 'workshop-date', id: date.id }, action: 'confirmed' })
    await stores.announce(['workshops'])
    await tellWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    return { outcome: 'changed' }
  })
}
