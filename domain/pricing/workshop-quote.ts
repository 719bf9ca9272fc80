import type { Cents } from '#domain/money.ts'
import type { Buyer, TaxedProduct } from '#domain/tax/tax-rule.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { dayIn, type IsoDate } from '../iso-date.ts'
import { offersIntroduction } from './introduction.ts'
import { type Quote, quote } from './quote.ts'
import { priceRegion } from './regional-price.ts'
import type { Tariff } from './tariff.ts'

/** What pricing needs to know of a live date; the browser has no more of it. */
export interface PricedDate {
  certification: CertificationSlug
  delivery: LiveDate['delivery']
  /** Net price of one seat. */
  price: Cents
  location: { country: string } | null
  /** In order, at least one. */
  sessions: readonly { endsAt: { toString(): string } }[]
  /** IANA zone. */
  zone: string
}

/** A booking as far as its price depends on it. */
export interface PricedBooking {
  participants: number
  introductions: number
  buyer: Buyer
  declinesRegionalDiscount: boolean
  /** In Vienna. */
  orderedOn: IsoDate
}

/** The price of a booking on a live date, by a tariff; the booking form shows it while it is filled in. */
export function quoteFor(date: PricedDate, booking: PricedBooking, tariff: Tariff): Quote {
  return quote({
    certification: date.certification,
    product: taxedProduct(date),
    seatPrice: date.price,
    participants: booking.participants,
    introductions: offersIntroduction(date.certification) ? booking.introductions : 0,
    buyer: booking.buyer,
    heldOn: lastDayOf(date),
    orderedOn: booking.orderedOn,
    region: priceRegion(
      {
        certification: date.certification,
        country: booking.buyer.country,
        declinesRegionalDiscount: booking.declinesRegionalDiscount,
      },
      tariff.prices,
    ),
    tariff,
  })
}

function lastDayOf({ sessions, zone }: PricedDate): IsoDate {
  const last = sessions.at(-1)
  if (!last) throw new RangeError('a workshop date has at least one session')
  return dayIn(last.endsAt, zone)
}

function taxedProduct(date: PricedDate): TaxedProduct {
  if (date.delivery === 'online' || !date.location) return { kind: 'live-online' }
  return { kind: 'on-site', eventCountry: date.location.country }
}
