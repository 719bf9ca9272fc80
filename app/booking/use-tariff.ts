import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { useHouse } from '../house.ts'

/** What an order of today is reckoned by. */
export interface TariffToday {
  tariff: Tariff
  orderedOn: IsoDate
}

/** The tariff of the house, for a form that shows its price while it is filled in. */
export function useTariff(): TariffToday {
  const { prices, vat } = useHouse()
  return { tariff: { prices, rates: vat }, orderedOn: viennaDay(new Date().toISOString()) }
}
