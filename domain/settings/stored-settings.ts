import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { type HouseSettings, type SettingsSection, writtenSettings } from './house-settings.ts'
import { mailParts } from './mail-replacements.ts'
import { ticketSlugs } from './price-list.ts'

const whole = z.int().nonnegative()
const text = z.string()
const region = z.literal([1, 2, 3])
const bank = z.object({ name: text, iban: text, bic: text })

/** Sections as they lie in the database. A value that came to the program later than the row is as written. */
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
  windows: z
    .object({
      offerHours: whole,
      paymentMinutes: whole,
      reminderDays: whole,
      invoiceDays: whole,
      confirmHours: whole,
      seatsPerSender: whole,
      seatsPerAddress: whole,
      seatsPerDate: whole,
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
  cancellation: z.object({ freeDays: whole, partDays: whole, partPercent: whole }),
  mails: z.record(text, z.partialRecord(z.enum(languages), z.partialRecord(z.enum(mailParts), text))),
} satisfies Record<SettingsSection, z.ZodType>

/** The settings that follow from what lies in the database. Throws on what no form of ours has written. */
export function settingsFrom(rows: Partial<Record<SettingsSection, unknown>>): HouseSettings {
  const prices = stored.prices.parse(rows.prices ?? {})
  const written = writtenSettings
  return {
    company: { ...written.company, ...defined(stored.company.parse(rows.company ?? {})) },
    windows: { ...written.windows, ...defined(stored.windows.parse(rows.windows ?? {})) },
    prices: {
      ...written.prices,
      ...defined(prices),
      seats: { ...written.prices.seats, ...defined(prices.seats ?? {}) },
      tickets: { ...written.prices.tickets, ...defined(prices.tickets ?? {}) },
    },
    vat: stored.vat.parse(rows.vat ?? {}),
    cancellation: stored.cancellation.parse(rows.cancellation ?? written.cancellation),
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
