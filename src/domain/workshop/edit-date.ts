import { changeSeats } from '#domain/registration/changes.ts'
import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { DateState } from '../registration/registration.ts'
import type { CertificationSlug } from './certification.ts'
import { hasStarted, type LiveDate, type Location, type PaymentWay, type Session, startOf } from './workshop-date.ts'

/** What the office may change about a date in one form. None of it needs a mail, except for another video room. */
export interface DateTerms {
  language: Language
  trainers: string[]
  /** Their accounts, as far as they have one. */
  trainerIds: string[]
  /** Those whom the site presents. */
  profileIds: string[]
  /** Net price of one seat in region 1, in cents. */
  price: Cents
  seats: number
  minimum: number
  participantLimit: number
  waitlist: boolean
  payment: PaymentWay
  /** The video room of an online date; kept but not used on site. */
  roomUrl?: string | undefined
}

/** Time and place of a date: bookers and participants get a mail about a change. */
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

/** Which terms differ. Another person of the same name is another trainer. */
function changedTerms(former: DateTerms, next: DateTerms): TermName[] {
  const shown = (terms: DateTerms, name: TermName) =>
    `${name === 'trainers' ? [terms.trainers, terms.profileIds] : terms[name]}`
  return termNames.filter((name) => shown(former, name) !== shown(next, name))
}

export interface NewDate extends DateTerms, DateSchedule {
  certification: CertificationSlug
  tentative: boolean
}

export type NewDateDecision =
  | { accepted: true; date: Omit<LiveDate, 'id'> }
  | { accepted: false; refusal: NewDateRefusal }

export type NewDateRefusal =
  | { reason: 'in-the-past' }
  /** It would be paid by card, and no one takes cards. */
  | { reason: 'no-card-payment' }

interface NewDateTerms {
  /** The slugs that other dates have. */
  taken: ReadonlySet<string>
  takesCards: boolean
}

/** A date that goes on sale at once (docs/rules/dates.md). */
export function newDate(wanted: NewDate, { taken, takesCards }: NewDateTerms, now: Temporal.Instant): NewDateDecision {
  const date = { ...wanted, slug: '', revision: 0, movedAt: null, calledOff: false, version: 0 }
  if (hasStarted({ ...date, id: '' }, now)) return { accepted: false, refusal: { reason: 'in-the-past' } }
  if (wanted.payment === 'card' && !takesCards) return { accepted: false, refusal: { reason: 'no-card-payment' } }
  return { accepted: true, date: { ...date, slug: freeSlug(slugOf({ ...date, id: '' }), taken) } }
}

/** 'fl2d-wien-2027-01-19': kind, place and first day, as they are when the date is made. It stays when the date moves. */
function slugOf(date: LiveDate): string {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return `${date.certification}-${date.location ? slugOfCity(date.location.city) : 'online'}-${firstDay}`
}

/** Two dates of one kind in one city on one day: the second gets a number. */
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

export type EditRefusal =
  /** Someone else has changed the date since the form was opened. */
  | { reason: 'stale' }
  | { reason: 'called-off' }
  | { reason: 'workshop-started' }
  /** Fewer seats and a higher price ask for a reason. */
  | { reason: 'reason-missing' }
  | { reason: 'below-taken'; taken: number }
  /** Offers name the price: it stays while one is open. */
  | { reason: 'offers-open' }
  /** It would be paid by card from now on, and no one takes cards. */
  | { reason: 'no-card-payment' }

export type EditDecision =
  | { accepted: true; date: LiveDate; changed: TermName[] }
  | { accepted: false; refusal: EditRefusal }

export interface EditDate {
  /** The version that the form was opened with. */
  version: number
  terms: DateTerms
  reason: string | undefined
  takesCards: boolean
}

/** The organiser changes the terms of a date (docs/rules/dates.md). Time and place have a form of their own, since they need mails. */
export function editDate(
  state: DateState,
  { version, terms, reason, takesCards }: EditDate,
  now: Temporal.Instant,
): EditDecision {
  const { date } = state
  const refuse = (refusal: EditRefusal): EditDecision => ({ accepted: false, refusal })
  const changed = changedTerms(termsOf(date), terms)
  // The same form sent twice has changed what it wanted to change.
  if (changed.length === 0) return { accepted: true, date, changed }
  if (version !== date.version) return refuse({ reason: 'stale' })
  if (date.calledOff) return refuse({ reason: 'called-off' })
  if (hasStarted(date, now)) return refuse({ reason: 'workshop-started' })
  if (changed.includes('payment') && terms.payment === 'card' && !takesCards)
    return refuse({ reason: 'no-card-payment' })
  const takesAway = terms.seats < date.seats || terms.price > date.price
  if (!reason && takesAway) return refuse({ reason: 'reason-missing' })
  const seats = changeSeats(state, terms.seats, now)
  if (!seats.accepted) return refuse(seats.refusal)
  const offers = state.registrations.some(({ status }) => status.state === 'offered')
  if (offers && changed.includes('price')) return refuse({ reason: 'offers-open' })
  // Calendar entries name the room: those that are out are replaced.
  const revision = changed.includes('roomUrl') ? date.revision + 1 : date.revision
  return { accepted: true, date: { ...date, ...terms, revision, version: date.version + 1 }, changed }
}

export type MoveRefusal =
  | { reason: 'stale' }
  | { reason: 'called-off' }
  | { reason: 'workshop-started' }
  | { reason: 'in-the-past' }
  /** It would be taxed elsewhere, and someone has agreed to a price already. */
  | { reason: 'other-country' }

export type MoveDecision = { accepted: true; date: LiveDate } | { accepted: false; refusal: MoveRefusal }

/** The organiser moves a date in time or place (docs/rules/dates.md). `version` is the one that the form was opened with. */
export function moveDate(
  { date, registrations }: DateState,
  { version, schedule }: { version: number; schedule: DateSchedule },
  now: Temporal.Instant,
): MoveDecision {
  const refuse = (reason: MoveRefusal['reason']): MoveDecision => ({ accepted: false, refusal: { reason } })
  // The same form sent twice has moved it already, and no one is written to for nothing.
  if (isSameSchedule(scheduleOf(date), schedule)) return { accepted: true, date }
  if (date.calledOff) return refuse('called-off')
  if (version !== date.version) return refuse('stale')
  if (hasStarted(date, now)) return refuse('workshop-started')
  const moved: LiveDate = {
    ...date,
    ...schedule,
    revision: date.revision + 1,
    movedAt: now,
    version: date.version + 1,
  }
  if (hasStarted(moved, now)) return refuse('in-the-past')
  const isOpen = registrations.some(({ status }) => !['cancelled', 'expired'].includes(status.state))
  if (isOpen && taxedIn(date) !== taxedIn(moved)) return refuse('other-country')
  return { accepted: true, date: moved }
}

/** On site the country of the place decides the VAT, by video the buyer's (docs/rules/tax.md). */
function taxedIn({ delivery, location }: LiveDate): string {
  return delivery === 'on-site' ? (location?.country ?? '') : 'online'
}
