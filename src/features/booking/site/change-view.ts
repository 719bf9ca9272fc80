import type { Language } from '#domain/language.ts'
import { type CancellationTerms, cancelTerms, withdrawalTerms } from '#domain/order/cancellation.ts'
import { costsTheSame, decideLeave } from '#domain/order/change-order.ts'
import type { Order } from '#domain/order/order.ts'
import { fullName } from '#domain/participant/participant.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { OrderWithDate } from '#features/booking/ports.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import { isUpcoming, type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'
import { type CancelView, cancelView } from './use-cancel-words.ts'

/** What can still be changed about an order: plain values that travel to the browser. */
export interface ChangeView {
  number: string
  workshop: WorkshopView
  /** Null when it cannot be cancelled any more. */
  cancel: CancelView | null
  /** ISO instant up to which a consumer may withdraw; null for businesses and afterwards. */
  withdrawUntil: string | null
  /** Dates that it may move to; none when it can only be cancelled for the full price. */
  dates: WorkshopView[]
  /** Those of several who can leave for nothing, each with what the order costs then, gross. */
  leave: { id: string; name: string; gross: number }[]
  /** What it costs now, gross. */
  gross: number
  /** It is we who have moved the date or called it off. */
  isOurChange: boolean
}

/** Null for what is no live workshop: there is nothing to change here. `tariff` and `cancellation` are those that held when it was ordered. */
export function changeView(
  { order, date }: OrderWithDate,
  { all, tariff, cancellation }: { all: readonly ListedDate[]; tariff: Tariff; cancellation: CancellationTerms },
  language: Language,
  now: Temporal.Instant,
): ChangeView | null {
  if (!date) return null
  const terms = cancelTerms(order, date, now, cancellation)
  const withdrawal = withdrawalTerms(order, date, now)
  const movable = order.status.state === 'confirmed' && terms.possible && terms.fee === 'none'
  return {
    number: order.number,
    workshop: workshopView({ date, left: 0 }, language, now),
    cancel: terms.possible ? cancelView(terms, order.quote.gross) : null,
    withdrawUntil: withdrawal.possible ? withdrawal.until.toString() : null,
    leave: leaving({ order, date }, cancellation, now),
    gross: order.quote.gross,
    isOurChange: order.status.state === 'confirmed' && terms.possible && terms.freeUntil === null,
    dates: movable ? otherDates({ order, date }, { all, tariff }, language, now) : [],
  }
}

function leaving(
  { order, date }: { order: Order; date: LiveDate },
  agreed: CancellationTerms,
  now: Temporal.Instant,
): ChangeView['leave'] {
  return order.participants.flatMap((person) => {
    const decision = decideLeave({ order, date, agreed, byOffice: false }, person.id, now)
    return decision.accepted ? { id: person.id, name: fullName(person), gross: decision.quote.gross } : []
  })
}

function otherDates(
  { order, date: here }: OrderWithDate,
  { all, tariff }: { all: readonly ListedDate[]; tariff: Tariff },
  language: Language,
  now: Temporal.Instant,
): WorkshopView[] {
  return all
    .filter(
      ({ date, left }) => left >= order.participants.length && isSameElsewhere(order, { here, there: date, tariff }),
    )
    .map((listed) => workshopView(listed, language, now))
    .filter(isUpcoming)
}

function isSameElsewhere(
  order: Order,
  { here, there, tariff }: { here: LiveDate | null; there: WorkshopDate; tariff: Tariff },
): boolean {
  if (there.delivery === 'self-paced' || there.slug === here?.slug) return false
  return there.certification === here?.certification && costsTheSame(order, there, tariff)
}
