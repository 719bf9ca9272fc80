import type { Cents } from '#domain/money.ts'
import type { Buyer, TaxedProduct } from '#domain/tax/tax-rule.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { PriceList } from '../settings/price-list.ts'
import { offersIntroduction } from './introduction.ts'
import { type Quote, quote } from './quote.ts'
import { priceRegion } from './regional-price.ts'

/** What pricing needs to know of a live date; the browser has no more of it. */
export interface PricedDate {
  certification: CertificationSlug
  delivery: LiveDate['delivery']
  /** Net price of one seat. */
  price: Cents
  location: { country: string } | null
}

/** The price of a booking on a live date, by a price list; the booking form shows it while it is filled in. */
export function quoteFor(
  date: PricedDate,
  booking: { participants: number; introductions: number; buyer: Buyer; declinesRegionalDiscount: boolean },
  prices: PriceList,
): Quote {
  return quote({
    certification: date.certification,
    product: taxedProduct(date),
    seatPrice: date.price,
    participants: booking.participants,
    introductions: offersIntroduction(date.certification) ? booking.introductions : 0,
    buyer: booking.buyer,
    region: priceRegion(
      {
        certification: date.certification,
        country: booking.buyer.country,
        declinesRegionalDiscount: booking.declinesRegionalDiscount,
      },
      prices,
    ),
    prices,
  })
}

function taxedProduct(date: PricedDate): TaxedProduct {
  if (date.delivery === 'online' || !date.location) return { kind: 'live-online' }
  return { kind: 'on-site', eventCountry: date.location.country }
}
