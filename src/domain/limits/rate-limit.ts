import { defaultWindows } from '#domain/settings/windows.ts'

/** How often something may happen within a window, counted for one sender, one e-mail address or one date (docs/rules/spam.md). */
export interface RateLimit {
  most: number
  window: { hours: number } | { minutes: number }
}

/** What everyone may do without an account, and how often. A window begins with the first use and ends with its time. */
export const rateLimits = {
  'form-ticket': { most: 5, window: { minutes: 10 } },
  /** Words that others read: comments, messages. */
  'words-sender': { most: 5, window: { minutes: 10 } },
  /** At the end of a workshop everyone in the room agrees to something at once, behind one network address. */
  'sign-up-sender': { most: 30, window: { minutes: 10 } },
  /** Seats, and orders of what has none: above these the address is confirmed first. The numbers are settings (docs/rules/settings.md). */
  'booking-sender': { most: defaultWindows.seatsPerSender, window: { hours: 24 } },
  'booking-address': { most: defaultWindows.seatsPerAddress, window: { hours: 24 } },
  'booking-date': { most: defaultWindows.seatsPerDate, window: { hours: 24 } },
  /** Orders and places on a waitlist for one e-mail address: each sends mail to it. */
  'order-mail': { most: 20, window: { hours: 24 } },
  /** The same from one network address: offers and unpaid orders hold seats too. */
  'order-sender': { most: 20, window: { hours: 24 } },
  /** Declarations of withdrawal: by law a simple way, so the limit is far above what one household needs. */
  'withdrawal-sender': { most: 5, window: { minutes: 10 } },
  'withdrawal-mail': { most: 3, window: { hours: 24 } },
  'contact-mail': { most: 3, window: { hours: 24 } },
  /** Invitations to one participant: anyone can name anyone. */
  'invitation-mail': { most: 10, window: { hours: 24 } },
  /** Asks whether mails about replies are meant: anyone can write anyone's address under a post. */
  'replies-request-mail': { most: 3, window: { hours: 24 } },
  'reply-mail': { most: 10, window: { hours: 24 } },
  /** That someone else has taken the seat, to whom it was. */
  'replaced-mail': { most: 10, window: { hours: 24 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitPurpose = keyof typeof rateLimits

/** Whether the use that made the count this high is still allowed. */
export function isWithin({ most }: Pick<RateLimit, 'most'>, count: number): boolean {
  return count <= most
}

/** When the window that begins now ends. */
export function windowEnds({ window }: RateLimit, now: Temporal.Instant): Temporal.Instant {
  return now.add(window)
}
