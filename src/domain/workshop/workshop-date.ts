import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { CertificationSlug } from './certification.ts'

/** One block of attendance: a day on site, a half-day online. */
export interface Session {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

export interface Location {
  city: string
  /** ISO 3166-1 alpha-2. Decides the VAT of an on-site workshop. */
  country: string
  venue?: string | undefined
  /** Street, number, postal code, as printed in the invitation. */
  address?: string | undefined
}

export const paymentWays = ['invoice', 'card'] as const
export type PaymentWay = (typeof paymentWays)[number]

interface Common {
  id: string
  slug: string
  certification: CertificationSlug
  language: Language
  /** Names, as published. */
  trainers: string[]
  /** Profile ids of the trainers who have one. */
  profileIds: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  /** Maximum number of participants per booking (docs/product.md#workshops). */
  participantLimit: number
}

/** A workshop at a fixed time, on site or online. */
export interface LiveDate extends Common {
  delivery: 'on-site' | 'online'
  /** In order, at least one. */
  sessions: Session[]
  /** IANA time zone of the announced times. */
  zone: string
  seats: number
  /** Whether registrations are accepted when all seats are taken. */
  waitlist: boolean
  /** How its bookings are paid: by invoice, or by card before the seats are confirmed (docs/product.md#workshops). */
  payment: PaymentWay
  /** Account ids of its trainers, sorted. A guest among `trainers` has none. */
  trainerIds: string[]
  /** Null for online workshops. */
  location: Location | null
  /** The video room of an online workshop, shown only to its participants, in the reminder. */
  roomUrl?: string | undefined
  /** Number of changes of time or place: calendars replace an entry with one of a higher number. */
  revision: number
  /** When time or place last changed: earlier bookers may cancel for free. Null when they never did. */
  movedAt: Temporal.Instant | null
  /** The organiser has cancelled it. */
  calledOff: boolean
  /** Participants needed for it to take place; 0 for no minimum. */
  minimum: number
  /** It may still be cancelled for low numbers, because the organiser has not confirmed it yet. */
  tentative: boolean
  /** Incremented by every change in the office, to detect stale forms. */
  version: number
}

/** A workshop on the partner academy, at any time and without seats. */
export interface SelfPacedDate extends Common {
  delivery: 'self-paced'
}

/** An entry of the workshop list, which bookings are made for (docs/product.md#workshops). */
export type WorkshopDate = LiveDate | SelfPacedDate

export function startOf(date: LiveDate): Temporal.Instant {
  const first = date.sessions[0]
  if (!first) throw new RangeError(`workshop date ${date.slug} has no sessions`)
  return first.startsAt
}

export function endOf(date: LiveDate): Temporal.Instant {
  const last = date.sessions.at(-1)
  if (!last) throw new RangeError(`workshop date ${date.slug} has no sessions`)
  return last.endsAt
}

/** A date accepts no bookings from the start of its first session. */
export function hasStarted(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOf(date), now) <= 0
}

export function isOver(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(date), now) <= 0
}

/** Four modules of three days. */
export const maxSessions = 12

/** The status of a date in the office; the first that applies. */
export const dateStatuses = ['called-off', 'over', 'running', 'tentative', 'confirmed'] as const
export type DateStatus = (typeof dateStatuses)[number]

export function dateStatus(date: LiveDate, now: Temporal.Instant): DateStatus {
  if (date.calledOff) return 'called-off'
  if (isOver(date, now)) return 'over'
  if (hasStarted(date, now)) return 'running'
  return date.tentative ? 'tentative' : 'confirmed'
}

/** A tentative date in the future with too few confirmed seats, so that the organiser must decide (docs/rules/dates.md). */
export function isBelowMinimum(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  return dateStatus(date, now) === 'tentative' && confirmed < date.minimum
}

/** Days before the cancellation deadline, or before the start, when the office is reminded. */
const daysToDecide = 14

/** A date below its minimum that must be confirmed or cancelled within two weeks, or is overdue (docs/rules/dates.md). */
export function isToDecide(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  if (!isBelowMinimum(date, confirmed, now)) return false
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return Temporal.PlainDate.compare(today.add({ days: daysToDecide }), lastDayToCallOff(date)) >= 0
}

/** Whether participants have been promised a video room that the office has not set yet, two weeks before the start or later (docs/rules/dates.md). */
export function lacksRoom(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  if (date.delivery !== 'online' || date.roomUrl !== undefined || date.calledOff || confirmed === 0) return false
  return Temporal.Instant.compare(now.add({ hours: 24 * daysToDecide }), startOf(date)) >= 0
}

/** Days after the end of a workshop in which the follow-up talk of Discover takes place: four to six weeks (docs/rules/pricing.md). */
const followUpDays = { from: 28, to: 42 }

/** Between which instants a workshop ended whose follow-up talks are due now. */
export function endsWithFollowUp(now: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } {
  const ago = (days: number) => now.subtract({ hours: 24 * days })
  return { from: ago(followUpDays.to), to: ago(followUpDays.from) }
}

