import type { AuditedAction } from '#domain/audit/actions.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Order, OrderState } from '#domain/order/order.ts'
import { reminderAt } from '#domain/participant/participant.ts'
import { mayOrderGo } from '#domain/purchase/purchase.ts'
import {
  after,
  type DateState,
  mayGo,
  type Registration,
  type RegistrationState,
  type StateChange,
} from '#domain/registration/registration.ts'
import { expireHoldsAndOffer } from '#domain/registration/waitlist.ts'
import { type Refusal, type Refused, refused } from '#domain/result.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { type CreatePorts, type Stores, seatsTag, type WritePorts } from '#platform/ports.ts'

export interface Moving {
  now: Temporal.Instant
  actor: Actor
  reason?: string | undefined
  /** What the log calls it; else the new state. */
  audited?: AuditedAction
  /** Whether the mail about a cancelled order notifies its booker; else one about the registration does. */
  orderNotifies?: boolean
}

/** Puts registrations of a locked date into new states, with their mails, jobs and log lines. Gives the date as it is then. */
export async function transitionRegistrations(
  stores: Stores,
  state: DateState,
  changes: readonly StateChange[],
  { now, actor, reason, audited, orderNotifies = false }: Moving,
): Promise<DateState> {
  if (changes.length === 0) return state
  for (const { id, to } of changes) {
    const from = state.registrations.find((registration) => registration.id === id)?.status.state
    if (!from || !mayGo(from, to.state)) throw new Error(`registration ${id} cannot go from ${from} to ${to.state}`)
  }
  await stores.changeRegistrations(changes)
  for (const { id, to } of changes) {
    const from = state.registrations.find((registration) => registration.id === id)?.status
    await writeEffects(stores, id, { from, to, orderNotifies })
    const subject = { kind: 'registration', id } as const
    const action = audited ?? { action: `booking.${to.state}` as const }
    await stores.record({ at: now, actor, subject, ...action, reason: reason || undefined })
  }
  await stores.announce([seatsTag(state.date)])
  return after(state, changes)
}

interface Moved extends Required<Pick<Moving, 'orderNotifies'>> {
  from: RegistrationState | undefined
  to: RegistrationState
}

async function writeEffects(stores: Stores, registrationId: string, { from, to, orderNotifies }: Moved): Promise<void> {
  // An extended offer is sent again, with its new end.
  const until = to.state === 'offered' && from?.state === 'offered' ? { until: to.until.toString() } : {}
  if (to.state === 'offered') await stores.addEffect({ kind: 'seat-offer', registrationId, ...until })
  if (to.state === 'expired' && from?.state === 'offered')
    await stores.addEffect({ kind: 'offer-expired', registrationId })
  const isNotified = orderNotifies || from?.state === 'confirmed' || from?.state === 'awaiting-confirmation'
  if (to.state === 'cancelled' && !isNotified)
    await stores.addEffect({ kind: 'registration-cancelled', registrationId })
  if (from?.state === 'awaiting-payment' && to.state !== 'confirmed')
    await stores.addEffect({ kind: 'end-checkout', registrationId })
  // No one has proven the address of an order that was never confirmed.
  const isUnpaid = from?.state === 'awaiting-payment' && to.state === 'expired'
  const orderId = isUnpaid ? await stores.orderOfRegistration(registrationId) : null
  if (orderId) await stores.addEffect({ kind: 'order-expired', orderId })
  await scheduleEnd(stores, registrationId, to)
}

/** A hold ends by a job at its instant, also when no one looks. */
export async function scheduleEnd(stores: Stores, registrationId: string, to: RegistrationState): Promise<void> {
  if (!('until' in to)) return
  await stores.addEffect({ kind: 'end-hold', registrationId }, to.until)
}

/** Puts a locked order without seats into a new state. A way that the table lacks is a bug. */
export async function transitionOrder(
  stores: Pick<Stores, 'changeOrder'>,
  { id, status }: Pick<Order, 'id' | 'status'>,
  to: OrderState,
): Promise<void> {
  if (!mayOrderGo(status.state, to.state)) throw new Error(`order ${id} cannot go from ${status.state} to ${to.state}`)
  await stores.changeOrder(id, to)
}

/**
 * A participant leaves a locked date. Returns the revision to take out of their calendar; the date gets the next one, so that someone who
 * comes back gets an entry with a higher SEQUENCE (docs/rules/changes.md).
 */
