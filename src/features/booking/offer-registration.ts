import type { Actor } from '#domain/office/member.ts'
import {
  decideMoveToEnd,
  type MoreTimeRefusal,
  type MoveToEndRefusal,
  makeOffer,
  moreTime,
  type OfferRefusal,
} from '#domain/registration/waitlist.ts'
import type { OrderChangePorts } from './ordering-stores.ts'
import { promoteWaitlist, registrationUnderLock, transitionRegistrations } from './transition-registrations.ts'

export type OfferOutcome =
  | { outcome: 'offered' }
  | { outcome: 'refused'; refusal: OfferRefusal }
  | { outcome: 'unknown' }

/** The organiser offers seats to a registration: the way to a regional price (docs/product.md#waitlist). Two organisers at once make one offer. */
export async function offerRegistration(
  ports: OrderChangePorts,
  registrationId: string,
  actor: Actor,
): Promise<OfferOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (!locked) return { outcome: 'unknown' }
    const { state, registration } = locked
    const decision = makeOffer(state, registration, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    await transitionRegistrations(stores, state, [{ id: registrationId, to: decision.to }], { now, actor })
    return { outcome: 'offered' }
  })
}

export type MoreTimeOutcome =
  | { outcome: 'prolonged' }
  | { outcome: 'refused'; refusal: MoreTimeRefusal }
  | { outcome: 'unknown' }

/** The organiser extends an offer; the booker gets a mail with the new end. */
export async function giveMoreTime(
  ports: OrderChangePorts,
  registrationId: string,
  { hours, actor, reason }: { hours: number; actor: Actor; reason?: string | undefined },
): Promise<MoreTimeOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (!locked) return { outcome: 'unknown' }
    const { state, registration } = locked
    const decision = moreTime(state, registration, hours, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    const change = { id: registrationId, to: decision.to }
    const audited = { action: 'booking.prolonged', details: { hours } } as const
    await transitionRegistrations(stores, state, [change], { now, actor, reason, audited })
    return { outcome: 'prolonged' }
  })
}

export type MoveToEndOutcome =
  | { outcome: 'skipped' }
  | { outcome: 'refused'; refusal: MoveToEndRefusal }
  | { outcome: 'unknown' }

/** The organiser puts a party at the end of its line; the first in line gets an offer in the same transaction, if there are seats. */
export async function moveRegistrationToEnd(
  ports: OrderChangePorts,
  registrationId: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<MoveToEndOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (!locked) return { outcome: 'unknown' }
    const { state, registration } = locked
    const decision = decideMoveToEnd(state, registration, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    await stores.moveToEndOfLine(registrationId, now)
    const subject = { kind: 'registration', id: registrationId } as const
    await stores.record({ at: now, actor, subject, action: 'booking.skipped', reason })
    const registrations = state.registrations.map((one) => (one === registration ? { ...one, skippedAt: now } : one))
    await promoteWaitlist(stores, { ...state, registrations }, now)
    return { outcome: 'skipped' }
  })
}
