import { type Seller, seller } from '../company.ts'
import { type CancellationTerms, defaultCancellation } from '../order/cancellation.ts'
import type { RateChanges } from '../tax/vat-rates.ts'
import type { MailReplacements } from './mail-replacements.ts'
import { defaultPrices, type PriceList } from './price-list.ts'
import { defaultWindows, type Windows } from './windows.ts'

/** What the owner sets, each part with a form and a version of its own. */
export interface SiteSettings {
  company: Seller
  windows: Windows
  prices: PriceList
  vat: RateChanges
  cancellation: CancellationTerms
  mails: MailReplacements
}

export const settingsSections = [
  'company',
  'windows',
  'prices',
  'vat',
  'cancellation',
  'mails',
] as const satisfies (keyof SiteSettings)[]
export type SettingsSection = (typeof settingsSections)[number]

/** Every section as it is in the program, before anyone has set anything. */
export const defaultSettings: SiteSettings = {
  company: seller,
  windows: defaultWindows,
  prices: defaultPrices,
  vat: {},
  cancellation: defaultCancellation,
  mails: {},
}