export async function leaveCalendars(stores: Pick<Stores, 'changeWorkshopDate'>, date: LiveDate): Promise<number> {
  await stores.changeWorkshopDate({ ...date, revision: date.revision + 1 })
  return date.revision
}

/** A locked date with its registrations, after time has done its part: ended holds have expired, free seats are offered. */
export async function promotedDate(stores: Stores, date: LiveDate, now: Temporal.Instant): Promise<DateState> {
  const registrations = await stores.registrationsOf(date.id)
  const { windows } = await stores.settings.current()
  return promoteWaitlist(stores, { date, registrations, windows }, now)
}

/** Expires ended holds and offers free seats. Called again after every change that frees seats. */
export async function promoteWaitlist(stores: Stores, state: DateState, now: Temporal.Instant): Promise<DateState> {
  return transitionRegistrations(stores, state, expireHoldsAndOffer(state, now), { now, actor: 'program' })
}

interface LockedRegistration {
  state: DateState
  registration: Registration
}

/** A registration with its date, locked, after ended holds have expired; null when there is none. */
export async function registrationUnderLock(
  stores: Stores,
  registrationId: string,
  now: Temporal.Instant,
): Promise<LockedRegistration | null> {
  const date = await stores.lockDateOfRegistration(registrationId)
  if (!date || date.delivery === 'self-paced') return null
  const state = await promotedDate(stores, date, now)
  const registration = state.registrations.find(({ id }) => id === registrationId)
  // Otherwise it was moved to another date while this waited for the lock. Each further look finds what was committed by then.
  return registration ? { state, registration } : registrationUnderLock(stores, registrationId, now)
}

/** Runs `work` in one transaction, with a registration under its lock. */
export function withRegistration<Outcome>(
  { clock, transactions }: WritePorts,
  registrationId: string,
  work: (stores: Stores, locked: LockedRegistration, now: Temporal.Instant) => Promise<Outcome>,
): Promise<Outcome | Refused<Refusal<'unknown'>>> {
  const now = clock.now()
  return transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    return locked ? work(stores, locked, now) : refused('unknown')
  })
}

export interface LockedOrder extends LockedRegistration {
  order: Order
}

/** The order of a live workshop, locked like its date, after ended holds have expired; null when there is none. */
export async function orderUnderLock(
  stores: Stores,
  orderId: string,
  now: Temporal.Instant,
): Promise<LockedOrder | null> {
  const product = (await stores.orderOf(orderId))?.order.product
  if (product?.kind !== 'live') return null
  const locked = await registrationUnderLock(stores, product.registrationId, now)
  // Read again: what was read before the locks may be old. The office changes an invoice address under the lock of the order alone.
  const order = locked && (await stores.lockOrder(orderId))
  return order ? { order, ...locked } : null
}

/**
 * The time of a hold is over: its end is processed, and the next offer is made. When the clock of this process is behind that of the queue, or the hold was
 * made longer, the job is scheduled again at its instant.
 */
export async function endHold(ports: CreatePorts, registrationId: string): Promise<void> {
  const now = ports.clock.now()
  await ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (locked) await scheduleEnd(stores, registrationId, locked.registration.status)
  })
}

/**
 * Writes what comes by itself at its time: the reminder before the workshop, the late invoice of a tentative date, the certificates after it. Called when an order is confirmed and each
 * time its date moves; what was written for the former times finds that they are not the date's any more, and does nothing. True when the practical
 * details are due at once: the mails about the confirmation or the move bring them instead of a reminder.
 */
export async function scheduleReminders(
  stores: Pick<Stores, 'addEffect' | 'settings'>,
  orderId: string,
  date: LiveDate,
  now: Temporal.Instant,
): Promise<boolean> {
  const { windows } = await stores.settings.current()
  const remind = reminderAt(date, now, windows)
  const isDue = remind !== null && Temporal.Instant.compare(remind, now) <= 0
  if (remind && !isDue)
    await stores.addEffect({ kind: 'reminder', orderId, startsAt: startOf(date).toString() }, remind)
  if (date.tentative)
    await stores.addEffect({ kind: 'late-invoice', orderId, startsAt: startOf(date).toString() }, startOf(date))
  await stores.addEffect({ kind: 'certificates', orderId, endsAt: endOf(date).toString() }, endOf(date))
  return isDue
}
