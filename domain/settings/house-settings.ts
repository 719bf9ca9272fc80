import { type Seller, seller } from '#domain/company.ts'
import type { MailReplacements } from './mail-replacements.ts'
import { type PriceList, writtenPrices } from './price-list.ts'
import { type Windows, writtenWindows } from './windows.ts'

/** What the owner sets, each part with a form and a version of its own. */
export interface HouseSettings {
  company: Seller
  windows: Windows
  prices: PriceList
  mails: MailReplacements
}

export const settingsSections = ['company', 'windows', 'prices', 'mails'] as const satisfies (keyof HouseSettings)[]
export type SettingsSection = (typeof settingsSections)[number]

/** Every section as it is in the program, before anybody has set anything. */
export const writtenSettings: HouseSettings = {
  company: seller,
  windows: writtenWindows,
  prices: writtenPrices,
  mails: {},
}
