import { type IsoDate, viennaDay } from '#domain/iso-date.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { useSiteSettings } from '#frame/site-settings.ts'

export interface TariffToday {
  tariff: Tariff
  orderedOn: IsoDate
}

/** The current tariff, for a form that shows its price while it is filled in. */
export function useTariff(): TariffToday {
  const { prices, vat } = useSiteSettings()
  return { tariff: { prices, rates: vat }, orderedOn: viennaDay(new Date().toISOString()) }
}
