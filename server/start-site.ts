import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { OpenDatabase } from '#adapters/db/database.ts'
import { openEmbedded } from '#adapters/db/embedded.ts'
import { openServer } from '#adapters/db/server.ts'
import { pageTagChannel } from '#adapters/db/stores.ts'
import { compose, type World } from './composition.ts'
import { openDataFolder } from './data-folder.ts'
import { type DevelopmentSite, developmentSite } from './development-site.ts'
import type { Env } from './env.ts'
import { apiRoutes } from './http/api-routes.ts'
import { memoryFirst } from './http/listener.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPageRenderer } from './http/render-page.ts'
import { createSiteApp } from './http/site-app.ts'
import { loadStaticAssets } from './http/static-assets.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { fillWithSeed } from './seed-world.ts'
import { clientFolder, loadSite, type SiteBundle } from './site-build.ts'

export interface StartOptions {
  env: Env
  log: Log
  development: boolean
  announce: (line: string) => void
}

export interface RunningSite {
  url: string
  /** Answers what is under way, waits for the job at hand, then closes everything. */
  stop(): Promise<void>
}

/** Starts the whole program in this process, as ROLE says. Throws a `StartError` for what the operator can put right. */
export async function startSite({ env, log, development, announce }: StartOptions): Promise<RunningSite> {
  const folder = await openDataFolder(env.DATA_DIR)
  const server = createServer()
  let answer: RequestListener = stillStarting
  server.on('request', (request, response) => answer(request, response))
  const url = await listen(server, env)
  const siteUrl = (env.SITE_URL ?? url).replace(/\/+$/, '')

  const site = development ? await developmentSite(server) : null
  const bundle = site ? site.load : always(await loadSite(announce))
  const database = await openDatabase(env, folder.database, log)
  await fillWithSeed(database.db, env.SEED)
  const world = await compose({ env, database, secret: env.SECRET ?? folder.secret, siteUrl, bundle, log })

  answer = env.ROLE === 'worker' ? machinesOnly(world) : await visitors({ world, database, bundle, site, siteUrl, log })
  if (env.ROLE !== 'web') await world.jobs.work(world.carryOut)

  announce(`Flightdeck is ready at ${siteUrl}`)
  if (world.mailboxKey) announce(`Its mail lies in the mailbox at ${siteUrl}/mailbox/${world.mailboxKey}`)
  return {
    url,
    async stop() {
      await closed(server)
      await site?.close()
      await world.jobs.stop()
      await database.close()
      await folder.release()
    },
  }
}

const stillStarting: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
    .end('Flightdeck is starting.\n')
}

function always<T>(value: T): () => Promise<T> {
  return async () => value
}

function openDatabase(env: Env, embeddedFolder: string, log: Log): Promise<OpenDatabase> {
  return env.DATABASE_URL
    ? openServer(env.DATABASE_URL, (error) => log.error({ error }, 'database connection failed'))
    : openEmbedded(embeddedFolder)
}

interface VisitorParts {
  world: World
  database: OpenDatabase
  bundle: () => Promise<SiteBundle>
  site: DevelopmentSite | null
  siteUrl: string
  log: Log
}

async function visitors({ world, database, bundle, site, siteUrl, log }: VisitorParts): Promise<RequestListener> {
  const pages = createPageCache()
  await database.listen(pageTagChannel, (payload) => pages.purge(payload ? payload.split(' ') : undefined))
  const { useCases, mailbox, contentSystem, ready } = world
  const render = createPageRenderer({ bundle, useCases, mailbox, pages, siteUrl, development: site !== null, log })
  const dynamic = getRequestListener(createSiteApp({ render, contentSystem, siteUrl, log, ready }).fetch)
  if (site) return site.before(dynamic)
  return memoryFirst(await loadStaticAssets(clientFolder), pages, dynamic)
}

/** A worker answers nobody but the machines that watch it. */
function machinesOnly(world: World): RequestListener {
  return getRequestListener(new Hono().route('/', apiRoutes(world)).fetch)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
