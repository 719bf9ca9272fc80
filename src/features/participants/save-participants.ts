import { type ChangeRefusal, changeParticipants, type ParticipantChange } from '#domain/participant/participant.ts'
import type { ParticipantEntry } from '#domain/participant/participants-form.ts'
import { wasReminded } from '#domain/workshop/certification.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { leaveCalendars } from '#features/booking/leave-calendars.ts'
import { orderUnderLock } from '#features/booking/order-under-lock.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { invite } from '#features/booking/place-order.ts'
import type { NamedParticipant } from '#features/booking/ports.ts'
import { withinLimit } from '#features/spam/rate-limits.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface SaveParticipantsPorts {
  clock: Clock
  randomSource: RandomSource
  transactions: Transactions<OrderingStores>
}

export interface SaveParticipants {
  orderId: string
  /** Whose link it was: the booker's opens all, a participant's the own data. */
  by: 'booker' | { participantId: string }
  entries: readonly ParticipantEntry[]
  /** The consent to the meal data as it stood beside its box. */
  consentWording: string
}

export type SaveParticipantsOutcome =
  | { outcome: 'saved' }
  | { outcome: 'refused'; reason: ChangeRefusal }
  | { outcome: 'unknown' }

/**
 * Saves the data of participants until the workshop starts (docs/product.md#participants). A new participant in a seat is invited, the
 * former gets a cancellation. The same form sent again finds the new people by their addresses, and sends nothing more.
 */
export async function saveParticipants(
  ports: SaveParticipantsPorts,
  { orderId, by, entries, consentWording }: SaveParticipants,
): Promise<SaveParticipantsOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await orderUnderLock(stores, orderId, now)
    if (!locked) return { outcome: 'unknown' }
    const { order, state } = locked
    const decision = changeParticipants(order, state.date, { by, entries }, now)
    if (!decision.accepted) return { outcome: 'refused', reason: decision.reason }

    const { date } = state
    if (decision.changes.some(({ isReplaced }) => isReplaced)) await leaveCalendars(stores, date)
    for (const change of decision.changes)
      await saveOne(stores, ports.randomSource, { orderId, date, consentWording, now, ...change })
    if (entries.some(({ hasMeal }) => hasMeal)) await forgetAfter(stores, orderId, date)
    return { outcome: 'saved' }
  })
}

interface Saving extends ParticipantChange, Pick<SaveParticipants, 'orderId' | 'consentWording'> {
  date: LiveDate
  now: Temporal.Instant
}

async function saveOne(stores: OrderingStores, randomSource: RandomSource, saving: Saving): Promise<void> {
  const { former, entry, isReplaced, consentWording, now } = saving
  const { salutation, title, firstName, lastName, email, hasMeal, meal } = entry
  const id = isReplaced ? randomSource.id() : former.id
  const next = { ...former, id, salutation, title, firstName, lastName, email }
  if (isReplaced) await replace(stores, saving, next)
  else await stores.participants.correct(next)
  const wish = hasMeal && meal ? { text: meal, consentWording, consentedAt: now } : null
  await stores.participants.keepMeal(id, wish)
}

async function replace(
  stores: OrderingStores,
  { orderId, former, date, now }: Saving,
  next: NamedParticipant,
): Promise<void> {
  await stores.participants.replace(former.id, next)
  const { revision } = date
  const goodbye = { purpose: 'replaced-mail', of: former.email } as const
  if (await withinLimit(stores.rateLimits, goodbye, now))
    await stores.addEffect({ kind: 'participant-cancelled', orderId, participantId: former.id, former, revision })
  const [isInvited] = await invite(stores, orderId, [next], now)
  if (!isInvited) return
  // The reminder was sent to the former participant: the new one does not have the practical details and the video room yet.
  const { windows } = await stores.settings.current()
  if (!wasReminded(date, now, windows)) return
  await stores.addEffect({ kind: 'reminder-mail', orderId, startsAt: startOf(date).toString(), participantId: next.id })
}

/** The job that forgets what no one needs once the workshop is over. */
export async function forgetAfter(
  stores: Pick<OrderingStores, 'addEffect'>,
  orderId: string,
  date: LiveDate,
): Promise<void> {
  await stores.addEffect({ kind: 'forget-meals', orderId }, endOf(date))
}
