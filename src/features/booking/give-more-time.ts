import { type MoreTimeRefusal, moreTime } from '#domain/registration/waitlist.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { CancelPorts } from './cancel-registration.ts'
import { registrationUnderLock } from './registration-under-lock.ts'
import { transitionRegistrations } from './transition-registrations.ts'

export type MoreTimeOutcome =
  | { outcome: 'prolonged' }
  | { outcome: 'refused'; refusal: MoreTimeRefusal }
  | { outcome: 'unknown' }

/** The organiser extends an offer; the booker gets a mail with the new end. */
export async function giveMoreTime(
  ports: CancelPorts,
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
