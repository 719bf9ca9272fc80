import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { legalHrefs } from '#domain/address/legal-pages.ts'
import { languages } from '#domain/language.ts'
import { may } from '#domain/office/member.ts'
import { cardVariables } from './composition/payment-providers.ts'
import { compose } from './composition.ts'
import { openDataFolder } from './data-folder.ts'
import { type DevelopmentSite, developmentSite } from './development-site.ts'
import { type DocumentMaker, documentThread } from './document-thread.ts'
import { type Env, isProduction, noBackups } from './env.ts'
import { gracefulStop } from './graceful-stop.ts'
import { type Admission, admit, createAdmission } from './http/admission.ts'
import { withStrictHeaders } from './http/final-response.ts'
import {
  cacheFirst,
  countingAnswers,
  listen,
  loadStaticAssets,
  oneHost,
  serverOptions,
  staleFrom,
  upgrades,
} from './http/listener.ts'
import { mailPreview } from './http/mail-preview.ts'
import { type ApiPorts, createMetrics, type Metrics, machinesOnly, metricsRoute, peerOf } from './http/metrics.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPageQueries } from './http/page-queries.ts'
import { createPageRenderer, type RenderPage } from './http/render-page.ts'
import { createSharedData } from './http/shared-data.ts'
import { createSiteApp } from './http/site-app.ts'
import { rulesFile } from './http/speculation-rules.ts'
import { type TrustedProxies, tracedRequests } from './http/trusted-proxies.ts'
import { createWaitingPage } from './http/waiting-page.ts'
import type { Log } from './log.ts'
import { builtFile, builtSite, clientFolder, databaseArchive, type SiteBundle } from './site-build.ts'
import type { Telemetry } from './telemetry.ts'
import type { World } from './world.ts'

export interface StartOptions {
  env: Env
  log: Log
  /** Null without OTEL_EXPORTER_OTLP_ENDPOINT. */
  telemetry?: Telemetry | null
  development: boolean
  /** One for all sites of a process, which does not end with them; without it the site has its own. */
  documents?: DocumentMaker
  announce: (line: string) => void
}

export interface RunningSite {
  url: string
  /** Turns `/readyz` off, keeps answering for DRAIN_SECONDS, finishes started requests and running jobs, then closes everything. */
  stop(): Promise<void>
}

/** Starts the whole program in this process, in the role that ROLE names. Throws a `StartError` for problems that the operator can fix. */
export async function startSite({
  env,
  log,
  telemetry = null,
  development,
  documents,
  announce,
}: StartOptions): Promise<RunningSite> {
  const folder = await openDataFolder(env.DATA_DIR)
  const server = createServer(serverOptions)
  const ending = gracefulStop(server)
  const https = isProduction(env)
  let answer: RequestListener = withStrictHeaders(stillStarting, { https, policy: !development })
  server.on(
    'request',
    oneHost((request, response) => answer(request, response)),
  )
  const url = await listen(server, env)
  const siteUrl = (env.SITE_URL ?? url).replace(/\/+$/, '')

  const site = development ? await developmentSite(server) : null
  const parts = site ?? (await builtParts(documents))
  const { bundle, maker } = parts
  const secrets = env.SECRET ?? folder.secrets
  const world = await compose({
    env,
    databaseFolder: folder.database,
    databaseArchive: parts.databaseArchive,
    picturesFolder: folder.pictures,
    secrets,
    siteUrl,
    ownUrl: url,
    bundle,
    maker,
    log,
  })

  const admission = createAdmission(env.WAIT_SECONDS * 1000)
  const metrics = createMetrics({ ...world, admission: admission.figures })
  telemetry?.addFigures(metrics.figures)
  const probes: ApiPorts = { isStopping: ending.isStopping, dependencies: world.dependencies }
  const trusted = env.TRUSTED_PROXIES ?? null
  const traced = (next: RequestListener) => (telemetry ? tracedRequests(trusted, next) : next)
  const { listener, renderAhead }: Visitors =
    env.ROLE === 'worker'
      ? {
          listener: withStrictHeaders(traced(machinesOnly(world.paymentHook, probes, metrics)), {
            https,
            policy: true,
          }),
        }
      : await visitors({
          ...{ server, world, probes, metrics, admission, bundle, site, siteUrl, trusted, traced, log },
          loadsAhead: env.LOAD_AHEAD === 'yes' && !development,
        })
  answer = listener
  if (env.ROLE !== 'web') {
    await doJobs(world, env)
  }

  announce(`Flightdeck is ready at ${siteUrl}`)
  renderAhead?.()
  if (world.mode.cards === 'none') announce(`Card payment is off. To turn it on, set ${cardVariables}.`)
  if (world.mailboxKey) announce(`Outgoing mail is shown at ${siteUrl}/mailbox/${world.mailboxKey}`)
  if (env.ROLE !== 'worker') announceMissingPages(world, { announce, log })
  const [editor, firstAccount] =
    env.ROLE === 'worker' ? [] : [await world.editorPasswordToken(), await world.firstAccountToken()]
  if (editor)
    announce(`Read the password of the content system (shown once) at ${siteUrl}/office/editor-password/${editor}`)
  if (firstAccount) announce(`Create the first office account at ${siteUrl}/office/first-account/${firstAccount}`)
  return {
    url,
    async stop() {
      await ending.drain(env.ROLE === 'worker' || development ? 0 : env.DRAIN_SECONDS)
      await Promise.all([ending.close(), world.contentSystem?.socket.close()])
      await site?.close()
      await world.jobs.stop()
      // Flushed while the database is open, since some metrics are read from it.
      await telemetry?.stop()
      if (maker !== documents) await maker.close()
      await world.database.close()
      folder.release()
    },
  }
}

