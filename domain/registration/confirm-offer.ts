import { hasStarted } from '#domain/workshop/workshop-date.ts'
import type { DateState, Registration, RegistrationState } from './registration.ts'
import { paymentEnds } from './windows.ts'

/** Why an offer cannot be confirmed; texts in `registration.refusal`. */
export type ConfirmRefusal =
  | { reason: 'workshop-over' }
  | { reason: 'offer-expired' }
  | { reason: 'not-offered' }
  | { reason: 'no-card-payment' }
  | { reason: 'wrong-count'; count: number }

export type ConfirmDecision =
  | { accepted: true; to: Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' }> }
  | { accepted: false; refusal: ConfirmRefusal }

/**
 * The booker takes the offered seats and names exactly as many participants (SPEC §5). The state has been settled before, so an
 * offer whose time is over has expired.
 */
export function confirmOffer(
  { date, windows }: DateState,
  { standing, seats }: Registration,
  { participants, takesCards }: { participants: number; takesCards: boolean },
  now: Temporal.Instant,
): ConfirmDecision {
  if (hasStarted(date, now)) return refuse({ reason: 'workshop-over' })
  if (standing.state === 'expired') return refuse({ reason: 'offer-expired' })
  if (standing.state !== 'offered') return refuse({ reason: 'not-offered' })
  if (date.payment === 'card' && !takesCards) return refuse({ reason: 'no-card-payment' })
  if (participants !== seats) return refuse({ reason: 'wrong-count', count: seats })
  const to: RegistrationState =
    date.payment === 'card'
      ? { state: 'awaiting-payment', until: paymentEnds(date, now, windows) }
      : { state: 'confirmed' }
  return { accepted: true, to }
}

function refuse(refusal: ConfirmRefusal): ConfirmDecision {
  return { accepted: false, refusal }
}
