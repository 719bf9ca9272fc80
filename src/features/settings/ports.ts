import type { CancellationTerms } from '#domain/order/cancellation.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import type { ConnectionName, SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import type { CheckedConnection } from '#platform/ports.ts'

export type Connections = Record<ConnectionName, CheckedConnection>

/** The settings that hold, and how often each section has been changed: a form carries the number that it was opened with. */
export interface VersionedSettings {
  settings: SiteSettings
  versions: Record<SettingsSection, number>
}

/** One version of a section, as someone has saved it. */
export interface SavedSection {
  section: SettingsSection
  /** 1 for the first that was saved; before it, what is written in the program holds. */
  version: number
  value: object
  changedAt: Temporal.Instant
  /** Name of the member. */
  changedBy: string
  /** Why, where it was asked for. */
  reason: string | null
}

/** Settings inside a transaction: what decides about money and seats reads them here, once in each transaction and never from the one before. */
export interface SettingsStores {
  /** The prices that held at an instant: what was asked for or ordered then keeps them. Rates of VAT are those known now. */
  tariffAt(at: Temporal.Instant): Promise<Tariff>
  /** The terms of cancelling that held at an instant: bookings keep those that they were made under. */
  cancellationAt(at: Temporal.Instant): Promise<CancellationTerms>
  current(): Promise<SiteSettings>
  versioned(): Promise<VersionedSettings>
  /** False when this version is there already: someone else was faster. */
  add(saved: SavedSection): Promise<boolean>
}

export interface SettingsReads {
  tariffAt(at: Temporal.Instant): Promise<Tariff>
  /** The terms of cancelling that held at an instant: bookings keep those that they were made under. */
  cancellationAt(at: Temporal.Instant): Promise<CancellationTerms>
  current(): Promise<SiteSettings>
  versioned(): Promise<VersionedSettings>
  /** The versions of a section, newest first. */
  history(section: SettingsSection): Promise<SavedSection[]>
}

/** The settings as pages show them: kept in this process until a change is announced. */
export interface KeptSettings {
  current(): Promise<SiteSettings>
  forget(): void
}
