import { defaultWindows } from '#domain/settings/windows.ts'

/** A limit per window, counted per sender, e-mail address or date (docs/rules/spam.md). */
export interface RateLimit {
  most: number
  window: { hours: number } | { minutes: number }
}

/** Limits for everyone without an account. A window starts with the first use and does not slide. */
export const rateLimits = {
  'form-ticket': { most: 5, window: { minutes: 10 } },
  /** Texts that others read: comments and messages. */
  'words-sender': { most: 5, window: { minutes: 10 } },
  /** High, because at the end of a workshop the whole room consents at once behind one network address. */
  'sign-up-sender': { most: 30, window: { minutes: 10 } },
  /**
   * Seats, and orders without seats. Above these limits the booker must confirm the address first. The numbers are settings (docs/rules/settings.md).
   */
  'booking-sender': { most: defaultWindows.seatsPerSender, window: { hours: 24 } },
  'booking-address': { most: defaultWindows.seatsPerAddress, window: { hours: 24 } },
  'booking-date': { most: defaultWindows.seatsPerDate, window: { hours: 24 } },
  /** Orders and waitlist registrations per e-mail address, since each sends mail to it. */
  'order-mail': { most: 20, window: { hours: 24 } },
  /** The same per network address: offers and unpaid orders hold seats too. */
  'order-sender': { most: 20, window: { hours: 24 } },
  /** One form of an order: sent again, for instance because no answer came, it counts for none of the above. */
  'order-form': { most: 1, window: { hours: 24 } },
  /** Declarations of withdrawal. The law demands an easy way, so the limit is far above the needs of a household. */
  'withdrawal-sender': { most: 5, window: { minutes: 10 } },
  'withdrawal-mail': { most: 3, window: { hours: 24 } },
  'contact-mail': { most: 3, window: { hours: 24 } },
  /** Invitations to one participant, because anyone can enter anyone's address. */
  'invitation-mail': { most: 10, window: { hours: 24 } },
  /** Confirmation mails for reply notifications, because anyone can enter anyone's address under a post. */
  'replies-request-mail': { most: 3, window: { hours: 24 } },
  'reply-mail': { most: 10, window: { hours: 24 } },
  /** Notices to a former participant that someone else has taken the seat. */
  'replaced-mail': { most: 10, window: { hours: 24 } },
  /** Participants of one order whom its booker replaces with someone else; two more for each seat. Each replacement sends two mails. */
  'order-replacement': { most: 20, window: { hours: 24 } },
  /** Moves of one order by its booker: each mails everyone in it, and issues two documents. */
  'order-move': { most: 5, window: { hours: 24 } },
  /** Mails to one address about orders that their bookers have moved. */
  'moved-mail': { most: 10, window: { hours: 24 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitPurpose = keyof typeof rateLimits

/** Whether a use is allowed; `count` includes it. */
export function isWithin({ most }: Pick<RateLimit, 'most'>, count: number): boolean {
  return count <= most
}

export function windowEnds({ window }: RateLimit, now: Temporal.Instant): Temporal.Instant {
  return now.add(window)
}
