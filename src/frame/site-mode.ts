import { createContext, use } from 'react'
import type { SiteMode } from '#domain/settings/site-mode.ts'

/** What of the site is real. Pages that fail before they know claim nothing else. */
export const SiteModeContext = createContext<SiteMode>({ cards: 'live', mail: 'sent', world: 'own' })

export function useSiteMode(): SiteMode {
  return use(SiteModeContext)
}
