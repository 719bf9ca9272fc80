import { defaultTariff } from '#domain/pricing/tariff.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import type { Reads, Stores } from '#platform/ports.ts'

/** Settings with their defaults. */
export const defaultSettingsReads: Reads['settings'] & Stores['settings'] = {
  tariffAt: async () => defaultTariff,
  cancellationAt: async () => defaultSettings.cancellation,
  current: async () => defaultSettings,
  versioned: async () => ({
    settings: defaultSettings,
    versions: { company: 0, windows: 0, prices: 0, vat: 0, cancellation: 0, mails: 0 },
  }),
  history: async () => [],
  add: () => Promise.reject(new Error('nothing is set here')),
}
