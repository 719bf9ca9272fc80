import type { Actor } from '#domain/office/member.ts'
import {
  decideMoveToEnd,
  type MoreTime,
  type MoreTimeRefusal,
  type MoveToEndRefusal,
  makeOffer,
  moreTime,
  type OfferRefusal,
} from '#domain/registration/waitlist.ts'
import { done, type Refusal, type Result } from '#domain/result.ts'
import type { WritePorts } from '#platform/ports.ts'
import { promoteWaitlist, transitionRegistrations, withRegistration } from './transition-registrations.ts'

export type OfferOutcome = Result<object, OfferRefusal | Refusal<'unknown'>>

/** The organiser offers seats to a registration: the way to a regional price (docs/product.md#waitlist). Two organisers at once make one offer. */
export async function offerRegistration(
  ports: WritePorts,
  registrationId: string,
  actor: Actor,
): Promise<OfferOutcome> {
  return withRegistration(ports, registrationId, async (stores, { state, registration }, now) => {
    const decision = makeOffer(state, registration, now)
    if (decision.outcome === 'refused') return decision
    await transitionRegistrations(stores, state, [{ id: registrationId, to: decision.to }], { now, actor })
    return done
  })
}

export type MoreTimeOutcome = Result<object, MoreTimeRefusal | Refusal<'unknown'>>

/** The organiser extends an offer; the booker gets a mail with the new end. */
export async function giveMoreTime(
  ports: WritePorts,
  registrationId: string,
  { hours, until, actor, reason }: MoreTime & { actor: Actor; reason?: string | undefined },
): Promise<MoreTimeOutcome> {
  return withRegistration(ports, registrationId, async (stores, { state, registration }, now) => {
    const decision = moreTime(state, registration, { hours, until }, now)
    if (decision.outcome === 'refused') return decision
    const change = { id: registrationId, to: decision.to }
    const audited = { action: 'booking.prolonged', details: { hours } } as const
    await transitionRegistrations(stores, state, [change], { now, actor, reason, audited })
    return done
  })
}

export type MoveToEndOutcome = Result<object, MoveToEndRefusal | Refusal<'unknown'>>

/** The organiser puts a party at the end of its line; the first in line gets an offer in the same transaction, if there are seats. */
export async function moveRegistrationToEnd(
  ports: WritePorts,
  registrationId: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<MoveToEndOutcome> {
  return withRegistration(ports, registrationId, async (stores, { state, registration }, now) => {
    const decision = decideMoveToEnd(state, registration, now)
    if (decision.outcome === 'refused') return decision
    await stores.moveToEndOfLine(registrationId, now)
    const subject = { kind: 'registration', id: registrationId } as const
    await stores.record({ at: now, actor, subject, action: 'booking.skipped', reason })
    const registrations = state.registrations.map((one) => (one === registration ? { ...one, movedToEndAt: now } : one))
    await promoteWaitlist(stores, { ...state, registrations }, now)
    return done
  })
}

/** Maximum number of waiting requests for one date: more come together only where the database does not answer. */
const longestLine = 500

/**
 * Bookings of one date are made one after the other, in the order in which they came to this process. Their date locks them one after the other
 * anyway: so they wait here and not in the database, where each would keep a connection from those who only look. Rejects with an outage where
 * too many wait.
 */
export function inOrderOfArrival<Command extends { workshop: string }, Outcome>(
  book: (command: Command) => Promise<Outcome>,
): (command: Command) => Promise<Outcome> {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (command) => {
    const { workshop } = command
    const line = lines.get(workshop) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= longestLine) throw tooManyWait()
    const begin = () => book(command)
    const booking = line.length === 0 ? begin() : line.last.then(begin, begin)
    line.last = booking
    line.length += 1
    lines.set(workshop, line)
    try {
      return await booking
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(workshop)
    }
  }
}

/** The error of PostgreSQL without a free connection: the caller is answered as with a database that is away. */
function tooManyWait(): Error {
  return Object.assign(new Error('too many bookings of a date wait for the database'), { code: '53300' })
}
