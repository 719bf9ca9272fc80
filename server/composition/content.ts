import type { LoginAttempts, OnLogin } from '#content/documents/content-context.ts'
import { contentServiceOn } from '#content/documents/content-service.ts'
import type { LoggedParts } from '#content/documents/document-editor.ts'
import { announceContent } from '#content/documents/page-events.ts'
import { filledContent } from '#content/filled-content.ts'
import type { ContentSystem } from '#content/graphql/graphql-handler.ts'
import { type LibraryFacts, newestPictures } from '#content/media/rewrite-pictures.ts'
import { serveSourcePictures } from '#content/media/source-pictures.ts'
import type { ContentSource, LoginOrigin } from '#content/ports/content.ts'
import type { ContentService } from '#content/ports/content-service.ts'
import type { FileStore } from '#content/ports/pictures.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { withConcurrencyLimit } from '#content/sources/graphql-exchange.ts'
import { contentPreview, siteDialect, wordpressDialect } from '#content/sources/preview/content-preview.ts'
import { type KeptSource, keepBriefly, keepStale } from '#content/sources/stale/keep-stale.ts'
import { watchChanges } from '#content/sources/watch-changes.ts'
import type { ContentTokens } from '#domain/content/token-cookies.ts'
import type { OpenSettings } from '#domain/settings/termed-text.ts'
import { record } from '#features/audit/store/action-log.ts'
import { commentStoresOn } from '#features/blog/store/comments.ts'
import { countFailure } from '#features/members/sign-in.ts'
import { knownDevicesOn, signInAttemptsOn } from '#features/members/store/sign-in-failures.ts'
import { redirectStoresOn } from '#features/redirects/store/redirects.ts'
import type { Database } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/jobs.ts'
import type { Cipher, Clock, KeyRing, RandomSource, Transactions } from '#platform/ports.ts'
import { tracedCalls } from '#platform/tracing.ts'
import { derivedKey, derivedKeys, signInHash } from '../derived-key.ts'
import type { Env } from '../env.ts'
import type { LoginDevices, PreviewService } from '../http/request-preview.ts'
import type { Log } from '../log.ts'

export interface Content {
  content: KeptSource
  preview: PreviewService
  /** The source without its cache. */
  unkept: ContentSource
  /** Reports unannounced changes of the source. Undefined for a source that announces every change or cannot be polled. */
  watch?: ((changed: () => void) => () => void) | undefined
}

/** The embedded system is called in process. The URL is never requested; it only has to be valid. */
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
  const endpoint = {
    url: 'http://content.invalid/graphql',
    transport: transportFor({ address: '', device: null }),
    // It is as slow as this process: giving up early would turn a busy machine into error pages.
    timeoutMs: 60_000,
  }
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

/** The audit log, in a transaction of the content system, which types only its own tables. */
export const recordIn: LoggedParts['record'] = (tx, entry) => record(tx as Database, entry)

interface ServiceParts {
  files: FileStore
  clock: Clock
  randomSource: Pick<RandomSource, 'token'>
  addEffect: Jobs['addEffect']
}

export function contentServiceOf(db: Database, { addEffect, ...parts }: ServiceParts): ContentService {
  return contentServiceOn(db, {
    ...parts,
    announce: announceContent,
    // The content system types only its own tables; a job needs none of them.
    addEffect: (tx, effect, at) => addEffect(tx as Database, effect, at),
    // Redirects and comments belong to other features too.
    redirects: (tx) => redirectStoresOn(tx as Database),
    comments: (tx) => commentStoresOn(tx as Database),
    record: recordIn,
  })
}

/** Milliseconds. A change appears within half a minute; three processes send nine requests a minute. */
const lookEveryMs = 20_000

/** A remote source over HTTP, in one of two dialects. It may be slow or unavailable. */
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
  // A remote source does not know our preview tickets.
  return {
    content: served,
    unkept,
    watch,
    preview: { content: preview, socket: env.CONTENT_WS_URL ?? null, passFor: bearer },
  }
}

const bearer = (token: string) => `Bearer ${token}`

/** The key of a source in the database: its URL without credentials and query. */
export function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

interface LoginParts {
  db: Database
  secrets: KeyRing
  siteUrl: string
  log: Pick<Log, 'info' | 'warn'>
  clock: Clock
  transactions: Transactions
}

/** Logins to the embedded content system, with the same known devices, rate limits and log messages as the office. */
export function contentLogins({ db, secrets, siteUrl, log, clock, transactions }: LoginParts): {
  devices: LoginDevices
  /** Counted across all processes. */
  counted: { attempts: LoginAttempts; onLogin: OnLogin }
} {
  const hashOf = signInHash(secrets)
  const known = knownDevicesOn(derivedKeys(secrets, 'known devices of editors'), {
    isSecure: siteUrl.startsWith('https:'),
    cookie: 'content.device',
  })
  return {
    devices: {
      deviceOf: (username, cookie) => known.deviceOf(username, new Headers({ cookie: cookie ?? '' }), clock.now()),
      remember: (username) => known.remember(username, clock.now()),
    },
    counted: {
      attempts: signInAttemptsOn(db, derivedKey(secrets, 'attempts of editors')),
      async onLogin({ username, address, isKnownDevice, outcome }) {
        const name = username.trim().toLowerCase()
        const account = hashOf(name)
        if (outcome === 'in') return log.info({ account }, 'signed in')
        const sender = hashOf(address)
        log.warn({ step: 'password', outcome, isKnownDevice, account, sender }, 'sign-in failed')
        await countFailure({ clock, transactions }, { kind: name === 'editor' ? 'editor' : 'nobody' }, 'password')
      },
    },
  }
}

/** Long enough to open a websocket, too short to be useful to anyone else. */
const lifetime = { seconds: 60 }
const scheme = 'Ticket '

interface PreviewTickets {
  /** A `Ticket …` that replaces a token in the page's script: it can only open a websocket, within a minute. */
  ticketFor(token: string): string
  /** The `Bearer …` token of a ticket. Any other value is returned unchanged: an expired or forged ticket is no valid token. */
  redeem(authorization: string): string
}

/** A ticket is its encrypted token, so any process with the same secret can redeem it and none has to store it. */
export function previewTickets(cipher: Cipher, clock: Clock): PreviewTickets {
  return {
    ticketFor(token) {
      const until = clock.now().add(lifetime).epochMilliseconds
      return scheme + cipher.encrypt(`${until} ${token}`)
    },
    redeem(authorization) {
      if (!authorization.startsWith(scheme)) return authorization
      const [until, token] = opened(cipher, authorization.slice(scheme.length)).split(' ')
      return token !== undefined && Number(until) > clock.now().epochMilliseconds ? `Bearer ${token}` : 'Bearer'
    },
  }
}

function opened(cipher: Cipher, encrypted: string): string {
  try {
    return cipher.decrypt(encrypted)
  } catch {
    return ''
  }
}
