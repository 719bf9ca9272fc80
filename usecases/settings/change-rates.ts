import { viennaDay } from '#domain/iso-date.ts'
import type { MemberActor } from '#domain/office/actor.ts'
import { decideRate, type RateCommand, type RateRefusal } from '#domain/tax/rate-change.ts'
import type { Reads } from '../ports.ts'
import { type ChangeSettingsOutcome, type ChangeSettingsPorts, changeSettings } from './change-settings.ts'

export type ChangeRatesPorts = ChangeSettingsPorts & { reads: Pick<Reads, 'settings'> }

export type ChangeRates = RateCommand & {
  /** The version that the form was opened with. */
  version: number
  by: MemberActor
  reason: string
}

export type ChangeRatesOutcome = ChangeSettingsOutcome<'vat'> | { outcome: 'refused'; refusal: RateRefusal }

/** Enters or drops a rate of VAT that is to come (docs/rules/tax.md). What was reckoned on another version is stale. */
export async function changeRates(ports: ChangeRatesPorts, command: ChangeRates): Promise<ChangeRatesOutcome> {
  const { version, by, reason } = command
  const { settings, versions } = await ports.reads.settings.versioned()
  const decision = decideRate(settings.vat, command, viennaDay(ports.clock.now()))
  if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
  // a plan that was made on top of what somebody else has changed meanwhile is theirs to look at first
  const on = versions.vat === version ? version : -1
  return changeSettings(ports, { section: 'vat', version: on, value: decision.changes, by, reason })
}
