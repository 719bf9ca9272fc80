import type { Order } from '../order/order.ts'
import type { Windows } from '../settings/site-settings.ts'
import { hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import type { ParticipantEntry } from './participants-form.ts'

/** How someone is addressed. No one has to say. */
export const salutations = ['mr', 'ms'] as const
export type Salutation = (typeof salutations)[number]

export interface Person {
  salutation?: Salutation | undefined
  /** Academic title: Dr., Mag., Prof. */
  title?: string | undefined
  firstName: string
  lastName: string
  email: string
}

/** 'Dr. Lena Hofstätter': the way a name is on lists and in mails. */
export function fullName(person: Pick<Person, 'title' | 'firstName' | 'lastName'>): string {
  return [person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** One e-mail address is one person: compared without case and outer space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** What someone cannot or will not eat. It may tell of health or religion, so it is kept only by consent (Art. 9 GDPR). */
export interface MealWish {
  text: string
  /** The consent as it was read, word for word. */
  consentWording: string
  consentedAt: Temporal.Instant
}

/** Someone who will sit in the workshop. */
export interface Participant extends Person {
  /** Takes the self-paced Flight Levels Introduction along, at the add-on price (docs/product.md#prices). */
  addIntroduction: boolean
}

/**
 * When participants and booker get the practical details: some days before the start, at the same time of day where the workshop is (docs/product.md#workshops). At once for who books later; null when it has started.
 */
export function reminderAt(
  date: LiveDate,
  now: Temporal.Instant,
  { reminderDays }: Pick<Windows, 'reminderDays'>,
): Temporal.Instant | null {
  if (hasStarted(date, now)) return null
  const due = startOf(date).toZonedDateTimeISO(date.zone).subtract({ days: reminderDays }).toInstant()
  return Temporal.Instant.compare(due, now) < 0 ? now : due
}

/** The day it starts on where it takes place, '2027-01-19': people are reminded once of each. */
export function startDay(date: LiveDate): string {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().toString()
}

type Booked = Order['participants'][number]

export interface ParticipantChange {
  /** The present participant. */
  former: Booked
  /** What was filled in for the seat. */
  entry: ParticipantEntry
  /** Someone else takes the seat: another address is another person. */
  isReplaced: boolean
}

export type ChangeRefusal = 'not-open' | 'workshop-started' | 'other-people'

export type ChangeDecision =
  | { accepted: true; changes: ParticipantChange[] }
  | { accepted: false; reason: ChangeRefusal }

/**
 * Whether the data of participants may be changed: while the order is active and until the workshop starts (docs/rules/participants.md).
 */
export function closedBecause(
  status: Order['status'],
  date: LiveDate,
  now: Temporal.Instant,
): 'not-open' | 'workshop-started' | null {
  if (status.state !== 'confirmed' || date.calledOff) return 'not-open'
  return hasStarted(date, now) ? 'workshop-started' : null
}

/**
 * Changes the data of the people of an order, each named once by its id, or by its address when the same form was sent before: all of them for the booker, one for a participant, who cannot
 * hand the seat on.
 */
export function changeParticipants(
  { status, participants }: Pick<Order, 'status' | 'participants'>,
  date: LiveDate,
  command: { by: 'booker' | { participantId: string }; entries: readonly ParticipantEntry[] },
  now: Temporal.Instant,
): ChangeDecision {
  const reason = closedBecause(status, date, now)
  if (reason) return { accepted: false, reason }
  const { by, entries } = command
  const own = by === 'booker' ? participants : participants.filter(({ id }) => id === by.participantId)
  const changes = own.flatMap((former) => {
    const entry = entries.find(({ id }) => id === former.id) ?? entries.find((one) => isSame(one, former))
    return entry ? [{ former, entry, isReplaced: !isSame(entry, former) }] : []
  })
  const named = new Set(changes.map(({ entry }) => entry))
  const isWhole =
    named.size === own.length && changes.length === own.length && entries.length === own.length && own.length > 0
  const handsOn = by !== 'booker' && changes.some(({ isReplaced }) => isReplaced)
  return isWhole && !handsOn ? { accepted: true, changes } : { accepted: false, reason: 'other-people' }
}

function isSame(one: { email: string }, other: { email: string }): boolean {
  return emailKey(one.email) === emailKey(other.email)
}
