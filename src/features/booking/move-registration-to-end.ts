import { decideMoveToEnd, type MoveToEndRefusal } from '#domain/registration/waitlist.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { CancelPorts } from './cancel-registration.ts'
import { promoteWaitlist } from './promote-waitlist.ts'
import { registrationUnderLock } from './registration-under-lock.ts'

export type MoveToEndOutcome =
  | { outcome: 'skipped' }
  | { outcome: 'refused'; refusal: MoveToEndRefusal }
  | { outcome: 'unknown' }

/** The organiser puts a party at the end of its line; the first in line gets an offer in the same transaction, if there are seats. */
export async function moveRegistrationToEnd(
  ports: CancelPorts,
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
