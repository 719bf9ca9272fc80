import type { LoggedMail } from '#usecases/ports.ts'

/** What the log can be asked for: every effect that is a mail. Each has its words in `officeMails.kinds`. */
export const mailKinds = [
  'booking-confirmation',
  'invitation',
  'payment-awaited',
  'address-check',
  'order-expired',
  'invoice',
  'vat-note',
  'vouchers',
  'reminder-mail',
  'consent-request',
  'certificate',
  'waitlist-welcome',
  'seat-offer',
  'offer-expired',
  'registration-cancelled',
  'order-cancelled',
  'booking-cancelled',
  'participant-cancelled',
  'order-moved',
  'date-changed',
  'date-called-off',
  'date-confirmed',
  'room-changed',
  'withdrawal-receipt',
  'payment-refunded',
  'refund-note',
  'money-alarm',
  'money-returned',
  'newsletter-request',
  'newsletter-welcome',
  'newsletter-reminder',
  'contact-copy',
  'new-booking',
  'new-registration',
  'new-withdrawal',
  'new-comment',
  'contact-message',
  'member-invitation',
  'password-link',
  'sign-in-alarm',
  'webhook-disabled',
] as const satisfies readonly LoggedMail['effect']['kind'][]

export type MailKind = (typeof mailKinds)[number]

/** Null for what is no mail. */
export function mailKindOf(kind: string): MailKind | null {
  return mailKinds.find((known) => known === kind) ?? null
}
