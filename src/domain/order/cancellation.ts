import { defaultsOf, type SectionValue, wholeNumber } from '#domain/settings/windows.ts'
import type { Cents } from '../money.ts'
import type { Balance } from '../payment/payment.ts'
import { hasStarted, isOver, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import type { Cancelled, Order } from './order.ts'

/**
 * What it costs to cancel a booking, as the owner sets it (docs/rules/changes.md). Days count back from the first day of the workshop. The
 * defaults are those of the terms that the site begins with ('Wenn du nicht kommen kannst').
 */
export const cancellationFields = {
  /** So many days before it still costs nothing. */
  freeDays: wholeNumber({ default: 30, from: 7, to: 90, error: 'officeSettings.errors.freeDays' }),
  /** So many days before, a part of the price is due; the same as `freeDays` where there is no such time. */
  partDays: wholeNumber({ default: 30, from: 1, to: 89, optional: true, error: 'officeSettings.errors.partDays' }),
  /** How much of the price that is. Later it is all of it. */
  partPercent: wholeNumber({
    default: 100,
    from: 10,
    to: 90,
    optional: true,
    error: 'officeSettings.errors.partPercent',
  }),
}

export type CancellationTerms = SectionValue<typeof cancellationFields>

export const defaultCancellation: CancellationTerms = defaultsOf(cancellationFields)

/** Whether there is a time between nothing and everything. */
export function hasPart({ freeDays, partDays }: CancellationTerms): boolean {
  return partDays < freeDays
}

export type CancelTerms = { possible: false; reason: 'not-open' | 'workshop-started' } | PossibleCancel

export interface PossibleCancel {
  possible: true
  fee: 'none' | 'part' | 'full'
  /** How much of the price is due: 0, 100 or what is between. */
  percent: number
  /** The moment from which something is due; null when it never is, since we have changed the date or not confirmed it yet. */
  freeUntil: Temporal.Instant | null
  /** The moment from which the full price is due, where a part of it is before. */
  part: { until: Temporal.Instant; percent: number } | null
}

/**
 * Whether a booking can be cancelled, and what is then due under the terms that held when it was placed (docs/rules/changes.md). Days are
 * counted in the zone of the workshop: the thirtieth day before still belongs to the free time.
 */
export function cancelTerms(
  { status, placedAt }: Pick<Order, 'status' | 'placedAt'>,
  date: LiveDate,
  now: Temporal.Instant,
  terms: CancellationTerms,
): CancelTerms {
  if (status.state !== 'confirmed' && status.state !== 'awaiting-payment')
    return { possible: false, reason: 'not-open' }
  const free = { possible: true, fee: 'none', percent: 0, freeUntil: null, part: null } as const
  if (date.calledOff) return free
  // Also a date that we have moved: who was there cannot have the money back.
  if (hasStarted(date, now)) return { possible: false, reason: 'workshop-started' }
  if (isMovedSince(date, placedAt)) return free
  const freeUntil = endOf(date, terms.freeDays)
  const part = hasPart(terms) ? { until: endOf(date, terms.partDays), percent: terms.partPercent } : null
  const ends = { possible: true, freeUntil, part } as const
  if (status.state === 'awaiting-payment' || isBefore(now, freeUntil)) return { ...ends, fee: 'none', percent: 0 }
  // As long as we may still call it off, no one is bound by it.
  if (date.tentative) return free
  if (part && isBefore(now, part.until)) return { ...ends, fee: 'part', percent: part.percent }
  return { ...ends, fee: 'full', percent: 100 }
}

function isMovedSince({ movedAt }: LiveDate, placedAt: Temporal.Instant): boolean {
  return movedAt !== null && isBefore(placedAt, movedAt)
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

/** The end of the day that is the given number of days before the first. */
function endOf(date: LiveDate, days: number): Temporal.Instant {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return firstDay
    .subtract({ days: days - 1 })
    .toZonedDateTime(date.zone)
    .toInstant()
}

/** What stays due of a price, gross and in whole cents (docs/rules/changes.md). */
export function dueAfter(gross: Cents, { fee, percent = 0 }: Pick<Cancelled, 'fee' | 'percent'>): Cents | null {
  if (fee === 'share') return null
  if (fee === 'part') return Math.round((gross * percent) / 100)
  return fee === 'full' ? gross : 0
}

/** What is still to be done with the money of a cancelled order (docs/rules/office-bookings.md). */
export interface Settlement {
  giveBack: Cents
  /** Of what stays due. What came and went back again was the office’s to decide, and is not asked for once more. */
  toPay: Cents
}

/** Null until someone has set how much the share is. */
export function settlementOf({ due }: Cancelled, { paid, kept }: Balance): Settlement | null {
  if (due === null) return null
  return { giveBack: Math.max(0, kept - due), toPay: Math.max(0, due - paid) }
}

interface Ended {
  status: { state: string }
  quote: { gross: Cents }
  cancelled?: Cancelled | undefined
}

/**
 * The amount to return of an order, in cents: the net amount received beyond what is or stays due. 0 while it awaits something, or until the
 * share is set. The list of bookings stores the same (migration `too-much-goes-back`).
 */
export function toReturn({ status, cancelled, quote }: Ended, { kept }: Balance): Cents {
  if (status.state === 'expired') return kept
  if (status.state === 'confirmed') return Math.max(0, kept - quote.gross)
  if (status.state !== 'cancelled') return 0
  const due = cancelled ? cancelled.due : 0
  return due === null ? 0 : Math.max(0, kept - due)
}

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
