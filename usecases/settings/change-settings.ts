import type { HouseSettings, SettingsSection } from '#domain/settings/house-settings.ts'
import { needsReason } from '#domain/settings/needs-reason.ts'
import { changesInWords, settingsChanges } from '#domain/settings/settings-changes.ts'
import type { Chance, Clock, KeptSettings, Transactions } from '../ports.ts'

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
  /** Name of the member. */
  by: string
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
    const saved = { section, version: version + 1, value, changedAt: now, changedBy: by, reason: reason ?? null }
    if (!(await stores.settings.add(saved))) return stale
    await stores.record({
      at: now,
      actor: `organiser:${by}`,
      subject: { kind: 'settings', id: ports.chance.id() },
      action: `${section} changed: ${changesInWords(changes)}`,
      ...(reason && { reason }),
    })
    await stores.announce(['settings'])
    return { outcome: 'changed' }
  })
  // whoever has saved reads the new values at once; the announcement comes a moment later
  ports.settings.forget()
  return outcome
}
