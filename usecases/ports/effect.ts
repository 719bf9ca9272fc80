import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { PaymentNews } from '#domain/payment/payment.ts'
import type { DisputeState } from '#domain/payment/provider-refunds.ts'
import type { Cancelling } from './cancelling.ts'
import type { NamedParticipant } from './registrations.ts'

/**
 * What leaves the house, written in the transaction that decided it and carried out by a job afterwards, at least once.
 * `usecases/effects/` has one file for each kind.
 */
export type Effect = (
  | BookingEffect
  | ConsentEffect
  | InvoiceEffect
  | RegistrationEffect
  | ChangeEffect
  | CommentEffect
  | PaymentEffect
  | NewsletterEffect
  | ContactEffect
  | OfficeEffect
  | WebhookEffect
  | ContentEffect
  | PageEffect
) &
  Again

/** A mail that somebody sends once more: each time has a name of its own, so that it is not taken for the first. */
interface Again {
  again?: string
}

export type BookingEffect =
  /** `soon` says that the practical details are due already, and in it. */
  | { kind: 'booking-confirmation'; orderId: string; soon?: boolean }
  | { kind: 'invitation'; orderId: string; participantId: string; soon?: boolean }
  | { kind: 'new-booking'; orderId: string }
  /** Of a date as it stood when this was written: it is for no other time. */
  | { kind: 'reminder'; orderId: string; startsAt: string }
  /** Null for the booker. */
  | { kind: 'reminder-mail'; orderId: string; startsAt: string; participantId: string | null }
  | { kind: 'payment-awaited'; orderId: string }
  | { kind: 'address-check'; orderId: string }
  /** To a participant, or with null to the booker: the vouchers that are theirs. */
  | { kind: 'vouchers'; orderId: string; participantId: string | null }
  /** The time to pay an order without seats is over. */
  | { kind: 'end-order'; orderId: string }
  /** At the start of a date that was tentative when it was booked: its invoice, unless there is one. For no other time. */
  | { kind: 'late-invoice'; orderId: string; startsAt: string }
  /** To the booker: the time to pay is over, and nothing is booked. */
  | { kind: 'order-expired'; orderId: string }

/** What follows from the money of an order. */
export type InvoiceEffect =
  | { kind: 'invoice'; orderId: string; number: string }
  | { kind: 'vat-check'; orderId: string }
  | { kind: 'vat-note'; orderId: string }

/** What happens to registrations on the waitlist, and the end of every hold. */
export type RegistrationEffect =
  | { kind: 'waitlist-welcome'; registrationId: string }
  | { kind: 'new-registration'; registrationId: string }
  /** `until` makes the mail about a longer offer another one than the first. */
  | { kind: 'seat-offer'; registrationId: string; until?: string }
  | { kind: 'offer-expired'; registrationId: string }
  | { kind: 'registration-cancelled'; registrationId: string }
  | { kind: 'end-hold'; registrationId: string }

/** What changes after a booking. */
export type ChangeEffect =
  /** `revision` is the one of the date that the booker’s calendar takes out. */
  | ({ kind: 'order-cancelled'; orderId: string; revision?: number } & Cancelling)
  | ({ kind: 'booking-cancelled'; orderId: string } & Cancelling)
  /** `former` is who held the seat that somebody else has now; `revision` is the one of the date that calendars take out. */
  | {
      kind: 'participant-cancelled'
      orderId: string
      participantId: string
      former?: NamedParticipant
      revision?: number
    }
  | { kind: 'forget-meals'; orderId: string }
  | ({ kind: 'date-changed'; orderId: string; participantId: string } & DateChange)
  /** Null for the booker. */
  | { kind: 'room-changed'; orderId: string; participantId: string | null; revision: number }
  | ({ kind: 'order-moved'; orderId: string } & DateChange)
  | { kind: 'date-called-off'; orderId: string }
  /** To the booker, or to one of the participants. */
  /** `bringsInvoice`: it was not issued before. `namesRoom`: the calendar entry that it replaces has named the video room already. */
  | { kind: 'date-confirmed'; orderId: string; participantId?: string; bringsInvoice?: boolean; namesRoom?: boolean }
  | { kind: 'withdrawal-receipt'; withdrawalId: string }
  | { kind: 'new-withdrawal'; withdrawalId: string }

/** A date that was moved, or with `formerDate` (its slug) another date; `formerRevision` is the one that calendars take out. */
interface DateChange {
  revision: number
  formerDate?: string
  formerRevision?: number
}

/** Consents to certificates, and the certificates. */
export type ConsentEffect =
  | { kind: 'consent-request'; consentId: string }
  /** Of a date as it stood when this was written. */
  | { kind: 'certificates'; orderId: string; endsAt: string }
  | { kind: 'certificate'; certificateId: string }

export type CommentEffect = { kind: 'new-comment'; commentId: string }

/** `letter` counts the letters about one subscription: each leaves once. */
export type NewsletterEffect =
  | { kind: 'newsletter-request'; subscriptionId: string; letter: number }
  | { kind: 'newsletter-reminder'; subscriptionId: string; letter: number }
  | { kind: 'newsletter-welcome'; subscriptionId: string }

export type ContactEffect = { kind: 'contact-message'; messageId: string } | { kind: 'contact-copy'; messageId: string }
/** What brings members into the office. */
export type OfficeEffect =
  | { kind: 'member-invitation'; invitationId: string }
  /** `askedAt` tells one wish from the next. */
  | { kind: 'password-link'; memberId: string; language: Language; askedAt: string }
  /** To an owner; `at` tells one alarm from the next. */
  | { kind: 'sign-in-alarm'; memberId: string; at: string }

/** What other programs are told. */
export type WebhookEffect =
  /** `attempt` counts those that were made before. */
  | { kind: 'webhook-delivery'; deliveryId: string; attempt: number }
  | { kind: 'webhook-disabled'; webhookId: string; at: string }
/** A post goes out at this very instant (ISO), if that is still the wish by then. */
export type ContentEffect = { kind: 'publish-post'; postId: string; at: string }
/** A page is published at its time (ISO instant), if that is still the plan. */
export type PageEffect = { kind: 'publish-page'; pageId: string; at: string }

/** What the office has to hear of money: a refund that failed, or where a dispute stands. `about` is what the provider calls that. */
export interface MoneyAlarm {
  what: 'refund-failed' | DisputeState
  amount: Cents
  about: string
}

/** What a payment sets going. */
export type PaymentEffect =
  | { kind: 'end-checkout'; registrationId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'payment-refunded'; paymentId: string }
  | { kind: 'refund-note'; paymentId: string }
  | ({ kind: 'money-alarm'; orderId: string; paymentId: string } & MoneyAlarm)
  /** What the office gives back: to the card, and the mail about it. */
  | { kind: 'money-return'; orderId: string; returnId: string }
  | { kind: 'money-returned'; orderId: string; returnId: string }
  /** Only of the test checkout: its messages, in their order. */
  | { kind: 'test-checkout-news'; sessionId: string; news: PaymentNews[] }
