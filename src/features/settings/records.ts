import type { ConnectionName, SettingsSection, SiteSettings } from '#domain/settings/site-settings.ts'
import type { CheckedConnection } from '#platform/ports.ts'

export type Connections = Record<ConnectionName, CheckedConnection>

/** The current settings, and how often each section has been changed: a form carries the number that it was opened with. */
export interface VersionedSettings {
  settings: SiteSettings
  versions: Record<SettingsSection, number>
}

/** One version of a section, as someone has saved it. */
export interface SavedSection {
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
