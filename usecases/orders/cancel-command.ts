import type { CancelTerms } from '#domain/order/cancellation.ts'
import type { WithdrawalTerms } from '#domain/order/withdrawal.ts'
import type { Cancelling } from '../ports/cancelling.ts'
import type { Actor } from '../ports.ts'

export type CancelOrder = { orderId: string; actor: Actor; reason?: string | undefined } & (
  | { way: 'terms' }
  /** `declaredAt`: when the declaration was received, which is what counts; now unless said. */
  | { way: 'withdrawal'; declaredAt?: Temporal.Instant }
  /** The office decides what is due all the same (docs/rules/office-bookings.md). */
  | { way: 'organiser'; fee: Exclude<Cancelling['fee'], 'part'> }
)

/** `voucher-out`: somebody may have opened what was bought, so the office looks (docs/rules/self-paced.md). */
export type Impossible = Extract<CancelTerms | WithdrawalTerms, { possible: false }>['reason'] | 'voucher-out'

export type CancelOrderOutcome =
  | { outcome: 'cancelled'; fee: Cancelling['fee'] }
  | { outcome: 'refused'; reason: Impossible }
  | { outcome: 'unknown' }
