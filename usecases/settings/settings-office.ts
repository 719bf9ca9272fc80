import type { CancellationTerms } from '#domain/order/cancellation-terms.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import type { ConnectionName, ConnectionState } from '#domain/settings/connection.ts'
import type { HouseSettings, SettingsSection } from '#domain/settings/house-settings.ts'
import { type SettingsChange, settingsChanges } from '#domain/settings/settings-changes.ts'
import { settingsFrom } from '#domain/settings/stored-settings.ts'
import type { Connections, Mail, MailTransport, Reads, VersionedSettings } from '../ports.ts'
import { type ChangeRates, type ChangeRatesOutcome, changeRates } from './change-rates.ts'
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
  reason: string | null
  changes: SettingsChange[]
}

/** What the owner does with the settings, and what every page shows of them. */
export interface SettingsOffice {
  /** As pages show them: kept in this process until a change is announced. */
  current(): Promise<HouseSettings>
  /** With the prices that held at an instant: what was ordered then keeps them. */
  tariffAt(at: Temporal.Instant): Promise<Tariff>
  /** The terms of cancelling that held at an instant. */
  cancellationAt(at: Temporal.Instant): Promise<CancellationTerms>
  /** With their versions, for the forms. */
  versioned(): Promise<VersionedSettings>
  /** Rates of VAT have rules of their own: `changeRates`. */
  change<Section extends Exclude<SettingsSection, 'vat'>>(
    command: ChangeSettings<Section>,
  ): Promise<ChangeSettingsOutcome<Section>>
  changeRates(command: ChangeRates): Promise<ChangeRatesOutcome>
  /** Tries the way to another house; sends nothing to anybody. */
  checkConnection(name: ConnectionName): Promise<ConnectionState>
  /** Sends an example of a mail, to whoever in the office asks for it. It is none of the house's mails, so no log has it. */
  sendSample(mail: Pick<Mail, 'to' | 'subject' | 'html' | 'text'>): Promise<'sent' | 'failed'>
  /** A section as a version left it, as was written for version 0; null for none of them. */
  valueAt<Section extends SettingsSection>(section: Section, version: number): Promise<HouseSettings[Section] | null>
  /** What has been changed in a section, newest first. */
  history(section: SettingsSection): Promise<SettingsStep[]>
}

export type SettingsPorts = ChangeSettingsPorts & {
  reads: Pick<Reads, 'settings'>
  connections: Connections
  transport: MailTransport
}

export function createSettingsOffice(ports: SettingsPorts): SettingsOffice {
  return {
    current: ports.settings.current,
    tariffAt: ports.reads.settings.tariffAt,
    cancellationAt: ports.reads.settings.cancellationAt,
    versioned: ports.reads.settings.versioned,
    checkConnection: (name) => ports.connections[name].check(),
    change: (command) => changeSettings(ports, command),
    changeRates: (command) => changeRates(ports, command),
    async sendSample(mail) {
      const sending = ports.transport.send({ ...mail, key: `sample:${ports.chance.id()}`, attachments: [] })
      return sending.then(
        () => 'sent' as const,
        () => 'failed' as const,
      )
    },
    async valueAt(section, version) {
      const saved = (await ports.reads.settings.history(section)).find((step) => step.version === version)
      return saved || version === 0 ? settingsFrom({ [section]: saved?.value })[section] : null
    },
    async history(section) {
      const saved = await ports.reads.settings.history(section)
      return saved.map(({ version, value, changedAt, changedBy, reason }, index) => {
        const before = settingsFrom({ [section]: saved[index + 1]?.value })[section]
        const after = settingsFrom({ [section]: value })[section]
        return { version, changedAt, changedBy, reason, changes: settingsChanges(before, after) }
      })
    },
  }
}
