import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** Every mail the house sends, each with exactly what it needs. */
export type MailMessage = BookingConfirmationMail | InvitationMail | NewBookingMail

export interface BookingConfirmationMail {
  kind: 'booking-confirmation'
  order: Order
  date: LiveDate
  /** The order page with the booker's personal key. Only the booker may get it. */
  orderUrl: string
  /** Without a slash at the end. */
  siteUrl: string
}

export interface InvitationMail {
  kind: 'invitation'
  order: Order
  /** Whom the invitation is for. */
  participant: Participant
  date: LiveDate
  /** Without a slash at the end. */
  siteUrl: string
}

export interface NewBookingMail {
  kind: 'new-booking'
  order: Order
  date: LiveDate
  /** Without a slash at the end. */
  siteUrl: string
}
