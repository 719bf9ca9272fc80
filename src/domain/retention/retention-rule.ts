import { seller } from '../company.ts'
import { legalYears } from '../data-protection/erasure.ts'
import { requestLasts } from '../newsletter/subscription.ts'

/** What is deleted when its time is over. */
export const deletables = [
  'newsletter-requests',
  'newsletter-proofs',
  'contact-messages',
  'local-mail',
  'waitlist',
  'booking-details',
  'withdrawals',
  'rejected-comments',
  'invoices',
  'one-stop-shop-invoices',
  'spam-comments',
  'reply-wishes',
  'mail-log',
  'sent-mail',
  'personal-links',
  'booking-notes',
  'webhook-deliveries',
  'rate-limits',
] as const

export type Deletable = (typeof deletables)[number]

type Span = Exclude<Temporal.DurationLike, string>

/** Whole calendar years after the one that something is from. */
interface CalendarYears {
  calendarYears: number
}

/** In the words of docs/rules/retention.md and of the privacy page: both promise what is here. */
const retentionRules: Readonly<Record<Deletable, Span | CalendarYears>> = {
  /** Since the sign-up, when it was not confirmed. */
  'newsletter-requests': requestLasts,
  /** Since the end of the subscription. */
  'newsletter-proofs': { years: 3 },
  /** Since they were sent. */
  'contact-messages': { months: 12 },
  /** Since it was kept, in the mailbox of runs without a mail server. */
  'local-mail': { days: 90 },
  /** Since the end of the workshop, where no booking came of it. */
  waitlist: { days: 30 },
  /** Since the end of the workshop, or the order where it has none: who booked, who came. */
  'booking-details': { years: 3 },
  /** Since they were received. */
  withdrawals: { years: 3 },
  /** Since the office turned them down. */
  'rejected-comments': { months: 12 },
  /** Since the last document of the order, with all that hangs on it. */
  invoices: { calendarYears: legalYears(seller.country, { isOneStopShop: false }) },
  'one-stop-shop-invoices': { calendarYears: legalYears(seller.country, { isOneStopShop: true }) },
  /** Since the office found it to be spam. */
  'spam-comments': { days: 30 },
  /** Since the mail that asked, or since the tick where none was sent: wishes for mails about replies that no one confirmed. */
  'reply-wishes': requestLasts,
  /** Since the last attempt to send it. */
  'mail-log': { months: 12 },
  /** Since it was sent: what keeps a mail from being sent twice. */
  'sent-mail': { months: 12 },
  /** Since they were made: links in mails to the office, and those that confirm an address. All others go with what they open. */
  'personal-links': { months: 12 },
  /** Since it was written. Claims from a contract are over by then (§ 1489 ABGB). */
  'booking-notes': { years: 3 },
  /** Since it happened. They hold ids and what receivers have answered. */
  'webhook-deliveries': { days: 30 },
  /** Since the end of their window. They hold hashes. */
  'rate-limits': { days: 1 },
}

/** How long a thing of a kind is kept, in the largest unit that says it whole. `calendarYears` begin with the New Year after. */
export function keptFor(what: Deletable): { unit: 'days' | 'months' | 'years' | 'calendarYears'; count: number } {
  const rule = retentionRules[what]
  if ('calendarYears' in rule) return { unit: 'calendarYears', count: rule.calendarYears }
  const { years, months, days, hours } = Temporal.Duration.from(rule)
  if (years > 0) return { unit: 'years', count: years }
  return months > 0 ? { unit: 'months', count: months } : { unit: 'days', count: days + hours / 24 }
}

/** What is due now: everything of a kind that is from this moment or earlier. Months and years are those of Vienna. */
export function dueForDeletion(now: Temporal.Instant): { what: Deletable; upTo: Temporal.Instant }[] {
  return deletables.map((what) => ({ what, upTo: upTo(now, retentionRules[what]) }))
}

function upTo(now: Temporal.Instant, rule: Span | CalendarYears): Temporal.Instant {
  const here = now.toZonedDateTimeISO('Europe/Vienna')
  if (!('calendarYears' in rule)) return here.subtract(rule).toInstant()
  const newYear = here.toPlainDate().with({ month: 1, day: 1 }).subtract({ years: rule.calendarYears })
  // The last moment of the year before: what is from New Year itself has a whole year to go.
  return newYear.toZonedDateTime('Europe/Vienna').toInstant().subtract({ milliseconds: 1 })
}
