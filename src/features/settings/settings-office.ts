import { viennaDay } from '#domain/iso-date.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { ticketSlugs } from '#domain/pricing/tariff.ts'
import { done, type Refusal, type Refused, type Result, refused } from '#domain/result.ts'
import { settingsFrom } from '#domain/settings/sections.ts'
import {
  type ConnectionName,
  needsReason,
  type SettingsSection,
  type SiteSettings,
  settingsChanges,
} from '#domain/settings/site-settings.ts'
import { decideRate, type RateCommand, type RateRefusal } from '#domain/tax/tax.ts'
import type { Mail, MailTransport } from '#platform/ports/mail.ts'
import type { CreatePorts, KeptRead, Reads, Stores } from '#platform/ports.ts'
import type { Connections } from './store/settings.ts'

export type SettingsOffice = ReturnType<typeof createSettingsOffice>

export type SettingsPorts = ChangeSettingsPorts & {
  reads: Pick<Reads, 'settings'>
  connections: Connections
  transport: MailTransport
}

export function createSettingsOffice(ports: SettingsPorts) {
  const { tariffAt, cancellationAt, versioned } = ports.reads.settings
  return {
    /** As pages show them: kept in this process until a change is announced. */
    current: ports.settings.current,
    tariffAt,
    cancellationAt,
    versioned,
    checkConnection: (name: ConnectionName) => ports.connections[name].check(),
    /** Rates of VAT have rules of their own: `changeRates`. */
    change: <Section extends Exclude<SettingsSection, 'vat'>>(command: ChangeSettings<Section>) =>
      changeSettings(ports, command),
    changeRates: (command: ChangeRates) => changeRates(ports, command),
    /** Sends a sample of a mail to the member who asks for it; false where it cannot be sent. It is not logged as a mail. */
    async sendSample(mail: Pick<Mail, 'to' | 'subject' | 'html' | 'text'>) {
      const sending = ports.transport.send({ ...mail, key: `sample:${ports.randomSource.id()}`, attachments: [] })
      return sending.then(
        () => true,
        () => false,
      )
    },
    /** A section as a version left it, as was written for version 0; null for none of them. */
    async valueAt<Section extends SettingsSection>(
      section: Section,
      version: number,
    ): Promise<SiteSettings[Section] | null> {
      const saved = (await ports.reads.settings.history(section)).find((step) => step.version === version)
      return saved || version === 0 ? settingsFrom({ [section]: saved?.value })[section] : null
    },
    /** What has been changed in a section, newest first. */
    async history(section: SettingsSection) {
      const saved = await ports.reads.settings.history(section)
      return saved.map(({ version, value, changedAt, changedBy, reason }, index) => {
        const before = settingsFrom({ [section]: saved[index + 1]?.value })[section]
        const after = settingsFrom({ [section]: value })[section]
        return { version, changedAt, changedBy, reason, changes: settingsChanges(before, after) }
      })
    },
  }
}

export type ChangeRatesPorts = ChangeSettingsPorts & { reads: Pick<Reads, 'settings'> }

type ChangeRates = RateCommand & {
  /** The version that the form was opened with. */
  version: number
  by: MemberActor
  reason: string
}

type ChangeRatesOutcome = ChangeSettingsOutcome<'vat'> | Refused<Refusal<RateRefusal>>

/** Enters or drops a future VAT rate (docs/rules/tax.md). A form that was opened with another version is stale. */
async function changeRates(ports: ChangeRatesPorts, command: ChangeRates): Promise<ChangeRatesOutcome> {
  const { version, by, reason } = command
  const { settings, versions } = await ports.reads.settings.versioned()
  const decision = decideRate(settings.vat, command, viennaDay(ports.clock.now()))
  if (decision.outcome === 'refused') return decision
  // a plan that was made on top of what someone else has changed meanwhile is theirs to look at first
  const on = versions.vat === version ? version : -1
  return changeSettings(ports, { section: 'vat', version: on, value: decision.changes, by, reason })
}

interface ChangeSettingsPorts extends CreatePorts {
  settings: KeptRead<SiteSettings>
}

interface ChangeSettings<Section extends SettingsSection> {
  section: Section
  /** The version that the form was opened with. */
  version: number
  value: SiteSettings[Section]
  by: MemberActor
  /** Why; asked for where money is concerned. */
  reason?: string | undefined
}

/** What someone else has set meanwhile: the form shows both (docs/decisions/0090). */
interface StaleSection<Section extends SettingsSection> extends Refusal<'stale'> {
  version: number
  value: SiteSettings[Section]
}

export type ChangeSettingsOutcome<Section extends SettingsSection> = Result<
  object,
  Refusal<'reason-missing'> | StaleSection<Section>
>

/** Saves a section (docs/rules/settings.md). Every process is notified, and the audit log records the change. */
export async function changeSettings<Section extends SettingsSection>(
  ports: ChangeSettingsPorts,
  { section, version, value, by, reason }: ChangeSettings<Section>,
): Promise<ChangeSettingsOutcome<Section>> {
  const now = ports.clock.now()
  const outcome = await ports.transactions.run<ChangeSettingsOutcome<Section>>(async (stores) => {
    // one form after the other: of two that were opened together, the second sees what the first has written
    await stores.lockIdempotencyKey(`settings ${section}`)
    const { settings, versions } = await stores.settings.versioned()
    const changes = settingsChanges(settings[section], value)
    // the same form sent twice has changed what it wanted to change
    if (changes.length === 0) return done
    const stale = refused('stale', { version: versions[section], value: settings[section] })
    if (versions[section] !== version) return stale
    if (!reason && needsReason(section, changes)) return refused('reason-missing')
    const saved = { section, version: version + 1, value, changedAt: now, changedBy: by.name, reason: reason ?? null }
    if (!(await stores.settings.add(saved))) return stale
    await stores.record({
      at: now,
      actor: by,
      subject: { kind: 'settings', id: ports.randomSource.id() },
      action: 'settings.changed',
      details: { section, changes },
      ...(reason && { reason }),
    })
    if (section === 'prices') await priceTickets(stores)
    await stores.announce(section === 'prices' ? ['settings', 'workshops'] : ['settings'])
    return done
  })
  // the member who saved reads the new values at once; the announcement comes a moment later
  ports.settings.forget()
  return outcome
}

/** Self-paced workshops have no screen of their own: the price of a ticket is that of the price list. */
async function priceTickets(stores: Stores): Promise<void> {
  const { tickets } = (await stores.settings.current()).prices
  for (const slug of ticketSlugs) await stores.dates.priceTickets(slug, tickets[slug])
}
