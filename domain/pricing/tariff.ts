import type { RateChanges } from '#domain/tax/vat-rates.ts'
import { type PriceList, writtenPrices } from '../settings/price-list.ts'

/**
 * What an order is reckoned by: prices of the time it was asked for (docs/decisions/0113), and rates of VAT as they are known now. Which rate,
 * the day of delivery says (docs/rules/tax.md).
 */
export interface Tariff {
  prices: PriceList
  rates: RateChanges
}

/** As long as nobody has set anything. */
export const writtenTariff: Tariff = { prices: writtenPrices, rates: {} }
