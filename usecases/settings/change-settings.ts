import type { MemberActor } from '#domain/office/actor.ts'
import type { HouseSettings, SettingsSection } from '#domain/settings/house-settings.ts'
import { needsReason } from '#domain/settings/needs-reason.ts'
import { ticketSlugs } from '#domain/settings/price-list.ts'
import { changesInWords, settingsChanges } from '#domain/settings/settings-changes.ts'
import type { Chance, Clock, KeptSettings, Stores, Transactions } from '../ports.ts'

export interface ChangeSettingsPorts {
  clock: Clock
  chance: Chance
  transactions: Transactions
  settings: KeptSettings
}

export interface ChangeSettings<Section extends SettingsSection> {
  section: Section
  /** The version that the form was opened with. */
  version: number
  value: HouseSettings[Section]
  by: MemberActor
  /** Why; asked for where money is concerned. */
  reason?: string | undefined
}

/** `stale` brings what somebody else has set meanwhile: the form shows both (docs/decisions/0091). */
export type ChangeSettingsOutcome<Section extends SettingsSection> =
  | { outcome: 'changed' | 'unchanged' | 'reason-missing' }
  | { outcome: 'stale'; version: number; value: HouseSettings[Section] }

/** Sets a section anew (docs/rules/settings.md). Every process hears of it, and the log says who changed what. */
export async function changeSettings<Section extends SettingsSection>(
  ports: ChangeSettingsPorts,
  { section, version, value, by, reason }: ChangeSettings<Section>,
): Promise<ChangeSettingsOutcome<Section>> {
  const now = ports.clock.now()
  const outcome = await ports.transactions.run<ChangeSettingsOutcome<Section>>(async (stores) => {
    // one form after the other: of two that were opened together, the second sees what the first has written
    await stores.lockAttempt(`settings ${section}`)
    const { settings, versions } = await stores.settings.versioned()
    const changes = settingsChanges(settings[section], value)
    // the same form sent twice has changed what it wanted to change
    if (changes.length === 0) return { outcome: 'unchanged' }
    const stale = { outcome: 'stale', version: versions[section], value: settings[section] } as const
    if (versions[section] !== version) return stale
    if (!reason && needsReason(section, changes)) return { outcome: 'reason-missing' }
    const saved = { section, version: version + 1, value, changedAt: now, changedBy: by.name, reason: reason ?? null }
    if (!(await stores.settings.add(saved))) return stale
    await stores.record({
      at: now,
      actor: by,
      subject: { kind: 'settings', id: ports.chance.id() },
      action: `${section} changed: ${changesInWords(changes)}`,
      ...(reason && { reason }),
    })
    if (section === 'prices') await priceTickets(stores)
    await stores.announce(section === 'prices' ? ['settings', 'workshops'] : ['settings'])
    return { outcome: 'changed' }
  })
  // whoever has saved reads the new values at once; the announcement comes a moment later
  ports.settings.forget()
  return outcome
}

/** Self-paced workshops have no screen of their own: what a ticket costs is what the price list says. */
async function priceTickets(stores: Stores): Promise<void> {
  const { tickets } = (await stores.settings.current()).prices
  for (const slug of ticketSlugs) await stores.dates.priceTickets(slug, tickets[slug])
}
