import { seller } from '../company.ts'
import { legalYears } from '../data-protection/erasure.ts'
import { requestLasts } from '../newsletter/subscription.ts'

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

/** Whole calendar years after the year of the record. */
interface CalendarYears {
  calendarYears: number
}

/** The retention periods. docs/rules/retention.md and the privacy page promise the same. */
const retentionRules: Readonly<Record<Deletable, Span | CalendarYears>> = {
  /** After the sign-up, if unconfirmed. */
  'newsletter-requests': requestLasts,
  /** After the end of the subscription. */
  'newsletter-proofs': { years: 3 },
  /** After they were sent. */
  'contact-messages': { months: 12 },
  /** After it was stored, in the mailbox of runs without a mail server. */
  'local-mail': { days: 90 },
  /** After the end of the workshop, for registrations that never became a booking. */
  waitlist: { days: 30 },
  /** After the end of the workshop, or after the order for products without one: bookers and participants of completed orders. */
  'booking-details': { years: 3 },
  /** After they were received, once they are decided. */
  withdrawals: { years: 3 },
  /** After their rejection. */
  'rejected-comments': { months: 12 },
  /** After the last document of the order, with all records that belong to it. */
  invoices: { calendarYears: legalYears(seller.country, { isOneStopShop: false }) },
  'one-stop-shop-invoices': { calendarYears: legalYears(seller.country, { isOneStopShop: true }) },
  /** After they were marked as spam. */
  'spam-comments': { days: 30 },
  /** After the confirmation mail, or after the tick if none was sent: unconfirmed requests for reply mails. */
  'reply-wishes': requestLasts,
  /** After the last attempt to send it. */
  'mail-log': { months: 12 },
  /** After it was sent: the marks that prevent a second delivery. */
  'sent-mail': { months: 12 },
  /** After they were created: links in mails to the office, and those that confirm an address. All others are deleted with what they open. */
  'personal-links': { months: 12 },
  /** After they were written. Contract claims have lapsed by then (§ 1489 ABGB). */
  'booking-notes': { years: 3 },
  /** After the event. They contain ids and responses of receivers. */
  'webhook-deliveries': { days: 30 },
  /** After the end of their window. They contain hashes. */
  'rate-limits': { days: 1 },
}

/** The retention period of a kind, in the largest unit that expresses it exactly. `calendarYears` start at the following New Year. */
export function keptFor(what: Deletable): { unit: 'days' | 'months' | 'years' | 'calendarYears'; count: number } {
  const rule = retentionRules[what]
  if ('calendarYears' in rule) return { unit: 'calendarYears', count: rule.calendarYears }
  const { years, months, days, hours } = Temporal.Duration.from(rule)
  if (years > 0) return { unit: 'years', count: years }
  return months > 0 ? { unit: 'months', count: months } : { unit: 'days', count: days + hours / 24 }
}

/** What is due for deletion: everything of a kind up to and including this instant. Months and years are those of Vienna. */
export function dueForDeletion(now: Temporal.Instant): { what: Deletable; upTo: Temporal.Instant }[] {
  return deletables.map((what) => ({ what, upTo: upTo(now, retentionRules[what]) }))
}

function upTo(now: Temporal.Instant, rule: Span | CalendarYears): Temporal.Instant {
  const here = now.toZonedDateTimeISO('Europe/Vienna')
  if (!('calendarYears' in rule)) return here.subtract(rule).toInstant()
  const newYear = here.toPlainDate().with({ month: 1, day: 1 }).subtract({ years: rule.calendarYears })
  // The last millisecond of the previous year, because records of New Year's Day start a new year.
  return newYear.toZonedDateTime('Europe/Vienna').toInstant().subtract({ milliseconds: 1 })
}
