import { type Seller, seller } from '../company.ts'
import type { Language } from '../language.ts'
import { type CancellationTerms, defaultCancellation } from '../order/cancellation.ts'
import { defaultPrices, type PriceList } from '../pricing/tariff.ts'
import type { RateChanges } from '../tax/tax.ts'
import { defaultWindows, type Windows } from './windows.ts'

/** The parts of a mail that the owner may write again; `closing` is one more paragraph at the end, which no mail has by itself. */
export const mailParts = ['subject', 'headline', 'opening', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

export type MailTexts = Partial<Record<MailPart, string>>

/** Replaced texts by kind of mail; a missing part has its default. */
export type MailReplacements = Readonly<Partial<Record<string, Partial<Record<Language, MailTexts>>>>>

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

/** The houses that this one depends on. */
export const connectionNames = ['mail', 'payment'] as const
export type ConnectionName = (typeof connectionNames)[number]

/**
 * The state of a connection. `missing`: not configured. `stand-in`: replaced by an implementation of the program. `in-test`: works, and no
 * real money moves. No more details: messages of the other side may contain an account or a key.
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

/** One value of a section that is another one now. Empty where there was, or is, none. */
export interface SettingsChange {
  /** Where in the section: 'bank.iban', 'regions.RS'. */
  name: string
  before: string
  after: string
}

/** What differs between two states of a section, value by value, in the order of their names. */
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

/** Values of the company that money or tax goes by. */
const ofMoney = ['bank.', 'vatId']

/** Whether a change concerns money, and so says why it was made (docs/rules/settings.md). */
export function needsReason(section: SettingsSection, changes: readonly SettingsChange[]): boolean {
  if (section === 'company') return changes.some(({ name }) => ofMoney.some((start) => name.startsWith(start)))
  return section === 'prices' || section === 'vat' || section === 'cancellation'
}
