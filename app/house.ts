import { createContext, use } from 'react'
import { brand, seller } from '#domain/company.ts'
import { type CancellationTerms, writtenCancellation } from '#domain/order/cancellation.ts'
import type { HouseSettings } from '#domain/settings/house-settings.ts'
import { type PriceList, writtenPrices } from '#domain/settings/price-list.ts'
import { type Windows, writtenWindows } from '#domain/settings/windows.ts'
import type { RateChanges } from '#domain/tax/vat-rates.ts'

/** The company as its pages, mails and documents name it. */
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

/** What the owner has set and readers are told. */
export interface House {
  company: Company
  windows: Windows
  prices: PriceList
  /** Rates of VAT that have been entered (docs/rules/tax.md). */
  vat: RateChanges
  cancellation: CancellationTerms
}

export function houseOf({ company, windows, prices, vat, cancellation }: Omit<HouseSettings, 'mails'>): House {
  const { name, street, postalCode, city: town, email, phone } = company
  return {
    company: { brand, name, street, postalCode, town, city: `${postalCode} ${town}`, email, phone },
    windows,
    prices,
    vat,
    cancellation,
  }
}

/** As it is written where nobody has set anything; pages that fail before they know better say this. */
export const HouseContext = createContext<House>(
  houseOf({
    company: seller,
    windows: writtenWindows,
    prices: writtenPrices,
    vat: {},
    cancellation: writtenCancellation,
  }),
)

export function useHouse(): House {
  return use(HouseContext)
}
