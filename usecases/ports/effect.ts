/**
 * What leaves the house, written in the transaction that decided it and carried out by a job afterwards, at least once.
 * `usecases/effects/` has one file for each kind.
 */
export type Effect = BookingEffect | CommentEffect

export type BookingEffect =
  | { kind: 'booking-confirmation'; orderId: string }
  | { kind: 'invitation'; orderId: string; participantId: string }
  | { kind: 'new-booking'; orderId: string }

export type CommentEffect = { kind: 'new-comment'; commentId: string }
