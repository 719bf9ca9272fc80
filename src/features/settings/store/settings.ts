import { and, desc, eq, lte } from 'drizzle-orm'
import type { CancellationTerms } from '#domain/order/cancellation.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { settingsFrom } from '#domain/settings/sections.ts'
import type { ConnectionName, SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import type { Database } from '#platform/db/database.ts'
import { setting } from '#platform/db/tables.ts'
import type { CheckedConnection } from '#platform/ports.ts'

export type Connections = Record<ConnectionName, CheckedConnection>

/** The current settings, and how often each section has been changed: a form carries the number that it was opened with. */
export interface VersionedSettings {
  settings: SiteSettings
  versions: Record<SettingsSection, number>
}

/** One version of a section, as someone has saved it. */
interface SavedSection {
  section: SettingsSection
  /** 1 for the first that was saved; before it, the defaults of the program apply. */
  version: number
  value: object
  changedAt: Temporal.Instant
  /** Name of the member. */
  changedBy: string
  /** Why, where it was asked for. */
  reason: string | null
}

/** Settings inside a transaction: read once, and again after a change. A booking asks for them five times. */
export function settingsStoresOn(tx: Database) {
  let read: Promise<Present> | undefined
  function once(): Promise<Present> {
    read ??= present(tx)
    return read
  }
  return {
    current: async (): Promise<SiteSettings> => (await once()).settings,
    versioned: (): Promise<VersionedSettings> => once(),
    /** The prices at an instant: requests and orders of that time keep them. VAT rates are those known now. */
    tariffAt: (at: Temporal.Instant): Promise<Tariff> => tariffAt(tx, at, once),
    /** The cancellation terms at an instant: bookings keep those that they were made under. */
    cancellationAt: async (at: Temporal.Instant): Promise<CancellationTerms> =>
      sectionAt(tx, 'cancellation', { at, known: await once() }),
    /** False when this version is there already: someone else saved first. */
    async add(saved: SavedSection): Promise<boolean> {
      read = undefined
      const added = await tx.insert(setting).values(saved).onConflictDoNothing().returning({ version: setting.version })
      return added.length > 0
    },
  }
}

export function settingsReadsOn(db: Database) {
  return {
    current: async (): Promise<SiteSettings> => (await present(db)).settings,
    versioned: (): Promise<VersionedSettings> => present(db),
    tariffAt: (at: Temporal.Instant): Promise<Tariff> => tariffAt(db, at),
    /** The cancellation terms at an instant: bookings keep those that they were made under. */
    cancellationAt: async (at: Temporal.Instant): Promise<CancellationTerms> =>
      sectionAt(db, 'cancellation', { at, known: await present(db) }),
    /** The versions of a section, newest first. */
    history: (section: SettingsSection): Promise<SavedSection[]> =>
      db.select().from(setting).where(eq(setting.section, section)).orderBy(desc(setting.version)),
  }
}

/** The prices at an instant, and the VAT rates as they are known now. */
export async function tariffAt(
  db: Database,
  at: Temporal.Instant,
  now: () => Promise<Present> = () => present(db),
): Promise<Tariff> {
  const known = await now()
  return { prices: await sectionAt(db, 'prices', { at, known }), rates: known.settings.vat }
}

/** A section as it was at an instant: mostly the present one, which has been read already. */
async function sectionAt<Section extends SettingsSection>(
  db: Database,
  section: Section,
  { at, known: { settings, changedAt } }: { at: Temporal.Instant; known: Present },
): Promise<SiteSettings[Section]> {
  const since = changedAt.get(section)
  if (since === undefined || Temporal.Instant.compare(since, at) <= 0) return settings[section]
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.section, section), lte(setting.changedAt, at)))
    .orderBy(desc(setting.version))
    .limit(1)
  return settingsFrom({ [section]: row?.value })[section]
}

interface Present extends VersionedSettings {
  changedAt: ReadonlyMap<SettingsSection, Temporal.Instant>
}

async function present(db: Database): Promise<Present> {
  const rows = await db
    .selectDistinctOn([setting.section])
    .from(setting)
    .orderBy(setting.section, desc(setting.version))
  const values = Object.fromEntries(rows.map(({ section, value }) => [section, value]))
  const versions: Record<SettingsSection, number> = {
    company: 0,
    windows: 0,
    prices: 0,
    vat: 0,
    cancellation: 0,
    mails: 0,
  }
  for (const { section, version } of rows) versions[section] = version
  const changedAt = new Map(rows.map(({ section, changedAt }) => [section, changedAt]))
  return { settings: settingsFrom(values), versions, changedAt }
}
