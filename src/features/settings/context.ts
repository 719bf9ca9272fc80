import { createContext } from 'react-router'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import type { SettingsOffice } from '#features/settings/settings-office.ts'

/** What pages and screens can ask of settings. */
export interface SettingsService {
  /** What the company has set for itself. */
  settings: SettingsOffice
  /** What of the site is real. The same as long as the program runs. */
  mode: SiteMode
}

export const settingsContext = createContext<SettingsService>()
