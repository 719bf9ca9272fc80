/** How often something may happen within a window, counted for one sender, one e-mail address or one date (docs/rules/spam.md). */
export interface RateLimit {
  most: number
  window: { hours: number } | { minutes: number }
}

/** What everybody may do without an account, and how often. A window begins with the first use and ends with its time. */
export const rateLimits = {
  'form-ticket': { most: 5, window: { minutes: 10 } },
  /** Words that others read: comments, messages. */
  'words-sender': { most: 5, window: { minutes: 10 } },
  /** At the end of a workshop everybody in the room agrees to something at once, behind one network address. */
  'sign-up-sender': { most: 30, window: { minutes: 10 } },
  /** Declarations of withdrawal: by law a simple way, so the limit is far above what one household needs. */
  'withdrawal-sender': { most: 5, window: { minutes: 10 } },
  'withdrawal-mail': { most: 3, window: { hours: 24 } },
  'contact-mail': { most: 3, window: { hours: 24 } },
  /** Invitations to one participant: anybody can name anybody. */
  'invitation-mail': { most: 10, window: { hours: 24 } },
  /** That somebody else has taken the seat, to whom it was. */
  'replaced-mail': { most: 10, window: { hours: 24 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitPurpose = keyof typeof rateLimits

/** Whether the use that made the count this high is still allowed. */
export function isWithin({ most }: RateLimit, count: number): boolean {
  return count <= most
}

/** When the window that begins now ends. */
export function windowEnds({ window }: RateLimit, now: Temporal.Instant): Temporal.Instant {
  return now.add(window)
}
