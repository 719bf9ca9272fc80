import { hasStarted, type LiveDate, type Location, type Session } from '#domain/workshop/workshop-date.ts'
import type { Actor, Stores } from '../ports.ts'
import { moveRegistrations } from '../registrations/move-registrations.ts'
import { settledDate } from '../registrations/settle-date.ts'
import type { CancelOrderPorts } from './cancel-order.ts'
import { planAhead } from './plan-ahead.ts'

export interface ChangeDate {
  /** Slug of the date. It stays as it is, so that links go on working. */
  slug: string
  actor: Actor
  reason: string
}

export type ChangeDateOutcome = 'changed' | 'unknown' | 'workshop-started' | 'called-off'

/** The organiser moves a date in time or place: everybody hears of it and gets the calendar entry anew (same UID, higher sequence). */
export async function moveDate(
  ports: CancelOrderPorts,
  { slug, actor, reason }: ChangeDate,
  to: { sessions: Session[]; location: Location | null },
): Promise<ChangeDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const date = await openDate(stores, slug, now)
    if (typeof date === 'string') return date
    const revision = date.revision + 1
    await stores.changeWorkshopDate({ ...date, ...to, revision, movedAt: now })
    for (const { order } of await stores.ordersOfDate(date.id)) {
      await stores.addEffect({ kind: 'order-moved', orderId: order.id, revision })
      for (const { id: participantId } of order.participants)
        await stores.addEffect({ kind: 'date-changed', orderId: order.id, participantId, revision })
      await planAhead(stores, order.id, now)
    }
    await stores.record({ at: now, actor, subject: { kind: 'workshop-date', id: date.id }, action: 'moved', reason })
    await stores.announce(['workshops'])
    return 'changed'
  })
}

/**
 * The organiser calls a date off. Who waits for it is told and taken off; who has booked keeps the booking and chooses between
 * another date and the money (terms, 'Wenn wir absagen oder verschieben').
 */
export async function callOffDate(
  ports: CancelOrderPorts,
  { slug, actor, reason }: ChangeDate,
): Promise<ChangeDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const date = await openDate(stores, slug, now)
    if (typeof date === 'string') return date
    const state = await settledDate(stores, date, now)
    const off: LiveDate = { ...date, calledOff: true, revision: date.revision + 1 }
    await stores.changeWorkshopDate(off)
    const waiting = state.registrations.filter(({ standing }) => waits.includes(standing.state))
    const changes = waiting.map(({ id }) => ({ id, to: { state: 'cancelled' } }) as const)
    await moveRegistrations(stores, { ...state, date: off }, changes, { now, actor, reason })
    for (const { order } of await stores.ordersOfDate(date.id)) {
      await stores.addEffect({ kind: 'date-called-off', orderId: order.id })
      for (const { id: participantId } of order.participants)
        await stores.addEffect({ kind: 'participant-cancelled', orderId: order.id, participantId })
    }
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'workshop-date', id: date.id },
      action: 'called off',
      reason,
    })
    await stores.announce(['workshops'])
    return 'changed'
  })
}

const waits = ['waiting', 'offered', 'awaiting-payment']

async function openDate(stores: Stores, slug: string, now: Temporal.Instant): Promise<LiveDate | ChangeDateOutcome> {
  const date = await stores.lockWorkshopDate(slug)
  if (!date || date.delivery === 'self-paced') return 'unknown'
  if (date.calledOff) return 'called-off'
  return hasStarted(date, now) ? 'workshop-started' : date
}
