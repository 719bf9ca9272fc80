import { requestLasts } from '../newsletter/subscription.ts'

/** What is deleted when its time is over. */
export type Deletable =
  | 'newsletter-requests'
  | 'newsletter-proofs'
  | 'contact-messages'
  | 'local-mail'
  | 'webhook-deliveries'

/** In the words of docs/rules/retention.md and of the privacy page: both promise what stands here. */
const retentionRules: Readonly<Record<Deletable, Temporal.DurationLike>> = {
  /** Since the sign-up, when it was not confirmed. */
  'newsletter-requests': requestLasts,
  /** Since the end of the subscription. */
  'newsletter-proofs': { years: 3 },
  /** Since they were sent. */
  'contact-messages': { months: 12 },
  /** Since it was kept, in the mailbox of runs without a mail server. */
  'local-mail': { days: 90 },
  /** Since it happened. They hold ids and what receivers have answered. */
  'webhook-deliveries': { days: 30 },
}

/** What is due now: everything of a kind that is from this moment or earlier. Months and years are those of Vienna. */
export function dueForDeletion(now: Temporal.Instant): { what: Deletable; upTo: Temporal.Instant }[] {
  const here = now.toZonedDateTimeISO('Europe/Vienna')
  // The keys of an object are strings to TypeScript, whatever its type says.
  const kinds = Object.keys(retentionRules) as Deletable[]
  return kinds.map((what) => ({ what, upTo: here.subtract(retentionRules[what]).toInstant() }))
}
