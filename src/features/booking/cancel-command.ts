import type { Cents } from '#domain/money.ts'
import type { CancelTerms, WithdrawalTerms } from '#domain/order/cancellation.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Cancelling } from './ports.ts'

/** `agreedDue`: the amount due that the booker was shown; no other is charged. By default what the terms say. */
export type CancelOrder = {
  orderId: string
  actor: Actor
  reason?: string | undefined
} & (
  | { way: 'terms'; agreedDue?: Cents | undefined }
  /** `declaredAt`: when the declaration was received, which is what counts; now by default. */
  | { way: 'withdrawal'; declaredAt?: Temporal.Instant }
  /** The office decides what is due all the same (docs/rules/office-bookings.md). */
  | { way: 'organiser'; fee: Exclude<Cancelling['fee'], 'part'> }
)

/** `voucher-out`: someone may have opened what was bought, so the office looks (docs/rules/self-paced.md). */
export type Impossible = Extract<CancelTerms | WithdrawalTerms, { possible: false }>['reason'] | 'voucher-out'

/** `other-costs`: something else is due than was agreed; nothing was done. */
export type CancelOrderOutcome =
  | { outcome: 'cancelled'; fee: Cancelling['fee'] }
  | { outcome: 'refused'; reason: Impossible }
  | { outcome: 'other-costs' }
  | { outcome: 'unknown' }
