import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { RegistrationWithDate } from '../ports.ts'

/** Every mail the house sends, each with exactly what it needs. `app/emails` has one file for each kind. */
export type MailMessage =
  | BookingConfirmationMail
  | InvitationMail
  | NewBookingMail
  | PaymentAwaitedMail
  | RefundMail<'payment-refunded'>
  | RefundMail<'refund-note'>
  | WaitlistMail<'waitlist-welcome'>
  | WaitlistMail<'offer-expired'>
  | WaitlistMail<'registration-cancelled'>
  | SeatOfferMail
  | NewRegistrationMail

/** Where the links and pictures of a mail lead. */
interface FromSite {
  /** Without a slash at the end. */
  siteUrl: string
}

export interface BookingConfirmationMail extends FromSite {
  kind: 'booking-confirmation'
  order: Order
  date: LiveDate
  /** The order page with the booker's personal key. Only the booker may get it. */
  orderUrl: string
}

export interface InvitationMail extends FromSite {
  kind: 'invitation'
  order: Order
  /** Whom the invitation is for. */
  participant: Participant
  date: LiveDate
}

export interface NewBookingMail extends FromSite {
  kind: 'new-booking'
  order: Order
  date: LiveDate
}

export interface PaymentAwaitedMail extends FromSite {
  kind: 'payment-awaited'
  order: Order
  date: LiveDate
  orderUrl: string
  /** Until when the seats are held for the payment. */
  until: Temporal.Instant
}

/** A payment went back: to the booker, and to the office. */
export interface RefundMail<K> extends FromSite {
  kind: K
  order: Order
  date: LiveDate
  /** In cents of a euro. */
  amount: Cents
  /** What the office finds the payment by at the provider. */
  receipt: string
}

/** What every mail about a registration on the waitlist needs. */
export interface WaitingParty extends RegistrationWithDate {
  quote: Quote
  /** The page of the registration with the booker's personal key. Only the booker may get it. */
  registrationUrl: string
}

/** About a registration on the waitlist, to its booker. */
export interface WaitlistMail<K> extends FromSite, WaitingParty {
  kind: K
}

export interface SeatOfferMail extends FromSite, WaitingParty {
  kind: 'seat-offer'
  /** Until when the seats are held. */
  until: Temporal.Instant
}

/** To the office: without the booker's own key. */
export interface NewRegistrationMail extends FromSite, Omit<WaitingParty, 'registrationUrl'> {
  kind: 'new-registration'
  /** The page on which the organiser offers the seats. */
  offerUrl: string
}
