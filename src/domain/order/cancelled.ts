import type { Cents } from '../money.ts'
import type { Balance } from '../payment/payment.ts'

export type CancelWay = 'terms' | 'withdrawal' | 'organiser'

/** What is due all the same: nothing, the full price, a part of it under the terms, or the share that has taken place. */
export type CancelFee = 'none' | 'full' | 'part' | 'share'

/** How an order was cancelled, as it is kept with it. */
export interface Cancelled {
  way: CancelWay
  fee: CancelFee
  /** How much of the price a part is. */
  percent?: number | undefined
  /** What stays due of the price, gross; null for a share, which someone has to reckon. */
  due: Cents | null
}

/** What stays due of a price, gross and in whole cents (docs/rules/changes.md). */
export function dueAfter(gross: Cents, { fee, percent = 0 }: Pick<Cancelled, 'fee' | 'percent'>): Cents | null {
  if (fee === 'share') return null
  if (fee === 'part') return Math.round((gross * percent) / 100)
  return fee === 'full' ? gross : 0
}

/** What is still to be done with the money of a cancelled order (docs/rules/office-bookings.md). */
export interface Settlement {
  giveBack: Cents
  /** Of what stays due. What came and went back again was the office’s to decide, and is not asked for once more. */
  toPay: Cents
}

/** Null until someone has set how much the share is. */
export function settlementOf({ due }: Cancelled, { paid, kept }: Balance): Settlement | null {
  if (due === null) return null
  return { giveBack: Math.max(0, kept - due), toPay: Math.max(0, due - paid) }
}

interface Ended {
  status: { state: string }
  cancelled?: Cancelled | undefined
}

/**
 * The amount to return of an order that is over, in cents: the net amount received beyond what stays due. 0 while it is active, or until
 * the share is set. The list of bookings stores the same (migration `what-goes-back`).
 */
export function toReturn({ status, cancelled }: Ended, { kept }: Balance): Cents {
  if (status.state === 'expired') return kept
  if (status.state !== 'cancelled') return 0
  const due = cancelled ? cancelled.due : 0
  return due === null ? 0 : Math.max(0, kept - due)
}
