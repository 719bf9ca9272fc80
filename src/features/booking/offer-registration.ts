import { makeOffer, type OfferRefusal } from '#domain/registration/waitlist.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { CancelPorts } from './cancel-registration.ts'
import { registrationUnderLock } from './registration-under-lock.ts'
import { transitionRegistrations } from './transition-registrations.ts'

export type OfferOutcome =
  | { outcome: 'offered' }
  | { outcome: 'refused'; refusal: OfferRefusal }
  | { outcome: 'unknown' }

/** The organiser offers seats to a registration: the way to a regional price (docs/product.md#waitlist). Two organisers at once make one offer. */
export async function offerRegistration(
  ports: CancelPorts,
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
