import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { cancellationFields, hasPart, writtenCancellation } from '../order/cancellation.ts'
import { companyFields, companyForm, companyOfForm } from './company-form.ts'
import { type HouseSettings, type SettingsSection, writtenSettings } from './house-settings.ts'
import { mailParts } from './mail-replacements.ts'
import { priceFields, priceForm, pricesOfForm } from './price-form.ts'
import { ticketSlugs } from './price-list.ts'
import { plainSection, type SectionForm } from './section.ts'
import { windowFields } from './windows.ts'

const whole = z.int().nonnegative()
const text = z.string()
const region = z.literal([1, 2, 3])
const bank = z.object({ name: text, iban: text, bic: text })

/** Stored sections that are more than a list of fields. Fields that were added after the row was stored have their default. */
const stored = {
  company: z
    .object({
      name: text,
      street: text,
      postalCode: text,
      city: text,
      country: text,
      vatId: text,
      registerNumber: text,
      registerCourt: text,
      email: text,
      phone: text,
      bank,
    })
    .partial(),
  prices: z
    .object({
      seats: z.partialRecord(z.enum(certificationSlugs), whole),
      tickets: z.partialRecord(z.enum(ticketSlugs), whole),
      packages: z.object({ now: whole, realise: z.object({ 3: whole, 4: whole, 5: whole }) }),
      introduction: whole,
      percent: z.object({ 2: whole, 3: whole }),
      regions: z.record(text, region),
    })
    .partial(),
  vat: z.record(text, z.record(text, z.number())),
  mails: z.record(text, z.partialRecord(z.enum(languages), z.partialRecord(z.enum(mailParts), text))),
} satisfies Partial<Record<SettingsSection, z.ZodType>>

const plain = {
  windows: plainSection(windowFields),
  /** The part is left empty where there is none; half of it is a mistake. */
  cancellation: plainSection(cancellationFields, {
    between: [
      {
        at: 'partPercent',
        error: 'officeSettings.errors.partPercent',
        holds: ({ partDays, partPercent }) => partDays === undefined || partPercent !== undefined,
      },
      {
        at: 'partDays',
        error: 'officeSettings.errors.partDays',
        holds: ({ partDays, partPercent }) => partPercent === undefined || partDays !== undefined,
      },
      {
        at: 'partDays',
        error: 'officeSettings.errors.partBeforeFree',
        holds: ({ freeDays = 0, partDays }) => partDays === undefined || partDays < freeDays,
      },
    ],
    completed: ({ freeDays = writtenCancellation.freeDays, partDays = freeDays, partPercent = 100 }) => ({
      freeDays,
      partDays,
      partPercent,
    }),
    shown: (terms) => (hasPart(terms) ? terms : { freeDays: terms.freeDays }),
  }),
}

/** Sections that are saved as a whole, from one form. */
export type FormSection = 'company' | 'windows' | 'prices' | 'cancellation'

export const sectionForms: { [Section in FormSection]: SectionForm<HouseSettings[Section]> } = {
  ...plain,
  company: {
    form: companyForm.transform((form) => ({ version: form.version, value: companyOfForm(form) })),
    textsOf: companyFields,
  },
  prices: {
    form: priceForm.transform((form) => ({ version: form.version, value: pricesOfForm(form) })),
    textsOf: priceFields,
  },
}

/** The settings that follow from what is stored. Throws on what no form of ours has written. */
export function settingsFrom(rows: Partial<Record<SettingsSection, unknown>>): HouseSettings {
  const prices = stored.prices.parse(rows.prices ?? {})
  const written = writtenSettings
  return {
    company: { ...written.company, ...defined(stored.company.parse(rows.company ?? {})) },
    windows: plain.windows.read(rows.windows),
    prices: {
      ...written.prices,
      ...defined(prices),
      seats: { ...written.prices.seats, ...defined(prices.seats ?? {}) },
      tickets: { ...written.prices.tickets, ...defined(prices.tickets ?? {}) },
    },
    vat: stored.vat.parse(rows.vat ?? {}),
    cancellation: plain.cancellation.read(rows.cancellation),
    mails: stored.mails.parse(rows.mails ?? {}),
  }
}

/** What a spread may lay over the written values: nothing that is undefined. */
function defined<Values extends object>(
  values: Values,
): { [Name in keyof Values]-?: Exclude<Values[Name], undefined> } {
  // the entries that are left are those that have a value, which Object.fromEntries cannot tell
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]-?: Exclude<Values[Name], undefined>
  }
}
