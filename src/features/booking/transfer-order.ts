import type { Actor } from '#domain/office/member.ts'
import { type CancellationTerms, cancelTerms, isFree } from '#domain/order/cancellation.ts'
import { costsTheSame } from '#domain/order/change-order.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey, otherParticipants } from '#domain/participant/participant.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { after, type DateState } from '#domain/registration/registration.ts'
import { bookableSeats } from '#domain/registration/waitlist.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { hasStarted, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { correctService } from '#features/invoicing/issue-invoice.ts'
import { withinLimit, withinLimits } from '#features/spam/spam-defence.ts'
import { type Stores, seatsTag, type WritePorts } from '#platform/ports.ts'
import {
  leaveCalendars,
  orderUnderLock,
  promotedDate,
  promoteWaitlist,
  scheduleReminders,
} from './transition-registrations.ts'

type TransferRefusal = 'not-open' | 'too-late' | 'other-workshop' | 'other-price' | 'not-enough-seats' | 'too-often'

export type TransferOutcome = Result<object, Refusal<TransferRefusal | 'unknown'>>

export interface TransferOrder {
  orderId: string
  /** Slug of the date it shall move to. */
  to: string
  actor: Actor
  /** Of the office, which also moves what is too late under the terms. */
  reason?: string | undefined
}

/**
 * Moves a confirmed order to another date of the same workshop, as long as it could be cancelled for nothing and costs the same there
 * (docs/rules/changes.md). Its old seats go to the waitlist of the old date. Both dates are locked, in the order of their slugs.
 */
export async function transferOrder(ports: WritePorts, command: TransferOrder): Promise<TransferOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const from = (await stores.orderOf(command.orderId))?.date
    if (!from) return refused('unknown')
    // The same form again finds the booking where it wanted it.
    if (from.slug === command.to) return done
    if (!(await lockBoth(stores, from, command))) return refused('unknown')
    const locked = await orderUnderLock(stores, command.orderId, now)
    const to = await stores.lockWorkshopDate(command.to)
    if (!locked) return refused('unknown')
    if (!to || to.delivery === 'self-paced') return refused('other-workshop')

    const target = await promotedDate(stores, to, now)
    const tariff = await stores.settings.tariffAt(locked.order.placedAt)
    const agreed = await stores.settings.cancellationAt(locked.order.placedAt)
    const byOffice = command.reason !== undefined
    const moving = { now, byOffice, tariff, agreed }
    const refusal = await refusalWithin(stores, { order: locked.order, from, target }, moving)
    if (refusal) return refused(refusal)
    await stores.changeDateOf(locked.registration.id, to.id, now)
    await forgetFormerDate(stores, locked.registration.id)
    const subject = { kind: 'order', id: command.orderId } as const
    await stores.record({
      at: now,
      actor: command.actor,
      subject,
      action: 'booking.transferred',
      details: { from: from.slug, to: to.slug },
      reason: command.reason || undefined,
    })
    const soon = await scheduleReminders(stores, command.orderId, to, now)
    await writeMove(stores, locked.order, { to, from: locked.state.date, byOffice, soon, now })
    const left = after(locked.state, [{ id: locked.registration.id, to: { state: 'cancelled' } }])
    await promoteWaitlist(stores, left, now)
    await stores.announce([seatsTag(to)])
    await correctService(stores, locked.order, to, now)
    return done
  })
}

/** Locks both dates. False when the order was moved in the meantime, perhaps to a third date. */
async function lockBoth(stores: Stores, from: LiveDate, { orderId, to }: TransferOrder): Promise<boolean> {
  // Two orders that change places would wait for each other for ever if each locked its own date first.
  for (const slug of [from.slug, to].sort()) await stores.lockWorkshopDate(slug)
  return (await stores.orderOf(orderId))?.date?.id === from.id
}

interface Moving {
  now: Temporal.Instant
  byOffice: boolean
  tariff: Tariff
  agreed: CancellationTerms
}

function refusalOf(
  order: Order,
  from: LiveDate,
  target: DateState,
  { now, byOffice, tariff, agreed }: Moving,
): TransferRefusal | null {
  const { date } = target
  if (order.status.state !== 'confirmed') return 'not-open'
  const terms = cancelTerms(order, from, now, agreed)
  if (!byOffice && !isFree(terms)) return 'too-late'
  if (date.certification !== from.certification) return 'other-workshop'
  const seats = order.participants.length
  if (hasStarted(date, now) || date.calledOff || seats > bookableSeats(target, now)) return 'not-enough-seats'
  return costsTheSame(order, date, tariff) ? null : 'other-price'
}

/** Who stayed away from a date that has begun is expected on the other: nothing is noted of them there, and their certificate is still to come. */
async function forgetFormerDate(stores: Stores, registrationId: string): Promise<void> {
  await stores.certificates.deleteUnearned(registrationId)
  await stores.dates.forgetAttendance(registrationId)
}

/** What can be moved is, as often as a day allows; by the office as often as it likes. */
async function refusalWithin(
  stores: Stores,
  { order, from, target }: { order: Order; from: LiveDate; target: DateState },
  moving: Moving,
): Promise<TransferRefusal | null> {
  const refusal = refusalOf(order, from, target, moving)
  if (refusal !== null || moving.byOffice) return refusal
  const isWithin = await withinLimit(stores.rateLimits, { purpose: 'order-move', of: order.id }, moving.now)
  return isWithin ? null : 'too-often'
}

/**
 * Notifies the booker and every participant of the new date; calendars drop the former one. A move by the booker mails no address more often than a day
 * allows, because anyone can name anyone (docs/rules/spam.md).
 */
async function writeMove(
  stores: Stores,
  order: Order,
  { to, from, byOffice, soon, now }: Pick<Moving, 'byOffice' | 'now'> & { to: LiveDate; from: LiveDate; soon: boolean },
): Promise<void> {
  const formerRevision = await leaveCalendars(stores, from)
  const dates = { date: to.slug, revision: to.revision, formerDate: from.slug, formerRevision }
  const move = { orderId: order.id, ...dates, ...(soon && { soon }) }
  const addresses = [...new Set([order.booker, ...order.participants].map(({ email }) => emailKey(email)))]
  const uses = addresses.map((of) => ({ purpose: 'moved-mail', of }) as const)
  const within = byOffice ? [] : await withinLimits(stores.rateLimits, uses, now)
  const isMailed = ({ email }: { email: string }) => within[addresses.indexOf(emailKey(email))] ?? true
  if (isMailed(order.booker)) await stores.addEffect({ kind: 'order-moved', ...move })
  for (const { id: participantId, email } of otherParticipants(order))
    if (isMailed({ email })) await stores.addEffect({ kind: 'date-changed', ...move, participantId })
  // Nobody goes without the practical details: too many mails today are no reason.
  if (soon && within.includes(false))
    await stores.addEffect({ kind: 'reminder', orderId: order.id, startsAt: startOf(to).toString() })
}
