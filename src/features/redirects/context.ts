import { createContext } from 'react-router'
import type { LinkLook } from '#content/link-look.ts'
import type { RedirectService } from '#features/redirects/redirects.ts'

/** What pages and screens can ask of redirects. */
export interface RedirectsService {
  redirects: RedirectService
  /** The final path for a path that is untidy, moved or in the wrong language; null when it is the right one. */
  canonicalUrl(path: string): Promise<string | null>
  /** Those of some paths of the site at which visitors would find nothing. */
  brokenLinks(paths: readonly string[]): Promise<string[]>
  /** What published pages and posts lead to that is not there. */
  linkLook: LinkLook
}

export const redirectsContext = createContext<RedirectsService>()
