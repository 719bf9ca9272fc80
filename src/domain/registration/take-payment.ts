import { hasStarted } from '../workshop/workshop-date.ts'
import type { DateState, Registration } from './registration.ts'
import { freeSeats } from './waitlist.ts'

/** What becomes of a registration whose payment has arrived. */
export type PaymentDecision = 'confirm' | 'nothing-to-do' | 'refund'

/**
 * A payment in time confirms. One that comes too late takes seats only if there are any, else it is refunded (docs/product.md#waitlist); so is
 * one for something that was cancelled. Seats that are free now belong to no one in line: those got their offers before.
 */
export function takePayment(state: DateState, { status, seats }: Registration, now: Temporal.Instant): PaymentDecision {
  switch (status.state) {
    case 'confirmed':
      return 'nothing-to-do'
    case 'awaiting-payment':
      return 'confirm'
    case 'expired':
      return !hasStarted(state.date, now) && seats <= freeSeats(state, now) ? 'confirm' : 'refund'
    default:
      return 'refund'
  }
}
