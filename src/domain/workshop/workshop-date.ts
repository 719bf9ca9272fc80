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
  /** ISO 3166-1 alpha-2. VAT of an on-site workshop follows from it. */
  country: string
  venue?: string | undefined
  /** Street, number, postal code: as printed in the invitation. */
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
  /** Those of them whom the site presents, by their ids; a guest has none. */
  profileIds: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  /** Most participants that one booking may hold (docs/product.md#workshops). */
  participantLimit: number
}

/** A workshop that people attend at a time: in a room or by video. */
export interface LiveDate extends Common {
  delivery: 'on-site' | 'online'
  /** In order, at least one. */
  sessions: Session[]
  /** IANA zone in which the times are announced. */
  zone: string
  seats: number
  /** Whether registrations are taken once every seat is gone. */
  waitlist: boolean
  /** How its bookings are paid: by invoice, or by card before the seats are theirs (docs/product.md#workshops). */
  payment: PaymentWay
  /** Accounts of the office that are its trainers, in the order of their ids. A guest among `trainers` has none. */
  trainerIds: string[]
  /** Online workshops have none. */
  location: Location | null
  /** The video room of an online workshop: for its participants only, in the reminder. */
  roomUrl?: string | undefined
  /** How often its times or its place have changed: calendars replace an entry by one with a higher number. */
  revision: number
  /** When they last changed: earlier bookers may cancel free of charge. Null when they never did. */
  movedAt: Temporal.Instant | null
  /** The organiser has called it off. */
  calledOff: boolean
  /** Participants needed for it to take place; 0 for no minimum. */
  minimum: number
  /** It may still be cancelled for low numbers: the organiser has not confirmed it yet. */
  tentative: boolean
  /** How often the office has changed anything about it: a form that was opened before that is stale. */
  version: number
}

/** A workshop that runs on the partner academy, any time, without seats. */
export interface SelfPacedDate extends Common {
  delivery: 'self-paced'
}

/** What the workshop list shows and a booking is made for (docs/product.md#workshops). */
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

/** A date takes no more bookings from the moment its first session starts. */
export function hasStarted(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOf(date), now) <= 0
}

export function isOver(date: LiveDate, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(endOf(date), now) <= 0
}

/** Four modules of three days. */
export const maxSessions = 12

/** The status of a date in the office, the first that applies. */
export const dateStatuses = ['called-off', 'over', 'running', 'tentative', 'confirmed'] as const
export type DateStatus = (typeof dateStatuses)[number]

export function dateStatus(date: LiveDate, now: Temporal.Instant): DateStatus {
  if (date.calledOff) return 'called-off'
  if (isOver(date, now)) return 'over'
  if (hasStarted(date, now)) return 'running'
  return date.tentative ? 'tentative' : 'confirmed'
}

/** A tentative date to come with fewer confirmed seats than it needs: someone has to decide (docs/rules/dates.md). */
export function isBelowMinimum(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  return dateStatus(date, now) === 'tentative' && confirmed < date.minimum
}

/** So long before the last day to call a date off the office is reminded of it. */
const daysToDecide = 14

/** A date below its minimum that begins soon: it has to be confirmed or called off in the next two weeks, or should have been (docs/rules/dates.md). */
export function isToDecide(date: LiveDate, confirmed: number, now: Temporal.Instant): boolean {
  if (!isBelowMinimum(date, confirmed, now)) return false
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return Temporal.PlainDate.compare(today.add({ days: daysToDecide }), lastDayToCallOff(date)) >= 0
}

/** The last day to cancel a date for low numbers (terms, 'Wenn wir absagen oder verschieben'). */
const daysToCallOff = 14

/** The last day on which a tentative date may be cancelled for low numbers, in the time zone of the workshop. */
export function lastDayToCallOff(date: LiveDate): Temporal.PlainDate {
  return startOf(date).toZonedDateTimeISO(date.zone).toPlainDate().subtract({ days: daysToCallOff })
}

/** One way a workshop date may go. */
export interface DateWay {
  from: DateStatus | 'new'
  to: DateStatus
  /** What makes it go there, in a few words: the diagram in docs/rules/dates.md is drawn from them. */
  when: string
}

/** Everything that can happen to a workshop date. It starts and ends by the clock; the rest a person decides. */
export const dateWays: readonly DateWay[] = [
  { from: 'new', to: 'tentative', when: 'put on sale, may still be called off for want of people' },
  { from: 'new', to: 'confirmed', when: 'put on sale for certain' },
  { from: 'tentative', to: 'confirmed', when: 'organiser confirms' },
  { from: 'tentative', to: 'called-off', when: 'organiser calls it off' },
  { from: 'confirmed', to: 'called-off', when: 'organiser calls it off' },
  { from: 'tentative', to: 'running', when: 'first session starts' },
  { from: 'confirmed', to: 'running', when: 'first session starts' },
  { from: 'running', to: 'over', when: 'last session ends' },
]

/** What a date that may still be called off if too few people book says of itself. */
export interface Tentative {
  /** So many people have to come; 0 where the date names no number. */
  from: number
  /** By that day, in the zone of the workshop, we decide; null once it has passed. */
  decidedBy: Temporal.PlainDate | null
}

/** Null for a date that takes place for certain, or not at all (docs/rules/dates.md). */
export function tentativeOf(date: LiveDate, now: Temporal.Instant): Tentative | null {
  if (!date.tentative || date.calledOff) return null
  const last = lastDayToCallOff(date)
  const today = now.toZonedDateTimeISO(date.zone).toPlainDate()
  return { from: date.minimum, decidedBy: Temporal.PlainDate.compare(today, last) <= 0 ? last : null }
}

/** A date belongs to the accounts chosen as its trainers, regardless of names. */
export function isOwnDate({ trainerIds }: Pick<LiveDate, 'trainerIds'>, memberId: string): boolean {
  return trainerIds.includes(memberId)
}

/** The SEQUENCE of calendar entries that are current now (RFC 5545 3.8.7.4): each revision of a date leaves room for one between. */
export function publishedSequence({ revision }: Pick<LiveDate, 'revision'>): number {
  return revision * 2
}

/** The SEQUENCE that cancels all entries up to a revision; the next revision publishes a higher one. */
export function cancelledSequence(revision: number): number {
  return revision * 2 + 1
}

/** The status of a workshop date for visitors (docs/product.md#workshops). */
export type Availability =
  | { state: 'bookable'; left: number }
  | { state: 'waiting-list' }
  | { state: 'sold-out' }
  | { state: 'started' }
  | { state: 'over' }
  | { state: 'called-off' }
  | { state: 'not-payable' }
  | { state: 'self-paced' }

/** From this many free seats on, the list says how many are left. */
export const fewSeats = 3

interface Seats {
  /** The number of free seats as counted now. */
  left: number
  /** No one takes the cards that it is paid with. */
  notPayable?: boolean | undefined
}

export function availabilityOf(date: WorkshopDate, { left, notPayable }: Seats, now: Temporal.Instant): Availability {
  if (date.delivery === 'self-paced') return { state: 'self-paced' }
  if (isOver(date, now)) return { state: 'over' }
  if (date.calledOff) return { state: 'called-off' }
  if (hasStarted(date, now)) return { state: 'started' }
  if (notPayable) return { state: 'not-payable' }
  return left > 0 ? { state: 'bookable', left } : fullState(date)
}

function fullState(date: LiveDate): Availability {
  return { state: date.waitlist ? 'waiting-list' : 'sold-out' }
}
