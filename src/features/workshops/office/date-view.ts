import { type ConsentState, stateOf } from '#domain/certificate/certificate.ts'
import { emailKey, isErased, nameUnlessErased } from '#domain/participant/participant.ts'
import { waitingLine } from '#domain/registration/waitlist.ts'
import { hasStarted, type LiveDate, lastDayToCallOff } from '#domain/workshop/workshop-date.ts'
import { shownState } from '#features/booking/office/booking-view.ts'
import type { ShownState } from '#features/booking/office/state-badge.tsx'
import type { Attendee, DateParty, DateRecord } from '#features/workshops/records.ts'
import { dateRow } from './date-row.ts'

export type DateView = ReturnType<typeof dateView>

export type PartyRow = ReturnType<typeof partyRow>

/** Someone with a confirmed seat. */
export type PersonRow = ReturnType<typeof peopleOf>[number]

/** The answer that was confirmed; else the one that is under way; one that has lapsed is none. */
function consentOf({ consents }: Attendee, now: Temporal.Instant): ConsentState | null {
  const states = consents.map((consent) => stateOf(consent, now))
  return (
    states.find((state) => state !== 'asked' && state !== 'lapsed') ?? states.find((state) => state === 'asked') ?? null
  )
}

export function dateView(record: DateRecord, now: Temporal.Instant) {
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
    /** Of an online date, empty when it has none yet; null on site. */
    roomUrl: date.delivery === 'online' ? (date.roomUrl ?? '') : null,
    /** '2027-01-05': the last day to cancel it for low numbers. */
    callOffUntil: lastDayToCallOff(date).toString(),
    /** Confirmed, and those that still have to pay. */
    bookings: inState('confirmed', 'called-off', 'awaiting-payment', 'awaiting-confirmation'),
    /** Open offers, the line in its order, and who waits for the organiser. */
    waiting: [...inState('offered'), ...inState('waiting').sort(byPlace)],
    /** Cancelled or expired. */
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

function partyRow({ registration, booker, company, order }: DateParty, date: LiveDate, line: readonly string[]) {
  const { id, seats, status, registeredAt } = registration
  const place = line.indexOf(id)
  return {
    /** Of the registration. */
    id,
    /** Of the order; null while it waits. */
    orderId: order?.id ?? null,
    number: order?.number ?? null,
    /** Empty where the data was erased. */
    booker: nameUnlessErased(booker),
    company: company ?? null,
    seats,
    /** As in the list of bookings. */
    state: shownState(status.state, date),
    waitReason: status.state === 'waiting' ? status.reason : null,
    /** 1 for the first in line. */
    place: place === -1 ? null : place + 1,
    /** ISO instants. */
    until: 'until' in status ? status.until.toString() : null,
    registeredAt: registeredAt.toString(),
  }
}

/** Parties outside of a line come last. */
function byPlace(one: PartyRow, other: PartyRow): number {
  return (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER)
}

function addOnOf({ addIntroduction }: Attendee, discover: boolean): 'introduction' | 'discover' | null {
  if (discover) return 'discover'
  return addIntroduction ? 'introduction' : null
}

/** Everyone with a confirmed seat, by last name. */
function peopleOf(parties: readonly DateParty[], now: Temporal.Instant) {
  const confirmed = parties.filter(({ registration }) => registration.status.state === 'confirmed')
  const seats = Map.groupBy(
    confirmed.flatMap(({ participants }) => participants),
    ({ email }) => emailKey(email),
  )
  return confirmed
    .flatMap(({ company, discover, participants }) =>
      participants.map((person) => ({
        id: person.id,
        /** Empty where the data was erased. */
        name: nameUnlessErased(person),
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        /** Whether this address has another seat of the date: most often a booking was made twice. */
        isTwice: !isErased(person) && (seats.get(emailKey(person.email)) ?? []).length > 1,
        company: company ?? null,
        meal: person.meal,
        /** What was booked with their seat; Discover includes the introduction. */
        addOn: addOnOf(person, discover),
        /** ISO instant. */
        mealConsentedAt: person.mealConsentedAt?.toString() ?? null,
        attended: person.attended,
        /** What counts of the answers to the question for a certificate; null when nothing was answered. */
        consent: consentOf(person, now),
        certificateCode: person.certificateCode,
      })),
    )
    .sort((one, other) =>
      `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`, 'de'),
    )
}
