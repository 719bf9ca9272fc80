import type { RequestListener, Server } from 'node:http'
import { guardedSite, type SiteBundle } from './site-build.ts'

export interface DevelopmentSite {
  /** The bundle of the current sources. */
  load(): Promise<SiteBundle>
  /** Lets Vite answer its own requests (modules, styles, hot updates) before `next`. */
  before(next: RequestListener): RequestListener
  close(): Promise<void>
}

/** `npm run dev`: serves pages and styles from their sources with hot updates. Changes to server code need a restart. */
export async function developmentSite(server: Server): Promise<DevelopmentSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    // Vite types the loaded module as a record of unknowns; this one is our own entry.
    load: async () => guardedSite((await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBundle),
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
