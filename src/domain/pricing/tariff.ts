import { defaultPrices, type PriceList } from '../settings/price-list.ts'
import type { RateChanges } from '../tax/vat-rates.ts'
import { type CertificationSlug, certificationBySlug } from '../workshop/certification.ts'

/** The introduction is offered with every workshop that asks for it first, so not with the introduction itself (docs/product.md#certifications). */
export function offersIntroduction(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.needsIntroduction ?? false
}

/** Discover can be had with the workshops of two days (docs/rules/pricing.md). */
export function offersDiscover(certification: CertificationSlug): boolean {
  return certificationBySlug(certification)?.hasDiscover ?? false
}

/**
 * What an order is reckoned by: prices of the time it was asked for (docs/decisions/0113), and rates of VAT as they are known now. Which rate,
 * the day of delivery says (docs/rules/tax.md).
 */
export interface Tariff {
  prices: PriceList
  rates: RateChanges
}

/** As long as no one has set anything. */
export const defaultTariff: Tariff = { prices: defaultPrices, rates: {} }
