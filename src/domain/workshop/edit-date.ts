import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import { changeSeats } from '../registration/changes.ts'
import type { DateState } from '../registration/registration.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { CertificationSlug } from './certification.ts'
import {
  hasStarted,
  isOwnDate,
  type LiveDate,
  type Location,
  type PaymentWay,
  type Session,
  startOf,
} from './workshop-date.ts'

/** The terms of a date, edited in one form. Changes send no mail, except for a new video room. */
export interface DateTerms {
  language: Language
  trainers: string[]
  /** Accounts of the trainers who have one. */
  trainerIds: string[]
  /** Profiles of the trainers who have one. */
  profileIds: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  seats: number
  minimum: number
  participantLimit: number
  waitlist: boolean
  payment: PaymentWay
  /** The video room of an online date; kept but unused on site. */
  roomUrl?: string | undefined
}

/** Time and place of a date. Bookers and participants get a mail about changes. */
export interface DateSchedule {
  delivery: LiveDate['delivery']
  /** In order, at least one. */
  sessions: Session[]
  zone: string
  location: Location | null
}

export const termNames = [
  'language',
  'trainers',
  'trainerIds',
  'price',
  'seats',
  'minimum',
  'participantLimit',
  'waitlist',
  'payment',
  'roomUrl',
] as const satisfies readonly (keyof DateTerms)[]
export type TermName = (typeof termNames)[number]

export function termsOf(date: LiveDate): DateTerms {
  const { language, trainers, trainerIds, profileIds, price, seats, minimum, participantLimit, waitlist, payment } =
    date
  const { roomUrl } = date
  return {
    language,
    trainers,
    trainerIds,
    profileIds,
    price,
    seats,
    minimum,
    participantLimit,
    waitlist,
    payment,
    roomUrl,
  }
}

export function scheduleOf({ delivery, sessions, zone, location }: LiveDate): DateSchedule {
  return { delivery, sessions, zone, location }
}

function isSameSchedule(one: DateSchedule, other: DateSchedule): boolean {
  return asText(one) === asText(other)
}

function asText({ delivery, sessions, zone, location }: DateSchedule): string {
  const { city, country, venue = '', address = '' } = location ?? { city: '', country: '' }
  const times = sessions.flatMap(({ startsAt, endsAt }) => [`${startsAt}`, `${endsAt}`])
  return JSON.stringify([delivery, times, zone, city, country, venue, address])
}

/** The terms that differ. Another person of the same name is another trainer. */
function changedTerms(former: DateTerms, next: DateTerms): TermName[] {
  const shown = (terms: DateTerms, name: TermName) =>
    `${name === 'trainers' ? [terms.trainers, terms.profileIds] : terms[name]}`
  return termNames.filter((name) => shown(former, name) !== shown(next, name))
}

export interface NewDate extends DateTerms, DateSchedule {
  certification: CertificationSlug
  tentative: boolean
}

export type NewDateDecision = Result<{ date: Omit<LiveDate, 'id'> }, NewDateRefusal>

export type NewDateRefusal =
  | Refusal<'in-the-past'>
  /** The date is paid by card, but card payment is not available. */
  | Refusal<'no-card-payment'>

interface NewDateTerms {
  taken: ReadonlySet<string>
  takesCards: boolean
}

/** Creates a date that goes on sale at once (docs/rules/dates.md). */
export function newDate(wanted: NewDate, { taken, takesCards }: NewDateTerms, now: Temporal.Instant): NewDateDecision {
  const date = { ...wanted, slug: '', revision: 0, movedAt: null, calledOff: false, version: 0 }
  if (hasStarted({ ...date, id: '' }, now)) return refused('in-the-past')
  if (wanted.payment === 'card' && !takesCards) return refused('no-card-payment')
  return { outcome: 'done', date: { ...date, slug: freeSlug(slugOf({ ...date, id: '' }), taken) } }
}

/** 'fl2d-wien-2027-01-19': kind, place and first day at creation. It does not change when the date moves. */
function slugOf(date: LiveDate): string {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return `${date.certification}-${date.location ? slugOfCity(date.location.city) : 'online'}-${firstDay}`
}

