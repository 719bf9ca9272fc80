import { type IsoDate, viennaDay } from '../iso-date.ts'
import type { OrderState, PackageProduct } from '../order/order.ts'
import { type Quote, quoteOf } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import { purchaseState } from '../purchase/purchase.ts'
import type { Buyer } from '../tax/tax.ts'
import { packageLimits, packagesFor } from './package.ts'
import { packagePrice } from './package-prices.ts'

export type BuyPackage = Omit<PackageProduct, 'kind'> & { buyer: Buyer; tariff: Tariff }

export type PackageDecision =
  | { accepted: true; to: Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }>; quote: Quote }
  | { accepted: false; refusal: PackageRefusal }

export type PackageRefusal = { reason: 'people-limit'; least: number; most: number } | { reason: 'workshop-missing' }

/** Decides whether a package is sold to a group, and at what price (docs/rules/self-paced.md). Always by invoice. */
export function buyPackage(command: BuyPackage, now: Temporal.Instant): PackageDecision {
  const { programme, people, certification } = command
  if (packagesFor(programme, people).length === 0)
    return { accepted: false, refusal: { reason: 'people-limit', ...packageLimits[programme] } }
  if (programme === 'now' && certification === null) return { accepted: false, refusal: { reason: 'workshop-missing' } }
  return {
    accepted: true,
    to: purchaseState('invoice', now),
    quote: packageQuote(command, { tariff: command.tariff, orderedOn: viennaDay(now) }),
  }
}

/**
 * What a group pays. '3 for 2' and regional prices do not apply to packages. A programme for one company alone is taxed where the
 * company is, like what is taught online, by the rate of the day of the order (docs/rules/tax.md).
 */
export function packageQuote(
  { programme, people, certification, buyer }: Omit<BuyPackage, 'tariff'>,
  { tariff, orderedOn }: { tariff: Tariff; orderedOn: IsoDate },
): Quote {
  return quoteOf(
    packagesFor(programme, people).map((sold) => ({
      subject: { kind: 'package', package: sold.slug, certification: programme === 'now' ? certification : null },
      quantity: 1,
      unitNet: packagePrice(sold, tariff.prices.packages),
      product: { kind: 'live-online' },
      on: orderedOn,
    })),
    buyer,
    tariff.rates,
  )
}
