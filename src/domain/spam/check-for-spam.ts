import type { RateLimitPurpose } from '../limits/rate-limit.ts'

/** What a form gives: words that others will read, only a yes, such as to the newsletter or to a certificate, or a declaration of withdrawal. */
export type FormKind = 'words' | 'sign-up' | 'withdrawal'

/** What counts for the sender of a form of each kind. */
export const senderLimits = {
  words: 'words-sender',
  'sign-up': 'sign-up-sender',
  withdrawal: 'withdrawal-sender',
} as const satisfies Record<FormKind, RateLimitPurpose>

/** What is known of a form that someone sent without an account. */
export interface Submission {
  /** What is in the field that no human sees. */
  honeypot: string
  /** Everything that was written in it. */
  texts: readonly string[]
}

/** Why a submission is held back: someone wrote into the trap, or wrote more addresses than one does. */
export type SpamSign = 'trap' | 'links' | 'markup'

export type SpamCheck =
  | { verdict: 'human' }
  /** To be kept, and looked at before anything comes of it. */
  | { verdict: 'suspected'; signs: SpamSign[] }
  /** To be sent once more, with a ticket. Nothing is kept. */
  | { verdict: 'unsure' }
  /** Not now. Nothing is kept. */
  | { verdict: 'too-many' }

/** No one reads a form and fills it in faster than this. */
const shortest = { seconds: 2 }
/** A page may stay open over a long day; then its ticket is exchanged for a new one. */
const longest = { hours: 12 }
const maxLinks = 2

/**
 * Whether a timely submission within its limits is from a human, by docs/rules/spam.md. Suspected ones are held, never thrown away: a wrong
 * guess must not lose someone's text.
 */
export function checkForSpam(submission: Submission): Extract<SpamCheck, { verdict: 'human' | 'suspected' }> {
  const signs = signsOf(submission)
  return signs.length > 0 ? { verdict: 'suspected', signs } : { verdict: 'human' }
}

/** Whether a ticket given out then is neither too young nor too old now; null is no valid ticket. */
export function isTimely(from: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (from === null) return false
  return Temporal.Instant.compare(from.add(shortest), now) <= 0 && Temporal.Instant.compare(now, from.add(longest)) <= 0
}

/** Whether a ticket may still become good: then the same one is sent again. */
export function mayStillServe(from: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return from !== null && Temporal.Instant.compare(now, from.add(longest)) <= 0
}

function signsOf({ honeypot, texts }: Submission): SpamSign[] {
  const all = texts.join('\n')
  const found: [SpamSign, boolean][] = [
    ['trap', honeypot !== ''],
    ['links', (all.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > maxLinks],
    // what programs write to be a link wherever they land
    ['markup', /<a\s|\[url[=\]]/i.test(all)],
  ]
  return found.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}
