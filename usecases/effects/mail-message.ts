import type { Certificate } from '#domain/certificate/certificate.ts'
import type { CertificateConsent } from '#domain/certificate/consent.ts'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { Person } from '#domain/participant/person.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { VatCheckResult } from '#domain/tax/vat-check.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Cancelling } from '../ports/cancelling.ts'
import type { RegistrationWithDate, Withdrawal } from '../ports.ts'

/** Every mail the house sends, each with exactly what it needs. `app/emails` has one file for each kind. */
export type MailMessage =
  | BookingConfirmationMail
  | InvitationMail
  | NewBookingMail
  | PaymentAwaitedMail
  | InvoiceMail<'invoice'>
  | InvoiceMail<'invoice-cancelled'>
  | VatNoteMail
  | RefundMail<'payment-refunded'>
  | RefundMail<'refund-note'>
  | WaitlistMail<'waitlist-welcome'>
  | WaitlistMail<'offer-expired'>
  | WaitlistMail<'registration-cancelled'>
  | SeatOfferMail
  | NewRegistrationMail
  | CancelledMail<'order-cancelled'>
  | CancelledMail<'booking-cancelled'>
  | ParticipantMail<'participant-cancelled'>
  | ParticipantMail<'date-changed'>
  | OrderMovedMail
  | DateCalledOffMail
  | WithdrawalMail<'withdrawal-receipt'>
  | WithdrawalMail<'new-withdrawal'>
  | NewCommentMail
  | ReminderMail
  | ConsentRequestMail
  | CertificateMail

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
  /** The page of the participant's own data. Only the participant may get it. */
  dataUrl: string
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

/** With the document itself attached. */
export interface InvoiceMail<K> extends FromSite {
  kind: K
  order: Order
  invoice: Invoice
  orderUrl: string
}

export interface VatNoteMail extends FromSite {
  kind: 'vat-note'
  order: Order
  result: Exclude<VatCheckResult, 'valid'>
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

/** An order that was cancelled, and what is due all the same. */
export interface CancelledMail<K> extends FromSite, Omit<Cancelling, 'at'> {
  kind: K
  order: Order
  date: LiveDate
  at: Temporal.Instant
}

/** To one participant, without prices. */
export interface ParticipantMail<K> extends FromSite {
  kind: K
  order: Order
  date: LiveDate
  participant: Participant
}

export interface OrderMovedMail extends FromSite {
  kind: 'order-moved'
  order: Order
  /** As it is now. */
  date: LiveDate
  /** Whether the booker has wished for it; else it was the organiser. */
  wished: boolean
  orderUrl: string
}

export interface DateCalledOffMail extends FromSite {
  kind: 'date-called-off'
  order: Order
  date: LiveDate
  orderUrl: string
}

export interface WithdrawalMail<K> extends FromSite {
  kind: K
  withdrawal: Withdrawal
}

/** The practical details about a week before. */
export interface ReminderMail extends FromSite {
  kind: 'reminder'
  order: Order
  date: LiveDate
  person: Person
  /** A booker who stays at home hears of the same, in other words. */
  to: 'participant' | 'booker'
  /** The page of the participant data. Only this person may get it. */
  dataUrl: string
}

/** Asks whether it was the participant who answered on the consent page. */
export interface ConsentRequestMail extends FromSite {
  kind: 'consent-request'
  participant: Participant
  date: LiveDate
  consent: CertificateConsent
  /** Only the participant may get it. */
  acceptUrl: string
}

/** With the certificate itself attached. */
export interface CertificateMail extends FromSite {
  kind: 'certificate'
  certificate: Certificate
  /** Where anybody can check it. */
  checkUrl: string
}

export interface NewCommentMail extends FromSite {
  kind: 'new-comment'
  name: string
  /** For the office only. */
  email: string
  comment: string
  postTitle: string
  isSuspected: boolean
  /** Where the office approves or rejects. */
  moderationUrl: string
}
