import type { Cents } from '#domain/money.ts'
import type { DisputeState, PaymentEventKind } from '#domain/payment/payment.ts'
import type { MailEffect } from './mails.ts'

/**
 * What is sent, written in the transaction that decided it and carried out by a job afterwards, at least once: a mail (its feature has a file for
 * each), or work (`src/features/jobs/dispatch-effect.ts` names the service that does it).
 */
export type Effect = (WorkEffect | MailEffect) & Again

/** A mail that someone sends once more: each time has a name of its own, so that it is not taken for the first. */
interface Again {
  again?: string
}

export type WorkEffect =
  /** Of a date as it stood when this was written: it is for no other time. */
  | { kind: 'reminder'; orderId: string; startsAt: string }
  | { kind: 'certificates'; orderId: string; endsAt: string }
  /** The time to pay an order without seats is over. */
  | { kind: 'end-order'; orderId: string }
  /** At the start of a date that was tentative when it was booked: its invoice, unless there is one. For no other time. */
  | { kind: 'late-invoice'; orderId: string; startsAt: string }
  | { kind: 'vat-check'; orderId: string }
  | { kind: 'end-hold'; registrationId: string }
  | { kind: 'forget-meals'; orderId: string }
  | { kind: 'end-checkout'; registrationId: string }
  | { kind: 'refund'; paymentId: string }
  /** What the office gives back, to the card. */
  | { kind: 'money-return'; orderId: string; returnId: string }
  /** Only of the test checkout: its messages, in their order. */
  | { kind: 'test-checkout-news'; sessionId: string; news: PaymentEventKind[] }
  /** `attempt` counts those that were made before. Jobs of before do not say whose it is. */
  | { kind: 'webhook-delivery'; deliveryId: string; attempt: number; webhookId?: string }
  /** A post goes out at this very instant (ISO), if that is still the wish by then. */
  | { kind: 'publish-post'; postId: string; at: string }
  /** A page is published at its time (ISO instant), if that is still the plan. */
  | { kind: 'publish-page'; pageId: string; at: string }

/** A date that was moved, or with `formerDate` (its slug) another date; `formerRevision` is the one that calendars take out. */
export interface DateChange {
  revision: number
  formerDate?: string
  formerRevision?: number
}

/** Alarms about money for the office: a refund that failed, or a change of a dispute. `about` is the provider's id. */
export interface MoneyAlarm {
  what: 'refund-failed' | DisputeState
  amount: Cents
  about: string
}
