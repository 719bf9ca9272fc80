import { and, desc, eq, lte } from 'drizzle-orm'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { settingsFrom } from '#domain/settings/sections.ts'
import type { SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import type { KeptSettings, SettingsReads, SettingsStores, VersionedSettings } from '#features/settings/ports.ts'
import type { Database } from '#platform/db/database.ts'
import { setting } from '#platform/db/tables.ts'

/** Settings inside a transaction: read once, and again after a change. A booking asks for them five times. */
export function settingsStoresOn(tx: Database): SettingsStores {
  let read: Promise<VersionedSettings> | undefined
  function once(): Promise<VersionedSettings> {
    read ??= versioned(tx)
    return read
  }
  return {
    current: async () => (await once()).settings,
    versioned: once,
    tariffAt: (at) => tariffAt(tx, at, once),
    cancellationAt: (at) => sectionAt(tx, 'cancellation', at),
    async add(saved) {
      read = undefined
      const added = await tx.insert(setting).values(saved).onConflictDoNothing().returning({ version: setting.version })
      return added.length > 0
    },
  }
}

export function settingsReadsOn(db: Database): SettingsReads {
  return {
    current: async () => (await versioned(db)).settings,
    versioned: () => versioned(db),
    tariffAt: (at) => tariffAt(db, at),
    cancellationAt: (at) => sectionAt(db, 'cancellation', at),
    history: (section) => db.select().from(setting).where(eq(setting.section, section)).orderBy(desc(setting.version)),
  }
}

/** How long a process may go on with what it has read when the word of a change was lost on its way. */
const keptForMs = 60_000

/** The settings as pages show them: read once, and again after `forget`. */
export function keptSettings(read: () => ReturnType<SettingsReads['current']>): KeptSettings {
  let kept: { settings: ReturnType<SettingsReads['current']>; until: number } | null = null
  function forget() {
    kept = null
  }
  return {
    forget,
    current() {
      if (kept && kept.until > performance.now()) return kept.settings
      const settings = read()
      kept = { settings, until: performance.now() + keptForMs }
      // a failure is nothing to keep
      settings.catch(forget)
      return settings
    },
  }
}

/** The prices that held at an instant, and the rates of VAT as they are known now. */
export async function tariffAt(
  db: Database,
  at: Temporal.Instant,
  now: () => Promise<VersionedSettings> = () => versioned(db),
): Promise<Tariff> {
  return { prices: await sectionAt(db, 'prices', at), rates: (await now()).settings.vat }
}

/** A section as it held at an instant. */
async function sectionAt<Section extends SettingsSection>(
  db: Database,
  section: Section,
  at: Temporal.Instant,
): Promise<SiteSettings[Section]> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.section, section), lte(setting.changedAt, at)))
    .orderBy(desc(setting.version))
    .limit(1)
  return settingsFrom({ [section]: row?.value })[section]
}

async function versioned(db: Database): Promise<VersionedSettings> {
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
  return { settings: settingsFrom(values), versions }
}
