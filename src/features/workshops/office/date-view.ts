import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import type { ShownActor } from '#domain/audit/actor.ts'
import { type ConsentState, stateOf } from '#domain/certificate/certificate.ts'
import type { Cents } from '#domain/money.ts'
import { emailKey, isErased, nameUnlessErased } from '#domain/participant/participant.ts'
import type { WaitReason } from '#domain/registration/registration.ts'
import { waitingLine } from '#domain/registration/waitlist.ts'
import {
  hasStarted,
  type LiveDate,
  type Location,
  lastDayToCallOff,
  type PaymentWay,
} from '#domain/workshop/workshop-date.ts'
import { shownState } from '#features/booking/office/booking-view.ts'
import type { ShownState } from '#features/booking/office/state-badge.tsx'
import type { Attendee, DateParty, DateRecord } from '#features/workshops/records.ts'
import { type DateRow, dateRow } from './date-row.ts'

export interface DateView {
  row: DateRow
  version: number
  hasStarted: boolean
  location: Location | null
  price: Cents
  participantLimit: number
  hasWaitlist: boolean
  payment: PaymentWay
  /** Of an online date, empty when it has none yet; null on site. */
  roomUrl: string | null
  /** '2027-01-05': the last day to cancel it for low numbers. */
  callOffUntil: string
  /** Confirmed, and those that still have to pay. */
  bookings: PartyRow[]
  /** Open offers, the line in its order, and who waits for the organiser. */
  waiting: PartyRow[]
  /** Cancelled or expired. */
  ended: PartyRow[]
  people: PersonRow[]
  log: LogRow[]
}

export interface PartyRow {
  /** Of the registration. */
  id: string
  /** Of the order; null while it waits. */
  orderId: string | null
  number: string | null
  /** Empty where the data was erased. */
  booker: string
  company: string | null
  seats: number
  /** As in the list of bookings. */
  state: ShownState
  waitReason: WaitReason | null
  /** 1 for the first in line. */
  place: number | null
  /** ISO instants. */
  until: string | null
  registeredAt: string
}

/** Someone with a confirmed seat. */
export interface PersonRow {
  id: string
  /** Empty where the data was erased. */
  name: string
  firstName: string
  lastName: string
  email: string
  /** Whether this address has another seat of the date: most often a booking was made twice. */
  isTwice: boolean
  company: string | null
  meal: string | null
  /** What was booked with their seat; Discover includes the introduction. */
  addOn: 'introduction' | 'discover' | null
  /** ISO instant. */
  mealConsentedAt: string | null
  attended: boolean | null
  /** What counts of the answers to the question for a certificate; null when nothing was answered. */
  consent: ConsentState | null
  certificateCode: string | null
}

export interface LogRow {
  at: string
  actor: ShownActor
  action: ActionId
  details: StoredDetails
  reason: string | null
}

/** The answer that was confirmed; else the one that is under way; one that has lapsed is none. */
function consentOf({ consents }: Attendee, now: Temporal.Instant): ConsentState | null {
  const states = consents.map((consent) => stateOf(consent, now))
  return (
    states.find((state) => state !== 'asked' && state !== 'lapsed') ?? states.find((state) => state === 'asked') ?? null
  )
}

export function dateView(record: DateRecord, now: Temporal.Instant): DateView {
  const { date, parties, log } = record
  const line = waitingLine(parties.map(({ registration }) => registration)).map(({ id }) => id)
  const rows = parties.map((party) => partyRow(party, date, line))
  const inState = (...states: ShownState[]) => rows.filter(({ state }) => states.includes(state))
  return {
    row: dateRow(record, now),
    version: date.version,
    hasStarted: hasStarted(date, now),
    location: date.location,
    price: date.price,
    participantLimit: date.participantLimit,
    hasWaitlist: date.waitlist,
    payment: date.payment,
    roomUrl: date.delivery === 'online' ? (date.roomUrl ?? '') : null,
    callOffUntil: lastDayToCallOff(date).toString(),
    bookings: inState('confirmed', 'called-off', 'awaiting-payment', 'awaiting-confirmation'),
    waiting: [...inState('offered'), ...inState('waiting').sort(byPlace)],
    ended: inState('cancelled', 'expired'),
    people: peopleOf(parties, now),
    log: log.map(({ at, actor, action, details, reason }) => ({
      at: at.toString(),
      actor,
      action,
      details,
      reason,
    })),
  }
}

function partyRow(
  { registration, booker, company, order }: DateParty,
  date: LiveDate,
  line: readonly string[],
): PartyRow {
  const { id, seats, status, registeredAt } = registration
  const place = line.indexOf(id)
  return {
    id,
    orderId: order?.id ?? null,
    number: order?.number ?? null,
    booker: nameUnlessErased(booker),
    company: company ?? null,
    seats,
    state: shownState(status.state, date),
    waitReason: status.state === 'waiting' ? status.reason : null,
    place: place === -1 ? null : place + 1,
    until: 'until' in status ? status.until.toString() : null,
    registeredAt: registeredAt.toString(),
  }
}

/** Parties outside of a line come last. */
function byPlace(one: PartyRow, other: PartyRow): number {
  return (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER)
}

function addOnOf({ addIntroduction }: Attendee, discover: boolean): PersonRow['addOn'] {
  if (discover) return 'discover'
  return addIntroduction ? 'introduction' : null
}

/** Everyone with a confirmed seat, by last name. */
function peopleOf(parties: readonly DateParty[], now: Temporal.Instant): PersonRow[] {
  const confirmed = parties.filter(({ registration }) => registration.status.state === 'confirmed')
  const seats = Map.groupBy(
    confirmed.flatMap(({ participants }) => participants),
    ({ email }) => emailKey(email),
  )
  return confirmed
    .flatMap(({ company, discover, participants }) =>
      participants.map((person) => ({
        id: person.id,
        name: nameUnlessErased(person),
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        isTwice: !isErased(person) && (seats.get(emailKey(person.email)) ?? []).length > 1,
        company: company ?? null,
        meal: person.meal,
        addOn: addOnOf(person, discover),
        mealConsentedAt: person.mealConsentedAt?.toString() ?? null,
        attended: person.attended,
        consent: consentOf(person, now),
        certificateCode: person.certificateCode,
      })),
    )
    .sort((one, other) =>
      `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`, 'de'),
    )
}
