import { createContext, use } from 'react'
import type { SiteMode } from '#domain/settings/site-mode.ts'

/** Which parts of the site are real. The default claims no trial, for pages that fail before the mode is known. */
export const SiteModeContext = createContext<SiteMode>({ cards: 'live', mail: 'sent', world: 'own' })

export function useSiteMode(): SiteMode {
  return use(SiteModeContext)
}

/** The nonce of the page's inline scripts during server rendering; undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The id of the build that renders the page, as in /builds/latest.json; browsers read it from the page. */
export const BuildContext = createContext<string | undefined>(undefined)

/** The path of the speculation rules, on pages that are the same for everyone; undefined on others and in browsers, which read it from the page. */
export const SpeculationRulesContext = createContext<string | undefined>(undefined)

/** Path and query of the page; the query has its question mark or is empty. */
export const AddressContext = createContext({ pathname: '/', search: '' })
