import { defaultsOf, type SectionValue, wholeNumber } from '#domain/settings/windows.ts'
import type { Cents } from '../money.ts'
import type { Balance } from '../payment/payment.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import { takeBack, type Voucher } from '../voucher/voucher.ts'
import { dateStatus, hasStarted, isOver, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import { type Cancelled, isCharged, type Order } from './order.ts'

/** Set by the owner (docs/rules/changes.md). Days count back from the first day of the workshop. The defaults are the initial terms. */
export const cancellationFields = {
  /** Days before the workshop until which cancelling is free. */
  freeDays: wholeNumber({ default: 30, from: 7, to: 90, error: 'officeSettings.errors.freeDays' }),
  /** Days before the workshop until which only a part of the price is due; equal to `freeDays` when there is no such period. */
  partDays: wholeNumber({ default: 30, from: 1, to: 89, optional: true, error: 'officeSettings.errors.partDays' }),
  /** The part of the price in percent. Afterwards the full price is due. */
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

export function hasPart({ freeDays, partDays }: CancellationTerms): boolean {
  return partDays < freeDays
}

export type CancelTerms = Result<PossibleCancel, Refusal<'not-open' | 'workshop-started'>>

export interface PossibleCancel {
  fee: 'none' | 'part' | 'full'
  /** The percentage of the price that is due: 0, 100 or between. */
  percent: number
  /** The instant from which a fee is due; null when cancelling stays free, because we have moved the date or not yet confirmed it. */
  freeUntil: Temporal.Instant | null
  /** The instant from which the full price is due, when a period with a part precedes it. */
  part: { until: Temporal.Instant; percent: number } | null
}

/** Whether a booking can be cancelled and what is due (docs/rules/changes.md). Days are in the workshop's zone; the thirtieth is still free. */
export function cancelTerms(
  { status, placedAt, transferredAt = placedAt }: Pick<Order, 'status' | 'placedAt' | 'transferredAt'>,
  date: LiveDate,
  now: Temporal.Instant,
  terms: CancellationTerms,
): CancelTerms {
  if (status.state !== 'confirmed' && status.state !== 'awaiting-payment') return refused('not-open')
  const free = { outcome: 'done', fee: 'none', percent: 0, freeUntil: null, part: null } as const
  if (date.calledOff) return free
  // Also for a date that we moved: participants who attended get no refund.
  if (hasStarted(date, now)) return refused('workshop-started')
  if (isMovedSince(date, transferredAt)) return free
  const freeUntil = endOf(date, terms.freeDays)
  const part = hasPart(terms) ? { until: endOf(date, terms.partDays), percent: terms.partPercent } : null
  const ends = { outcome: 'done', freeUntil, part } as const
  if (isBefore(now, freeUntil)) return { ...ends, fee: 'none', percent: 0 }
  // A tentative date is not binding yet, nor is an order that is paid by card before its payment.
  if (date.tentative || status.state === 'awaiting-payment') return free
  if (part && isBefore(now, part.until)) return { ...ends, fee: 'part', percent: part.percent }
  return { ...ends, fee: 'full', percent: 100 }
}

/** Whether it can be cancelled, and for nothing. */
export function isFree(terms: CancelTerms): boolean {
  return terms.outcome === 'done' && terms.fee === 'none'
}

/** `notBooked`: it was never paid or confirmed. */
export type FreeBecause = 'notBooked' | 'tentative' | 'calledOff'

/**
 * Why nothing can be asked for an order that the office cancels; null where it decides the fee (docs/rules/office-bookings.md#cancelling-and-moving). `date` is null
 * for tickets and packages.
 */
export function freeBecause(
  { status }: Pick<Order, 'status'>,
  date: LiveDate | null,
  now: Temporal.Instant,
): FreeBecause | null {
  if (status.state !== 'confirmed') return 'notBooked'
  if (date?.calledOff) return 'calledOff'
  return date && dateStatus(date, now) === 'tentative' ? 'tentative' : null
}

function isMovedSince({ movedAt }: LiveDate, chosenAt: Temporal.Instant): boolean {
  return movedAt !== null && isBefore(chosenAt, movedAt)
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

/** The remaining fee of a price, gross in whole cents (docs/rules/changes.md). */
export function dueAfter(gross: Cents, { fee, percent = 0 }: Pick<Cancelled, 'fee' | 'percent'>): Cents | null {
  if (fee === 'share') return null
  if (fee === 'part') return Math.round((gross * percent) / 100)
  return fee === 'full' ? gross : 0
}

/** The open payments of a cancelled order (docs/rules/office-bookings.md). */
export interface Settlement {
  giveBack: Cents
  /** The unpaid part of the fee. Money that the office has returned is not requested again. */
  toPay: Cents
}

/** Null until the share is set. */
export function settlementOf({ due }: Cancelled, { paid, kept }: Balance): Settlement | null {
  if (due === null) return null
  return { giveBack: Math.max(0, kept - due), toPay: Math.max(0, due - paid) }
}

/** `open`: the most that can be set. */
export type ShareRefusal = Refusal<'no-share'> | (Refusal<'more-than-price'> & { open: Cents })

/** The most that the office can set as the share of a cancelled order: its price, or the fee of the terms; 0 where nothing is due. */
export function shareLimit({ cancelled, quote }: Pick<Order, 'cancelled' | 'quote'>): Cents {
  return cancelled?.fee === 'share' ? quote.gross : (cancelled?.due ?? 0)
}

/**
 * Sets the share of an order that was cancelled with one, gross, or lowers the fee of the terms to a share; setting it again corrects it
 * (docs/rules/office-bookings.md#the-fee-of-a-cancellation). `soldAgain`: how many of its seats were sold again since the fee was last set. Null when nothing
 * changes.
 */
export function setShare(
  { cancelled, quote }: Pick<Order, 'cancelled' | 'quote'>,
  amount: Cents,
  soldAgain = 0,
): Result<{ cancelled: Cancelled | null }, ShareRefusal> {
  const most = shareLimit({ cancelled, quote })
  if (!cancelled || most === 0) return refused('no-share')
  if (amount > most) return refused('more-than-price', { open: most })
  const { way, fee, due, soldAgain: before = 0 } = cancelled
  if (fee === 'share' && due === amount && soldAgain === 0) return { outcome: 'done', cancelled: null }
  const again = isCharged(cancelled) && { soldAgain: before + soldAgain }
  return { outcome: 'done', cancelled: { way, fee: 'share', due: amount, ...again } }
}

interface Ended {
  status: { state: string }
  quote: { gross: Cents }
  cancelled?: Cancelled | undefined
}

/** The amount to refund, in cents; 0 while pending or without its share. The list of bookings stores it (migration `too-much-goes-back`). */
export function toReturn({ status, cancelled, quote }: Ended, { kept }: Balance): Cents {
  if (status.state === 'expired') return kept
  if (status.state === 'confirmed') return Math.max(0, kept - quote.gross)
  if (status.state !== 'cancelled') return 0
  const due = cancelled ? cancelled.due : 0
  return due === null ? 0 : Math.max(0, kept - due)
}

/** Withdrawal period in days, from the day after the contract (§ 11 FAGG, Directive 2011/83/EU Art. 9). */
const withdrawalDays = 14
const zone = 'Europe/Vienna'

/** `payBack`: everything is refunded, or the part already provided is kept. */
type WithdrawalTerms = Result<
  { until: Temporal.Instant; payBack: 'all' | 'share' },
  Refusal<'business' | 'too-late' | 'not-open'>
>

/** Whether a consumer may withdraw (docs/rules/changes.md): not for a company or with a VAT id. The last day counts in full. */
export function withdrawalTerms(
  { status, placedAt, invoice }: Pick<Order, 'status' | 'placedAt' | 'invoice'>,
  date: LiveDate | null,
  now: Temporal.Instant,
): WithdrawalTerms {
  if (invoice.company !== undefined || invoice.vatId !== undefined) return refused('business')
  if (status.state !== 'confirmed' && status.state !== 'awaiting-payment') return refused('not-open')
  const until = withdrawalEnds(placedAt)
  // Nothing takes place of what we have called off.
  const held = date?.calledOff ? null : date
  if (Temporal.Instant.compare(now, until) >= 0 || (held && isOver(held, now))) return refused('too-late')
  const started = held !== null && hasStarted(held, now)
  return { outcome: 'done', until, payBack: started ? 'share' : 'all' }
}

/** The order that someone withdraws from. `date` is null for tickets and packages. */
interface Withdrawn {
  order: Pick<Order, 'status' | 'placedAt' | 'invoice'>
  date: LiveDate | null
  vouchers: readonly Pick<Voucher, 'code' | 'handedOverAt' | 'withdrawnAt'>[]
}

/** `voucher-out`: someone may have opened what was bought. */
export type WithdrawalRefusal = Refusal<'business' | 'too-late' | 'not-open' | 'voucher-out'>

/** Whether a declaration can be completed by its link, and what is charged; the office decides about every other (docs/rules/changes.md#withdrawing). */
export function decideWithdrawal(
  { order, date, vouchers }: Withdrawn,
  declaredAt: Temporal.Instant,
): Result<{ fee: 'none' | 'share' }, WithdrawalRefusal> {
  if (isNotBinding(order)) return { outcome: 'done', fee: 'none' }
  const terms = withdrawalTerms(order, date, declaredAt)
  if (terms.outcome === 'refused') return terms
  // The voucher of an introduction is an extra of a seat, which can be cancelled all the same.
  if (date === null && takeBack(vouchers).toBlock.length > 0) return refused('voucher-out')
  return { outcome: 'done', fee: terms.payBack === 'share' ? 'share' : 'none' }
}

/**
 * Its address was never confirmed, or its time to pay is over, so it binds neither side: a withdrawal ends it, also for companies and after the period. No
 * late payment restores it.
 */
function isNotBinding({ status }: Pick<Order, 'status'>): boolean {
  return status.state === 'awaiting-confirmation' || status.state === 'expired'
}

function withdrawalEnds(placedAt: Temporal.Instant): Temporal.Instant {
  const day = placedAt.toZonedDateTimeISO(zone).toPlainDate()
  return day
    .add({ days: withdrawalDays + 1 })
    .toZonedDateTime(zone)
    .toInstant()
}

/** Whether a name has the booker's first and last name, in any order, without case, accents, titles and further names (docs/rules/changes.md). */
export function isNameOfBooker({ booker }: Pick<Order, 'booker'>, typed: string): boolean {
  const words = new Set(wordsOf(typed))
  const own = wordsOf(`${booker.firstName} ${booker.lastName}`)
  return own.length > 0 && own.every((word) => words.has(word))
}

/** 'Jörg Müller-Weiß' becomes 'jorg', 'muller', 'weiss'; 'Mueller' equals 'Müller'. */
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

/** The outcome of a declaration: the order was cancelled, or the office closed it without cancelling. */
export type WithdrawalEnd = 'carried-out' | 'closed'
