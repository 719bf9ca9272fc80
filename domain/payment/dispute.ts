import type { Cents } from '#domain/money.ts'

/**
 * A payment by card that its bank takes back or asks about (docs/rules/payment.md). With an inquiry no money has gone yet; an open dispute has
 * taken it until it is won or lost.
 */
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export interface Dispute {
  /** What the provider calls it. */
  id: string
  paymentId: string
  amount: Cents
  state: DisputeState
}

const stages = { inquiry: 0, open: 1, won: 2, lost: 2 } as const satisfies Record<DisputeState, number>

/** Whether that is news. It goes one way: whatever comes late or twice is none. */
export function isDisputeNews(known: DisputeState | null, told: DisputeState): boolean {
  return known === null || stages[told] > stages[known]
}
