import type { SettingsChange } from './settings-changes.ts'
import type { SettingsSection } from './site-settings.ts'

/** Values of the company that money or tax goes by. */
const ofMoney = ['bank.', 'vatId']

/** Whether a change concerns money, and so says why it was made (docs/rules/settings.md). */
export function needsReason(section: SettingsSection, changes: readonly SettingsChange[]): boolean {
  if (section === 'company') return changes.some(({ name }) => ofMoney.some((start) => name.startsWith(start)))
  return section === 'prices' || section === 'vat' || section === 'cancellation'
}
