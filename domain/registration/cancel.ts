import { isOver } from '#domain/workshop/workshop-date.ts'
import type { DateState, Registration } from './registration.ts'
import { mayGo } from './transitions.ts'

export type CancelDecision =
  | { accepted: true }
  | { accepted: false; refusal: { reason: 'workshop-over' } | { reason: 'already-cancelled' } }

/** Cancels what waits, is offered, awaits payment or has expired; an over workshop can only be deleted (SPEC §4). */
export function cancel({ date }: DateState, { standing }: Registration, now: Temporal.Instant): CancelDecision {
  if (isOver(date, now)) return { accepted: false, refusal: { reason: 'workshop-over' } }
  if (!mayGo(standing.state, 'cancelled')) return { accepted: false, refusal: { reason: 'already-cancelled' } }
  return { accepted: true }
}
