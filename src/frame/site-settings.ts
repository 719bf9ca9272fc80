import { createContext, use } from 'react'
import { brand, seller } from '#domain/company.ts'
import { type CancellationTerms, defaultCancellation } from '#domain/order/cancellation.ts'
import { defaultPrices, type PriceList } from '#domain/pricing/tariff.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { defaultWindows, type Windows } from '#domain/settings/windows.ts'
import type { RateChanges } from '#domain/tax/tax.ts'

/** Shown beside the logo in every language. */
export const claim = 'true business agility with flight levels'

export interface Company {
  brand: string
  name: string
  street: string
  postalCode: string
  town: string
  /** Postal code and town: '1070 Wien'. */
  city: string
  email: string
  phone: string
}

export interface PublicSettings {
  company: Company
  windows: Windows
  prices: PriceList
  /** Entered VAT rates (docs/rules/tax.md). */
  vat: RateChanges
  cancellation: CancellationTerms
}

export function siteSettingsOf({
  company,
  windows,
  prices,
  vat,
  cancellation,
}: Omit<SiteSettings, 'mails'>): PublicSettings {
  const { name, street, postalCode, city: town, email, phone } = company
  return {
    company: { brand, name, street, postalCode, town, city: `${postalCode} ${town}`, email, phone },
    windows,
    prices,
    vat,
    cancellation,
  }
}

/** Defaults, for pages that fail before the settings are loaded. */
export const SiteSettingsContext = createContext<PublicSettings>(
  siteSettingsOf({
    company: seller,
    windows: defaultWindows,
    prices: defaultPrices,
    vat: {},
    cancellation: defaultCancellation,
  }),
)

export function useSiteSettings(): PublicSettings {
  return use(SiteSettingsContext)
}
