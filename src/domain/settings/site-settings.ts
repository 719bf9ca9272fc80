import { type Seller, seller } from '../company.ts'
import type { Language } from '../language.ts'
import { type Cents, euros } from '../money.ts'
import { type CancellationTerms, defaultCancellation } from '../order/cancellation.ts'
import { defaultPackagePrices, type PackagePrices, type Region } from '../pricing/tariff.ts'
import type { RateChanges } from '../tax/tax.ts'
import { type CertificationSlug, certifications } from '../workshop/certification.ts'

/** The parts of a mail that the owner may write again; `closing` is one more paragraph at the end, which no mail has by itself. */
export const mailParts = ['subject', 'headline', 'opening', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

export type MailTexts = Partial<Record<MailPart, string>>

/** Replaced texts by kind of mail; a missing part has its default. */
export type MailReplacements = Readonly<Partial<Record<string, Partial<Record<Language, MailTexts>>>>>

/** The workshops that there are self-paced. */
export const ticketSlugs = ['flin', 'fl2d', 'flsa', 'flcl'] as const satisfies readonly CertificationSlug[]
export type TicketSlug = (typeof ticketSlugs)[number]

export interface DiscoverPrices {
  onSite: Cents
  online: Cents
}

/** What things cost, as the owner has set it (docs/rules/settings.md). Dates have prices of their own, which start from this list. */
export interface PriceList {
  /** Net price of one seat in region 1, by certification. */
  seats: Readonly<Record<CertificationSlug, Cents>>
  /** Net price of one ticket, by what can be had self-paced. */
  tickets: Readonly<Record<TicketSlug, Cents>>
  packages: PackagePrices
  /** Net price of the introduction when it is added to a seat. */
  introduction: Cents
  /** What Discover adds to the net price of a seat in region 1. */
  discover: DiscoverPrices
  /** What a seat costs in the other regions, in percent of its price. */
  percent: Readonly<Record<Exclude<Region, 1>, number>>
  /** Whether list and booking form say what a group saves. */
  discountMessage: 'shown' | 'hidden'
  /** Countries whose region is another one than by income; ISO 3166-1 alpha-2. */
  regions: Readonly<Partial<Record<string, Region>>>
}

/** 79 instead of 99 for the introduction; 2290 and 2190 with Discover; 1990, 1194 and 796 by region (docs/product.md#prices). */
export const defaultPrices: PriceList = {
  // every slug has its entry in `certifications`, which a test holds
  seats: Object.fromEntries(certifications.map(({ slug, price }) => [slug, price])) as Record<CertificationSlug, Cents>,
  // the same: each slug has its entry
  tickets: Object.fromEntries(
    certifications.filter(({ hasSelfPaced }) => hasSelfPaced).map(({ slug, price }) => [slug, price]),
  ) as Record<TicketSlug, Cents>,
  packages: defaultPackagePrices,
  introduction: euros(79),
  discover: { onSite: euros(300), online: euros(200) },
  percent: { 2: 60, 3: 40 },
  discountMessage: 'shown',
  regions: {},
}

/*
 * What a settings section consists of, declared once for each field. The type of its value, its defaults, its form, its stored shape and its
 * screen follow from that (section.ts, section-screen.tsx). Plain data: every page has the defaults, and none needs the form library for them.
 */

/** A whole number within limits. */
export interface WholeNumber {
  default: number
  from: number
  to: number
  /** Key of the message for everything else. */
  error: string
  /** The field may be empty; the section defines its meaning. */
  optional: boolean
}

export function wholeNumber(field: Omit<WholeNumber, 'optional'> & { optional?: true }): WholeNumber {
  return { optional: false, ...field }
}

export type SectionFields = Readonly<Record<string, WholeNumber>>

/** What a section's fields hold. */
export type SectionValue<Fields extends SectionFields> = { [Name in keyof Fields]: number }

/** The value while no one has set anything. */
export function defaultsOf<Fields extends SectionFields>(fields: Fields): SectionValue<Fields> {
  // each field has its default, which Object.fromEntries cannot tell
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.default]),
  ) as SectionValue<Fields>
}

/** The names of the fields, in the order of the form. */
export function namesOf<Fields extends SectionFields>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields)
}

/**
 * Time windows, set by the owner (docs/rules/settings.md). A payment page of the provider is open for half an hour at least; texts call the
 * reminder 'about a week before'.
 */
export const windowFields = {
  /** Hours that an offer from the waitlist is open. */
  offerHours: wholeNumber({ default: 48, from: 12, to: 336, error: 'officeSettings.errors.offerHours' }),
  /** Minutes that seats are held for someone who pays by card. */
  paymentMinutes: wholeNumber({ default: 30, from: 30, to: 720, error: 'officeSettings.errors.paymentMinutes' }),
  /** Days before the start when participants get the practical details. */
  reminderDays: wholeNumber({ default: 7, from: 5, to: 10, error: 'officeSettings.errors.reminderDays' }),
  /** Days until an invoice is due. */
  invoiceDays: wholeNumber({ default: 14, from: 7, to: 60, error: 'officeSettings.errors.invoiceDays' }),
  /** Hours that seats are held until the booker has confirmed the address, where that is asked for. */
  confirmHours: wholeNumber({ default: 24, from: 2, to: 72, error: 'officeSettings.errors.confirmHours' }),
  /** Seats in 24 hours that may be booked without confirming the address: from one network address. */
  seatsPerSender: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same for one e-mail address. */
  seatsPerAddress: wholeNumber({ default: 8, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
  /** The same on one date. */
  seatsPerDate: wholeNumber({ default: 20, from: 1, to: 500, error: 'officeSettings.errors.seatsPer' }),
}

export type Windows = SectionValue<typeof windowFields>

export const defaultWindows: Windows = defaultsOf(windowFields)

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