/** Checks any content source, without delaying the start. */
function announceMissingPages({ services }: World, { announce, log }: Pick<StartOptions, 'announce' | 'log'>): void {
  services
    .brokenLinks(languages.flatMap(legalHrefs))
    .then((pages) => {
      if (pages.length === 0) return
      announce(`Legally required pages are missing: ${pages.join(', ')}`)
      log.warn({ pages }, 'legal pages are missing')
    })
    // The database is unavailable, which is reported elsewhere.
    .catch(() => undefined)
}

async function doJobs({ jobs, run, tidy, backUp }: World, { BACKUP_AT, BACKUP_DIR }: Env): Promise<void> {
  await jobs.work(run)
  await jobs.everyNight(tidy)
  if (backUp) await jobs.backUpEveryDay(BACKUP_AT, backUp)
  else if (BACKUP_DIR === noBackups) await jobs.endBackups()
}

const stillStarting: RequestListener = (_request, response) => {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
    .end('Flightdeck is starting.\n')
}

async function builtParts(documents?: DocumentMaker) {
  const loaded = await builtSite()
  return {
    bundle: async () => loaded,
    maker: documents ?? documentThread(builtFile('draw-documents')),
    databaseArchive: databaseArchive(),
  }
}

interface VisitorParts {
  server: Server
  world: World
  probes: ApiPorts
  metrics: Metrics
  admission: Admission
  bundle: () => Promise<SiteBundle>
  site: DevelopmentSite | null
  siteUrl: string
  trusted: TrustedProxies
  traced: (next: RequestListener) => RequestListener
  /** Whether browsers may prefetch pages (docs/decisions/0003). */
  loadsAhead: boolean
  log: Log
}

interface Visitors {
  listener: RequestListener
  /** Renders what is sent when there is no time to render. Costs as much as several pages, so the start does not wait for it. */
  renderAhead?: () => void
}

async function visitors({
  server,
  world,
  probes,
  metrics,
  admission,
  bundle,
  site,
  siteUrl,
  trusted,
  traced,
  loadsAhead,
  log,
}: VisitorParts): Promise<Visitors> {
  const https = siteUrl.startsWith('https:')
  const pages = createPageCache()
  const rules = loadsAhead ? rulesFile((await bundle()).routes, { https }) : null
  const queries = createPageQueries()
  const shared = createSharedData()
  await world.onPagesChanged((tags) => {
    pages.purge(tags)
    shared.purge(tags)
  })
  const { services, mailbox, preview, office, contentSystem, contentHook, paymentHook: payments, senderSalt } = world
  if (contentSystem)
    server.on('upgrade', upgrades(contentSystem.socket, { strict: site === null, senderSalt, trusted }))
  const formTargets = world.paymentPages
  const render = createPageRenderer({
    bundle,
    services,
    mailbox,
    preview,
    office,
    pages,
    queries,
    shared,
    siteUrl,
    development: site !== null,
    rules,
    formTargets,
    log,
  })
  const buildId = async () => (await bundle()).assets.version
  const timed: RenderPage = async (page) => {
    const begin = performance.now()
    const response = await render(page)
    metrics.countRendering((performance.now() - begin) / 1000)
    return response
  }
  const forMachines = metricsRoute(metrics, peerOf)
  const app = createSiteApp({
    render: timed,
    forMachines,
    services: { ...services, webhooks: world.office.webhooks },
    api: world.office.api,
    contentSystem,
    mayUpload: async (headers) => {
      const role = (await office.accounts.signedIn(headers))?.member.role
      return role !== undefined && may(role, 'edit-content')
    },
    pictures: world.pictures,
    contentHook,
    senderSalt,
    rateLimits: world.rateLimits,
    trustedProxies: trusted,
    paymentHook: payments,
    mailPreview: site && mailPreview(bundle),
    siteUrl,
    buildId,
    log,
    ...probes,
  })
  const { host: hostname } = new URL(siteUrl)
  const dynamic = withStrictHeaders(getRequestListener(app.fetch, { hostname }), { https, policy: site === null })
  if (site) return { listener: site.before(traced(dynamic)) }
  let rendered: Promise<RequestListener> | undefined
  function waitingPage(): Promise<RequestListener> {
    rendered ??= createWaitingPage({ render, siteUrl })
    return rendered
  }
  const refuse: RequestListener = async (request, response) => (await waitingPage())(request, response)
  const assets = await loadStaticAssets(clientFolder(), { https })
  if (rules) assets.set(rules.path, rules.response)
  const { routes } = await bundle()
  const isShared = (address: string) => queries.isShared(address, routes)
  const admitted = admit(
    {
      admission,
      sendStale: staleFrom({ pages, queries, metrics }),
      refuse: withStrictHeaders(countingAnswers('refused', metrics, refuse), { https, policy: true }),
    },
    countingAnswers('rendered', metrics, dynamic),
  )
  return {
    listener: cacheFirst({ assets, pages, queries, isShared, metrics }, traced(admitted)),
    renderAhead: () => waitingPage().catch((error: unknown) => log.error({ error }, 'waiting page failed')),
  }
}