/** A second date of the same kind, city and day gets a number. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' }

function slugOfCity(city: string): string {
  const plain = city
    .toLowerCase()
    .replaceAll(/[äöüßøæł]/g, (character) => spelled[character] ?? character)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain || 'live'
}

/** The date was changed since the form was opened: the form shows both, with the date as it is now. */
type StaleDate = Refusal<'stale'> & { date: LiveDate }

export type EditRefusal =
  | StaleDate
  | Refusal<'called-off'>
  | Refusal<'workshop-started'>
  /** Reducing seats and raising the price require a reason. */
  | Refusal<'reason-missing'>
  | (Refusal<'below-taken'> & { taken: number })
  /** Open offers name the price, so it cannot change. */
  | Refusal<'offers-open'>
  /** The date would be paid by card, but card payment is not available. */
  | Refusal<'no-card-payment'>

export type EditDecision = Result<{ date: LiveDate; changed: TermName[] }, EditRefusal>

export interface EditDate {
  /** The version that the form was opened with. */
  version: number
  terms: DateTerms
  reason: string | undefined
  takesCards: boolean
}

/** Changes the terms of a date (docs/rules/dates.md). Time and place have a form of their own, because they need mails. */
export function editDate(
  state: DateState,
  { version, terms, reason, takesCards }: EditDate,
  now: Temporal.Instant,
): EditDecision {
  const { date } = state
  const changed = changedTerms(termsOf(date), terms)
  // A repeated submission has no changes left.
  if (changed.length === 0) return { outcome: 'done', date, changed }
  if (version !== date.version) return refused('stale', { date })
  if (date.calledOff) return refused('called-off')
  if (hasStarted(date, now)) return refused('workshop-started')
  if (changed.includes('payment') && terms.payment === 'card' && !takesCards) return refused('no-card-payment')
  const takesAway = terms.seats < date.seats || terms.price > date.price
  if (!reason && takesAway) return refused('reason-missing')
  const seats = changeSeats(state, terms.seats, now)
  if (seats.outcome === 'refused') return seats
  const offers = state.registrations.some(({ status }) => status.state === 'offered')
  if (offers && changed.includes('price')) return refused('offers-open')
  // Calendar entries contain the room, and a trainer who is taken off has to lose theirs.
  const isPublishedAgain = changed.includes('roomUrl') || date.trainerIds.some((id) => !isOwnDate(terms, id))
  const revision = isPublishedAgain ? date.revision + 1 : date.revision
  return { outcome: 'done', date: { ...date, ...terms, revision, version: date.version + 1 }, changed }
}

export type MoveRefusal =
  | StaleDate
  | Refusal<'called-off' | 'workshop-started' | 'in-the-past'>
  /** Its VAT would change although someone has already agreed to a price. */
  | Refusal<'other-country'>

export type MoveDecision = Result<{ date: LiveDate }, MoveRefusal>

/** Changes time or place of a date (docs/rules/dates.md). `version` is the one that the form was opened with. */
export function moveDate(
  { date, registrations }: DateState,
  { version, schedule }: { version: number; schedule: DateSchedule },
  now: Temporal.Instant,
): MoveDecision {
  // A repeated submission: the date has already moved, and no mail is sent again.
  if (isSameSchedule(scheduleOf(date), schedule)) return { outcome: 'done', date }
  if (date.calledOff) return refused('called-off')
  if (version !== date.version) return refused('stale', { date })
  if (hasStarted(date, now)) return refused('workshop-started')
  const moved: LiveDate = {
    ...date,
    ...schedule,
    revision: date.revision + 1,
    movedAt: now,
    version: date.version + 1,
  }
  if (hasStarted(moved, now)) return refused('in-the-past')
  const isOpen = registrations.some(({ status }) => !['cancelled', 'expired'].includes(status.state))
  if (isOpen && taxedIn(date) !== taxedIn(moved)) return refused('other-country')
  return { outcome: 'done', date: moved }
}

/** On site the country of the place decides the VAT, online the buyer's (docs/rules/tax.md). */
function taxedIn({ delivery, location }: LiveDate): string {
  return delivery === 'on-site' ? (location?.country ?? '') : 'online'
}
