import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** Every mail the house sends, each with exactly what it needs. `app/emails` has one file for each kind. */
export type MailMessage =
  | BookingConfirmationMail
  | InvitationMail
  | NewBookingMail
  | NewCommentMail
  | NewsletterRequestMail
  | NewsletterWelcomeMail
  | NewsletterReminderMail
  | ContactMessageMail
  | ContactCopyMail

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

export interface NewsletterRequestMail extends FromSite {
  kind: 'newsletter-request'
  /** With the key of the address that was written into the box. */
  confirmUrl: string
}

export interface NewsletterWelcomeMail extends FromSite {
  kind: 'newsletter-welcome'
  /** With the subscriber's key. */
  endUrl: string
}

export interface NewsletterReminderMail extends FromSite {
  kind: 'newsletter-reminder'
  /** With the subscriber's key. */
  endUrl: string
}

export interface ContactMessageMail extends FromSite {
  kind: 'contact-message'
  name: string
  company: string | undefined
  email: string
  phone: string | undefined
  message: string
  writtenIn: Language
  isSuspected: boolean
}

/** Goes to an address that nobody has verified: it holds what was written and nothing that could be pressed. */
export interface ContactCopyMail extends FromSite {
  kind: 'contact-copy'
  message: string
}
