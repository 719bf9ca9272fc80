import { type Seller, seller } from '#domain/company.ts'
import { type CancellationTerms, writtenCancellation } from '../order/cancellation.ts'
import type { RateChanges } from '../tax/vat-rates.ts'
import type { MailReplacements } from './mail-replacements.ts'
import { type PriceList, writtenPrices } from './price-list.ts'
import { type Windows, writtenWindows } from './windows.ts'

/** What the owner sets, each part with a form and a version of its own. */
export interface HouseSettings {
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
] as const satisfies (keyof HouseSettings)[]
export type SettingsSection = (typeof settingsSections)[number]

/** Every section as it is in the program, before anybody has set anything. */
export const writtenSettings: HouseSettings = {
  company: seller,
  windows: writtenWindows,
  prices: writtenPrices,
  vat: {},
  cancellation: writtenCancellation,
  mails: {},
}
