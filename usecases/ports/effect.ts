import type { PaymentNews } from '#domain/payment/take-news.ts'

/**
 * What leaves the house, written in the transaction that decided it and carried out by a job afterwards, at least once.
 * `usecases/effects/` has one file for each kind.
 */
export type Effect = BookingEffect | RegistrationEffect | PaymentEffect

export type BookingEffect =
  | { kind: 'booking-confirmation'; orderId: string }
  | { kind: 'invitation'; orderId: string; participantId: string }
  | { kind: 'new-booking'; orderId: string }
  | { kind: 'payment-awaited'; orderId: string }

/** What happens to registrations on the waitlist, and the end of every hold. */
export type RegistrationEffect =
  | { kind: 'waitlist-welcome'; registrationId: string }
  | { kind: 'new-registration'; registrationId: string }
  | { kind: 'seat-offer'; registrationId: string }
  | { kind: 'offer-expired'; registrationId: string }
  | { kind: 'registration-cancelled'; registrationId: string }
  | { kind: 'end-hold'; registrationId: string }

/** What a payment sets going. */
export type PaymentEffect =
  | { kind: 'end-checkout'; registrationId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'payment-refunded'; paymentId: string }
  | { kind: 'refund-note'; paymentId: string }
  /** Only of the test checkout: its messages, in their order. */
  | { kind: 'test-checkout-news'; sessionId: string; news: PaymentNews[] }
