import { type Seller, seller } from '../company.ts'
import type { Language } from '../language.ts'
import { type CancellationTerms, defaultCancellation } from '../order/cancellation.ts'
import { defaultPrices, type PriceList } from '../pricing/tariff.ts'
import type { RateChanges } from '../tax/tax.ts'
import { defaultWindows, type Windows } from './windows.ts'

/** The parts of a mail that the owner may replace; `closing` is an additional last paragraph, empty by default. */
export const mailParts = ['subject', 'headline', 'opening', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

export type MailTexts = Partial<Record<MailPart, string>>

/** Replaced texts by mail; missing parts use the default text. */
export type MailReplacements = Readonly<Partial<Record<string, Partial<Record<Language, MailTexts>>>>>

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

/** Every section before the owner changes anything. */
export const defaultSettings: SiteSettings = {
  company: seller,
  windows: defaultWindows,
  prices: defaultPrices,
  vat: {},
  cancellation: defaultCancellation,
  mails: {},
}

export const connectionNames = ['mail', 'payment'] as const
export type ConnectionName = (typeof connectionNames)[number]

/**
 * The state of a connection. `missing`: not configured. `stand-in`: replaced by a built-in implementation. `in-test`: works, without real money. No
 * details, because messages of the other side may contain an account or a key.
 */
export type ConnectionState =
  | 'works'
  | 'in-test'
  | 'stand-in'
  | 'missing'
  | 'not-reached'
  | 'not-let-in'
  | 'not-trusted'
  | 'fails'

/** A changed value. Empty for no value. */
export interface SettingsChange {
  /** The path in the section: 'bank.iban', 'regions.RS'. */
  name: string
  before: string
  after: string
}

/** The differences between two states of a section, sorted by name. */
export function settingsChanges(before: object, after: object): SettingsChange[] {
  const [old, now] = [flat(before), flat(after)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((name) => {
    const change = { name, before: old.get(name) ?? '', after: now.get(name) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

function flat(section: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(section).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return []
      if (typeof value === 'object' && value !== null) return [...flat(value, `${prefix}${name}.`)]
      return [[`${prefix}${name}`, `${value}`] as const]
    }),
  )
}

/** Company values that affect money or tax. */
const ofMoney = ['bank.', 'vatId']

/** Whether a change affects money and so requires a reason (docs/rules/settings.md). */
export function needsReason(section: SettingsSection, changes: readonly SettingsChange[]): boolean {
  if (section === 'company') return changes.some(({ name }) => ofMoney.some((start) => name.startsWith(start)))
  return section === 'prices' || section === 'vat' || section === 'cancellation'
}
