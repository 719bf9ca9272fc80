/**
 * What leaves the house, written in the transaction that decided it and carried out by a job afterwards, at least once.
 * `usecases/effects/` has one file for each kind.
 */
export type Effect = BookingEffect | InvoiceEffect | RegistrationEffect

export type BookingEffect =
  | { kind: 'booking-confirmation'; orderId: string }
  | { kind: 'invitation'; orderId: string; participantId: string }
  | { kind: 'new-booking'; orderId: string }
  | { kind: 'payment-awaited'; orderId: string }

/** What follows from the money of an order. */
export type InvoiceEffect =
  | { kind: 'invoice'; orderId: string; number: string }
  | { kind: 'vat-check'; orderId: string }
  | { kind: 'vat-note'; orderId: string }

/** What happens to registrations on the waitlist, and the end of every hold. */
export type RegistrationEffect =
  | { kind: 'waitlist-welcome'; registrationId: string }
  | { kind: 'new-registration'; registrationId: string }
  | { kind: 'seat-offer'; registrationId: string }
  | { kind: 'offer-expired'; registrationId: string }
  | { kind: 'registration-cancelled'; registrationId: string }
  | { kind: 'end-hold'; registrationId: string }
