import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { CancellationTerms } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant, Person } from '#domain/participant/participant.ts'
import type { ReturnWay } from '#domain/payment/bank-transfer.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { VatCheckResult } from '#domain/tax/vat-check.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { MoneyAlarm, RegistrationWithDate } from '../ports.ts'
import type { AddressCheckMail } from './address-check-mail.ts'
import type { BroughtInvoice } from './brought-invoice.ts'
import type { ChangeMail } from './change-mail.ts'
import type { DateMail } from './date-mail.ts'
import type { FromSite } from './from-site.ts'
import type { PeopleMail } from './people-mail.ts'
import type { WithdrawalMail } from './withdrawal-mail.ts'

/** Every mail the house sends, each with exactly what it needs. `app/emails` has one file for each kind. */
export type MailMessage =
  | ChangeMail
  | PeopleMail
  | BookingConfirmationMail
  | InvitationMail
  | NewBookingMail
  | PaymentAwaitedMail
  | AddressCheckMail
  | OrderExpiredMail
  | PurchaseConfirmationMail
  | PurchaseToPayMail
  | NewPurchaseMail
  | VouchersMail
  | InvoiceMail
  | IssuedMail<'invoice-cancelled'>
  | VatNoteMail
  | RefundMail<'payment-refunded'>
  | RefundMail<'refund-note'>
  | MoneyAlarmMail
  | MoneyReturnedMail
  | WaitlistMail<'waitlist-welcome'>
  | WaitlistMail<'offer-expired'>
  | WaitlistMail<'registration-cancelled'>
  | SeatOfferMail
  | NewRegistrationMail
  | WithdrawalMail
  | DateMail

/** The seat of a booker who takes part, with the page of their own data. */
export interface OwnSeat {
  participant: Participant
  dataUrl: string
}

export interface BookingConfirmationMail extends FromSite {
  kind: 'booking-confirmation'
  order: Order
  date: LiveDate
  brought: BroughtInvoice | null
  /** Of a booker who takes part: the invitation is in this mail. */
  own: OwnSeat | null
  /** The practical details are due already and in this mail. */
  soon: boolean
  /** The terms that it was booked under. */
  cancellation: CancellationTerms
  /** The order page with the booker's personal key. Only the booker may get it. */
  orderUrl: string
}

export interface InvitationMail extends FromSite {
  kind: 'invitation'
  order: Order
  /** Whom the invitation is for. */
  participant: Participant
  /** The practical details are due already and in this mail. */
  soon: boolean
  /** The page of the participant's own data. Only the participant may get it. */
  dataUrl: string
  date: LiveDate
}

export interface NewBookingMail extends FromSite {
  kind: 'new-booking'
  order: Order
  date: LiveDate
  /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
  paidUrl: string | null
}

export interface PaymentAwaitedMail extends FromSite {
  kind: 'payment-awaited'
  order: Order
  date: LiveDate
  orderUrl: string
  /** Until when the seats are held for the payment. */
  until: Temporal.Instant
}

/** The time to pay by card is over, and nothing is booked. */
export interface OrderExpiredMail extends FromSite {
  kind: 'order-expired'
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
}

/** About an order of what has no seats: tickets and packages. */
interface AboutPurchase extends FromSite {
  order: Order
}

export interface PurchaseConfirmationMail extends AboutPurchase {
  kind: 'purchase-confirmation'
  brought: BroughtInvoice | null
  orderUrl: string
}

export interface PurchaseToPayMail extends AboutPurchase {
  kind: 'purchase-to-pay'
  orderUrl: string
  /** Until when it can be paid. */
  until: Temporal.Instant
}

export interface NewPurchaseMail extends AboutPurchase {
  kind: 'new-purchase'
  /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
  paidUrl: string | null
}

export interface VouchersMail extends AboutPurchase {
  kind: 'vouchers'
  /** The booker, or the participant that they are for. */
  reader: Person
  vouchers: readonly Voucher[]
}

/** With the document itself attached. */
interface IssuedMail<K> extends FromSite {
  kind: K
  order: Order
  invoice: Invoice
  orderUrl: string
}

export interface InvoiceMail extends IssuedMail<'invoice'> {
  /** What is to be paid of it now: money may have come since it was issued. */
  due: Cents
}

export interface VatNoteMail extends FromSite {
  kind: 'vat-note'
  order: Order
  result: Exclude<VatCheckResult, 'valid'>
}

/** A payment went back: to the booker, and to the office. */
export interface MoneyReturnedMail extends FromSite {
  kind: 'money-returned'
  order: Order
  /** In cents of a euro. */
  amount: Cents
  way: ReturnWay
}

export interface RefundMail<K> extends FromSite {
  kind: K
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  /** In cents of a euro. */
  amount: Cents
  /** What the office finds the payment by at the provider. */
  receipt: string
}

export interface MoneyAlarmMail extends RefundMail<'money-alarm'> {
  what: MoneyAlarm['what']
}

/** What every mail about a registration on the waitlist needs. */
export interface WaitingParty extends Omit<RegistrationWithDate, 'tariff'> {
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
