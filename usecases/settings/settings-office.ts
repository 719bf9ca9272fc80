import type { ConnectionName, ConnectionState } from '#domain/settings/connection.ts'
import type { HouseSettings, SettingsSection } from '#domain/settings/house-settings.ts'
import { type SettingsChange, settingsChanges } from '#domain/settings/settings-changes.ts'
import { settingsFrom } from '#domain/settings/stored-settings.ts'
import type { Connections, Reads, VersionedSettings } from '../ports.ts'
import {
  type ChangeSettings,
  type ChangeSettingsOutcome,
  type ChangeSettingsPorts,
  changeSettings,
} from './change-settings.ts'

/** One change of a section, as its screen lists it. */
export interface SettingsStep {
  version: number
  changedAt: Temporal.Instant
  changedBy: string
  changes: SettingsChange[]
}

/** What the owner does with the settings, and what every page shows of them. */
export interface SettingsOffice {
  /** As pages show them: kept in this process until a change is announced. */
  current(): Promise<HouseSettings>
  /** With their versions, for the forms. */
  versioned(): Promise<VersionedSettings>
  change<Section extends SettingsSection>(command: ChangeSettings<Section>): Promise<ChangeSettingsOutcome<Section>>
  /** Tries the way to another house; sends nothing to anybody. */
  checkConnection(name: ConnectionName): Promise<ConnectionState>
  /** What has been changed in a section, newest first. */
  history(section: SettingsSection): Promise<SettingsStep[]>
}

export type SettingsPorts = ChangeSettingsPorts & { reads: Pick<Reads, 'settings'>; connections: Connections }

export function createSettingsOffice(ports: SettingsPorts): SettingsOffice {
  return {
    current: ports.settings.current,
    versioned: ports.reads.settings.versioned,
    checkConnection: (name) => ports.connections[name].check(),
    change: (command) => changeSettings(ports, command),
    async history(section) {
      const saved = await ports.reads.settings.history(section)
      return saved.map(({ version, value, changedAt, changedBy }, index) => {
        const before = settingsFrom({ [section]: saved[index + 1]?.value })[section]
        const after = settingsFrom({ [section]: value })[section]
        return { version, changedAt, changedBy, changes: settingsChanges(before, after) }
      })
    },
  }
}
