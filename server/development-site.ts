import type { RequestListener, Server } from 'node:http'
import { guardedSite, type SiteBundle } from './site-build.ts'

export interface DevelopmentSite {
  /** The bundle as the sources are now. */
  load(): Promise<SiteBundle>
  /** Lets Vite answer what is its own (modules, styles, hot updates) before `next`. */
  before(next: RequestListener): RequestListener
  close(): Promise<void>
}

/** `npm run dev`: pages and styles from their sources, changes shown at once. The server's own code needs a restart. */
export async function developmentSite(server: Server): Promise<DevelopmentSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    // Vite types what it loads as a record of unknowns; this module is made from our own entry.
    load: async () => guardedSite((await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBundle),
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
