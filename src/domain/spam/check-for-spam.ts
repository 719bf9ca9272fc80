import type { RateLimitPurpose } from '../limits/rate-limit.ts'

/** What a form submits: text that others will read, a mere consent (newsletter, certificate), or a declaration of withdrawal. */
export type FormKind = 'words' | 'sign-up' | 'withdrawal'

export const senderLimits = {
  words: 'words-sender',
  'sign-up': 'sign-up-sender',
  withdrawal: 'withdrawal-sender',
} as const satisfies Record<FormKind, RateLimitPurpose>

export interface Submission {
  /** The content of the honeypot field, which is invisible to people. */
  honeypot: string
  texts: readonly string[]
}

/** Why a submission is suspected: a filled honeypot, or more links than usual. */
export type SpamSign = 'trap' | 'links' | 'markup'

export type SpamCheck =
  | { verdict: 'human' }
  /** Stored, but reviewed before anything happens. */
  | { verdict: 'suspected'; signs: SpamSign[] }
  /** To be submitted again with a ticket. Nothing is stored. */
  | { verdict: 'unsure' }
  /** Rate limit exceeded. Nothing is stored. */
  | { verdict: 'too-many' }

/** Faster than anyone can read and fill in a form. */
const shortest = { seconds: 2 }
/** A page may stay open all day; after that its ticket is exchanged for a new one. */
const longest = { hours: 12 }
const maxLinks = 2

/** Human, or suspected and held for review (docs/rules/spam.md): a wrong guess loses no text. */
export function checkForSpam(submission: Submission): Extract<SpamCheck, { verdict: 'human' | 'suspected' }> {
  const signs = signsOf(submission)
  return signs.length > 0 ? { verdict: 'suspected', signs } : { verdict: 'human' }
}

/** Whether a ticket is neither too young nor too old; null is an invalid ticket. */
export function isTimely(from: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (from === null) return false
  return Temporal.Instant.compare(from.add(shortest), now) <= 0 && Temporal.Instant.compare(now, from.add(longest)) <= 0
}

/** Whether a ticket that is too young may still become valid, so that it is kept. */
export function mayStillServe(from: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return from !== null && Temporal.Instant.compare(now, from.add(longest)) <= 0
}

function signsOf({ honeypot, texts }: Submission): SpamSign[] {
  const all = texts.join('\n')
  const found: [SpamSign, boolean][] = [
    ['trap', honeypot !== ''],
    ['links', (all.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > maxLinks],
    // Markup that spam programs use for links.
    ['markup', /<a\s|\[url[=\]]/i.test(all)],
  ]
  return found.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}
