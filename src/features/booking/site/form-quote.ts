import { type Quote, quoteFor } from '#domain/pricing/quote.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { partialBuyer } from './partial-buyer.ts'
import { fieldOf, isTicked } from './partial-form.ts'
import type { TariffToday } from './use-tariff.ts'

/** The booking form as far as it is filled in: what the browser holds, all texts, ticked boxes 'on'. */
export interface PartialBooking {
  bookerTakesPart?: unknown
  bookerAddsIntroduction?: unknown
  participants?: unknown
  invoice?: unknown
  discover?: unknown
  declinesRegionalDiscount?: unknown
}

export interface FormQuote {
  quote: Quote
  people: number
  /** No country chosen yet: the price reckons with the seller's. */
  countryAssumed: boolean
}

/** The price of a booking while its form is filled in; null as long as no one takes part. The server reckons again. */
export function formQuote(
  workshop: WorkshopView,
  booking: PartialBooking | undefined,
  { tariff, orderedOn }: TariffToday,
): FormQuote | null {
  const { live } = workshop
  if (!live) return null
  const others = listOf(booking?.participants)
  const takesPart = isTicked(booking?.bookerTakesPart)
  const people = others.length + (takesPart ? 1 : 0)
  if (people === 0) return null
  const introductions =
    others.filter((other) => isTicked(fieldOf(other, 'addsIntroduction'))).length +
    (takesPart && isTicked(booking?.bookerAddsIntroduction) ? 1 : 0)
  const { buyer, countryAssumed } = partialBuyer(booking?.invoice)
  const priced = { certification: workshop.certification, price: workshop.price, ...live }
  const declinesRegionalDiscount = isTicked(booking?.declinesRegionalDiscount)
  const discover = isTicked(booking?.discover)
  const terms = { introductions, discover, buyer, declinesRegionalDiscount, orderedOn }
  const quote = quoteFor(priced, { participants: people, ...terms }, tariff)
  return { quote, people, countryAssumed }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
