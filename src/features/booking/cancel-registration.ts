import type { Actor } from '#domain/office/member.ts'
import { cancel } from '#domain/registration/changes.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { OrderChangePorts } from '#features/booking/ordering-ports.ts'
import { promoteWaitlist, registrationUnderLock, transitionRegistrations } from './transition-registrations.ts'

export type CancelOutcome = Result<object, Refusal<'workshop-over' | 'already-confirmed' | 'unknown'>>

/**
 * The booker, or the office by name, gives up a place on the waitlist, an offer, or an expired registration (docs/product.md#waitlist). Seats that this frees
 * are offered to the next in line at once, in the same transaction. Idempotent.
 */
export async function cancelRegistration(
  ports: OrderChangePorts,
  registrationId: string,
  { actor, reason }: { actor: Actor; reason?: string | undefined } = { actor: 'booker' },
): Promise<CancelOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (!locked) return refused('unknown')
    const { state, registration } = locked
    // A booking is cancelled under its own terms, from the page of its order.
    if (registration.status.state === 'confirmed') return refused('already-confirmed')
    const decision = cancel(state, registration, now)
    if (decision.outcome === 'refused')
      return decision.refusal.reason === 'already-cancelled' ? done : refused('workshop-over')
    const change = { id: registrationId, to: { state: 'cancelled' } } as const
    await promoteWaitlist(
      stores,
      await transitionRegistrations(stores, state, [change], { now, actor, ...(reason ? { reason } : {}) }),
      now,
    )
    return done
  })
}
