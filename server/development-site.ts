import type { RequestListener, Server } from 'node:http'
import type { DocumentMaker } from './document-thread.ts'
import { guardedSite, type SiteBundle } from './site-build.ts'

export interface DevelopmentSite {
  bundle(): Promise<SiteBundle>
  /** Draws documents from the current sources, which only Vite can load, and not in a thread. */
  maker: DocumentMaker
  /** That of a build may have other tables than the sources. */
  databaseArchive: null
  /** Lets Vite answer its own requests (modules, styles, hot updates) before `next`. */
  before(next: RequestListener): RequestListener
  close(): Promise<void>
}

/** `npm run dev`: serves pages and styles from their sources with hot updates. Changes to server code need a restart. */
export async function developmentSite(server: Server): Promise<DevelopmentSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const bundle = async () =>
    // Vite types the loaded module as a record of unknowns; this one is our own entry.
    guardedSite((await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBundle)
  return {
    bundle,
    maker: {
      make: async (order) => (await bundle()).entry.module.drawDocument(order),
      close: async () => undefined,
    },
    databaseArchive: null,
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
