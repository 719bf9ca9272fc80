/**
 * What leaves the house, written in the transaction that decided it and carried out by a job afterwards, at least once.
 * `usecases/effects/` has one file for each kind.
 */
export type Effect = BookingEffect | CommentEffect | NewsletterEffect | ContactEffect

export type BookingEffect =
  | { kind: 'booking-confirmation'; orderId: string }
  | { kind: 'invitation'; orderId: string; participantId: string }
  | { kind: 'new-booking'; orderId: string }

export type CommentEffect = { kind: 'new-comment'; commentId: string }

/** `letter` counts the letters about one subscription: each leaves once. */
export type NewsletterEffect =
  | { kind: 'newsletter-request'; subscriptionId: string; letter: number }
  | { kind: 'newsletter-reminder'; subscriptionId: string; letter: number }
  | { kind: 'newsletter-welcome'; subscriptionId: string }

export type ContactEffect = { kind: 'contact-message'; messageId: string } | { kind: 'contact-copy'; messageId: string }
