import { z } from 'zod'
import { languages } from '../language.ts'
import { cancellationFields, defaultCancellation, hasPart } from '../order/cancellation.ts'
import { companyFields, companyForm, companyOfForm } from './company-form.ts'
import { priceFields, priceForm, pricesOfForm } from './price-form.ts'
import { plainSection, readerOf, type SectionForm } from './section.ts'
import { defaultSettings, mailParts, type SettingsSection, type SiteSettings } from './site-settings.ts'
import { windowFields } from './windows.ts'

const plain = {
  windows: plainSection(windowFields),
  /** Both fields of the part are empty or both are filled. */
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
    completed: ({ freeDays = defaultCancellation.freeDays, partDays = freeDays, partPercent = 100 }) => ({
      freeDays,
      partDays,
      partPercent,
    }),
    shown: (terms) => (hasPart(terms) ? terms : { freeDays: terms.freeDays }),
  }),
}

/** Sections that are saved as a whole, from one form. */
export type FormSection = 'company' | 'windows' | 'prices' | 'cancellation'

export const sectionForms: { [Section in FormSection]: SectionForm<SiteSettings[Section]> } = {
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

const readCompany = readerOf(defaultSettings.company)
const readPrices = readerOf(defaultSettings.prices)
const regions = z.object({ regions: z.record(z.string(), z.literal([1, 2, 3])).default({}) })
const rates = z.record(z.string(), z.record(z.string(), z.number()))
const texts = z.record(z.string(), z.partialRecord(z.enum(languages), z.partialRecord(z.enum(mailParts), z.string())))

/** The settings from their stored sections. Throws on invalid data. */
export function settingsFrom(rows: Partial<Record<SettingsSection, unknown>>): SiteSettings {
  return {
    company: readCompany(rows.company),
    windows: plain.windows.read(rows.windows),
    prices: { ...readPrices(rows.prices), ...regions.parse(rows.prices ?? {}) },
    vat: rates.parse(rows.vat ?? {}),
    cancellation: plain.cancellation.read(rows.cancellation),
    mails: texts.parse(rows.mails ?? {}),
  }
}
