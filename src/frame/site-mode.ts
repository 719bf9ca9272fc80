import { createContext, use } from 'react'
import type { SiteMode } from '#domain/settings/site-mode.ts'

/** Which parts of the site are real. The default claims no trial, for pages that fail before the mode is known. */
export const SiteModeContext = createContext<SiteMode>({ cards: 'live', mail: 'sent', world: 'own' })

export function useSiteMode(): SiteMode {
  return use(SiteModeContext)
}
