import type { Order } from '#domain/order/order.ts'
import { type DateSchedule, moveDate as decide, type MoveRefusal } from '#domain/workshop/edit-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { scheduleReminders } from '#features/booking/schedule-reminders.ts'
import { correctService } from '#features/invoicing/correct-service.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

export interface MoveDate extends DateCommand {
  /** The version that the form was opened with. */
  version: number
  schedule: DateSchedule
  reason: string
}

export type MoveDateOutcome =
  | { outcome: 'changed' }
  /** It has this time and place already, as when the form was opened: no mails. */
  | { outcome: 'same' }
  | { outcome: 'refused'; refusal: MoveRefusal; date: LiveDate }
  | UnknownDate

/** The organiser changes time or place of a date: everyone gets a mail with the calendar entry (same UID, higher sequence). */
export async function moveDate(ports: DatePorts, command: MoveDate): Promise<MoveDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decide(state, command, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date } = decision
    // A form that was sent twice comes with the version from before.
    if (date === state.date) return { outcome: command.version === date.version ? 'same' : 'changed' }
    await stores.changeWorkshopDate(date)
    const booked = await stores.ordersOfDate(date.id)
    for (const { order } of booked) await enqueueMoveMails(stores, order, date, now)
    const subject = { kind: 'workshop-date', id: date.id } as const
    await stores.record({ at: now, actor: command.actor, subject, action: 'date.moved', reason: command.reason })
    await stores.announce(['workshops'])
    await enqueueWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    // Numbers of invoices are drawn last: their row stays locked until the transaction ends.
    for (const { order } of booked) await correctService(stores, order, date, now)
    return { outcome: 'changed' }
  })
}

async function enqueueMoveMails(
  stores: OrderingStores,
  order: Order,
  date: LiveDate,
  now: Temporal.Instant,
): Promise<void> {
  const { revision } = date
  await stores.addEffect({ kind: 'order-moved', orderId: order.id, revision })
  for (const { id: participantId } of order.participants)
    await stores.addEffect({ kind: 'date-changed', orderId: order.id, participantId, revision })
  await scheduleReminders(stores, order.id, date, now)
}