/** Whether the follow-up talks of a workshop that is over are still to come. */
export function awaitsFollowUp(date: LiveDate, now: Temporal.Instant): boolean {
  return isOver(date, now) && Temporal.Instant.compare(endOf(date), endsWithFollowUp(now).from) > 0
}

/** Days before the start until which a date can be cancelled for low numbers (terms, 'Wenn wir absagen oder verschieben'). */
const daysToCallOff = 14

/** The last day to cancel a tentative date for low numbers, in the workshop's time zone. */
export function lastDayToCallOff(date: LiveDate): Temporal.PlainDate {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().subtract({ days: daysToCallOff })
}

interface DateWay {
  from: DateStatus | 'new'
  to: DateStatus
  /** The trigger in a few words; docs/rules/dates.md draws its diagram from these. */
  when: string
}

/** All transitions of a workshop date. Start and end follow the clock; people decide the rest. */
export const dateWays: readonly DateWay[] = [
  { from: 'new', to: 'tentative', when: 'put on sale, may still be called off for low numbers' },
  { from: 'new', to: 'confirmed', when: 'put on sale for certain' },
  { from: 'tentative', to: 'confirmed', when: 'organiser confirms' },
  { from: 'tentative', to: 'called-off', when: 'organiser calls it off' },
  { from: 'confirmed', to: 'called-off', when: 'organiser calls it off' },
  { from: 'tentative', to: 'running', when: 'first session starts' },
  { from: 'confirmed', to: 'running', when: 'first session starts' },
  { from: 'running', to: 'over', when: 'last session ends' },
]

/** The notice for visitors about a tentative date. */
interface Tentative {
  /** Participants needed; 0 for no minimum. */
  from: number
  /** The decision deadline in the workshop's time zone; null once it has passed. */
  decidedBy: Temporal.PlainDate | null
}

/** Null for a date that is certain or cancelled, and once it has started: then it takes place (docs/rules/dates.md). */
export function tentativeOf(date: LiveDate, now: Temporal.Instant): Tentative | null {
  if (!date.tentative || date.calledOff || hasStarted(date, now)) return null
  const last = lastDayToCallOff(date)
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return { from: date.minimum, decidedBy: Temporal.PlainDate.compare(today, last) <= 0 ? last : null }
}

/** A date belongs to the accounts selected as its trainers, regardless of names. */
export function isOwnDate({ trainerIds }: Pick<LiveDate, 'trainerIds'>, memberId: string): boolean {
  return trainerIds.includes(memberId)
}

/** The SEQUENCE of published calendar entries (RFC 5545 3.8.7.4). Each revision leaves a number free for its cancellation. */
export function publishedSequence({ revision }: Pick<LiveDate, 'revision'>): number {
  return revision * 2
}

/** The SEQUENCE that cancels all entries up to a revision; the next revision publishes a higher one. */
export function cancelledSequence(revision: number): number {
  return revision * 2 + 1
}

/** The availability of a workshop date for visitors (docs/product.md#workshops). */
export type Availability =
  | { state: 'bookable'; left: number }
  | { state: 'waiting-list' }
  | { state: 'sold-out' }
  | { state: 'started' }
  | { state: 'over' }
  | { state: 'called-off' }
  | { state: 'not-payable' }
  | { state: 'self-paced' }

/** Up to this many free seats, the list shows the number. */
export const fewSeats = 3

interface Seats {
  left: number
  /** Paid by card, but card payment is not available. */
  notPayable?: boolean | undefined
}

export function availabilityOf(date: WorkshopDate, { left, notPayable }: Seats, now: Temporal.Instant): Availability {
  if (date.delivery === 'self-paced') return { state: 'self-paced' }
  // What did not take place is never over.
  if (date.calledOff) return { state: 'called-off' }
  if (isOver(date, now)) return { state: 'over' }
  if (hasStarted(date, now)) return { state: 'started' }
  if (notPayable) return { state: 'not-payable' }
  return left > 0 ? { state: 'bookable', left } : fullState(date)
}

function fullState(date: LiveDate): Availability {
  return { state: date.waitlist ? 'waiting-list' : 'sold-out' }
}

type Assigned = Pick<LiveDate, 'id' | 'trainers' | 'sessions' | 'calledOff'>

/** The trainers of a date who teach at another one while it is held. Cancelled dates do not count. */
export function doubleBooked(date: Assigned, other: Assigned): string[] {
  if (date.id === other.id || date.calledOff || other.calledOff) return []
  const isAtTheSameTime = date.sessions.some((one) => other.sessions.some((two) => overlaps(one, two)))
  return isAtTheSameTime ? date.trainers.filter((name) => other.trainers.includes(name)) : []
}

function overlaps(one: Session, two: Session): boolean {
  return (
    Temporal.Instant.compare(one.startsAt, two.endsAt) < 0 && Temporal.Instant.compare(two.startsAt, one.endsAt) < 0
  )
}
