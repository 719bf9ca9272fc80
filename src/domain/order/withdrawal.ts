import { isOver, type LiveDate } from '../workshop/workshop-date.ts'
import type { Order } from './order.ts'

/** Days to withdraw, counted from the day after the contract (§ 11 FAGG, Directive 2011/83/EU Art. 9). */
const withdrawalDays = 14
const zone = 'Europe/Vienna'

export type WithdrawalTerms =
  | { possible: false; reason: 'business' | 'too-late' | 'not-open' }
  /** `payBack`: everything is paid back, or what has already taken place is kept. */
  | { possible: true; until: Temporal.Instant; payBack: 'all' | 'share' }

/**
 * Whether a consumer may withdraw from an order (docs/rules/changes.md). Who orders for a company or with a VAT id is none. The last
 * day counts whole.
 */
export function withdrawalTerms(
  { status, placedAt, invoice }: Pick<Order, 'status' | 'placedAt' | 'invoice'>,
  date: LiveDate | null,
  now: Temporal.Instant,
): WithdrawalTerms {
  if (invoice.company !== undefined || invoice.vatId !== undefined) return { possible: false, reason: 'business' }
  if (status.state !== 'confirmed' && status.state !== 'awaiting-payment')
    return { possible: false, reason: 'not-open' }
  const until = withdrawalEnds(placedAt)
  if (Temporal.Instant.compare(now, until) >= 0 || (date && isOver(date, now)))
    return { possible: false, reason: 'too-late' }
  const started = date?.sessions.some(({ startsAt }) => Temporal.Instant.compare(startsAt, now) <= 0) ?? false
  return { possible: true, until, payBack: started ? 'share' : 'all' }
}

function withdrawalEnds(placedAt: Temporal.Instant): Temporal.Instant {
  const day = placedAt.toZonedDateTimeISO(zone).toPlainDate()
  return day
    .add({ days: withdrawalDays + 1 })
    .toZonedDateTime(zone)
    .toInstant()
}

/**
 * Whether a typed name is that of the booker: both names are in it, in any order, however case, accents and umlauts are typed. Titles and
 * further names do not matter (docs/rules/changes.md).
 */
export function isNameOfBooker({ booker }: Pick<Order, 'booker'>, typed: string): boolean {
  const words = new Set(wordsOf(typed))
  const own = wordsOf(`${booker.firstName} ${booker.lastName}`)
  return own.length > 0 && own.every((word) => words.has(word))
}

/** 'Jörg Müller-Weiß' as 'jorg', 'muller', 'weiss'; 'Mueller' is the same as 'Müller'. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What became of a declaration: the order was cancelled, or the office had nothing to do or did it in another way. */
export type WithdrawalEnd = 'carried-out' | 'closed'
