import { announceContent } from '#content/documents/announce-content.ts'
import { contentServiceOn } from '#content/documents/content-service.ts'
import { filledContent } from '#content/filled-content.ts'
import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import { type LibraryFacts, newestPictures } from '#content/media/newest-pictures.ts'
import { serveSourcePictures } from '#content/media/source-pictures.ts'
import type { ContentSource, LoginOrigin } from '#content/ports/content.ts'
import type { ContentService } from '#content/ports/content-service.ts'
import type { FileStore } from '#content/ports/files.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { keepBriefly } from '#content/sources/keep-briefly.ts'
import { type KeptSource, keepStale } from '#content/sources/last-good/keep-stale.ts'
import { siteDialect, wordpressDialect } from '#content/sources/preview/content-dialect.ts'
import { contentPreview } from '#content/sources/preview/content-preview.ts'
import { watchChanges } from '#content/sources/watch-changes.ts'
import { withConcurrencyLimit } from '#content/sources/with-concurrency-limit.ts'
import type { ContentTokens } from '#domain/content/content-client-id.ts'
import type { OpenSettings } from '#domain/settings/termed-text.ts'
import { record } from '#features/audit/store/action-log.ts'
import { commentStoresOn } from '#features/blog/store/comments.ts'
import { redirectStoresOn } from '#features/redirects/store/redirects.ts'
import type { Database } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import type { Clock, RandomSource } from '#platform/ports.ts'
import { tracedCalls } from '#platform/tracing.ts'
import type { Env } from '../env.ts'
import type { LoginDevices, PreviewService } from '../http/request-preview.ts'
import type { PreviewTickets } from '../preview-ticket.ts'

/** The source of the site's content, and the desk at which editors see drafts. */
export interface Content {
  content: KeptSource
  preview: PreviewService
  /** The source without what is kept of it. */
  unkept: ContentSource
  /** Tells when the source was changed without saying so. Undefined for a source that always says so, or cannot be asked for it. */
  watch?: ((changed: () => void) => () => void) | undefined
}

/** The embedded system answers in process; the address is never asked for, it only has to be one. */
export function embeddedContent(
  { fetch: answer }: ContentSystem,
  tickets: PreviewTickets,
  parts: {
    library: () => Promise<readonly LibraryFacts[]>
    edited: Required<Pick<ContentSource, 'menus' | 'trainers' | 'uris'>>
    settings: () => Promise<OpenSettings>
    devices: LoginDevices
  },
): Content {
  const { library, edited, settings, devices } = parts
  const shown = (source: ContentSource) => filledContent(newestPictures({ ...source, ...edited }, library), settings)
  const transportFor =
    ({ address, device }: LoginOrigin) =>
    (request: Request) =>
      answer(request, address, undefined, device)
  const endpoint = { url: 'http://content.invalid/graphql', transport: transportFor({ address: '', device: null }) }
  const dialect = siteDialect()
  const published = shown(dialect.source(contentClients(endpoint)))
  const service = contentPreview({ endpoint, dialect, published, transportFor })
  const content = {
    ...service,
    source: (tokens: ContentTokens) => shown(service.source(tokens)),
  }
  const kept = keepBriefly(published)
  return {
    content: { ...published, noting: () => kept, purge: kept.purge },
    unkept: published,
    preview: { content, socket: '/graphql', passFor: tickets.ticketFor, devices },
  }
}

interface ServiceParts {
  files: FileStore
  clock: Clock
  randomSource: Pick<RandomSource, 'token'>
  addEffect: Jobs['addEffect']
}

/** What the office edits of the embedded system. */
export function contentServiceOf(db: Database, { addEffect, ...parts }: ServiceParts): ContentService {
  return contentServiceOn(db, {
    ...parts,
    announce: announceContent,
    // the content system knows the tables of its own only; a job needs none of them
    addEffect: (tx, effect, at) => addEffect(tx as Database, effect, at),
    // the same: redirects and comments are not the content system's
    redirects: (tx) => redirectStoresOn(tx as Database),
    comments: (tx) => commentStoresOn(tx as Database),
    // and the log
    record: (tx, entry) => record(tx as Database, entry),
  })
}

/** A change shows within half a minute, and three processes ask nine questions a minute. */
const lookEveryMs = 20_000

/** Another system answers over HTTP, in one of two dialects. It may be slow or away. */
export function remoteContent(
  env: Env,
  keeping: Parameters<typeof keepStale>[1],
  settings: () => Promise<OpenSettings>,
): Content {
  const { ask } = tracedCalls('content', { ask: (request: Request) => fetch(request) }, 'ask')
  const transport = withConcurrencyLimit(ask, { atOnce: 8, waiting: 100 })
  const endpoint = { url: env.CONTENT_URL ?? '', token: env.CONTENT_TOKEN, transport }
  const dialect = env.CONTENT_DIALECT === 'wordpress' ? wordpressDialect() : siteDialect()
  const unkept = dialect.source(contentClients(endpoint))
  const content = keepStale(unkept, keeping)
  const shown = <Source extends ContentSource>(source: Source): Source =>
    filledContent(serveSourcePictures(source, endpoint.url), settings)
  const served: KeptSource = { ...shown(content), noting: (note) => shown(content.noting(note)) }
  const service = contentPreview({ endpoint, dialect, published: content })
  const preview = {
    ...service,
    source: (tokens: ContentTokens) => shown(service.source(tokens)),
  }
  const clients = contentClients(endpoint)
  const { latestChange } = dialect
  const watch =
    latestChange &&
    ((changed: () => void) =>
      watchChanges({ latestChange: () => latestChange(clients), changed, everyMs: lookEveryMs }))
  // it knows no tickets of ours
  return {
    content: served,
    unkept,
    watch,
    preview: { content: preview, socket: env.CONTENT_WS_URL ?? null, passFor: bearer },
  }
}

const bearer = (token: string) => `Bearer ${token}`

/** What names a source in the database: its address without user, password and query. */
export function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
